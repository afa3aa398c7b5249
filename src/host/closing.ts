// Ending a connection over stdio: close the server's stdin. No message does it, in any revision (transports/stdio).
import { METHOD } from '../protocol/mcp.ts'
import type { Effect } from './effect.ts'
import { assemble } from './pool.ts'
import { sentence } from './sentences.ts'
import { exchange, send } from './wire.ts'
import type { Pool, World } from './world.ts'
import { configuredAs, currentCall, settleCall, sure, withEntry } from './world.ts'

const leaving = (world: World): string => sure(world.leaving, 'a server to leave')

/** A request of a method that MCP never had. */
export const askShutdown: Effect = (world) => send(world, leaving(world), METHOD.shutdown, {})

export const hearShutdownRefused: Effect = (world) => {
  const [next, , trace] = exchange(world)
  return [next, trace]
}

/** The process ends, its tools leave the pool, and the call that asked for it is answered. */
export const closeStdin: Effect = (world) => {
  const client = leaving(world)
  const known = configuredAs(world, client)
  const gone: World = {
    ...world,
    leaving: undefined,
    configured: withEntry(world.configured, client, { ...known, connected: false }),
    offers: without(world.offers, client),
    sifted: world.sifted.filter((tool) => tool.client !== client),
  }
  const [next, rebuilt] = assemble(gone)
  const { route } = currentCall(world)
  const settled = settleCall(next, {
    text: sentence.disconnected(known.name),
    isError: false,
    origin: { by: 'local', tool: route?.tool ?? '' },
  })
  return [settled, [{ type: 'stdin.closed', client, name: known.name }, ...rebuilt]]
}

/** The rows that do not belong to this client. */
function without({ pool, routes }: Pool, client: string): Pool {
  const kept = new Map([...pool].filter(([, { origin }]) => origin.server !== client))
  return { pool: kept, routes: new Map([...routes].filter(([alias]) => kept.has(alias))) }
}

// Filling the pool: built-ins first, then the tools a client heard of. Descriptor and route are stored apart.
import type { Tool } from '../protocol/mcp.ts'
import type { Notice, Trace } from '../protocol/trace.ts'
import type { Effect } from './effect.ts'
import { markOf } from './marks.ts'
import { aliasOf, isTooLong } from './naming.ts'
import { clientAtHand } from './opening.ts'
import { sentence } from './sentences.ts'
import { makeClient } from './starting.ts'
import type { PoolEntry, Route, Sifted, World } from './world.ts'
import { configuredAs, settleCall, withEntry } from './world.ts'

/** Built-ins enter the pool; one client per switched-on server is made. Making a client calls nothing. */
export const fillPool: Effect = (world) => {
  const [filled] = assemble(world)
  const clients = world.unopened.map((client) => ({ type: 'client.created', client }) as const)
  return [world.unopened.reduce(makeClient, filled), [{ type: 'pool.filled', names: [...filled.pool.keys()] }, ...clients]]
}

/** Builds pool and prompt anew from everything on offer, for hosts whose habit it is. */
export function assemble(world: World): readonly [World, readonly Trace[]] {
  const { prompt, offers, habits } = world
  if (prompt.rebuilds > 0 && !habits.rebuilds) return [world, []]
  const [before, names] = [[...world.pool.keys()], [...offers.pool.keys()]]
  const differs = before.findIndex((name, index) => name !== names[index])
  const shared = differs < 0 ? before.length : differs
  const mentions = [...world.clients.keys()]
    .map((id) => configuredAs(world, id))
    .flatMap(({ connected, name }) => (connected ? [name] : []))
  const next = { mentions, rebuilds: prompt.rebuilds + 1, shared: prompt.rebuilds > 0 ? [...prompt.shared, shared] : [] }
  return [{ ...world, ...offers, prompt: next }, [{ type: 'pool.rebuilt', names, shared }]]
}

/** Every tool heard of gets an alias, a descriptor in the pool and a route that keeps the server's own name. */
export const registerTools: Effect = (world) => register(world, true)

/** Shared with the host that forgets the routes, so that it differs in nothing else. */
export function register(world: World, keepRoutes: boolean): ReturnType<Effect> {
  const client = clientAtHand(world)
  const known = configuredAs(world, client)
  const { kept, notices, sifted } = sift(world, client)
  const clash = notices.find(({ code }) => code === 'collision')
  const heldBack = clash !== undefined && world.habits.collisions === 'reject'
  const added = heldBack ? [] : kept
  const pool = new Map(world.offers.pool)
  const routes = new Map(world.offers.routes)
  for (const { alias, entry } of added) {
    pool.set(alias, entry)
    const route: Route = { executor: 'server', client, tool: entry.origin.tool }
    if (keepRoutes) routes.set(alias, route)
  }
  const joined: World = {
    ...world,
    offers: { pool, routes },
    configured: withEntry(world.configured, client, { ...known, connected: true }),
    sifted: [...world.sifted, ...(heldBack ? sifted.map(holdBack) : sifted)],
    notices: [...world.notices, ...notices],
    heard: [],
    unopened: world.unopened.slice(1),
  }
  const [next, rebuilt] = assemble(joined)
  const text =
    heldBack && clash.code === 'collision'
      ? sentence.heldBack(known.name, clash)
      : sentence.connected(
          known.name,
          world.heard.map(({ name }) => name),
          added.map(({ entry }) => entry.origin.tool),
        )
  const registered: Trace = { type: 'tools.registered', client, names: added.map(({ alias }) => alias), notices, heldBack }
  return [answered(next, text, heldBack), [registered, ...rebuilt]]
}

const holdBack = (tool: Sifted): Sifted => (tool.fate === 'added' ? { ...tool, fate: 'held-back' } : tool)

/** A connect that a call asked for is that call's outcome. */
function answered(world: World, text: string, isError: boolean): World {
  const { current } = world
  return current ? settleCall(world, { text, isError, origin: { by: 'local', tool: current.route?.tool ?? '' } }) : world
}

interface Row {
  readonly alias: string
  readonly entry: PoolEntry
}

interface Sieve {
  readonly kept: readonly Row[]
  readonly notices: readonly Notice[]
  readonly sifted: readonly Sifted[]
}

/** Which of the tools heard of may enter, and why the others may not. */
function sift(world: World, client: string): Sieve {
  const { naming, marks } = world.habits
  const { name: serverName } = configuredAs(world, client)
  const kept = new Map<string, Row>()
  const notices: Notice[] = []
  const sifted: Sifted[] = []
  for (const tool of world.heard) {
    const alias = aliasOf(naming, serverName, tool.name)
    const entry = entryOf(alias, { server: client, serverName, tool: tool.name }, tool, marks)
    const found = world.offers.pool.get(alias) ?? kept.get(alias)?.entry
    const holder = found && nameOf(found.origin)
    const refused = nameOf(entry.origin)
    const long = isTooLong(naming, alias)
    if (long) notices.push({ code: 'too-long', alias, length: alias.length, refused })
    else if (holder !== undefined) notices.push({ code: 'collision', alias, kept: holder, refused })
    else kept.set(alias, { alias, entry })
    sifted.push({ client, alias, tool, fate: long ? 'too-long' : holder === undefined ? 'added' : 'collision', holder })
  }
  return { kept: [...kept.values()], notices, sifted }
}

function entryOf(alias: string, origin: PoolEntry['origin'], tool: Tool, marks: boolean): PoolEntry {
  const annotations = tool.annotations ?? {}
  const description = marks ? `${tool.description} (${markOf(annotations)})` : tool.description
  return { descriptor: { name: alias, description, inputSchema: tool.inputSchema }, origin, annotations }
}

/** Where a row comes from, as the host reports it. */
const nameOf = ({ serverName, tool }: PoolEntry['origin']): string =>
  serverName === undefined ? `built-in ${tool}` : `${serverName}/${tool}`

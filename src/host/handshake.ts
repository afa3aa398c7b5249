// Which era a server belongs to: the probe with its three outcomes, and the old handshake (basic/versioning, stdio).
import { stringAt } from '../protocol/json.ts'
import { METHOD } from '../protocol/mcp.ts'
import type { Trace, Verdict } from '../protocol/trace.ts'
import { forget } from './client.ts'
import type { Effect } from './effect.ts'
import { askAgain, clientAtHand, conclude, leave, resultOf, versionsIn } from './opening.ts'
import { exchange, notify, send } from './wire.ts'
import type { World } from './world.ts'
import { clientOf, sure, withEntry } from './world.ts'

const failed = (probe: Verdict['probe'], failure: string): Verdict => ({
  era: 'none',
  probe,
  revision: undefined,
  failure,
  next: 'give-up',
})

/** An old server is spoken to in the old way, by a host that can. */
function fallBack({ habits: { speaks } }: World, probe: Verdict['probe'], failure: string): Verdict {
  const [revision] = speaks.legacy
  return speaks.eras === 'dual' ? { era: 'legacy', probe, revision, failure: undefined, next: 'fall-back' } : failed(probe, failure)
}

function settled(world: World, verdict: Verdict, trace: readonly Trace[]): ReturnType<Effect> {
  const [next, judged] = conclude(world, clientAtHand(world), verdict)
  return [verdict.next === 'give-up' ? leave(next) : next, [...trace, judged]]
}

/** A refused probe. The one error that only a new server sends keeps the client in the new era; any other means an old server. */
export const hearRefusal: Effect = (world) => {
  const [next, reading, trace] = exchange(world)
  if (reading.kind !== 'error') throw new Error('The engine expected an error')
  const versions = versionsIn(reading.error)
  if (!versions) return settled(next, fallBack(world, 'other-error', `probe refused with ${reading.error.code}`), trace)
  const verdict = askAgain(world, versions, 'modern-error') ?? failed('modern-error', `server supports ${versions.join(', ')}`)
  return settled(next, verdict, trace)
}

/** Nothing came within the time limit: the client says that it no longer waits, and draws its conclusion. */
export const giveUpWaiting: Effect = (world) => {
  const id = clientAtHand(world)
  const client = clientOf(world, id)
  const open = sure([...client.pending.keys()].at(-1), 'an open request')
  const { patience } = world.habits.speaks
  const reason = `No reply within ${patience} ms`
  const [said, trace] = notify(world, id, METHOD.cancelled, { requestId: open, reason })
  const next = { ...said, clients: withEntry(said.clients, id, forget(client, open)) }
  const waited: Trace = { type: 'clock.waited', client: id, ms: patience }
  return settled(next, fallBack(world, 'silence', `no answer to the probe within ${patience} ms`), [...trace, waited])
}

/** `initialize` with the newest old revision that the host knows. */
export const openLegacy: Effect = (world) => {
  const id = clientAtHand(world)
  const version = sure(world.habits.speaks.legacy[0], 'an old revision')
  const client = { ...clientOf(world, id), revision: version }
  const params = { protocolVersion: version, capabilities: {}, clientInfo: { ...world.host } }
  return send({ ...world, clients: withEntry(world.clients, id, client) }, id, METHOD.initialize, params)
}

/** The answer names the version of the session: a host that does not know it leaves. */
export const hearLegacy: Effect = (world) => {
  const [next, reading, trace] = exchange(world)
  if (reading.kind === 'error') {
    const named = versionsIn(reading.error)?.join(', ')
    return settled(next, failed('not-probed', `initialize refused: ${named ?? reading.error.code}`), trace)
  }
  const version = stringAt(resultOf(reading), 'protocolVersion')
  if (!world.habits.speaks.legacy.includes(version)) {
    const [given, judged] = conclude(next, clientAtHand(world), failed('not-probed', `server offered ${version}`))
    return [given, [...trace, judged]]
  }
  return settled(next, { era: 'legacy', probe: 'not-probed', revision: version, failure: undefined, next: 'list' }, trace)
}

/** The notification that ends the old handshake. Nobody answers it. */
export const confirmLegacy: Effect = (world) => notify(world, clientAtHand(world), METHOD.initialized)

/** The host leaves a server whose version it does not know. */
export const closeConnection: Effect = (world) => {
  const client = clientAtHand(world)
  return [leave(world), [{ type: 'connection.closed', client, why: clientOf(world, client).verdict?.failure ?? '' }]]
}

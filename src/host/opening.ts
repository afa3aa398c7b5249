// Finding out what a server offers: capabilities, then tools. Nothing is executed and nothing enters the pool here.
import { CODE } from '../protocol/errors.ts'
import { own } from '../protocol/json.ts'
import type { ErrorObject } from '../protocol/jsonrpc.ts'
import type { Tool } from '../protocol/mcp.ts'
import { METHOD } from '../protocol/mcp.ts'
import type { Verdict } from '../protocol/trace.ts'
import type { Reading } from './client.ts'
import type { Effect } from './effect.ts'
import { exchange, send } from './wire.ts'
import type { World } from './world.ts'
import { clientOf, sure, withEntry } from './world.ts'

/** The client whose server is being opened. */
export const clientAtHand = (world: World): string => sure(world.unopened[0], 'a server to open')

export const askCapabilities: Effect = (world) => send(world, clientAtHand(world), METHOD.discover, {})

export const resultOf = (reading: Reading) => {
  if (reading.kind !== 'result') throw new Error(`The engine expected a result, got ${reading.kind}`)
  return reading.result
}

/** Writes down what a client has found out about its server. The first thing that a probe taught stays. */
export function conclude(
  world: World,
  id: string,
  found: Verdict,
): readonly [World, { type: 'era.judged'; client: string; verdict: Verdict }] {
  const client = clientOf(world, id)
  const verdict = client.verdict ? { ...found, probe: client.verdict.probe } : found
  const clients = withEntry(world.clients, id, { ...client, verdict, revision: verdict.revision ?? client.revision })
  return [
    { ...world, clients },
    { type: 'era.judged', client: id, verdict },
  ]
}

export const hearCapabilities: Effect = (world) => {
  const [heard, reading, trace] = exchange(world)
  resultOf(reading)
  const id = clientAtHand(world)
  const { revision } = clientOf(world, id)
  const [next, judged] = conclude(heard, id, { era: 'modern', probe: 'discover-result', revision, failure: undefined, next: 'list' })
  return [next, [...trace, judged]]
}

/** Asks for the tools. A client that has asked nothing before takes it on trust that the server is new. */
export const askTools: Effect = (world) => {
  const id = clientAtHand(world)
  const client = clientOf(world, id)
  if (client.verdict) {
    const { verdict } = client
    const clients = withEntry(world.clients, id, { ...client, verdict: { ...verdict, next: 'list' as const } })
    return send({ ...world, clients }, id, METHOD.listTools, {})
  }
  const assumed = { era: 'assumed-modern', probe: 'not-probed', revision: client.revision, failure: undefined, next: 'list' } as const
  const [judged, verdict] = conclude(world, id, assumed)
  const [next, trace] = send(judged, id, METHOD.listTools, {})
  return [next, [...trace, verdict]]
}

export const hearTools: Effect = (world) => {
  const [next, reading, trace] = exchange(world)
  if (reading.kind !== 'error') return [{ ...next, heard: resultOf(reading)['tools'] as unknown as readonly Tool[] }, trace]
  const id = clientAtHand(world)
  const verdict = sure(clientOf(world, id).verdict, 'a verdict')
  const again = askAgain(world, versionsIn(reading.error) ?? [], verdict.probe)
  if (again) {
    const [known, judged] = conclude(next, id, again)
    return [known, [...trace, judged]]
  }
  const failure = `${METHOD.listTools} refused with ${reading.error.code}`
  const [given, judged] = conclude(next, id, { ...verdict, failure, next: 'give-up' })
  return [leave(given), [...trace, judged]]
}

/** The versions that a modern error names, or undefined when it is none. */
export function versionsIn(error: ErrorObject): readonly string[] | undefined {
  const supported = own(error.data, 'supported')
  if (error.code !== CODE.unsupportedVersion || !Array.isArray(supported)) return undefined
  return supported.filter((version): version is string => typeof version === 'string')
}

/** A new server that does not speak the version asked for is asked again in one that both know (basic/versioning). */
export function askAgain(world: World, versions: readonly string[], probe: Verdict['probe']): Verdict | undefined {
  const asked = clientOf(world, clientAtHand(world)).revision
  const revision = world.habits.speaks.modern.find((version) => version !== asked && versions.includes(version))
  return revision === undefined ? undefined : { era: 'modern', probe, revision, failure: undefined, next: 'ask-again' }
}

/** The host goes on without the server at hand. */
export const leave = (world: World): World => ({ ...world, unopened: world.unopened.slice(1) })

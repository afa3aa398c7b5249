// The dispatcher: three gates in a row, by look-up only. Is the name in the pool, is it allowed, is there a route.
import { misfit } from '../protocol/arguments.ts'
import type { Gate, Trace } from '../protocol/trace.ts'
import type { Effect } from './effect.ts'
import { decide, refusalOf } from './permissions.ts'
import { sentence } from './sentences.ts'
import type { Outcome, PoolEntry, PresetCall, Route, World } from './world.ts'
import { currentCall, poolFor, sure } from './world.ts'

interface Verdict {
  readonly stop?: { readonly gate: Gate; readonly text: string }
  readonly unfit?: true
  readonly rule?: string
  readonly route?: Route
}

/** Finds where a call goes, or says in the host's words why it goes nowhere. */
export type FindRoute = (world: World, call: PresetCall) => Route | string

export const byTable: FindRoute = (world, call) => poolFor(world, call).routes.get(call.alias) ?? sentence.noRoute(call.alias)

const stopAt = (gate: Gate, text: string) => ({ stop: { gate, text } })

/** The gates behind the look-up: policy, arguments, route. */
function judge(world: World, call: PresetCall, entry: PoolEntry, find: FindRoute): Verdict {
  const { allowed, rule } = decide(world.policy, entry)
  if (!allowed) return { ...stopAt('allowed', refusalOf(rule)), rule }
  const reason = world.habits.checksArguments ? misfit(entry.descriptor.inputSchema, call.args) : undefined
  if (reason !== undefined) return { ...stopAt('sendable', sentence.misfit(call.alias, reason)), unfit: true, rule }
  const route = find(world, call)
  return typeof route === 'string' ? { ...stopAt('sendable', route), rule } : { route, rule }
}

function current(world: World, call: PresetCall, { stop, route }: Verdict): World {
  const outcome: Outcome | undefined = stop && { text: stop.text, isError: true, origin: { by: 'host', gate: stop.gate } }
  return { ...world, current: { call, stoppedAt: stop?.gate, route, outcome } }
}

export const routeCall: Effect = (world) => {
  const call = sure(world.calls[world.nextCall], 'a call to route')
  const entry = poolFor(world, call).pool.get(call.alias)
  const undecided = entry !== undefined && world.habits.decidesApart
  const verdict = !entry ? stopAt('in-pool', sentence.notInPool(call.alias)) : undecided ? {} : judge(world, call, entry, byTable)
  const routed: Trace = {
    type: 'call.routed',
    callId: call.callId,
    alias: call.alias,
    args: JSON.stringify(call.args),
    ...told(verdict),
    ...(undecided && { undecided }),
  }
  return [{ ...current(world, call, verdict), nextCall: world.nextCall + 1 }, [routed]]
}

const told = ({ stop, unfit, route, rule }: Verdict) => ({
  stoppedAt: stop?.gate,
  executor: route?.executor,
  rule,
  ...(unfit && { unfit }),
})

/** The policy's decision as a moment of its own, after the name was found. */
export const decideCall: Effect = (world) => decideBy(world, byTable)

/** Shared with the host that takes aliases apart, so that it differs in nothing else. */
export function decideBy(world: World, find: FindRoute): ReturnType<Effect> {
  const { call } = currentCall(world)
  const entry = sure(poolFor(world, call).pool.get(call.alias), 'a pool entry')
  const verdict = judge(world, call, entry, find)
  const { callId, alias } = call
  return [current(world, call, verdict), [{ type: 'call.decided', callId, alias, ...told(verdict) }]]
}

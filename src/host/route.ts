// The dispatcher: three gates in a row, by look-up only. Is the name in the pool, is it allowed, is there a route.
import type { Gate } from '../protocol/trace.ts'
import type { Effect } from './effect.ts'
import { decide } from './permissions.ts'
import { sentence } from './sentences.ts'
import type { Route, World } from './world.ts'
import { sure } from './world.ts'

interface Verdict {
  readonly stop?: { readonly gate: Gate; readonly text: string }
  readonly rule?: string
  readonly route?: Route
}

function judge(world: World, alias: string): Verdict {
  const entry = world.pool.get(alias)
  if (!entry) return { stop: { gate: 'in-pool', text: sentence.notInPool(alias) } }
  const { allowed, rule } = decide(world.policy, entry)
  if (!allowed) return { stop: { gate: 'allowed', text: sentence.denied(rule) }, rule }
  const route = world.routes.get(alias)
  if (!route) return { stop: { gate: 'sendable', text: sentence.noRoute(alias) }, rule }
  return { route, rule }
}

export const routeCall: Effect = (world) => {
  const call = sure(world.calls[world.nextCall], 'a call to route')
  const { stop, rule, route } = judge(world, call.alias)
  const outcome = stop && ({ text: stop.text, isError: true, origin: { by: 'host', gate: stop.gate } } as const)
  return [
    { ...world, nextCall: world.nextCall + 1, current: { call, stoppedAt: stop?.gate, route, outcome } },
    [
      {
        type: 'call.routed',
        callId: call.callId,
        alias: call.alias,
        args: JSON.stringify(call.args),
        stoppedAt: stop?.gate,
        executor: route?.executor,
        rule,
      },
    ],
  ]
}

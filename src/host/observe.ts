// Handing the outcome back to the call: text and flag travel together.
import type { Effect } from './effect.ts'
import type { Outcome, World } from './world.ts'
import { currentCall, sure } from './world.ts'

export const observe: Effect = (world) => record(world, (outcome) => outcome.isError)

/** Shared with the host that drops the flag, so that it differs in nothing else. */
export function record(world: World, flagOf: (outcome: Outcome) => boolean): ReturnType<Effect> {
  const current = currentCall(world)
  const outcome = sure(current.outcome, 'an outcome')
  const { text, origin } = outcome
  return [world, [{ type: 'call.observed', observation: { callId: current.call.callId, text, isError: flagOf(outcome), origin } }]]
}

export const finish: Effect = (world) => [{ ...world, current: undefined }, [{ type: 'run.finished' }]]

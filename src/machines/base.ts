// What every machine of the lab shares: its context, its events, and how a named effect becomes an XState action.
import { assign } from 'xstate'
import type { Effect } from '../host/effect.ts'
import type { World } from '../host/world.ts'
import type { Trace } from '../protocol/trace.ts'

/** The context of a machine: the world after this state's effect, and what that effect did. */
export interface MachineContext {
  readonly world: World
  readonly trace: readonly Trace[]
}

export type MachineEvent = { readonly type: 'NEXT' }

/** Who acts in a state: the lane that the page lights. */
export type Actor = 'host' | 'client' | 'server'

export interface StateMeta {
  readonly actor: Actor
  /** What the state's address names after the `@`: the call at hand, the client at hand, or nothing. */
  readonly subject: 'call' | 'client' | 'none'
}

/** Turns an effect into the entry action of a state. A state has one, so its trace is the whole trace of its frame. */
export function perform(effect: Effect) {
  return assign<MachineContext, MachineEvent, undefined, MachineEvent, never>(({ context }) => {
    const [world, trace] = effect(context.world)
    return { world, trace }
  })
}

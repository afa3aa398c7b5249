// What every machine of the lab shares: its context, its events, its guards, and how a named effect becomes an XState action.
import { assign, setup } from 'xstate'
import type { Effect } from '../host/effect.ts'
import type { EffectName } from '../host/effects.ts'
import { effects } from '../host/effects.ts'
import { isTurnedAway, isUnanswered } from '../host/execute.ts'
import type { World } from '../host/world.ts'
import type { Trace } from '../protocol/trace.ts'

/** The context of a machine: the world after this state's effect, and what that effect did. */
export interface MachineContext {
  readonly world: World
  readonly trace: readonly Trace[]
}

export type MachineEvent = { readonly type: 'NEXT' }

/** Who acts in a state: the lane that the page lights. */
export type Actor = 'host' | 'client' | 'server' | 'clock'

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

const actions = Object.fromEntries(Object.entries(effects).map(([name, effect]) => [name, perform(effect)])) as Record<
  EffectName,
  ReturnType<typeof perform>
>

/** The server at hand as the host knows it; undefined when none waits. */
const atHand = ({ unopened: [id], configured }: World) => (id === undefined ? undefined : configured.get(id))

/** What the client made last has concluded: a machine that asks this opens one server at a time. */
const courseOf = ({ clients }: World) => [...clients.values()].at(-1)?.verdict?.next

const ask =
  (question: (world: World) => boolean) =>
  ({ context }: { readonly context: MachineContext }): boolean =>
    question(context.world)

/** Machines differ in their states only; all of them are made from here. */
export const flow = setup({
  types: {
    context: {} as MachineContext,
    events: {} as MachineEvent,
    input: {} as { world: World },
    meta: {} as StateMeta,
    tags: {} as 'predict',
  },
  actions,
  guards: {
    hasManifest: ask(({ manifest }) => manifest !== undefined),
    hasServerToOpen: ask(({ unopened }) => unopened.length > 0),
    opensOldServer: ask(({ unopened, habits }) => unopened.length > 0 && habits.speaks.eras === 'legacy'),
    opensAtOnce: ask(({ unopened, habits: { speaks } }) => unopened.length > 0 && speaks.eras === 'modern' && !speaks.probes),
    isOfPlugin: ask((world) => atHand(world)?.plugin !== undefined),
    isProgram: ask((world) => atHand(world)?.command !== undefined),
    isUnanswered: ask(isUnanswered),
    isTurnedAway: ask(isTurnedAway),
    asksAgain: ask((world) => courseOf(world) === 'ask-again'),
    fallsBack: ask((world) => courseOf(world) === 'fall-back'),
    hasGivenUp: ask((world) => courseOf(world) === 'give-up'),
    mustClose: ask((world) => courseOf(world) === 'give-up' && world.unopened.length > 0),
    hasAnswer: ask(({ current }) => current?.outcome !== undefined),
    hasCallLeft: ask(({ nextCall, calls }) => nextCall < calls.length),
    isStopped: ask(({ current }) => current?.stoppedAt !== undefined),
    isUndecided: ask(({ current }) => current?.stoppedAt === undefined && current?.route === undefined),
    isLocal: ask(({ current }) => current?.route?.executor === 'local'),
    isLeaving: ask(({ leaving }) => leaving !== undefined),
    saysShutdown: ask(({ leaving, habits }) => leaving !== undefined && habits.sendsShutdown),
  },
})

export const host = (subject: StateMeta['subject']): StateMeta => ({ actor: 'host', subject })
export const client = (subject: StateMeta['subject']): StateMeta => ({ actor: 'client', subject })
export const server: StateMeta = { actor: 'server', subject: 'call' }
export const clock: StateMeta = { actor: 'clock', subject: 'client' }

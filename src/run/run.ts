// A run is a pure function of its inputs: a fold of pure machine transitions, one frame per state.
import type { SnapshotFrom } from 'xstate'
import { initialTransition, transition } from 'xstate'
import type { Mistake } from '../host/mistakes/mistake.ts'
import type { WorldSpec } from '../host/spec.ts'
import { createWorld } from '../host/spec.ts'
import type { MachineEvent, StateMeta } from '../machines/base.ts'
import { perform } from '../machines/base.ts'
import { dispatchMachine } from '../machines/dispatch.machine.ts'
import { handshakeMachine } from '../machines/handshake.machine.ts'
import type { Frame } from './frame.ts'
import type { Records } from './records.ts'
import { collect } from './records.ts'
import type { StepSpan, StepSpec } from './steps.ts'
import { groupSteps } from './steps.ts'

const machines = { dispatch: dispatchMachine, handshake: handshakeMachine }

export interface RunSpec {
  readonly world: WorldSpec
  /** The course that the run takes; the dispatcher's when left out. */
  readonly machine?: keyof typeof machines
  readonly steps: readonly StepSpec[]
  readonly mistake?: Mistake | undefined
}

export interface Run extends Records {
  readonly frames: readonly Frame[]
  readonly steps: readonly StepSpan[]
}

const MAX_FRAMES = 5000

type Snapshot = SnapshotFrom<typeof dispatchMachine>

/** Runs a world to its end. Throws only on a fault of the engine: an impossible event or a run that does not end. */
export function run(spec: RunSpec): Run {
  const { mistake } = spec
  const plain = machines[spec.machine ?? 'dispatch'] as typeof dispatchMachine
  const machine = mistake ? plain.provide({ actions: { [mistake.replaces]: perform(mistake.effect) } }) : plain
  const next: MachineEvent = { type: 'NEXT' }
  const visits = new Map<string, number>()
  const frames: Frame[] = []
  let [snapshot]: [Snapshot, ...unknown[]] = initialTransition(machine, { world: createWorld(spec.world) })
  frames.push(frameOf(snapshot, undefined, visits))
  while (snapshot.status === 'active') {
    if (frames.length >= MAX_FRAMES) throw new Error(`The run did not end within ${MAX_FRAMES} frames`)
    // transition() ignores an event that no state takes, so a dead end would loop for ever
    if (!snapshot.can(next)) throw new Error(`Nothing follows ${snapshot.value}`)
    ;[snapshot] = transition(machine, snapshot, next)
    frames.push(frameOf(snapshot, frames.at(-1), visits))
  }
  const steps = groupSteps(
    spec.steps,
    frames.map(({ address }) => address),
  )
  return { frames, steps, ...collect(frames) }
}

function frameOf(snapshot: Snapshot, before: Frame | undefined, visits: Map<string, number>): Frame {
  const leaf = snapshot.value
  const { world, trace } = snapshot.context
  const meta: StateMeta = Object.values(snapshot.getMeta())[0] ?? { actor: 'host', subject: 'none' }
  const subject = subjectOf(meta, snapshot)
  const plain = subject ? `${leaf}@${subject}` : leaf
  const visit = (visits.get(plain) ?? 0) + 1
  visits.set(plain, visit)
  const messages = trace.filter(({ type }) => type === 'wire.sent' || type === 'wire.received').length
  return {
    index: before ? before.index + 1 : 0,
    address: visit > 1 ? `${plain}#${visit}` : plain,
    leaf,
    subject,
    actor: meta.actor,
    mayPredict: snapshot.hasTag('predict'),
    world,
    trace,
    counts: { ...world.counts, wire: (before?.counts.wire ?? 0) + messages, pool: world.pool.size },
  }
}

function subjectOf(meta: StateMeta, { context }: Snapshot): string | undefined {
  if (meta.subject === 'call') return context.world.current?.call.callId
  if (meta.subject === 'none') return undefined
  return context.trace.flatMap((item) => ('client' in item ? [item.client] : []))[0]
}

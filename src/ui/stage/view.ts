// What the stage shows in one frame, derived from the run: who sends, who receives, what changed, what is covered.
import type { Field } from '../../run/questions.ts'
import type { Frame } from '../../run/frame.ts'
import type { CallRecord, WireRecord } from '../../run/records.ts'
import type { Run } from '../../run/run.ts'
import type { PoolRow } from '../../run/select.ts'
import { callOf, frameAt, messageAt, poolAt } from '../../run/select.ts'
import type { Gate } from '../../protocol/trace.ts'

export type Place = 'client' | 'server' | 'pool' | 'dispatcher' | 'local' | 'call' | 'tool'

const GATES: readonly Gate[] = ['in-pool', 'allowed', 'sendable']
export type GateState = 'open' | 'asked' | 'passed' | 'stopped'

export type Role = 'sends' | 'receives'

export interface StageView {
  readonly run: Run
  readonly frame: Frame
  /** Fields of the open prediction: where their answers would stand, a letter stands. */
  readonly asked: readonly Field[]
  readonly sends: Place | undefined
  readonly receives: Place | undefined
  /** `far`: the action is on the wire or behind it. */
  readonly zone: 'near' | 'far'
  /** The call at hand; none during discovery. */
  readonly call: CallRecord | undefined
  /** The dispatcher has decided, and the decision may be seen. */
  readonly decided: boolean
  readonly gates: readonly { readonly gate: Gate; readonly state: GateState }[]
  readonly rows: readonly PoolRow[]
  /** A name that was asked for and is in no row. */
  readonly ghost: string | undefined
  /** Rows to keep room for, so that nothing moves when the pool grows. */
  readonly reservedRows: number
  /** The row on the call's track, from 0. */
  readonly lane: number
  /** The message on the stage. */
  readonly message: WireRecord | undefined
  /** The messages of the finished exchange, shown as captions. */
  readonly captions: readonly WireRecord[]
  readonly connected: boolean
}

const roles: Readonly<Record<string, readonly [Place?, Place?]>> = {
  askingCapabilities: ['client', 'server'],
  askingTools: ['client', 'server'],
  hearingCapabilities: ['server', 'client'],
  hearingTools: ['server', 'client'],
  registering: ['client', 'pool'],
  routing: ['call', 'dispatcher'],
  executingLocally: ['dispatcher', 'local'],
  sending: ['client', 'server'],
  executing: ['server', 'tool'],
  rejecting: ['server'],
  returning: ['server', 'client'],
}

const FAR = new Set([
  'askingCapabilities',
  'hearingCapabilities',
  'askingTools',
  'hearingTools',
  'sending',
  'executing',
  'rejecting',
  'returning',
])

export function stageView(run: Run, index: number, asked: readonly Field[]): StageView {
  const frame = frameAt(run, index)
  const last = frameAt(run, run.frames.length - 1)
  const finished = frame.leaf === 'finished'
  const call = finished ? run.calls.at(-1) : frame.subject ? callOf(run, frame.subject) : undefined
  const covered = asked.length > 0 && frame.leaf === 'routing'
  const decided = call !== undefined && !covered
  const rows = poolAt(run, index)
  const ghost = decided && call.stoppedAt === 'in-pool' ? call.alias : undefined
  const ghosts = new Set(run.calls.filter(({ stoppedAt }) => stoppedAt === 'in-pool').map(({ alias }) => alias))
  const [sends, receives] = frame.leaf === 'observing' ? [origin(call), 'call' as const] : (roles[frame.leaf] ?? [])
  const lane = call ? rows.findIndex(({ alias }) => alias === call.alias) : -1
  const settled = (frame.leaf === 'observing' || finished) && call?.executor === 'server'
  return {
    run,
    frame,
    asked,
    sends,
    receives,
    zone: FAR.has(frame.leaf) ? 'far' : 'near',
    call,
    decided,
    gates: GATES.map((gate, position) => ({ gate, state: gateState(call, position, covered) })),
    rows,
    ghost,
    reservedRows: last.counts.pool + (ghosts.size > 0 ? 1 : 0),
    lane: lane < 0 || call?.executor !== 'server' ? Math.min(1, last.counts.pool - 1) : lane,
    message: finished ? undefined : messageAt(run, index),
    captions: settled ? run.wire.filter(({ callId }) => callId === call?.callId) : [],
    connected: frame.world.clients.size > 0,
  }
}

function origin(call: CallRecord | undefined): Place {
  if (call?.executor === 'local') return 'local'
  return call?.executor === 'server' ? 'client' : 'dispatcher'
}

function gateState(call: CallRecord | undefined, position: number, covered: boolean): GateState {
  if (covered) return 'asked'
  if (!call) return 'open'
  const stop = call.stoppedAt === undefined ? GATES.length : GATES.indexOf(call.stoppedAt)
  if (position === stop) return 'stopped'
  return position < stop ? 'passed' : 'open'
}

/** Whether a place is the sender or the receiver of this frame. */
export function roleOf({ sends, receives }: StageView, place: Place): Role | undefined {
  if (sends === place) return 'sends'
  return receives === place ? 'receives' : undefined
}

/** A counter in this frame: its value, by how much it moved, and the letter of an open question about it. */
export function counterOf({ run, frame, asked }: StageView, which: 'local' | 'external') {
  const value = frame.counts[which]
  return { value, delta: value - (run.frames[frame.index - 1]?.counts[which] ?? 0), letter: letterOf(asked, which) }
}

/** The letter of an asked field, `a` first. */
export function letterOf(asked: readonly Field[], field: Field): string | undefined {
  const position = asked.indexOf(field)
  return position < 0 ? undefined : String.fromCodePoint(97 + position)
}

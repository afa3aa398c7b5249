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
  /** Rows to keep room for, so that nothing moves when the pool grows, and how many lines the longest alias takes. */
  readonly reservedRows: number
  readonly rowLines: number
  /** The row on the call's track, from 0. */
  readonly lane: number
  /** The message on the stage. */
  readonly message: WireRecord | undefined
  /** The messages of the finished exchange, shown as captions. */
  readonly captions: readonly WireRecord[]
  /** The client that this frame is about, else the one that was made last; undefined while there is none. */
  readonly client: string | undefined
  /** The other clients, in the order in which they were made. */
  readonly others: readonly string[]
  /** Whether that client has its server at the other end. */
  readonly connected: boolean
  /** Where the rows of that client begin, from 0; behind the last row while it has none. */
  readonly firstOwn: number
}

const ask = ['client', 'server'] as const
const hear = ['server', 'client'] as const
const roles: Readonly<Record<string, readonly [Place?, Place?]>> = {
  registering: ['client', 'pool'],
  routing: ['call', 'dispatcher'],
  deciding: ['call', 'dispatcher'],
  executingLocally: ['dispatcher', 'local'],
  executing: ['server', 'tool'],
  rejecting: ['server'],
}

/** The sender and the receiver of a frame: of its message, if it has one. */
function rolesOf({ leaf, trace }: Frame, call: CallRecord | undefined): readonly [Place?, Place?] {
  if (leaf === 'observing') return [origin(call), 'call']
  const message = trace.find(({ type }) => type === 'wire.sent' || type === 'wire.received')
  return message ? (message.type === 'wire.sent' ? ask : hear) : (roles[leaf] ?? [])
}

/** The action is on the wire or behind it. */
const isFar = ({ actor, trace }: Frame): boolean =>
  actor === 'server' || trace.some(({ type }) => type === 'wire.sent' || type === 'wire.received')

/** The client that a frame is about. */
function clientAt(frame: Frame, call: CallRecord | undefined, covered: boolean): string | undefined {
  const { world, subject } = frame
  if (subject !== undefined && world.configured.has(subject)) return subject
  const route = covered ? undefined : call && world.routes.get(call.alias)
  const sent = call?.sentAt !== undefined && call.sentAt <= frame.index ? call.wireClients.at(-1) : undefined
  return sent ?? (route?.executor === 'server' ? route.client : undefined) ?? [...world.clients.keys()].at(-1)
}

export function stageView(run: Run, index: number, asked: readonly Field[]): StageView {
  const frame = frameAt(run, index)
  const last = frameAt(run, run.frames.length - 1)
  const finished = frame.leaf === 'finished'
  const call = finished ? run.calls.at(-1) : frame.subject ? callOf(run, frame.subject) : undefined
  const covered = asked.length > 0 && (frame.leaf === 'routing' || frame.leaf === 'deciding')
  const decided = call !== undefined && !covered && index >= call.decidedAt
  // what a question is about is not drawn before it is answered
  const rows = poolAt(run, asked.length > 0 && frame.leaf === 'registering' ? index - 1 : index)
  const ghost = call !== undefined && !covered && call.stoppedAt === 'in-pool' ? call.alias : undefined
  const [sends, receives] = rolesOf(frame, call)
  const client = clientAt(frame, call, covered)
  const own = rows.findIndex(({ entry }) => client !== undefined && entry.origin.server === client)
  const lane = call ? rows.findIndex(({ alias }) => alias === call.alias) : -1
  const settled = (frame.leaf === 'observing' || finished) && call?.executor === 'server'
  const firstOwn = own < 0 ? rows.length : own
  return {
    run,
    frame,
    asked,
    sends,
    receives,
    zone: isFar(frame) ? 'far' : 'near',
    call,
    decided,
    gates: GATES.map((gate, position) => ({ gate, state: gateState(call, position, covered, frame) })),
    rows,
    ghost,
    ...roomOf(run),
    lane: lane < 0 || call?.executor !== 'server' ? Math.min(firstOwn, last.counts.pool - 1) : lane,
    message: finished ? undefined : messageAt(run, index),
    captions: settled ? run.wire.filter(({ callId }) => callId === call?.callId) : [],
    client,
    others: [...frame.world.clients.keys()].filter((id) => id !== client),
    // what the host makes of an answer is not shown before it is asked
    connected: isConnected(asked.length > 0 ? frameAt(run, index - 1) : frame, client),
    firstOwn,
  }
}

/** Letters of an alias that fit on one line of a pool row. */
const LINE = 23

const rooms = new WeakMap<Run, Pick<StageView, 'reservedRows' | 'rowLines'>>()

/** The room that the pool needs in this run; the same in every frame. */
function roomOf(run: Run): Pick<StageView, 'reservedRows' | 'rowLines'> {
  const known = rooms.get(run)
  if (known) return known
  const hasGhost = run.calls.some(({ stoppedAt }) => stoppedAt === 'in-pool')
  const names = run.frames.flatMap(({ trace }) => trace.flatMap((item) => (item.type === 'tools.registered' ? item.names : [])))
  const room = {
    reservedRows: Math.max(...run.frames.map(({ counts }) => counts.pool)) + (hasGhost ? 1 : 0),
    rowLines: Math.ceil(Math.max(LINE, ...names.map((name) => name.length)) / LINE),
  }
  rooms.set(run, room)
  return room
}

/** Connected, or about to be. */
function isConnected({ world }: Frame, client: string | undefined): boolean {
  if (client === undefined || !world.clients.has(client)) return false
  return world.configured.get(client)?.connected === true || world.unopened.includes(client)
}

function origin(call: CallRecord | undefined): Place {
  if (call?.executor === 'local') return 'local'
  return call?.executor === 'server' ? 'client' : 'dispatcher'
}

function gateState(call: CallRecord | undefined, position: number, covered: boolean, { index, leaf }: Frame): GateState {
  // in a host that decides apart the first gate is passed by then
  if (covered) return leaf === 'deciding' && position === 0 ? 'passed' : 'asked'
  if (!call) return 'open'
  if (index < call.decidedAt) return position === 0 ? 'passed' : 'open'
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
  const soFar = letterOf(asked, `${which}SoFar`)
  const delta = value - (run.frames[frame.index - 1]?.counts[which] ?? 0)
  return { value, delta, letter: letterOf(asked, which) ?? soFar, hidden: soFar !== undefined }
}

/** The letter of an asked field, `a` first. */
export function letterOf(asked: readonly Field[], field: Field): string | undefined {
  const position = asked.indexOf(field)
  return position < 0 ? undefined : String.fromCodePoint(97 + position)
}

// Two or three runs side by side: which frames and messages belong together, and where they part.
import type { Json, JsonObject } from '../protocol/json.ts'
import type { Row } from './align.ts'
import { align, alignTwo } from './align.ts'
import { differencesIn } from './fields.ts'
import type { Frame } from './frame.ts'
import type { WireRecord } from './records.ts'
import type { Run } from './run.ts'

/** The first place where two runs differ. */
interface Parting {
  /** The frames that stand there; undefined where a run has none of its own. */
  readonly own: number | undefined
  readonly other: number | undefined
  /** The own frame at which it is seen. */
  readonly seenAt: number
}

export interface Pair {
  readonly rows: readonly (readonly [own: number | undefined, other: number | undefined])[]
  /** For each own frame, the frame that the other run shows meanwhile. */
  readonly follows: readonly number[]
  /** Undefined when the runs are the same in every frame. */
  readonly parting: Parting | undefined
}

const known = new WeakMap<Run, WeakMap<Run, Pair>>()

/** Puts the frames of two runs side by side. Done once per pair of runs, not per step. */
export function pairOf(own: Run, other: Run): Pair {
  const of = known.get(own) ?? new WeakMap<Run, Pair>()
  known.set(own, of)
  const found = of.get(other) ?? pair(own, other)
  of.set(other, found)
  return found
}

function pair(own: Run, other: Run): Pair {
  const rows = closeGaps(alignTwo(own.frames, other.frames, (a, b) => (a.address === b.address ? 1 : 0)))
  const follows: number[] = []
  let shown = 0
  for (const [mine, theirs] of rows) {
    // a run that has nothing here waits where it is
    if (theirs !== undefined) shown = theirs
    if (mine !== undefined) follows.push(shown)
  }
  const first = rows.findIndex(([mine, theirs]) => !isSame(own.frames[mine ?? -1], other.frames[theirs ?? -1]))
  const [mine, theirs] = rows[first] ?? []
  const seenAt = rows.slice(first).find(([index]) => index !== undefined)?.[0] ?? own.frames.length - 1
  return { rows, follows, parting: first < 0 ? undefined : { own: mine, other: theirs, seenAt } }
}

/** Frames with different addresses that stand between the same neighbours happen at the same time: they share rows. */
function closeGaps(rows: readonly (readonly [number | undefined, number | undefined])[]): Pair['rows'] {
  const closed: [number | undefined, number | undefined][] = []
  let gap: [number[], number[]] = [[], []]
  const close = () => {
    const [mine, theirs] = gap
    for (let at = 0; at < Math.max(mine.length, theirs.length); at += 1) closed.push([mine[at], theirs[at]])
    gap = [[], []]
  }
  for (const [mine, theirs] of rows) {
    if (mine !== undefined && theirs !== undefined) {
      close()
      closed.push([mine, theirs])
    } else if (mine !== undefined) gap[0].push(mine)
    else if (theirs !== undefined) gap[1].push(theirs)
  }
  close()
  return closed
}

const isSame = (one: Frame | undefined, other: Frame | undefined): boolean =>
  one !== undefined && other !== undefined && one.address === other.address && JSON.stringify(one.trace) === JSON.stringify(other.trace)

/** What a message is there for, whatever its number: two messages with the same purpose can be compared. */
export interface Purpose {
  readonly exchange: 'opening' | 'list' | 'call' | 'notice' | 'other'
  /** The call, the notification or the method; the opening and the list need no name. */
  readonly name: string
  readonly client: string
  readonly dir: WireRecord['dir']
}

const OPENINGS = new Set(['initialize', 'server/discover'])

export function purposeOf({ method, callId, client, dir, message }: WireRecord): Purpose {
  const at = { client, dir }
  // a notification says nothing about a request of its own, also when it is about a call
  if ('method' in message && !('id' in message)) return { exchange: 'notice', name: message.method, ...at }
  if (OPENINGS.has(method)) return { exchange: 'opening', name: '', ...at }
  if (method === 'tools/list') return { exchange: 'list', name: '', ...at }
  return callId === undefined ? { exchange: 'other', name: method, ...at } : { exchange: 'call', name: callId, ...at }
}

/** The same purpose is enough; of several with the same purpose those belong together that use the same method. */
function fit(one: WireRecord, other: WireRecord): number {
  const [a, b] = [purposeOf(one), purposeOf(other)]
  const same = a.exchange === b.exchange && a.name === b.name && a.client === b.client && a.dir === b.dir
  return same ? (one.method === other.method ? 2 : 1) : 0
}

const rowsOf = new WeakMap<Run, { readonly others: readonly Run[]; readonly rows: readonly Row[] }>()

/** The messages of several runs in rows by purpose, as positions in each run's log. Kept for the last set of runs. */
export function messageRows(own: Run, others: readonly Run[]): readonly Row[] {
  const found = rowsOf.get(own)
  if (found && found.others.length === others.length && found.others.every((run, index) => run === others[index])) return found.rows
  const rows = align(
    [own, ...others].map(({ wire }) => wire),
    fit,
  )
  rowsOf.set(own, { others, rows })
  return rows
}

export type Likeness = 'same' | 'numbering' | 'different'

/** How alike two messages are: equal, equal but for the number of the request, or different. */
export function likeness(one: WireRecord, other: WireRecord): Likeness {
  const kinds = differencesIn(jsonOf(one), jsonOf(other)).map(({ state }) => state)
  if (kinds.length === 0) return 'same'
  return kinds.every((kind) => kind === 'numbering') ? 'numbering' : 'different'
}

/** A message as the JSON it is. */
export const jsonOf = ({ message }: WireRecord): Json => message as unknown as JsonObject

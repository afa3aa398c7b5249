// Predictions: which fields are asked, what the right value is in this run, and which belief a wrong one shows.
import type { Run } from './run.ts'
import type { Rung } from './select.ts'
import { AUTHORS, RUNGS, authorOf, callOf, frameAt, indexOf, rungOf } from './select.ts'

export type Field =
  | 'poolSize'
  | 'local'
  | 'external'
  | 'wire'
  | 'rung'
  | 'errorAuthor'
  | 'isError'
  | 'requestId'
  | 'wireTool'
  | 'altersOutcome'
  | 'chosenBy'

export type Value = string | number | boolean

/** A mark left open on purpose: "I don't know". */
export const UNKNOWN = 'unknown' as const

interface Ask {
  readonly field: Field
  /** For counters: the increases on offer. */
  readonly add?: readonly number[]
}

/** Stands for a value that only the run knows: the pool's size when it ends. */
export const POOL_AT_END = { pool: 'atEnd' } as const

/** A belief that explains a wrong value: a shared one by its code, or one of this lesson by the value that shows it. */
type Mixup = SharedCode | { readonly field: Field; readonly code: string; readonly answer: Value | typeof POOL_AT_END }

export interface Checkpoint {
  readonly id: string
  /** Where the playhead waits. */
  readonly at: string
  /** The frame in which the answer can be read. */
  readonly settledAt: string
  readonly asks: readonly Ask[]
  readonly mixups: readonly Mixup[]
}

export interface Question {
  readonly field: Field
  readonly truth: Value
  readonly options: readonly Value[]
  /** The counter before the call, for counters. */
  readonly before: number
  /** The frame that shows the right value. */
  readonly shownAt: number
}

export interface Feedback {
  readonly field: Field
  readonly given: Value
  readonly truth: Value
  readonly right: boolean
  /** The belief behind a wrong value; undefined when no known one explains it. */
  readonly code: string | undefined
  readonly shownAt: number
}

const callIdIn = (address: string): string => address.split('@')[1]?.split('#')[0] ?? ''

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** The questions of a checkpoint in this run. `without` is the same run with the argument changed. */
export function questionsOf(run: Run, checkpoint: Checkpoint, without: Run): Question[] {
  const at = indexOf(run, checkpoint.at)
  const settled = indexOf(run, checkpoint.settledAt)
  const frame = frameAt(run, settled)
  const before = frameAt(run, at - 1).counts
  const call = callOf(run, callIdIn(checkpoint.at))
  const grown = frameAt(run, run.frames.length - 1).counts.pool
  const observed = call?.observation
  const wireBefore = call ? run.wire.filter((record) => record.callId === call.callId).length : 0

  const make = (ask: Ask): Omit<Question, 'field'> => {
    const plain = { before: 0, shownAt: settled }
    switch (ask.field) {
      case 'poolSize': {
        const truth = frame.counts.pool
        return { truth, options: unique([truth, grown - truth, grown]).toSorted((a, b) => a - b), before: truth, shownAt: settled }
      }
      case 'local':
      case 'external': {
        const start = before[ask.field]
        const options = (ask.add ?? [0, 1]).map((more) => start + more)
        const shownAt = call?.ranAt ?? settled
        return { truth: frame.counts[ask.field], options, before: start, shownAt }
      }
      case 'wire':
        return { ...plain, truth: wireBefore, options: [0, 1, 2], shownAt: call?.heardAt ?? settled }
      case 'rung':
        return { ...plain, truth: call ? rungOf(call) : 'ran-ok', options: RUNGS }
      case 'errorAuthor':
        return { ...plain, truth: observed ? authorOf(observed.origin, observed.isError) : 'none', options: AUTHORS }
      case 'isError':
        return { ...plain, truth: observed?.isError === true, options: [true, false] }
      case 'requestId': {
        const truth = call?.requestIds[0] ?? ''
        const previous = run.wire.filter(({ frame: sent }) => sent < at).at(-1)?.wireId
        return { ...plain, truth, options: unique([call?.callId ?? '', previous ?? truth, truth]) }
      }
      case 'wireTool': {
        const alias = call?.alias ?? ''
        const own = frame.world.routes.get(alias)?.tool ?? alias
        return { ...plain, truth: call?.wireTools[0] ?? own, options: unique([alias, own]) }
      }
      case 'altersOutcome':
        return { ...plain, truth: outcomes(run) !== outcomes(without), options: [true, false] }
      case 'chosenBy':
        return { ...plain, truth: frame.world.calls[0]?.chosenBy ?? 'preset', options: ['model', 'preset', 'server'] }
    }
  }
  return checkpoint.asks.map((ask) => ({ field: ask.field, ...make(ask) }))
}

const outcomes = (run: Run): string => JSON.stringify(run.calls.map((call) => [rungOf(call), call.observation]))

type SharedCode = keyof typeof shared

interface Case {
  readonly given: Value
  readonly truth: Value
  readonly question: Question
  readonly rung: Rung | undefined
  readonly callId: string
  readonly discovery: number
  readonly requests: number
  readonly sent: boolean
}

/** The beliefs every lesson can meet. Each is a field and the way a wrong value gives it away. */
const shared = {
  S1: { field: 'external', shows: ({ given, truth, discovery }: Case) => discovery > 0 && given === Number(truth) + discovery },
  S2: { field: 'wire', shows: ({ given, truth, requests }: Case) => given === requests && given !== truth },
  S4: { field: 'errorAuthor', shows: ({ given, sent }: Case) => String(given).startsWith('server-') && !sent },
  S5: { field: 'rung', shows: ({ given, truth }: Case) => given === 'sent-unsettled' && truth === 'ran-error' },
  S6: { field: 'rung', shows: ({ given, truth }: Case) => given === 'protocol-error' && truth === 'ran-error' },
  S7: { field: 'rung', shows: ({ given, truth }: Case) => given === 'ran-error' && truth === 'protocol-error' },
  S8: { field: 'isError', shows: ({ given, truth }: Case) => given === false && truth === true },
  S9: { field: 'external', shows: ({ given, question, rung }: Case) => given === question.before && rung === 'ran-error' },
  S10: { field: 'isError', shows: ({ given, truth }: Case) => given === true && truth === false },
  S11: { field: 'requestId', shows: ({ given, callId }: Case) => given === callId },
  S12: { field: 'wireTool', shows: ({ given, truth }: Case) => given !== truth && String(given).endsWith(`.${truth}`) },
} as const satisfies Record<string, { field: Field; shows: (c: Case) => boolean }>

/** Judges one answer. Of the checkpoint's beliefs the first that explains a wrong value is named. */
export function judge(run: Run, checkpoint: Checkpoint, question: Question, given: Value): Feedback {
  const { field, truth, shownAt } = question
  const result = { field, given, truth, shownAt }
  if (given === truth) return { ...result, right: true, code: undefined }
  if (given === UNKNOWN) return { ...result, right: false, code: undefined }
  const callId = callIdIn(checkpoint.at)
  const call = callOf(run, callId)
  const seen = run.wire.filter(({ frame, callId: of }) => of === undefined && frame <= indexOf(run, checkpoint.settledAt))
  const facts: Case = {
    given,
    truth,
    question,
    rung: call && rungOf(call),
    callId,
    discovery: seen.filter(({ dir }) => dir === 'C>S').length,
    requests: call?.requestIds.length ?? 0,
    sent: call?.sentAt !== undefined,
  }
  const poolAtEnd = frameAt(run, run.frames.length - 1).counts.pool
  const code = checkpoint.mixups.find((mixup) => {
    if (typeof mixup === 'string') return shared[mixup].field === field && shared[mixup].shows(facts)
    return mixup.field === field && given === (mixup.answer === POOL_AT_END ? poolAtEnd : mixup.answer)
  })
  return { ...result, right: false, code: typeof code === 'string' ? code : code?.code }
}

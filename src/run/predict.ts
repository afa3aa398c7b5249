// Predictions: where they are asked, and which belief a wrong answer shows.
import type { Ask, Field, Question, Value } from './questions.ts'
import { callIdIn } from './questions.ts'
import type { Run } from './run.ts'
import type { Rung } from './select.ts'
import { callOf, frameAt, indexOf, rungOf } from './select.ts'

/** A mark left open on purpose: "I don't know". */
export const UNKNOWN = 'unknown' as const

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

export interface Feedback {
  readonly field: Field
  readonly given: Value
  readonly truth: Value
  readonly right: boolean
  /** The belief behind a wrong value; undefined when no known one explains it. */
  readonly code: string | undefined
  readonly shownAt: number
}

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
  readonly notifications: number
}

/** The beliefs every lesson can meet. Each is a field and the way a wrong value gives it away. */
const shared = {
  S1: { field: 'external', shows: ({ given, truth, discovery }: Case) => discovery > 0 && given === Number(truth) + discovery },
  S2: { field: 'wire', shows: ({ given, truth, requests }: Case) => given === requests && given !== truth },
  S3: {
    field: 'wireAtEnd',
    shows: ({ given, truth, notifications }: Case) => notifications > 0 && given === Number(truth) + notifications,
  },
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
    notifications: run.wire.filter(({ message }) => !('id' in message)).length,
  }
  const poolAtEnd = frameAt(run, run.frames.length - 1).counts.pool
  const code = checkpoint.mixups.find((mixup) => {
    if (typeof mixup === 'string') return shared[mixup].field === field && shared[mixup].shows(facts)
    return mixup.field === field && given === (mixup.answer === POOL_AT_END ? poolAtEnd : mixup.answer)
  })
  return { ...result, right: false, code: typeof code === 'string' ? code : code?.code }
}

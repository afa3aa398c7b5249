// Runs by situation, so that looking at a run again costs nothing.
import type { Lesson, LessonCheckpoint } from '../lessons/lesson.ts'
import { runLesson } from '../lessons/lesson.ts'
import type { Inputs } from '../lessons/params.ts'
import { fill } from '../lessons/params.ts'
import type { Feedback } from '../run/predict.ts'
import type { Question, Value } from '../run/questions.ts'
import { UNKNOWN, judge } from '../run/predict.ts'
import { questionsOf } from '../run/questions.ts'
import type { Run } from '../run/run.ts'
import { indexOf } from '../run/select.ts'
import { answerKey } from './answers.ts'

/** A checkpoint that this run asks, with the frame where it waits and the frame that settles it. */
export interface Stop {
  readonly checkpoint: LessonCheckpoint
  readonly index: number
  readonly settled: number
  /** The rest of the run stays covered until it is answered; not so at the end, where nothing is left to cover. */
  readonly covers: boolean
  readonly questions: readonly Question[]
  /** Key of its answer in the store. */
  readonly key: string
}

export interface Prepared {
  readonly run: Run
  readonly stops: readonly Stop[]
  /** Last frame of each step. */
  readonly stepEnds: readonly number[]
}

const KEPT = 8

/** A memo of the last few situations of one lesson, each with its predictions and without. */
export function createRuns(lesson: Lesson): (inputs: Inputs, unasked?: boolean) => Prepared {
  const kept = new Map<string, { readonly asked: Prepared; readonly unasked: Prepared }>()
  const keys = new WeakMap<Inputs, string>()
  return (inputs, unasked = false) => {
    const key = keys.get(inputs) ?? JSON.stringify(inputs)
    keys.set(inputs, key)
    let found = kept.get(key)
    if (!found) {
      const asked = prepare(lesson, inputs)
      found = { asked, unasked: { ...asked, stops: [] } }
      kept.set(key, found)
      const oldest = kept.keys().next().value
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
    }
    return unasked ? found.unasked : found.asked
  }
}

/** The index of a frame's address, or of the first frame of a step; -1 when the run has neither. */
export function placeIn(run: Run, place: string): number {
  const step = run.steps.find(({ id, count }) => id === place && count > 0)
  return step ? step.first : indexOf(run, place)
}

function prepare(lesson: Lesson, inputs: Inputs): Prepared {
  const run = runLesson(lesson, inputs)
  const stops = lesson.checkpoints.flatMap((checkpoint): Stop[] => {
    const index = indexOf(run, checkpoint.at)
    if (index < 0 || !run.frames[index]?.mayPredict || !checkpoint.when(inputs, run)) return []
    const without = checkpoint.without ? runLesson(lesson, fill(lesson.params, { ...inputs, ...checkpoint.without })) : run
    const questions = questionsOf(run, checkpoint, without)
    return [
      {
        checkpoint,
        index,
        settled: indexOf(run, checkpoint.settledAt),
        covers: index < run.frames.length - 1,
        questions,
        key: answerKey(checkpoint.id, inputs),
      },
    ]
  })
  const opened = run.steps.filter(({ count }) => count > 0)
  return { run, stops, stepEnds: opened.map(({ first, count }) => first + count - 1) }
}

/** The judgement of committed answers, one per question; a missing answer counts as "I don't know". */
export function feedbackOn(run: Run, stop: Stop, answers: Readonly<Record<string, Value>>): Feedback[] {
  return stop.questions.map((question) => judge(run, stop.checkpoint, question, answers[question.field] ?? UNKNOWN))
}

// How long a lesson is, counted in a run of its first situation.
import type { Lesson } from '../lessons/lesson.ts'
import { fill } from '../lessons/params.ts'
import { createRuns } from './runs.ts'

export interface Length {
  readonly frames: number
  readonly predictions: number
  readonly situations: number
}

export function lengthOf(lesson: Lesson): Length {
  const [first] = lesson.scenarios
  const { run, stops } = createRuns(lesson)(fill(lesson.params, first.inputs))
  return { frames: run.frames.length, predictions: stops.length, situations: lesson.scenarios.length }
}

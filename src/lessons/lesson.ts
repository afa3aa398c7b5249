// What a lesson is: parameters, scenarios, the world they give, checkpoints, a transfer task, and its text.
import type { ServerSpec } from '../host/world.ts'
import type { Checkpoint } from '../run/predict.ts'
import type { Run, RunSpec } from '../run/run.ts'
import { run } from '../run/run.ts'
import type { Inputs, Params } from './params.ts'
import { fill, sameInputs } from './params.ts'

interface Scenario {
  readonly id: string
  /** The inputs that differ from the defaults. */
  readonly inputs: Inputs
}

export interface LessonCheckpoint extends Checkpoint {
  /** Asked in these situations only. */
  readonly when: (inputs: Inputs, run: Run) => boolean
  /** The same situation with one thing changed: the answer to "does it alter anything", and the run to compare with. */
  readonly without?: Inputs
}

/** A near-transfer task: say first what changes, then make the change. */
export interface Transfer {
  readonly asks: readonly { readonly field: TransferField; readonly options: readonly number[] }[]
  /** The inputs that do it, and the same inputs before it is done; truths are the difference of the two runs. */
  readonly target: Inputs
  readonly base: Inputs
  readonly passed: (run: Run) => boolean
}
export type TransferField = 'clients' | 'poolEntries' | 'messages'

export interface Lesson {
  readonly id: string
  readonly number: number
  readonly params: Params
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly spec: (inputs: Inputs) => RunSpec
  /** The server that stands beyond the boundary even while no client is connected to it. */
  readonly neighbour: (inputs: Inputs) => ServerSpec
  readonly checkpoints: readonly LessonCheckpoint[]
  readonly transfer: Transfer
  /** Keys of the lines in "What is simplified". */
  readonly simplified: readonly string[]
}

export const defineLesson = (lesson: Lesson): Lesson => lesson

export const runLesson = (lesson: Lesson, inputs: Inputs): Run => run(lesson.spec(inputs))

export const CUSTOM = 'custom'

/** The scenario with exactly these inputs, or `custom`. */
export function scenarioOf(lesson: Lesson, inputs: Inputs): string {
  return lesson.scenarios.find((scenario) => sameInputs(inputs, fill(lesson.params, scenario.inputs)))?.id ?? CUSTOM
}

/** The full inputs of a scenario, or undefined when the lesson has none of that name. */
export function inputsOf(lesson: Lesson, scenarioId: string): Inputs | undefined {
  const scenario = lesson.scenarios.find(({ id }) => id === scenarioId)
  return scenario && fill(lesson.params, scenario.inputs)
}

/** What one transfer field comes to when the task is done. */
export function transferTruth(lesson: Lesson, field: TransferField): number {
  const [before, after] = [lesson.transfer.base, lesson.transfer.target].map((inputs) =>
    measure(runLesson(lesson, fill(lesson.params, inputs)), field),
  )
  return (after ?? 0) - (before ?? 0)
}

function measure(result: Run, field: TransferField): number {
  const last = result.frames.at(-1)
  if (!last) return 0
  return { clients: last.world.clients.size, poolEntries: last.counts.pool, messages: last.counts.wire }[field]
}

// What a lesson is: parameters, scenarios, the world they give, checkpoints, a transfer task, and its text.
import type { ServerSpec } from '../host/spec.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { Checkpoint } from '../run/predict.ts'
import type { Value } from '../run/questions.ts'
import type { Run, RunSpec } from '../run/run.ts'
import { run } from '../run/run.ts'
import type { Distinct, Inputs, Params } from './params.ts'
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

/** A question before the task: what changes from `base` to `target`, or what comes out in `target`. */
export interface TransferAsk {
  readonly id: string
  readonly options: readonly Value[]
  /** What it comes to, from the runs before and after. */
  readonly truth: (after: Run, before: Run) => Value
}

/** A near-transfer task: say first what comes of it, then bring it about. */
export interface Transfer {
  readonly asks: readonly TransferAsk[]
  /** The inputs that the questions are about, and the same inputs before the change. */
  readonly target: Inputs
  readonly base: Inputs
  /** Whether a wrong answer must be put right before the task counts as done. */
  readonly mustBeRight?: boolean
  /** What has to come about, each in a run of its own or all in one. */
  readonly goals: readonly Goal[]
}

interface Goal {
  readonly id: string
  /** The goal that has to be reached before this one counts. */
  readonly after?: string
  readonly passed: (run: Run, inputs: Inputs) => boolean
}

export type Drawer = 'servers' | 'tools' | 'prompt' | 'model' | 'lines' | 'names'

/** A file of the learner's project, and the parameter that replaces its text. */
export interface LessonFile {
  readonly param: string
  readonly path: string
  /** Undefined: there is no such file. */
  readonly text: string | undefined
}

export interface Lesson {
  readonly id: string
  readonly number: number
  readonly params: Params
  readonly scenarios: readonly [Scenario, ...Scenario[]]
  readonly spec: (inputs: Inputs) => RunSpec
  /** Inputs that must differ. */
  readonly distinct?: Distinct
  /** The servers that stand beyond the boundary even while no client is connected to them. */
  readonly neighbours: (inputs: Inputs) => readonly ServerSpec[]
  /** What of the host's inside this lesson lays open, first one first. */
  readonly desk?: readonly Drawer[]
  /** The files that a learner may look into and rewrite. */
  readonly files?: (inputs: Inputs) => readonly LessonFile[]
  /** Facts of this lesson only, for its vector. */
  readonly extra?: (run: Run) => JsonObject
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

/** What a question of the transfer task comes to. */
export function transferTruth({ params, spec, transfer }: Lesson, ask: TransferAsk): Value {
  const [after, before] = [transfer.target, transfer.base].map((inputs) => run(spec(fill(params, inputs))))
  return after && before ? ask.truth(after, before) : ''
}

/** For a question of the transfer task: by how much a measure grows. */
export const growth =
  (measure: (result: Run) => number) =>
  (after: Run, before: Run): number =>
    measure(after) - measure(before)

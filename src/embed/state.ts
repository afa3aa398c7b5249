// The state of a lab as plain JSON: what `getState` gives, what `setState` takes.
import * as z from 'zod/mini'
import type { Lesson } from '../lessons/lesson.ts'
import { scenarioOf } from '../lessons/lesson.ts'
import type { Inputs } from '../lessons/params.ts'
import type { Answers } from '../session/answers.ts'
import { answersFor } from '../session/answers.ts'
import { VERSION } from './packed.ts'

const schema = z.object({
  v: z.literal(VERSION),
  lesson: z.string(),
  scenario: z.string(),
  params: z.record(z.string(), z.string()),
  frame: z.string(),
  /** By checkpoint, then by field. */
  answers: z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
})

/** Plain JSON, under 1 kB for inputs of ordinary length. */
export type LabSnapshot = z.infer<typeof schema>

/** Inputs that are the lesson's defaults are left out. */
export function snapshotOf(lesson: Lesson, inputs: Inputs, frame: string, answers: Answers): LabSnapshot {
  const params = Object.fromEntries(Object.entries(inputs).filter(([name, value]) => lesson.params[name]?.default !== value))
  return { v: VERSION, lesson: lesson.id, scenario: scenarioOf(lesson, inputs), params, frame, answers: answersFor(answers, inputs) }
}

/** The snapshot in a value that came from outside, or undefined. */
export function readSnapshot(value: unknown): LabSnapshot | undefined {
  const read = z.safeParse(schema, value)
  return read.success ? read.data : undefined
}

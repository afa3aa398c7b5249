// What several tests need: lessons by name, their golden vectors, and runs by scenario.
import { readFileSync } from 'node:fs'
import { loadLesson } from '../src/catalog.ts'
import { inputsOf, runLesson } from '../src/lessons/lesson.ts'
import type { Lesson } from '../src/lessons/lesson.ts'
import type { Inputs } from '../src/lessons/params.ts'
import { fill } from '../src/lessons/params.ts'
import type { Run } from '../src/run/run.ts'

export interface GoldenVector {
  readonly scenario: string
  readonly inputs: Inputs
  readonly expect: object
  readonly steps: readonly { readonly id: string; readonly frames: readonly string[] }[]
}

export function goldenVectors(lessonId: string): GoldenVector[] {
  return JSON.parse(readFileSync(`tests/golden/${lessonId}.vectors.json`, 'utf8')) as GoldenVector[]
}

export async function lessonNamed(id: string): Promise<Lesson> {
  const lesson = await loadLesson(id)
  if (!lesson) throw new Error(`No lesson ${id}`)
  return lesson
}

export async function runOf(lessonId: string, scenario: string): Promise<Run> {
  const lesson = await lessonNamed(lessonId)
  const inputs = inputsOf(lesson, scenario)
  if (!inputs) throw new Error(`No scenario ${scenario}`)
  return runLesson(lesson, inputs)
}

export async function runWith(lessonId: string, inputs: Inputs): Promise<Run> {
  const lesson = await lessonNamed(lessonId)
  return runLesson(lesson, fill(lesson.params, inputs))
}

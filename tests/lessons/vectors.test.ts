// Every scenario of every lesson comes out exactly as its vector says, field by field, frames and steps included.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { inputsOf, runLesson } from '../../src/lessons/lesson.ts'
import { vectorOf } from '../../src/run/vector.ts'
import { goldenVectors, lessonNamed } from '../support.ts'

describe.each(lessonIds)('%s', (id) => {
  it('has a vector for every scenario and a scenario for every vector', async () => {
    const lesson = await lessonNamed(id)
    expect(lesson.scenarios.map((scenario) => scenario.id).toSorted()).toEqual(
      goldenVectors(id)
        .map(({ scenario }) => scenario)
        .toSorted(),
    )
  })

  it.each(goldenVectors(id))('$scenario', async ({ scenario, inputs, expect: expected, steps }) => {
    const lesson = await lessonNamed(id)
    expect(inputsOf(lesson, scenario)).toEqual(inputs)
    const run = runLesson(lesson, inputs)
    expect(vectorOf(run, lesson.extra?.(run))).toEqual({ expect: expected, steps })
  })

  it.each(goldenVectors(id))('$scenario has the golden wire log', async ({ scenario, inputs }) => {
    const lesson = await lessonNamed(id)
    const lines = readFileSync(new URL(`../golden/${id}/${scenario}.jsonl`, import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
    expect(runLesson(lesson, inputs).wire.map(({ message }) => message)).toEqual(lines.map((line) => JSON.parse(line)))
  })
})

const published = new URL('../../../shared/design/vectors.json', import.meta.url)
describe.skipIf(!existsSync(published))('the published vectors', () => {
  const all = existsSync(published) ? (JSON.parse(readFileSync(published, 'utf8')) as { lesson: string }[]) : []
  it.each(lessonIds.filter((id) => all.some(({ lesson }) => lesson === id)))('of %s are the ones kept here', (id) => {
    const kept = goldenVectors(id)
    const wanted = all.filter(({ lesson }) => lesson === id)
    expect(wanted).toHaveLength(kept.length)
    wanted.forEach((vector, index) => expect(vector).toMatchObject(kept[index] ?? {}))
  })
})

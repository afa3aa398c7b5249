// A run in one of five forms: text for people, messages, frames, the vector, or a list for a page.
import type { Say } from '../locales/i18n.ts'
import { plain } from '../locales/i18n.ts'
import type { Frame } from '../run/frame.ts'
import { vectorOf } from '../run/vector.ts'
import type { Lesson } from './lesson.ts'
import { runLesson, scenarioOf } from './lesson.ts'
import type { Inputs } from './params.ts'
import { asHtml, asText } from './print.ts'

export const FORMATS = ['text', 'wire', 'frames', 'vector', 'html'] as const
export type Format = (typeof FORMATS)[number]

/** One message or frame a line; the vector in one line. `html` is plain elements without styles or scripts. */
export function exportRun(
  lesson: Lesson,
  inputs: Inputs,
  format: Format,
  say: Say,
  language: string,
  scenario = scenarioOf(lesson, inputs),
): string {
  const run = runLesson(lesson, inputs)
  switch (format) {
    case 'wire':
      return run.wire.map(({ message }) => JSON.stringify(message)).join('\n')
    case 'frames':
      return run.frames.map((frame) => JSON.stringify(shown(frame))).join('\n')
    case 'vector':
      return JSON.stringify(lessonVector(lesson, inputs, scenario))
    case 'text':
      return asText(run, say, `${lesson.number}. ${plain(say('title'))}: ${plain(say(`scenario.${scenario}`))}`)
    case 'html':
      return asHtml(run, say, language)
  }
}

/** The vector with what it belongs to: `{lesson, scenario, inputs, expect, steps}`. */
export function lessonVector(lesson: Lesson, inputs: Inputs, scenario = scenarioOf(lesson, inputs)) {
  const run = runLesson(lesson, inputs)
  const { expect, steps } = vectorOf(run, lesson.extra?.(run))
  return { lesson: lesson.id, scenario, inputs, expect, steps }
}

/** A frame without its world: where it is, what it did, and the counters. */
function shown({ index, address, leaf, subject, actor, trace, counts }: Frame): object {
  return { index, address, leaf, subject: subject ?? null, actor, trace, counts }
}

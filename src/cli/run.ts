// `mcp-lab run`: one run in the form that was asked for, as lines.
import { BASE_LANGUAGE, loadTexts } from '../catalog.ts'
import { runLesson } from '../lessons/lesson.ts'
import { createSay, plain } from '../locales/i18n.ts'
import type { Frame } from '../run/frame.ts'
import { vectorOf } from '../run/vector.ts'
import type { Request } from './args.ts'
import { asHtml, asText } from './print.ts'

export async function output({ lesson, inputs, scenario, language, format }: Request): Promise<string> {
  const run = runLesson(lesson, inputs)
  switch (format) {
    case 'wire':
      return run.wire.map(({ message }) => JSON.stringify(message)).join('\n')
    case 'frames':
      return run.frames.map((frame) => JSON.stringify(shown(frame))).join('\n')
    case 'vector': {
      const { expect, steps } = vectorOf(run)
      return JSON.stringify({ lesson: lesson.id, scenario, inputs, expect, steps })
    }
    case 'text':
    case 'html': {
      const texts = await loadTexts(language, lesson.id)
      const fallback = language === BASE_LANGUAGE ? [] : await loadTexts(BASE_LANGUAGE, lesson.id)
      const say = createSay([...texts, ...fallback])
      const heading = `${lesson.number}. ${plain(say('title'))}: ${plain(say(`scenario.${scenario}`))}`
      return format === 'text' ? asText(run, say, heading) : asHtml(run, say, language)
    }
  }
}

/** A frame without its world: where it is, what it did, and the counters. */
function shown({ index, address, leaf, subject, actor, trace, counts }: Frame): object {
  return { index, address, leaf, subject: subject ?? null, actor, trace, counts }
}

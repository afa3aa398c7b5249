// `mcp-lab run`: one run in the form that was asked for, as lines.
import { BASE_LANGUAGE, loadPart, loadTexts } from '../catalog.ts'
import { exportRun } from '../lessons/export.ts'
import { inputsOf, runLesson } from '../lessons/lesson.ts'
import { asSideBySide } from '../lessons/sideBySide.ts'
import { createSay, plain } from '../locales/i18n.ts'
import type { Request } from './args.ts'

export async function output({ lesson, inputs, scenario, language, format, compare }: Request): Promise<string> {
  const texts = await loadTexts(language, lesson.id)
  const fallback = language === BASE_LANGUAGE ? [] : await loadTexts(BASE_LANGUAGE, lesson.id)
  if (compare !== undefined) {
    const say = createSay([...texts, ...fallback, ...(await loadPart('compare', language))])
    const names = [scenario, compare].map((id) => plain(say(`scenario.${id}`))) as [string, string]
    return asSideBySide(runLesson(lesson, inputs), runLesson(lesson, inputsOf(lesson, compare) ?? inputs), names, say)
  }
  return exportRun(lesson, inputs, format, createSay([...texts, ...fallback]), language, scenario)
}

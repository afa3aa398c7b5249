// `mcp-lab run`: one run in the form that was asked for, as lines.
import { BASE_LANGUAGE, loadTexts } from '../catalog.ts'
import { exportRun } from '../lessons/export.ts'
import { createSay } from '../locales/i18n.ts'
import type { Request } from './args.ts'

export async function output({ lesson, inputs, scenario, language, format }: Request): Promise<string> {
  const texts = await loadTexts(language, lesson.id)
  const fallback = language === BASE_LANGUAGE ? [] : await loadTexts(BASE_LANGUAGE, lesson.id)
  return exportRun(lesson, inputs, format, createSay([...texts, ...fallback]), language, scenario)
}

// Finds lessons and texts by their place in the tree and loads them when they are asked for. Beside `contents.ts` it is the only glob.
import type { Lesson } from './lessons/lesson.ts'
import type { Catalog } from './locales/i18n.ts'
import { asCatalog } from './locales/i18n.ts'

const lessonFiles = import.meta.glob<{ default: Lesson }>('./lessons/*/lesson.ts')
const textFiles = import.meta.glob<{ default: object }>([
  './lessons/text.json',
  './lessons/*/text.json',
  './ui/*/text.json',
  './locales/*/*.json',
])

const idOf = (path: string): string => /\/\d+-([^/]+)\/[^/]+$/.exec(path)?.[1] ?? ''

const pathsById = new Map(
  Object.keys(lessonFiles)
    .toSorted()
    .map((path) => [idOf(path), path]),
)

export const lessonIds: readonly string[] = [...pathsById.keys()]

/** The base language lives with the code; every folder under `locales/` is one more. */
export const BASE_LANGUAGE = 'en'
export const languages: readonly string[] = [
  BASE_LANGUAGE,
  ...new Set(Object.keys(textFiles).flatMap((path) => /locales\/([^/]+)\//.exec(path)?.[1] ?? [])),
]

export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const path = pathsById.get(id)
  return path === undefined ? undefined : (await lessonFiles[path]?.())?.default
}

/** The texts of one language that a lesson needs, first match first. A language without one of them leaves it out. */
export async function loadTexts(language: string, lessonId: string): Promise<readonly Catalog[]> {
  const places =
    language === BASE_LANGUAGE
      ? [(pathsById.get(lessonId) ?? '').replace('lesson.ts', 'text.json'), './lessons/text.json', './ui/text/text.json']
      : [lessonId, 'lessons', 'ui'].map((name) => `./locales/${language}/${name}.json`)
  return load(places)
}

/** The texts of a part of the page that is loaded when it is first used, with the base language behind them. */
export async function loadPart(part: string, language: string): Promise<readonly Catalog[]> {
  const base = `./ui/${part}/text.json`
  return load(language === BASE_LANGUAGE ? [base] : [`./locales/${language}/${part}.json`, base])
}

async function load(places: readonly string[]): Promise<readonly Catalog[]> {
  const files = places.flatMap((place) => textFiles[place] ?? [])
  return Promise.all(files.map(async (read) => asCatalog((await read()).default)))
}

// The only glob: finds lessons and translations by their place in the tree and loads them when they are asked for.
import type { Lesson } from './lessons/lesson.ts'
import sharedText from './lessons/text.json'
import type { Catalog } from './locales/i18n.ts'
import { asCatalog } from './locales/i18n.ts'

const lessonFiles = import.meta.glob<{ default: Lesson }>('./lessons/*/lesson.ts')
const translationFiles = import.meta.glob<{ default: object }>('./locales/*/*.json')

const idOf = (path: string): string => /\/\d+-([^/]+)\/lesson\.ts$/.exec(path)?.[1] ?? path

const pathsById = new Map(Object.keys(lessonFiles).toSorted().map((path) => [idOf(path), path]))

export const lessonIds: readonly string[] = [...pathsById.keys()]

/** The base language lives with the code; every folder under `locales/` is one more. */
export const BASE_LANGUAGE = 'en'
export const languages: readonly string[] = [
  BASE_LANGUAGE,
  ...new Set(Object.keys(translationFiles).flatMap((path) => /locales\/([^/]+)\//.exec(path)?.[1] ?? [])),
]

export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const path = pathsById.get(id)
  return path === undefined ? undefined : (await lessonFiles[path]?.())?.default
}

/** The translated catalogues of a language for one lesson, first match first; empty for the base language. */
export async function loadTranslations(language: string, lessonId: string): Promise<readonly Catalog[]> {
  const names = [lessonId, 'lessons', 'ui']
  const files = names.flatMap((name) => translationFiles[`./locales/${language}/${name}.json`] ?? [])
  return Promise.all(files.map(async (load) => asCatalog((await load()).default)))
}

export const sharedCatalog: Catalog = asCatalog(sharedText)

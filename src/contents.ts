// The list of lessons: what their folders say of them and their drawings. Apart from the catalogue, so that no lesson loads it.
import { BASE_LANGUAGE, lessonIds, loadPart } from './catalog.ts'
import type { Catalog } from './locales/i18n.ts'
import { asCatalog } from './locales/i18n.ts'

const baseFiles = import.meta.glob<{ default: object }>('./lessons/*/about.json')
const translated = import.meta.glob<{ default: object }>('./locales/*/about/*.json')
const pageFiles = import.meta.glob<{ default: object }>(['./ui/home/text.json', './locales/*/home.json'])
const plates = import.meta.glob<string>('./lessons/*/plate.svg', { query: '?raw', import: 'default', eager: true })

/** A line of the list. A folder that holds words and no lesson is one that is not built yet. */
export interface Entry {
  readonly id: string
  readonly number: number
  readonly built: boolean
  /** The lesson's drawing, as the source of an SVG. */
  readonly plate: string
}

export const entries: readonly Entry[] = Object.keys(baseFiles)
  .toSorted()
  .map((path) => {
    const [, number, id = ''] = /\/(\d+)-([^/]+)\//.exec(path) ?? []
    return { id, number: Number(number), built: lessonIds.includes(id), plate: plates[path.replace('about.json', 'plate.svg')] ?? '' }
  })

export interface Contents {
  /** The texts of the page. */
  readonly page: readonly Catalog[]
  /** The words of each lesson by its id, with those of the page behind them. */
  readonly about: ReadonlyMap<string, readonly Catalog[]>
}

/** Everything the list says in one language, with the base language behind it. */
export async function loadContents(language: string): Promise<Contents> {
  const [page, words] = await Promise.all([loadPage(language), Promise.all(entries.map(({ id }) => loadWords(language, id)))])
  return { page, about: new Map(entries.map(({ id }, at) => [id, [...(words[at] ?? []), ...page]])) }
}

async function loadPage(language: string): Promise<readonly Catalog[]> {
  // what all pages say lies in `ui/text`, and in a translation in `ui.json`
  const own = [pageFiles[`./locales/${language}/home.json`], pageFiles['./ui/home/text.json']]
  const parts = [load(own), ...(language === BASE_LANGUAGE ? [] : [loadPart('ui', language)]), loadPart('text', BASE_LANGUAGE)]
  return (await Promise.all(parts)).flat()
}

async function loadWords(language: string, id: string): Promise<readonly Catalog[]> {
  const base = Object.keys(baseFiles).find((path) => path.endsWith(`-${id}/about.json`)) ?? ''
  return load([translated[`./locales/${language}/about/${id}.json`], baseFiles[base]])
}

type File = (() => Promise<{ default: object }>) | undefined

const load = (files: readonly File[]): Promise<readonly Catalog[]> =>
  Promise.all(files.flatMap((read) => read ?? []).map(async (read) => asCatalog((await read()).default)))

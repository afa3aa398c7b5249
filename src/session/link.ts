// The situation as a link, and back. A link never throws: what cannot be read gives a notice and the default.
import type { Lesson } from '../lessons/lesson.ts'
import { CUSTOM, inputsOf, scenarioOf } from '../lessons/lesson.ts'
import type { Inputs } from '../lessons/params.ts'
import { faultIn, fill } from '../lessons/params.ts'
import { decode } from './decode.ts'
import type { Theme, View } from './store.ts'

export interface Notice {
  readonly kind:
    | 'option'
    | 'state'
    | 'lesson'
    | 'scenario'
    | 'frame'
    | 'lang'
    | 'theme'
    | 'view'
    | 'unknown'
    | 'param'
    | 'same'
    | 'unreadable'
    | 'twice'
  readonly name: string
  readonly value: string
  readonly used: string
}

export interface Link {
  readonly values: ReadonlyMap<string, string>
  readonly notices: readonly Notice[]
}

const notice = (kind: Notice['kind'], name: string, value: string, used = ''): Notice => ({ kind, name, value: value.slice(0, 80), used })

/** Splits a query string. Broken escapes and repeated names give a notice each. */
export function parseLink(search: string): Link {
  const values = new Map<string, string>()
  const notices: Notice[] = []
  for (const pair of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [rawName = '', ...rest] = pair.split('=')
    const name = decode(rawName)
    const value = decode(rest.join('='))
    if (name === undefined || value === undefined) notices.push(notice('unreadable', name ?? rawName, ''))
    else if (values.has(name)) notices.push(notice('twice', name, value))
    else values.set(name, value)
  }
  return { values, notices }
}

/** One of a few words, or the default with a notice. */
export function oneOf<T extends string>(link: Link, name: Notice['kind'], options: readonly T[], initial: T): [T, Notice[]] {
  const value = link.values.get(name)
  if (value === undefined) return [initial, []]
  const found = options.find((option) => option === value)
  return found === undefined ? [initial, [notice(name, name, value, initial)]] : [found, []]
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
const VIEWS: readonly View[] = ['full', 'stage', 'wire', 'pool']
/** What a link says beside the inputs. */
export const NAMES: ReadonlySet<string> = new Set(['lesson', 'scenario', 'frame', 'lang', 'theme', 'view'])

export interface Situation {
  readonly inputs: Inputs
  /** A frame's address; undefined for the first frame. */
  readonly frame: string | undefined
  readonly theme: Theme
  readonly view: View
  readonly notices: readonly Notice[]
}

/** Reads everything but lesson and language, which had to be known to load the lesson. */
export function situationIn(link: Link, lesson: Lesson): Situation {
  const notices: Notice[] = []
  const [theme, badTheme] = oneOf(link, 'theme', THEMES, 'auto')
  const [view, badView] = oneOf(link, 'view', VIEWS, 'full')
  notices.push(...badTheme, ...badView)
  const first = lesson.scenarios[0].id
  const wanted = link.values.get('scenario') ?? first
  const known = wanted === CUSTOM ? first : wanted
  const start = inputsOf(lesson, known)
  if (!start) notices.push(notice('scenario', 'scenario', wanted, first))
  const given: Record<string, string> = { ...(start ?? inputsOf(lesson, first)) }
  for (const [name, value] of link.values) {
    if (NAMES.has(name)) continue
    const param = Object.hasOwn(lesson.params, name) ? lesson.params[name] : undefined
    if (!param) notices.push(notice('unknown', name, name))
    else if (faultIn(param, value)) notices.push(notice('param', name, value, given[name] ?? param.default ?? ''))
    else given[name] = value
  }
  for (const [name, other] of lesson.distinct ?? []) {
    if (given[name] !== given[other]) continue
    // whoever has left its default goes back to it, so that the two differ again
    const back = given[other] === lesson.params[other]?.default ? name : other
    const used = lesson.params[back]?.default ?? ''
    notices.push(notice('same', back, given[back] ?? '', used))
    given[back] = used
  }
  return { inputs: fill(lesson.params, given), frame: link.values.get('frame'), theme, view, notices }
}

export const unknownFrame = (address: string): Notice => notice('frame', 'frame', address)
export const unknownLesson = (id: string, used: string): Notice => notice('lesson', 'lesson', id, used)

export interface Shown {
  readonly lesson: Lesson
  readonly inputs: Inputs
  readonly frame: string
  readonly language: string
  readonly theme: Theme
  readonly view: View
}

/** The query string of a situation: a scenario by name when the inputs are one, else each input that differs. */
export function linkTo({ lesson, inputs, frame, language, theme, view }: Shown): string {
  const values: [string, string][] = [['lesson', lesson.id]]
  const scenario = scenarioOf(lesson, inputs)
  if (scenario === CUSTOM) {
    for (const [name, param] of Object.entries(lesson.params)) {
      const value = inputs[name] ?? param.default
      if (value !== undefined && value !== param.default) values.push([name, value])
    }
  } else values.push(['scenario', scenario])
  values.push(['frame', frame], ['lang', language])
  if (theme !== 'auto') values.push(['theme', theme])
  if (view !== 'full') values.push(['view', view])
  // an address reads better with its @ than with %40
  return `?${values.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`).join('&')}`
}

// The situation as a link, and back. A link never throws: what cannot be read gives a notice and the default.
import type { Lesson } from '../lessons/lesson.ts'
import { CUSTOM, inputsOf, scenarioOf } from '../lessons/lesson.ts'
import type { Inputs } from '../lessons/params.ts'
import { faultIn, fill, sameInputs } from '../lessons/params.ts'
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
    | 'file'
    | 'same'
    | 'unreadable'
    | 'twice'
    | 'compare'
    | 'compareSame'
    | 'compareMany'
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
export const NAMES: ReadonlySet<string> = new Set(['lesson', 'scenario', 'frame', 'lang', 'theme', 'view', 'compare'])

/** How many other situations stand beside the learner's own. */
export const MOST_COMPARED = 2

export interface Situation {
  readonly inputs: Inputs
  /** A frame's address; undefined for the first frame. */
  readonly frame: string | undefined
  readonly theme: Theme
  readonly view: View
  /** Situations beside this one; undefined leaves those that are there. */
  readonly compare?: readonly Inputs[]
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
  const inputs = inputsIn(link, lesson, start ?? inputsOf(lesson, first), notices)
  const compare = comparedIn(link.values.get('compare') ?? '', lesson, inputs, notices)
  return { inputs, frame: link.values.get('frame'), theme, view, compare, notices }
}

/** The parameters that a link names, over those it starts from. */
function inputsIn({ values }: Link, lesson: Lesson, start: Inputs | undefined, notices: Notice[], others = NAMES): Inputs {
  const given: Record<string, string> = { ...start }
  for (const [name, value] of values) {
    if (others.has(name)) continue
    const param = Object.hasOwn(lesson.params, name) ? lesson.params[name] : undefined
    if (!param) notices.push(notice('unknown', name, name))
    else if (faultIn(param, value)) {
      const used = given[name] ?? param.default
      notices.push(used === undefined ? notice('file', name, value) : notice('param', name, value, used))
    } else given[name] = value
  }
  for (const [name, other] of lesson.distinct ?? []) {
    if (given[name] !== given[other]) continue
    // whoever has left its default goes back to it, so that the two differ again
    const back = given[other] === lesson.params[other]?.default ? name : other
    const used = lesson.params[back]?.default ?? ''
    notices.push(notice('same', back, given[back] ?? '', used))
    given[back] = used
  }
  return fill(lesson.params, given)
}

/** The situations to compare with: scenario ids and `name=value&name=value`, separated by `;`. What cannot be used is left out and named. */
export function comparedIn(text: string, lesson: Lesson, own: Inputs, notices: Notice[]): readonly Inputs[] {
  const found: Inputs[] = []
  for (const item of text.split(';').filter(Boolean)) {
    const link = parseLink(item.includes('=') ? item : '')
    const start = inputsOf(lesson, item.includes('=') ? lesson.scenarios[0].id : item)
    notices.push(...link.notices)
    const inputs = start && inputsIn(link, lesson, start, notices, new Set())
    const fault = !inputs
      ? 'compare'
      : [own, ...found].some((other) => sameInputs(inputs, other))
        ? 'compareSame'
        : found.length === MOST_COMPARED
          ? 'compareMany'
          : undefined
    if (fault) notices.push(notice(fault, 'compare', item))
    else if (inputs) found.push(inputs)
  }
  return found
}

/** The situations as `comparedIn` reads them. */
export const comparedText = (lesson: Lesson, compare: readonly Inputs[]): string =>
  compare.map((inputs) => query(namesOf(lesson, inputs)).replace(/^scenario=/, '')).join(';')

/** What tells a situation: its scenario, else each input that differs from the default. */
function namesOf(lesson: Lesson, inputs: Inputs): [string, string][] {
  const scenario = scenarioOf(lesson, inputs)
  if (scenario !== CUSTOM) return [['scenario', scenario]]
  return Object.entries(inputs).filter(([name, value]) => value !== lesson.params[name]?.default)
}

const query = (values: readonly (readonly [string, string])[]): string =>
  // an address reads better with its @ than with %40
  values.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`).join('&')

export const unknownFrame = (address: string): Notice => notice('frame', 'frame', address)
export const unknownLesson = (id: string, used: string): Notice => notice('lesson', 'lesson', id, used)

export interface Shown {
  readonly lesson: Lesson
  readonly inputs: Inputs
  readonly frame: string
  readonly language: string
  readonly theme: Theme
  readonly view: View
  readonly compare?: readonly Inputs[]
}

/** The query string of a situation: a scenario by name when the inputs are one, else each input that differs. */
export function linkTo({ lesson, inputs, frame, language, theme, view, compare = [] }: Shown): string {
  const values: [string, string][] = [['lesson', lesson.id], ...namesOf(lesson, inputs), ['frame', frame], ['lang', language]]
  if (theme !== 'auto') values.push(['theme', theme])
  if (view !== 'full') values.push(['view', view])
  // one that became the same as the learner's own is none to compare with
  const compared = comparedText(
    lesson,
    compare.filter((other) => !sameInputs(inputs, other)),
  )
  if (compared) values.push(['compare', compared])
  return `?${query(values)}`
}

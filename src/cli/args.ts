// Reads the command line. Every mistake is one line: what was wrong and what is allowed.
import { BASE_LANGUAGE, languages, lessonIds, loadLesson } from '../catalog.ts'
import type { Format } from '../lessons/export.ts'
import { FORMATS } from '../lessons/export.ts'
import type { Lesson } from '../lessons/lesson.ts'
import { CUSTOM, inputsOf } from '../lessons/lesson.ts'
import type { Fault, Inputs } from '../lessons/params.ts'
import { faultIn, twinOf } from '../lessons/params.ts'

export interface Request {
  readonly lesson: Lesson
  readonly inputs: Inputs
  /** The scenario asked for, or `custom` as soon as an input was set by hand. */
  readonly scenario: string
  readonly language: string
  readonly format: Format
  /** A scenario to stand beside this run. */
  readonly compare: string | undefined
}

/** A mistake of the caller, to be said in one line and ended with exit code 2. */
export class UsageError extends Error {}

const oneOf = (what: string, value: string, allowed: readonly string[]): UsageError =>
  new UsageError(`There is no ${what} ${JSON.stringify(value)}. Allowed: ${allowed.join(', ')}.`)

const OPTIONS = ['--scenario', '--compare', '--set', '--lang', '--format'] as const

/** `run <lesson> [--scenario id] [--compare id] [--set name=value …] [--lang tag] [--format …]`, the word `run` already taken off. */
export async function parseRun(words: readonly string[]): Promise<Request> {
  const options = new Map<string, string>()
  const settings: string[] = []
  const names: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) {
      names.push(word)
      continue
    }
    const [name = '', joined] = word.includes('=') ? [word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1)] : [word]
    if (!(OPTIONS as readonly string[]).includes(name)) throw oneOf('option', name, OPTIONS)
    const value = joined ?? words[(at += 1)]
    if (value === undefined) throw new UsageError(`${name} needs a value.`)
    if (name === '--set') settings.push(value)
    else if (options.has(name)) throw new UsageError(`${name} was given twice.`)
    else options.set(name, value)
  }
  const [id, ...rest] = names
  if (id === undefined) throw new UsageError(`Which lesson? Allowed: ${lessonIds.join(', ')}.`)
  if (rest.length > 0) throw new UsageError(`One lesson at a time; ${JSON.stringify(rest[0])} was not expected.`)
  const lesson = await loadLesson(id)
  if (!lesson) throw oneOf('lesson', id, lessonIds)
  const asked = options.get('--scenario') ?? lesson.scenarios[0].id
  const start = inputsNamed(lesson, asked)
  const compare = options.get('--compare')
  if (compare !== undefined) {
    inputsNamed(lesson, compare)
    if (options.has('--format')) throw new UsageError('--compare has one form; leave --format out.')
  }
  const inputs = { ...start, ...settingsOf(lesson, settings) }
  for (const [name] of lesson.distinct ?? []) {
    const by = twinOf(lesson.distinct ?? [], inputs, name)
    if (by !== undefined) throw new UsageError(`${name} cannot be ${JSON.stringify(inputs[name])}: ${reason({ why: 'taken', by })}.`)
  }
  return {
    lesson,
    inputs,
    scenario: settings.length > 0 ? CUSTOM : asked,
    language: known('language', options.get('--lang') ?? BASE_LANGUAGE, languages),
    format: known('format', options.get('--format') ?? 'text', FORMATS) as Format,
    compare,
  }
}

function inputsNamed(lesson: Lesson, scenario: string): Inputs {
  const inputs = inputsOf(lesson, scenario)
  if (inputs) return inputs
  throw oneOf(
    'scenario',
    scenario,
    lesson.scenarios.map(({ id }) => id),
  )
}

function known(what: string, value: string, allowed: readonly string[]): string {
  if (!allowed.includes(value)) throw oneOf(what, value, allowed)
  return value
}

function settingsOf(lesson: Lesson, settings: readonly string[]): Inputs {
  return Object.fromEntries(
    settings.map((setting) => {
      const at = setting.indexOf('=')
      if (at < 0) throw new UsageError(`--set needs name=value; ${JSON.stringify(setting)} has no "=".`)
      const [name, value] = [setting.slice(0, at), setting.slice(at + 1)]
      const param = Object.hasOwn(lesson.params, name) ? lesson.params[name] : undefined
      if (!param) throw oneOf('parameter', name, Object.keys(lesson.params))
      const fault = faultIn(param, value)
      if (fault) throw new UsageError(`${name} cannot be ${JSON.stringify(value.slice(0, 60))}: ${reason(fault)}.`)
      return [name, value]
    }),
  )
}

function reason(fault: Fault): string {
  switch (fault.why) {
    case 'notAnOption':
      return `allowed are ${fault.allowed.join(', ')}`
    case 'tooLong':
      return `it has ${fault.length} units, allowed are at most ${fault.max}`
    case 'tooShort':
      return `it needs at least ${fault.min} units`
    case 'taken':
      return `${fault.by} has this value already`
    case 'notWellFormed':
      return 'it has half a surrogate pair'
  }
}

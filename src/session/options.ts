// The one table of parameters: attributes, address, messages, generated code and documentation are all read from it.
import * as z from 'zod/mini'
import type { Lock, Settings, Theme, View } from './store.ts'

const words = <const T extends string>(...options: [T, ...T[]]) => z.enum(options)
const split = (text: string): string[] => text.split(/[\s,]+/u).filter(Boolean)
/** A boolean as HTML writes it, and as addresses do. */
const flag = z.pipe(
  words('', '1', '0', 'true', 'false'),
  z.transform((text) => text === '' || text === '1' || text === 'true'),
)
const LOCKS = ['params', 'scenario', 'lesson', 'lang', 'theme', 'inspector', 'share'] as const satisfies readonly Lock[]

/** How an option is written: its values as the documentation lists them, and the text that stands for its default. */
interface Option<T extends z.ZodMiniType = z.ZodMiniType> {
  readonly schema: T
  readonly initial: string
  readonly values: readonly string[]
  /** Whether a change counts after the lab has started. */
  readonly live: boolean
  /** Name of the property where it is not the attribute's in camel case. */
  readonly property?: string
}

const option = <T extends z.ZodMiniType>(
  schema: T,
  initial: string,
  values: readonly string[],
  more: { live?: boolean; property?: string } = {},
) => ({
  schema,
  initial,
  values,
  live: true,
  ...more,
})
const oneOf = <const T extends string>(...values: [T, ...T[]]) => option(words(...values), values[0], values)
const text = z.string().check(z.maxLength(4000))

/** By attribute name, in the order of the documentation. An initial value of '' means that the lesson decides. */
export const options = {
  lesson: option(text, '', ['a lesson id']),
  scenario: option(text, '', ['a scenario id of the lesson']),
  params: option(text, '', ['`name=value&name=value`']),
  compare: option(text, '', ['scenario ids or `name=value&name=value`, separated by `;`']),
  start: option(text, '', ['a frame address', 'a step id'], { live: false, property: 'startAt' }),
  // `predict` is a method
  predict: { ...oneOf('auto', 'required', 'off'), property: 'predictMode' },
  'pause-at': option(z.pipe(text, z.transform(split)), '', ['frame addresses and step ids, separated by spaces or commas'], {
    property: 'pauseAt',
  }),
  controls: oneOf('full', 'steps', 'none'),
  lock: option(z.pipe(text, z.pipe(z.transform(split), z.array(words(...LOCKS)))), '', LOCKS),
  view: oneOf('full', 'stage', 'wire', 'pool'),
  autoplay: option(flag, 'false', ['present or absent'], { live: false }),
  speed: option(z.coerce.number().check(z.gte(0.25), z.lte(4)), '1', ['0.25 to 4']),
  motion: oneOf('auto', 'reduce', 'full'),
  nohotkeys: option(flag, 'false', ['present or absent'], { property: 'noHotkeys' }),
  theme: oneOf('auto', 'light', 'dark'),
  'heading-level': option(z.coerce.number().check(z.int(), z.gte(2), z.lte(6)), '3', ['2 to 6'], { property: 'headingLevel' }),
  height: oneOf('stable', 'content'),
  site: option(text, '', ['address of a lab’s own page']),
  persist: { ...oneOf('none', 'session', 'local'), live: false },
} satisfies Record<string, Option>

export type OptionName = keyof typeof options
export const optionNames = Object.keys(options) as OptionName[]
export const isOption = (name: string): name is OptionName => Object.hasOwn(options, name)
export const propertyOf = (name: OptionName): string => (options[name] as Option).property ?? name

export type Options = { readonly [N in OptionName]: z.infer<(typeof options)[N]['schema']> }

/** A value that cannot be used, and the text that is used in its place. */
export interface Misfit {
  readonly name: string
  readonly value: string
  readonly used: string
}

/** Reads one option from its text. An unknown value gives the default and says so. */
export function readOption<N extends OptionName>(name: N, given: string | null | undefined): readonly [Options[N], Misfit?] {
  const { schema, initial } = options[name] as Option
  const read = (value: string) => z.safeParse(schema, value)
  const found = read(given ?? initial)
  if (found.success) return [found.data as Options[N]]
  return [read(initial).data as Options[N], { name, value: (given ?? '').slice(0, 80), used: initial }]
}

/** The part of an option that a session keeps, as a change of its state; the others belong to how it starts. */
export function stateOf<N extends OptionName>(name: N, value: Options[N]): Partial<Settings & { theme: Theme; view: View }> {
  switch (name) {
    case 'nohotkeys':
      return { hotkeys: !value }
    case 'pause-at':
      return { pauseAt: value as Options['pause-at'] }
    case 'heading-level':
      return { headingLevel: value as number }
    case 'predict':
    case 'controls':
    case 'lock':
    case 'view':
    case 'speed':
    case 'motion':
    case 'theme':
    case 'height':
      return { [name]: value }
    default:
      return {}
  }
}

// The address of the iframe page: the element's attributes by name, the lesson's parameters directly, and what belongs to the frame.
import { decode } from '../session/decode.ts'
import { isOption, optionNames } from '../session/options.ts'

export interface Address {
  /** Attributes of the element, as written. */
  readonly attributes: ReadonlyMap<string, string>
  /** The origin of a page that may connect although it is not the frame's own. */
  readonly origin: string | undefined
}

/** Other names for the language. */
const ALIASES: Readonly<Record<string, string>> = { locale: 'lang', hl: 'lang' }
/** The only version of this address there is. */
const VERSION = '1'

/**
 * Reads a query string. Names of options count in any case. Every other pair is handed on as it is written in `params`,
 * also what cannot be read: there it gets its notice.
 */
export function readAddress(search: string): Address {
  const attributes = new Map<string, string>()
  const params: string[] = []
  let origin: string | undefined
  for (const pair of search.replace(/^\?/, '').split('&').filter(Boolean)) {
    const [rawName = '', ...rest] = pair.split('=')
    const lower = (decode(rawName) ?? '').toLowerCase()
    const name = ALIASES[lower] ?? lower
    const value = decode(rest.join('='))
    if (value === undefined || attributes.has(name)) params.push(pair)
    else if (name === 'origin') origin = value
    else if (name === 'params') params.push(value)
    else if (isOption(name) || name === 'lang' || name === 'dir') attributes.set(name, value)
    else if (name !== 'v' || value !== VERSION) params.push(pair)
  }
  if (params.length > 0) attributes.set('params', params.join('&'))
  return { attributes, origin }
}

/** All names to which the address gives a meaning of its own; a lesson may use none of them for a parameter. */
export const reservedNames: readonly string[] = [...optionNames, 'lang', 'dir', 'v', 'origin', ...Object.keys(ALIASES)]

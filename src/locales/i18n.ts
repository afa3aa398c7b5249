// Messages: a key and arguments give a line of pieces. A piece is plain, bold, or code that is never translated.

/** A compiled ICU message. */
type Message = (args: Readonly<Record<string, unknown>>) => string
export type Catalog = Readonly<Record<string, Message>>

interface Piece {
  readonly text: string
  readonly code?: boolean
  readonly bold?: boolean
}
export type Line = readonly Piece[]

/** A value shown as code: ids, names, payloads, whatever a learner typed. Markup in it stays text. */
export interface Token {
  readonly token: string
}
export const token = (text: string): Token => ({ token: text })

export type Args = Readonly<Record<string, string | number | Token>>

/** Says a message in the language at hand. */
export type Say = (key: string, args?: Args) => Line

/** The JSON of a catalogue is compiled to functions when it is bundled; its type in the editor is still the JSON's. */
export const asCatalog = (json: object): Catalog => json as Catalog

/**
 * A `say` that looks a key up in the catalogues in order, so that a key missing in one language falls back on its own.
 * What none of them knows is said by `otherwise`, and at last by itself: wrong, visible, and no blank page.
 */
export function createSay(catalogs: readonly Catalog[], otherwise: Say = (key) => [{ text: key }]): Say {
  // most lines on a page have no arguments and are said in every frame
  const fixed = new Map<string, Line>()
  return (key, args) => {
    const line = (given: Args) => lineFor(catalogs, key, given) ?? otherwise(key, args)
    if (args) return line(args)
    const known = fixed.get(key) ?? line({})
    fixed.set(key, known)
    return known
  }
}

function lineFor(catalogs: readonly Catalog[], key: string, args: Args): Line | undefined {
  const message = catalogs.find((catalog) => Object.hasOwn(catalog, key))?.[key]
  if (!message) return undefined
  const tokens: string[] = []
  const filled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(args)) {
    // a mark stands for the token until the markup is read, so that no value can be taken for markup
    filled[name] = typeof value === 'object' ? `${OPEN}${tokens.push(value.token) - 1}${CLOSE}` : value
  }
  return toLine(message(filled), tokens)
}

const OPEN = '\uE000'
const CLOSE = '\uE001'
const marks = new RegExp(`(\\*\\*|\`|${OPEN}\\d+${CLOSE})`)

function toLine(text: string, tokens: readonly string[]): Line {
  const line: Piece[] = []
  let [bold, code] = [false, false]
  for (const part of text.split(marks)) {
    if (part === '**') bold = !bold
    else if (part === '`') code = !code
    else if (part.startsWith(OPEN)) line.push(piece(tokens[Number(part.slice(1, -1))] ?? '', true, bold))
    else if (part) line.push(piece(part, code, bold))
  }
  return line
}

const piece = (text: string, code: boolean, bold: boolean): Piece => ({ text, ...(code && { code }), ...(bold && { bold }) })

/** A line as plain text, for a status region, an attribute or a terminal. */
export const plain = (line: Line): string => line.map(({ text }) => text).join('')

/** Two sentences in a row. Latin text takes a space between them, Chinese does not. */
export function join(first: Line, second: Line): Line {
  if (first.length === 0 || second.length === 0) return [...first, ...second]
  const tight = /[\u3000-\u303f\uff00-\uffef]$/u.test(first.at(-1)?.text ?? '')
  return tight ? [...first, ...second] : [...first, { text: ' ' }, ...second]
}

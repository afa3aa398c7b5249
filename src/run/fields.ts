// JSON messages side by side, field by field: every field in one row, what all share folded, what differs marked.
import type { Json } from '../protocol/json.ts'
import { isObject, own as ownKey, stringAt } from '../protocol/json.ts'

/** `numbering`: two ids that differ because requests are counted. `absent`: some have the field and some do not. */
export type FieldState = 'same' | 'numbering' | 'value' | 'absent'

export interface FieldRow {
  /** Keys joined by dots; items of a list by their name, else by their position. */
  readonly path: string
  readonly key: string
  readonly depth: number
  /** `open`: the fields inside follow. `fold`: an object or list that is the same everywhere. */
  readonly kind: 'open' | 'fold' | 'value'
  readonly values: readonly (Json | undefined)[]
  /** Over all messages. */
  readonly state: FieldState
}

type Values = readonly (Json | undefined)[]

/** The rows of several messages. */
export function fieldRows(messages: readonly Json[]): FieldRow[] {
  const rows: FieldRow[] = []
  const visit = (values: Values, path: string, key: string, depth: number) => {
    const state = stateOf(values, path)
    const some = values.filter((value) => value !== undefined)
    const nested = some.every(isObject) || some.every((value) => Array.isArray(value))
    const full = some.some((value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0)
    const row = (kind: FieldRow['kind']) => rows.push({ path, key, depth, kind, values, state })
    if (!nested || !full) row('value')
    else if (state === 'same' && values.length > 1 && depth > 0) row('fold')
    else {
      if (depth > 0) row('open')
      for (const name of keysOf(values)) {
        visit(
          values.map((value) => partOf(value, name)),
          path === '' ? name : `${path}.${name}`,
          name,
          depth + 1,
        )
      }
    }
  }
  visit(messages, '', '', 0)
  return rows
}

/** Where two messages differ: the fields themselves, not what they stand in. */
export function differencesIn(one: Json, other: Json): { readonly path: string; readonly state: FieldState; readonly values: Values }[] {
  const rows = fieldRows([one, other]).filter(({ state }) => state !== 'same')
  // a field that only one has stands for all that is in it
  const whole = rows.filter(({ kind, state }) => state === 'absent' && kind === 'open').map(({ path }) => `${path}.`)
  return rows
    .filter(({ path, kind, state }) => (kind === 'value' || state === 'absent') && !whole.some((start) => path.startsWith(start)))
    .map(({ path, state, values }) => ({ path, state, values }))
}

/** How a message's field stands to the first message's. */
export const against = ({ values, path }: FieldRow, column: number): FieldState => stateOf([values[0], values[column]], path)

function stateOf(values: Values, path: string): FieldState {
  const [first, ...others] = values
  if (others.every((other) => sameJson(first, other))) return 'same'
  if (values.includes(undefined)) return 'absent'
  return path === 'id' && values.every((id) => counted(id) === counted(first)) ? 'numbering' : 'value'
}

/** An id without its number: `notes-3` gives `notes-`, 3 gives its type. Ids of another make give another text. */
const counted = (id: Json | undefined): string => (typeof id === 'string' ? `"${id.replace(/\d+$/, '')}` : typeof id)

function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, at) => sameJson(item as Json, other[at] as Json))
  if (!isObject(one) || !isObject(other)) return false
  const keys = Object.keys(one)
  // the order of keys means nothing in JSON
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
}

/** Items of a list go by their names where they have different ones. */
const itemNames = (list: readonly Json[]): string[] => {
  const names = list.map((item) => stringAt(item, 'name'))
  return names.every(Boolean) && new Set(names).size === names.length ? names : list.map((_item, at) => String(at))
}

/** The keys of all, each once: in the first one's order, what it lacks after the key that it follows elsewhere. */
function keysOf(values: Values): string[] {
  const keys: string[] = []
  for (const value of values) {
    let at = 0
    for (const key of Array.isArray(value) ? itemNames(value) : isObject(value) ? Object.keys(value) : []) {
      const found = keys.indexOf(key)
      if (found >= 0) at = found + 1
      else keys.splice(at++, 0, key)
    }
  }
  return keys
}

function partOf(value: Json | undefined, name: string): Json | undefined {
  if (!Array.isArray(value)) return ownKey(value, name)
  const at = itemNames(value).indexOf(name)
  return at < 0 ? undefined : (value[at] as Json)
}

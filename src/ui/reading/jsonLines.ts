// A message as numbered lines of tokens, in full or with the parts folded that every message repeats.
import type { Json, JsonObject } from '../../protocol/json.ts'
import { isObject } from '../../protocol/json.ts'
import type { JsonRpcMessage } from '../../protocol/jsonrpc.ts'

export interface JsonToken {
  readonly kind: 'key' | 'value' | 'mark' | 'fold'
  readonly text: string
  /** For keys and values: the path, keys joined by dots, array positions left out. */
  readonly path?: string
  /** For folds: how many fields are not shown. */
  readonly count?: number
}

export interface JsonLine {
  readonly depth: number
  /** The path of the field that begins on this line. */
  readonly path: string | undefined
  readonly tokens: readonly JsonToken[]
  /** Only the full record shows this line. */
  readonly extra: boolean
}

/** Kept on one line, because their inside is no field of the message. */
const INLINE = new Set(['content', 'inputSchema', 'annotations', 'capabilities', 'supportedVersions', 'data'])
/** Left out of an excerpt. */
const FOLDED = new Set(['_meta', 'inputSchema', 'annotations'])

const mark = (text: string): JsonToken => ({ kind: 'mark', text })
const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

export function jsonLines(message: JsonRpcMessage, form: 'excerpt' | 'full'): JsonLine[] {
  const lines: JsonLine[] = []

  const object = (value: JsonObject, depth: number, path: string, extra: boolean, head: readonly JsonToken[], end: string) => {
    const entries = Object.entries(value)
    lines.push({ depth, path: path || undefined, tokens: [...head, mark('{')], extra })
    entries.forEach(([key, inner], index) => entry(key, inner ?? null, depth + 1, path, extra, index < entries.length - 1 ? ',' : ''))
    lines.push({ depth, path: undefined, tokens: [mark(`}${end}`)], extra })
  }

  const entry = (key: string, value: Json, depth: number, parent: string, extra: boolean, end: string) => {
    const path = join(parent, key)
    const head: JsonToken[] = [{ kind: 'key', text: `"${key}"`, path }, mark(': ')]
    const hidden = FOLDED.has(key)
    if (hidden && form === 'excerpt') {
      const count = isObject(value) ? Object.keys(value).length : 0
      lines.push({ depth, path, tokens: [...head, { kind: 'fold', text: '', count }, mark(end)], extra })
    } else if (INLINE.has(key) || !(isObject(value) || Array.isArray(value)) || isEmpty(value)) {
      lines.push({ depth, path, tokens: [...head, ...inline(value, path), mark(end)], extra: extra || hidden })
    } else if (isObject(value)) object(value, depth, path, extra || hidden, head, end)
    else {
      lines.push({ depth, path, tokens: [...head, mark('[')], extra })
      value.forEach((item: Json, index: number) => {
        const comma = index < value.length - 1 ? ',' : ''
        if (isObject(item)) object(item, depth + 1, path, extra, [], comma)
        else lines.push({ depth: depth + 1, path: undefined, tokens: [...inline(item, path), mark(comma)], extra })
      })
      lines.push({ depth, path: undefined, tokens: [mark(`]${end}`)], extra })
    }
  }

  object(message as unknown as JsonObject, 0, '', false, [], '')
  return lines
}

const isEmpty = (value: Json): boolean => (isObject(value) ? Object.keys(value).length === 0 : Array.isArray(value) && value.length === 0)

function inline(value: Json, path: string): JsonToken[] {
  if (isObject(value)) {
    const entries = Object.entries(value)
    if (entries.length === 0) return [mark('{}')]
    const inside = entries.flatMap(([key, inner], index): JsonToken[] => [
      { kind: 'key', text: `"${key}"`, path: join(path, key) },
      mark(': '),
      ...inline(inner ?? null, join(path, key)),
      ...(index < entries.length - 1 ? [mark(', ')] : []),
    ])
    return [mark('{ '), ...inside, mark(' }')]
  }
  if (Array.isArray(value)) {
    return [
      mark('['),
      ...value.flatMap((item: Json, index: number) => [...inline(item, path), ...(index < value.length - 1 ? [mark(', ')] : [])]),
      mark(']'),
    ]
  }
  return [{ kind: 'value', text: JSON.stringify(value), path }]
}

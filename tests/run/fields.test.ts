// Messages field by field: aligned, folded where they are the same, and each difference named once.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/protocol/json.ts'
import { against, differencesIn, fieldRows } from '../../src/run/fields.ts'
import { awkward } from '../awkward.ts'

const differs = (one: Json, other: Json) => differencesIn(one, other).map(({ path, state }) => `${path} ${state}`)

describe('two messages', () => {
  it.each<[string, Json, Json, string[]]>([
    ['that are equal', { id: 1, a: [1, { b: 2 }] }, { a: [1, { b: 2 }], id: 1 }, []],
    ['with another value', { a: 1 }, { a: 2 }, ['a value']],
    ['with a field more', { a: 1 }, { a: 1, b: 2 }, ['b absent']],
    ['with an object more, which is one difference', { a: 1 }, { a: 1, b: { c: 2, d: 3 } }, ['b absent']],
    ['with a value deep inside', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1, d: 3 } } }, ['a.b.d value']],
    ['with a number of the request', { id: 'notes-3' }, { id: 'notes-2' }, ['id numbering']],
    ['with a whole number as id', { id: 3 }, { id: 2 }, ['id numbering']],
    ['with ids of other kinds', { id: 3 }, { id: 'notes-3' }, ['id value']],
    ['with ids of other clients', { id: 'a-1' }, { id: 'b-1' }, ['id value']],
    ['with an id among the arguments', { params: { id: 'n1' } }, { params: { id: 'n2' } }, ['params.id value']],
    ['with null in place of nothing', { a: null }, {}, ['a absent']],
    ['with an object in place of a text', { a: 'x' }, { a: { b: 1 } }, ['a value']],
    ['with an empty object', { a: {} }, { a: { b: 1 } }, ['a.b absent']],
    ['with one item more', { a: [1] }, { a: [1, 2] }, ['a.1 absent']],
    [
      'with named items in another place',
      {
        tools: [
          { name: 'x', d: 1 },
          { name: 'z', d: 3 },
        ],
      },
      {
        tools: [
          { name: 'x', d: 1 },
          { name: 'y', d: 2 },
          { name: 'z', d: 4 },
        ],
      },
      ['tools.y absent', 'tools.z.d value'],
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(differs(one, other)).toEqual(expected)
  })

  it.each(awkward.filter(Boolean))('have the key %j as any other', (key) => {
    expect(differencesIn(JSON.parse(`{${JSON.stringify(key)}:1}`) as Json, {})).toMatchObject([{ path: key, state: 'absent' }])
  })
})

describe('three messages', () => {
  const rows = fieldRows([
    { id: 'n-3', params: { name: 'read', _meta: { v: '2026' } } },
    { id: 'n-3', params: { name: 'read' } },
    { id: 'n-4', params: { name: 'read' } },
  ])
  it('have each field in one row, with the state over all of them', () => {
    expect(rows.map(({ path, kind, state }) => `${path} ${kind} ${state}`)).toEqual([
      'id value numbering',
      'params open value',
      'params.name value same',
      'params._meta open absent',
      'params._meta.v value absent',
    ])
  })
  it('are each compared with the first', () => {
    expect(rows.slice(0, 1).map((row) => [against(row, 1), against(row, 2)])).toEqual([['same', 'numbering']])
  })
})

it('what is the same everywhere is folded, and one message alone is not', () => {
  const kinds = (messages: readonly Json[]) => fieldRows(messages).map(({ path, kind }) => `${path} ${kind}`)
  const message = { a: { b: [1] } }
  expect(kinds([message, message])).toEqual(['a fold'])
  expect(kinds([message])).toEqual(['a open', 'a.b open', 'a.b.0 value'])
})

it('a message has no difference to itself, and differences are there both ways', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue()), (one, other) => {
      const [a, b] = [one, other].map((value) => JSON.parse(JSON.stringify(value)) as Json) as [Json, Json]
      expect(differencesIn(a, structuredClone(a))).toEqual([])
      const paths = (x: Json, y: Json) =>
        differencesIn(x, y)
          .map(({ path }) => path)
          .toSorted()
      expect(paths(a, b)).toEqual(paths(b, a))
      expect(differencesIn(a, b).length === 0).toBe(JSON.stringify(sorted(a)) === JSON.stringify(sorted(b)))
    }),
  )
})

/** Keys in order, so that equal objects have equal texts. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => sorted(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner ?? null)]),
  )
}

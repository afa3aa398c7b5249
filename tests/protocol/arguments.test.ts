// Arguments against a schema: the reasons and the order in which they are given.
import { describe, expect, it } from 'vitest'
import { misfit } from '../../src/protocol/arguments.ts'
import type { InputSchema } from '../../src/protocol/mcp.ts'

const two: InputSchema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['b', 'a'] }
const none: InputSchema = { type: 'object', additionalProperties: false }

describe('misfit', () => {
  it.each([
    ['all there', two, { a: '', b: '' }, undefined],
    ['missing keys in schema order', two, {}, 'b is required'],
    ['a missing key before a wrong type', two, { a: 7 }, 'b is required'],
    ['the first wrong type as given', two, { a: 7, b: null }, 'a must be a string'],
    ['null is no string', two, { a: '', b: null }, 'b must be a string'],
    ['a list is no object', { ...two, properties: { a: { type: 'object' } }, required: [] }, { a: [] }, 'a must be a object'],
    ['further keys when the schema is open', two, { a: '', b: '', c: 1 }, undefined],
    ['further keys when it is closed', none, { c: 1 }, 'c is not allowed'],
    ['keys of the prototype are further keys', none, JSON.parse('{"__proto__":1}'), '__proto__ is not allowed'],
    ['nothing at all', none, {}, undefined],
  ])('%s', (_name, schema, args, reason) => {
    expect(misfit(schema, args)).toBe(reason)
  })
})

// Checks call arguments against a tool's input schema, with the reasons and their order fixed.
import type { Json } from './json.ts'
import { own } from './json.ts'
import type { InputSchema } from './mcp.ts'

/**
 * The first reason why `args` do not fit `schema`, or undefined.
 * Required keys come first in schema order, then each given key: its type, then whether it is allowed at all.
 */
export function misfit(schema: InputSchema, args: { readonly [key: string]: Json }): string | undefined {
  for (const key of schema.required ?? []) if (!Object.hasOwn(args, key)) return `${key} is required`
  for (const [key, value] of Object.entries(args)) {
    const property = own(schema.properties ?? {}, key)
    const wanted = own(property, 'type')
    if (typeof wanted === 'string') {
      if (typeOf(value) !== wanted) return `${key} must be a ${wanted}`
    } else if (schema.additionalProperties === false) return `${key} is not allowed`
  }
  return undefined
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

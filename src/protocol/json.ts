// JSON values as TypeScript sees them, and the one way to read a key that the sender may have chosen.

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

/** True for a JSON object: not null, not an array. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The value of an own key, else undefined, so that `__proto__` and `constructor` are ordinary strings. */
export function own(value: unknown, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

/** The string at an own key, else the empty string. */
export function stringAt(value: unknown, key: string): string {
  const found = own(value, key)
  return typeof found === 'string' ? found : ''
}

// One part of a query string.

/** A part of a query string as text, or undefined where its escapes are broken. */
export function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

// The short form of a state in an address: `1.<base64url of deflated JSON>`.
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** The version of a state, in its JSON and before its packed form. */
export const VERSION = 1

/** `1.` and the deflated JSON in base64url. */
export function pack(snapshot: unknown): string {
  const bytes = deflateSync(strToU8(JSON.stringify(snapshot)), { level: 9 })
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return `${VERSION}.${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** Larger than any state the lab writes: characters of the packed text, bytes of the JSON. */
const MOST_PACKED = 8_000
const MOST_JSON = 64_000

/** The JSON value in a packed text: of another version only that, undefined when it is too large or damaged. */
export function unpack(text: string): unknown {
  const [version, body = ''] = text.split('.')
  if (version !== String(VERSION)) return { v: version }
  if (body.length > MOST_PACKED) return undefined
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.codePointAt(0) ?? 0)
    return JSON.parse(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_JSON) })))
  } catch {
    return undefined
  }
}

// How a host names a server's tool for the model, as data. The alias is this host's convention; MCP does not know it.

/** What becomes of a code point that model APIs do not take in a name. */
export type Sanitiser = 'keep' | 'underscore' | 'drop'

export interface NamingRule {
  /** Written before everything else. */
  readonly prefix: string
  /** Stands between server and tool; undefined leaves the server out. */
  readonly separator: string | undefined
  readonly sanitiser: Sanitiser
  /** Longest alias in UTF-16 units; undefined sets no limit. */
  readonly limit: number | undefined
  /** What a host does with an alias over the limit. */
  readonly overlong: 'leave-out' | 'cut'
}

/** Many model APIs take no longer name. */
export const MODEL_LIMIT = 64

export const namings = {
  dotted: { prefix: '', separator: '.', sanitiser: 'keep', limit: undefined, overlong: 'leave-out' },
  mcp: { prefix: 'mcp__', separator: '__', sanitiser: 'underscore', limit: MODEL_LIMIT, overlong: 'leave-out' },
  bare: { prefix: '', separator: undefined, sanitiser: 'underscore', limit: MODEL_LIMIT, overlong: 'leave-out' },
} as const satisfies Record<string, NamingRule>

const outside = /[^A-Za-z0-9_-]/gu

/** Each code point outside letters, digits, `_` and `-` is kept, becomes one `_`, or goes. */
export function sanitise(how: Sanitiser, name: string): string {
  return how === 'keep' ? name : name.replace(outside, how === 'underscore' ? '_' : '')
}

/** The alias under which a server's tool enters the pool. Routing never takes it apart again. */
export function aliasOf({ prefix, separator, sanitiser, limit, overlong }: NamingRule, server: string, tool: string): string {
  const named = separator === undefined ? '' : sanitise(sanitiser, server) + separator
  const alias = prefix + named + sanitise(sanitiser, tool)
  return overlong === 'cut' ? alias.slice(0, limit) : alias
}

export const isTooLong = ({ limit }: NamingRule, alias: string): boolean => limit !== undefined && alias.length > limit

/** Model APIs: letters, digits, `_` and `-`, 1 to 64. */
export const fitsModelApis = (name: string): boolean => /^[a-zA-Z0-9_-]{1,64}$/.test(name)

/** MCP's own rule for a server's tool names: 1 to 128, dots included (server/tools, Tool Names). */
export const fitsMcp = (name: string): boolean => /^[a-zA-Z0-9_.-]{1,128}$/.test(name)

/** An alias cut apart again, as some hosts do instead of looking it up: at the first or the last separator after the prefix. */
export function cutApart(
  { prefix, separator }: NamingRule,
  alias: string,
  at: 'first' | 'last',
): { readonly server: string; readonly tool: string } | undefined {
  if (separator === undefined || !alias.startsWith(prefix)) return undefined
  const rest = alias.slice(prefix.length)
  const position = at === 'first' ? rest.indexOf(separator) : rest.lastIndexOf(separator)
  return position < 0 ? undefined : { server: rest.slice(0, position), tool: rest.slice(position + separator.length) }
}

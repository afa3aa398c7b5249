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

/** Which characters a name may have, and how many. */
interface NameRule {
  /** Matches a code point that the rule does not know. */
  readonly outside: RegExp
  readonly max: number
}

/** Model APIs: letters, digits, `_` and `-`, 1 to 64. */
export const modelRule: NameRule = { outside: /[^A-Za-z0-9_-]/u, max: MODEL_LIMIT }

/** MCP's own rule for a server's tool names, a SHOULD: 1 to 128, dots included (server/tools, Tool Names). */
export const mcpRule: NameRule = { outside: /[^A-Za-z0-9_.-]/u, max: 128 }

/** What a rule has against a name: the first code point it does not know, or a length outside 1 to `max`. */
export type NameFault =
  | { readonly why: 'character'; readonly character: string }
  | { readonly why: 'length'; readonly length: number; readonly max: number }

/** Everything that a rule has against a name; nothing means that it fits. */
export function faultsOf(rule: NameRule, name: string): readonly NameFault[] {
  const [{ length }, { max }] = [name, rule]
  const [character] = rule.outside.exec(name) ?? []
  return [
    ...(character === undefined ? [] : [{ why: 'character', character } as const]),
    ...(length >= 1 && length <= max ? [] : [{ why: 'length', length, max } as const]),
  ]
}

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

// What a naming rule makes of servers' tools: alias, verdicts, collisions, what a cut gives back, and the table that needs no cut.
import type { NameFault, NamingRule } from '../host/naming.ts'
import { aliasOf, cutApart, faultsOf, isTooLong, mcpRule, modelRule, sanitise } from '../host/naming.ts'
import type { ServerSpec } from '../host/spec.ts'
import { serverAlone } from './server.ts'

export type { NameFault, NamingRule, Sanitiser } from '../host/naming.ts'
export { MODEL_LIMIT, namings } from '../host/naming.ts'

/** A tool under its own name, and the server that lists it under the name that the host gave to that server. */
export interface NamePair {
  readonly server: string
  readonly tool: string
}

/**
 * How a cut compares with what went in. `exact`: the very names. `sanitised`: cut at the right place, but of a name only what
 * the sanitiser left, which nobody here is called.
 */
export type CutVerdict = 'exact' | 'sanitised' | 'wrong-server' | 'wrong-tool'

export interface Cut extends NamePair {
  readonly verdict: CutVerdict
}

/** What the routing table says to an alias: this row's own tool, an earlier row's, or nothing because the alias is too long. */
export type Lookup =
  | { readonly state: 'held' | 'taken'; readonly by: number; readonly to: NamePair }
  | { readonly state: 'too-long'; readonly max: number }

export interface NameRow {
  readonly pair: NamePair
  readonly alias: string
  /** In UTF-16 units. */
  readonly length: number
  /** What model APIs have against the alias. */
  readonly model: readonly NameFault[]
  /** What MCP has against the tool's own name. */
  readonly mcp: readonly NameFault[]
  /** Indices of the other rows with this alias. */
  readonly sameAs: readonly number[]
  /** Undefined where there is nothing to cut at. */
  readonly first: Cut | undefined
  readonly last: Cut | undefined
  readonly route: Lookup
}

export interface NameCounts {
  readonly rows: number
  readonly accepted: number
  readonly colliding: number
  /** Rows whose alias entered the table; the three below count among these. */
  readonly held: number
  readonly first: number
  readonly last: number
  readonly table: number
}

/** One row for each tool, in the order in which they are registered: the first one keeps an alias. */
export function nameRows(rule: NamingRule, pairs: readonly NamePair[]): readonly NameRow[] {
  const aliases = pairs.map(({ server, tool }) => aliasOf(rule, server, tool))
  const table = tableOf(rule, aliases)
  return pairs.map((pair, index) => {
    const alias = aliases[index] ?? ''
    return {
      pair,
      alias,
      length: alias.length,
      model: faultsOf(modelRule, alias),
      mcp: faultsOf(mcpRule, pair.tool),
      sameAs: aliases.flatMap((other, at) => (at !== index && other === alias ? [at] : [])),
      first: cutAt(rule, alias, pair, pairs, 'first'),
      last: cutAt(rule, alias, pair, pairs, 'last'),
      route: lookUp(rule, table.get(alias), pairs, index),
    }
  })
}

/** Alias to row: whatever is too long stays out, and what comes later does not replace what is there. */
function tableOf(rule: NamingRule, aliases: readonly string[]): ReadonlyMap<string, number> {
  const table = new Map<string, number>()
  aliases.forEach((alias, index) => {
    if (!isTooLong(rule, alias) && !table.has(alias)) table.set(alias, index)
  })
  return table
}

function lookUp({ limit = 0 }: NamingRule, by: number | undefined, pairs: readonly NamePair[], index: number): Lookup {
  const to = by === undefined ? undefined : pairs[by]
  if (by === undefined || !to) return { state: 'too-long', max: limit }
  return { state: by === index ? 'held' : 'taken', by, to }
}

function cutAt(rule: NamingRule, alias: string, pair: NamePair, pairs: readonly NamePair[], at: 'first' | 'last'): Cut | undefined {
  const parts = cutApart(rule, alias, at)
  return parts && { ...parts, verdict: verdictOn(rule, parts, pair, pairs) }
}

/** A cut sees the alias only. At best it gives what the sanitiser left, and that may be the own name of another server or tool. */
function verdictOn({ sanitiser }: NamingRule, given: NamePair, pair: NamePair, pairs: readonly NamePair[]): CutVerdict {
  if (isSame(given, pair)) return 'exact'
  const otherServer = given.server !== pair.server && pairs.some(({ server }) => server === given.server)
  if (otherServer || given.server !== sanitise(sanitiser, pair.server)) return 'wrong-server'
  const otherTool = given.tool !== pair.tool && pairs.some(({ server, tool }) => server === pair.server && tool === given.tool)
  return otherTool || given.tool !== sanitise(sanitiser, pair.tool) ? 'wrong-tool' : 'sanitised'
}

export function countNames(rows: readonly NameRow[]): NameCounts {
  const held = rows.filter(({ route }) => route.state === 'held')
  const found = (given: (row: NameRow) => NamePair | undefined): number => held.filter((row) => isSame(given(row), row.pair)).length
  return {
    rows: rows.length,
    accepted: rows.filter(({ model }) => model.length === 0).length,
    colliding: rows.filter(({ sameAs }) => sameAs.length > 0).length,
    held: held.length,
    first: found(({ first }) => first),
    last: found(({ last }) => last),
    table: found(({ route }) => (route.state === 'too-long' ? undefined : route.to)),
  }
}

const isSame = (given: NamePair | undefined, pair: NamePair): boolean => given?.server === pair.server && given.tool === pair.tool

/** The tools that a lesson's servers list, under the names that its host knows them by. */
export const pairsOf = (servers: readonly ServerSpec[]): readonly NamePair[] =>
  servers.flatMap((spec) => {
    const { id, tools } = serverAlone(spec)
    return tools.map(({ name }) => ({ server: spec.name ?? id, tool: name }))
  })

// Random names for the name lab, awkward on purpose: most draws hold a collision, a name that cannot be cut, or one too long.
import type { NamePair } from '../../run/names.ts'

/** As `Math.random`: at least 0, less than 1. */
export type Chance = () => number

const servers = [
  'docs',
  'github',
  'github_enterprise',
  'my-plugin__search',
  'team docs',
  'team.docs',
  'team_docs',
  '资料',
  '📎 clips',
  '__proto__',
  'the-server-with-the-longest-name-of-all',
]
const tools = [
  'search',
  'status',
  'get_page',
  'get.page',
  'get page',
  'list__sites',
  'find_🦊',
  '查找',
  'constructor',
  'search_every_page_and_every_comment_ever_written',
]

const pick = <T>(chance: Chance, from: readonly T[]): T => from[Math.floor(chance() * from.length)] as T

/** Another pair that many rules give the same alias: a piece moved over the cut, or another sign where the sanitiser puts `_`. */
export function twinOf({ server, tool }: NamePair): NamePair {
  const [head = '', ...rest] = tool.split('__')
  if (head !== '' && rest.length > 0) return { server: `${server}__${head}`, tool: rest.join('__') }
  const sign = /[_. ]/.exec(tool)?.[0]
  return sign === undefined ? { server: `${server}.`, tool } : { server, tool: tool.replace(sign, sign === '.' ? '_' : '.') }
}

/** Three to five pairs and never fewer than two, no two of them the same; the second is a twin of the first. */
export function randomPairs(chance: Chance): readonly NamePair[] {
  const wanted = 3 + Math.floor(chance() * 3)
  const pairs = new Map<string, NamePair>()
  // some draws come twice; the bound is for a chance that always says the same
  for (let draws = 0; pairs.size < wanted && draws < 40; draws += 1) {
    const last = [...pairs.values()].at(-1)
    const twin = last && (pairs.size === 1 || chance() < 0.25)
    const pair = twin ? twinOf(last) : { server: pick(chance, servers), tool: pick(chance, tools) }
    pairs.set(JSON.stringify([pair.server, pair.tool]), pair)
  }
  return [...pairs.values()]
}

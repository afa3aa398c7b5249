// A plugin's manifest, `.claude-plugin/plugin.json`: what it says, and what is wrong with it, each with its place.
import type { Node, ParseError } from 'jsonc-parser'
import { parseTree, printParseErrorCode } from 'jsonc-parser'
import * as z from 'zod/mini'
import { own } from '../protocol/json.ts'
import type { ManifestFault, Scan } from '../protocol/trace.ts'

/** A server that the manifest starts: the client that will speak to it, its key, its plugin and its command line. */
interface ManifestServer {
  readonly client: string
  readonly key: string
  readonly plugin: string
  readonly command: string
}

export interface Manifest {
  readonly scan: Scan
  readonly servers: readonly ManifestServer[]
  readonly faults: readonly ManifestFault[]
}

export interface ManifestFile {
  readonly path: string
  /** Undefined: there is no such file. */
  readonly text: string | undefined
  readonly read: typeof readManifest
}

const Outer = z.object({
  name: z.string().check(z.minLength(1)),
  mcpServers: z.optional(z.record(z.string(), z.unknown())),
})
const Server = z.object({
  command: z.string().check(z.minLength(1)),
  args: z.optional(z.array(z.string())),
  env: z.optional(z.record(z.string(), z.string())),
})

type Path = readonly (string | number)[]

/**
 * Reads a manifest. A file that cannot be read gives no server; a server that cannot be started is left out, and the
 * others stay. `programs` are the clients of the programs on this machine, by command line.
 */
export function readManifest(text: string | undefined, programs: ReadonlyMap<string, string>): Manifest {
  if (text === undefined) return { scan: 'missing', servers: [], faults: [] }
  const deep = tooDeep(text)
  if (deep !== undefined) return broken([{ code: 'too-deep', path: '', ...placeOf(text, deep), detail: String(DEEPEST) }])
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true })
  const at = (offset: number) => placeOf(text, offset)
  const [wrong] = errors
  if (!tree || wrong) {
    const detail = wrong ? printParseErrorCode(wrong.error) : 'ValueExpected'
    return broken([{ code: 'syntax', path: '', ...at(wrong?.offset ?? 0), detail }])
  }
  const value = valueOf(tree)
  const place = (path: Path) => at(nearest(tree, path).offset)
  const outer = Outer.safeParse(value)
  const twins = repeatedKeys(tree).map(({ path, offset }): ManifestFault => ({ code: 'duplicate-key', path, ...at(offset), detail: '' }))
  if (!outer.success) return broken([...outer.error.issues.map((issue) => faultOf(value, issue, [], place)), ...twins])
  const entries = Object.entries(own(value, 'mcpServers') ?? {})
  const found = startable(outer.data.name, entries, programs, place)
  return { scan: entries.length > 0 ? 'found' : 'empty', servers: found.servers, faults: [...twins, ...found.faults] }
}

const broken = (faults: readonly ManifestFault[]): Manifest => ({ scan: 'broken', servers: [], faults })

function startable(
  plugin: string,
  entries: readonly (readonly [string, unknown])[],
  programs: ReadonlyMap<string, string>,
  place: (path: Path) => Pick<ManifestFault, 'line' | 'column'>,
): Pick<Manifest, 'servers' | 'faults'> {
  const servers: ManifestServer[] = []
  const faults: ManifestFault[] = []
  for (const [key, entry] of entries) {
    const base = ['mcpServers', key]
    const read = Server.safeParse(entry)
    if (!read.success) {
      faults.push(...read.error.issues.map((issue) => faultOf(entry, issue, base, place)))
      continue
    }
    const words = [read.data.command, ...(read.data.args ?? [])]
    const command = words.join(' ')
    // `npx -y x` as one word is the name of a program that nobody has
    const client = words.some((word) => word.includes(' ')) ? undefined : programs.get(command)
    const twin = servers.find((server) => server.command === command)
    const fault = (code: ManifestFault['code'], detail: string): ManifestFault => ({ code, path: base.join('.'), ...place(base), detail })
    if (client === undefined) faults.push(fault('unknown-program', [...programs.keys()].join(', ')))
    else if (twin) faults.push(fault('same-server', twin.key))
    else servers.push({ client, key, plugin, command })
  }
  return { servers, faults }
}

/** The part of a schema issue that a fault is made of. */
interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly expected?: unknown
}

function faultOf(value: unknown, issue: Issue, base: Path, place: (path: Path) => Pick<ManifestFault, 'line' | 'column'>): ManifestFault {
  const inner = issue.path.map((key) => (typeof key === 'symbol' ? '' : key))
  const path = [...base, ...inner]
  const found = inner.reduce<unknown>((part, key) => (Object(part) as Record<string, unknown>)[key], value)
  const code = issue.code !== 'invalid_type' ? 'empty' : found === undefined ? 'missing' : 'wrong-type'
  const expected = typeof issue.expected === 'string' ? issue.expected : ''
  return { code, path: path.join('.'), ...place(path), detail: expected === 'record' ? 'object' : expected }
}

/** The value of a node. Keys are own keys, so that `__proto__` is one like any other. */
function valueOf({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(valueOf)
  if (type !== 'object') return value
  return Object.fromEntries(children.flatMap(({ children: [key, of] = [] }) => (key && of ? [[String(key.value), valueOf(of)]] : [])))
}

const below = (node: Node, key: string | number): Node | undefined =>
  node.type === 'array' ? node.children?.[Number(key)] : node.children?.findLast(({ children: [name] = [] }) => name?.value === key)

/** The node at a path, or of the nearest one above it that is there. Of a key that stands twice the later one counts. */
function nearest(tree: Node, path: Path): Node {
  let found = tree
  for (const key of path) {
    const next = below(found.type === 'property' ? (found.children?.[1] ?? found) : found, key)
    if (!next) break
    found = next
  }
  return found
}

/** Keys that an object holds twice, the later ones. */
function repeatedKeys(node: Node, path = ''): readonly { readonly path: string; readonly offset: number }[] {
  const seen = new Set<string>()
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== 'property') return repeatedKeys(child, path)
    const [key, value] = child.children ?? []
    const name = String(key?.value)
    const full = path === '' ? name : `${path}.${name}`
    const again = seen.has(name) ? [{ path: full, offset: child.offset }] : []
    seen.add(name)
    return [...again, ...(value ? repeatedKeys(value, full) : [])]
  })
}

/** More brackets inside one another than any manifest needs; a parser could run out of stack on them. */
const DEEPEST = 32

/** The offset of the first bracket that is too deep, or undefined. */
function tooDeep(text: string): number | undefined {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (inText) {
      if (sign === '\\') at += 1
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    if (depth > DEEPEST) return at
  }
  return undefined
}

/** Line and column of an offset, both from 1. */
function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

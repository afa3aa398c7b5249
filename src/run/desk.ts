// What lies on the host's desk in a frame: servers, tools with the reason for each, the prompt, and raw lines.
import { markOf } from '../host/marks.ts'
import type { Mark } from '../host/marks.ts'
import { promptOf } from '../host/prompt.ts'
import type { PoolEntry } from '../host/world.ts'
import { listedBy, poolFor } from '../host/world.ts'
import type { Json, JsonObject } from '../protocol/json.ts'
import type { ToolAnnotations } from '../protocol/mcp.ts'
import type { ManifestFault, Scan, Trace, Verdict } from '../protocol/trace.ts'
import { happened } from './facts.ts'
import type { Run } from './run.ts'
import { frameAt } from './select.ts'

interface ServerRow {
  /** Id of its client, whether there is one yet or not. */
  readonly id: string
  readonly name: string
  /** Id of its client; undefined while there is none. */
  readonly client: string | undefined
  readonly state: 'known' | 'opening' | 'connected' | 'closed' | 'failed'
  readonly command: string | undefined
  readonly listed: number
  readonly revision: string | undefined
  readonly verdict: Verdict | undefined
}

export function serversOn(run: Run, index: number): ServerRow[] {
  const { world } = frameAt(run, index)
  return [...world.configured].map(([id, { name, command, connected }]) => {
    const client = world.clients.get(id)
    const failed = client?.verdict?.next === 'give-up'
    const opening = client !== undefined && world.unopened.includes(id)
    const state = connected ? 'connected' : failed ? 'failed' : opening ? 'opening' : client ? 'closed' : 'known'
    return {
      id,
      name,
      client: client?.id,
      state,
      command,
      listed: listedBy(world, id),
      revision: client?.revision,
      verdict: client?.verdict,
    }
  })
}

interface ToolRow {
  readonly alias: string
  /** Name of its server; undefined for a built-in. */
  readonly server: string | undefined
  readonly tool: string
  readonly description: string
  /** The word that the hints come to, with the defaults of the specification. */
  readonly mark: Mark | undefined
  readonly hints: ToolAnnotations | undefined
  readonly fate: 'in-pool' | 'not-rebuilt' | 'other-role' | 'collision' | 'too-long' | 'held-back'
  readonly holder: string | undefined
  /** Longest alias that this host takes, in UTF-16 units; 0 sets no limit. */
  readonly limit: number
}

/** Built-ins first, then every tool that a connected server listed, each with what became of it. */
export function toolsOn(run: Run, index: number): ToolRow[] {
  const { world } = frameAt(run, index)
  const { pool } = poolFor(world, world.current?.call)
  const scoped = pool !== world.pool
  const limit = world.habits.naming.limit ?? 0
  const builtins = [...pool.values()].filter(({ origin }) => origin.server === undefined)
  const own = builtins.map(({ descriptor: { name, description } }): ToolRow => {
    const none = { server: undefined, mark: undefined, hints: undefined, holder: undefined, limit }
    return { ...none, alias: name, tool: name, description, fate: 'in-pool' }
  })
  const theirs = world.sifted.map(({ client, alias, tool, fate, holder }): ToolRow => {
    const { name, description, annotations } = tool
    const offered = scoped ? 'other-role' : world.pool.has(alias) ? 'in-pool' : 'not-rebuilt'
    return {
      alias,
      server: world.configured.get(client)?.name ?? client,
      tool: name,
      // an alias that was left out may stand for another tool
      description: (fate === 'added' ? world.offers.pool.get(alias)?.descriptor.description : undefined) ?? description,
      mark: markOf(annotations ?? {}),
      hints: annotations,
      fate: fate === 'added' ? offered : fate,
      holder,
      limit,
    }
  })
  return [...own, ...theirs]
}

interface PromptView {
  readonly lines: readonly string[]
  readonly rebuilds: number
  /** Of each rebuild after the first: how many leading names stayed. */
  readonly shared: readonly number[]
}

export function promptOn(run: Run, index: number): PromptView {
  const { world } = frameAt(run, index)
  const { pool } = poolFor(world, world.current?.call)
  const mentions = pool === world.pool ? world.prompt.mentions : []
  return { lines: promptOf(pool, mentions), rebuilds: world.prompt.rebuilds, shared: world.prompt.shared }
}

const shownPool = (run: Run, index: number): PoolEntry[] => {
  const { world } = frameAt(run, index)
  return [...poolFor(world, world.current?.call).pool.values()]
}

/** The function-calling form of each tool in the pool, as a model API gets it. */
export function modelToolsOn(run: Run, index: number): readonly { readonly name: string; readonly form: JsonObject }[] {
  return shownPool(run, index).map(({ descriptor: { name, description, inputSchema } }) => ({
    name,
    form: { type: 'function', function: { name, description, parameters: inputSchema as unknown as Json } },
  }))
}

interface RawLine {
  readonly client: string
  /** `process`: what happens to the program itself; no message says it. */
  readonly stream: 'stdin' | 'stdout' | 'process'
  readonly text: string
}

const texts = new WeakMap<object, string>()

/** A message as text, written once per message and not once per step. */
function textOf(message: object): string {
  const text = texts.get(message) ?? JSON.stringify(message)
  texts.set(message, text)
  return text
}

function lineOf(item: Trace): RawLine | undefined {
  switch (item.type) {
    case 'server.spawned':
      return { client: item.client, stream: 'process', text: `$ ${item.command}` }
    case 'stdin.closed':
      return { client: item.client, stream: 'process', text: '# stdin closed' }
    case 'wire.sent':
      return { client: item.client, stream: 'stdin', text: textOf(item.message) }
    case 'wire.received':
      return { client: item.client, stream: 'stdout', text: textOf(item.message) }
    default:
      return undefined
  }
}

/** Each message as the one line of JSON that crosses a stream, a line break inside a text escaped; and what starts and ends a program. */
export const linesOn = (run: Run, index: number): RawLine[] =>
  run.frames.slice(0, index + 1).flatMap(({ trace }) => trace.flatMap((item) => lineOf(item) ?? []))

/** What the scan of the manifest found in this run; undefined where nothing was scanned. */
export function scanOf(run: Run): { readonly file: string; readonly scan: Scan; readonly faults: readonly ManifestFault[] } | undefined {
  return happened(run, 'manifest.scanned')[0]
}

// The whole simulated world at one moment: what the host holds, what the servers hold, what is on its way.
import type { CallId, WireId } from '../protocol/ids.ts'
import type { Arguments, Implementation, InputSchema, Tool, ToolAnnotations } from '../protocol/mcp.ts'
import type { Gate, Notice, Origin, Verdict } from '../protocol/trace.ts'
import type { MockServer, ServerState } from '../servers/server.ts'
import type { Builtin } from './builtins/builtin.ts'
import type { Habits } from './habits.ts'
import type { ManifestFile } from './manifest.ts'
import type { Policy } from './permissions.ts'

/** What the model sees of a tool, and nothing else. */
interface Descriptor {
  readonly name: string
  readonly description: string
  readonly inputSchema: InputSchema
}

/** A pool row: the descriptor, and where the host got it. The address of its code is not here but in the routes. */
export interface PoolEntry {
  readonly descriptor: Descriptor
  /** `server` is a client's id, `serverName` what this host calls it; both undefined for a built-in. */
  readonly origin: { readonly server: string | undefined; readonly serverName: string | undefined; readonly tool: string }
  readonly annotations: ToolAnnotations
}

/** Who executes a name: the host's own executor, or a client and the server's own name for the tool. */
export type Route =
  | { readonly executor: 'local'; readonly tool: string }
  | { readonly executor: 'server'; readonly client: string; readonly tool: string }

/** What a model may be shown, and where each name of it leads. */
export interface Pool {
  readonly pool: ReadonlyMap<string, PoolEntry>
  readonly routes: ReadonlyMap<string, Route>
}

/** A server as the host knows it. */
export interface Configured {
  /** What the host calls it; the client's id never changes, this may. */
  readonly name: string
  /** How it is started, where it is a process. */
  readonly command: string | undefined
  /** A plugin's name, written before the server's own when it is started. */
  readonly plugin: string | undefined
  readonly connected: boolean
}

export interface Pending {
  readonly wireId: WireId
  readonly method: string
  readonly callId: CallId | undefined
}

/** One MCP client: it numbers its own requests, remembers which are open, and knows how its server is spoken to. */
export interface Client {
  readonly id: string
  readonly nextNumber: number
  readonly pending: ReadonlyMap<WireId, Pending>
  /** The revision it writes. */
  readonly revision: string
  /** What it has found out about its server's era; undefined before it knows. */
  readonly verdict: Verdict | undefined
}

/** A call the lesson makes. Nothing here was chosen by a model. */
export interface PresetCall {
  readonly callId: CallId
  readonly alias: string
  readonly args: Arguments
  readonly chosenBy: 'preset'
  /** Whose pool it is looked up in, where it is not the lead's. */
  readonly scope?: string
}

export interface Outcome {
  readonly text: string
  readonly isError: boolean
  readonly origin: Origin
}

/** The call at hand: how far the dispatcher let it go and what came of it. */
export interface CurrentCall {
  readonly call: PresetCall
  readonly stoppedAt: Gate | undefined
  readonly route: Route | undefined
  readonly outcome: Outcome | undefined
}

/** A message on its way, as the text a transport carries. */
interface InTransit {
  readonly client: string
  readonly text: string
}

interface Counts {
  readonly local: number
  readonly external: number
}

/** What became of a tool that a server listed. */
export interface Sifted {
  readonly client: string
  readonly alias: string
  readonly tool: Tool
  readonly fate: 'added' | 'collision' | 'too-long' | 'held-back'
  /** Who has the alias already, after a collision. */
  readonly holder: string | undefined
}

/** The prompt that goes to the model with the pool: built anew with it. */
interface Prompt {
  /** Names of the servers it mentions. */
  readonly mentions: readonly string[]
  readonly rebuilds: number
  /** Of each rebuild after the first: how many leading names of the pool stayed as they were. */
  readonly shared: readonly number[]
}

export interface World extends Pool {
  readonly host: Implementation
  readonly habits: Habits
  readonly builtins: readonly Builtin[]
  readonly policy: Policy
  readonly manifest: ManifestFile | undefined
  /** By client id. */
  readonly configured: ReadonlyMap<string, Configured>
  /** Everything that may enter the pool, in the order of registration; the pool is what was assembled from it last. */
  readonly offers: Pool
  readonly prompt: Prompt
  /** Pools of other roles, by name. */
  readonly scopes: ReadonlyMap<string, Pool>
  /** Every tool of the connected servers, in the order in which it was listed. */
  readonly sifted: readonly Sifted[]
  /** Tools that were left out so far, and why. */
  readonly notices: readonly Notice[]
  readonly clients: ReadonlyMap<string, Client>
  /** Servers still to be asked and registered, first one next. */
  readonly unopened: readonly string[]
  /** The server that is being disconnected. */
  readonly leaving: string | undefined
  /** The tools a client has heard of and not yet registered. */
  readonly heard: readonly Tool[]
  readonly servers: ReadonlyMap<string, { readonly definition: MockServer; readonly state: ServerState }>
  readonly calls: readonly PresetCall[]
  readonly nextCall: number
  readonly current: CurrentCall | undefined
  readonly inTransit: InTransit | undefined
  readonly counts: Counts
  /** Titles on the task board, oldest first. */
  readonly tasks: readonly string[]
}

/** A map with one entry set; the original stays as it is. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V): ReadonlyMap<K, V> {
  return new Map(map).set(key, value)
}

/** A value the machine's order of states guarantees; its absence is a fault of the engine, not of the learner. */
export function sure<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The engine expected ${what}`)
  return value
}

/** What a call is looked up in: the pool of its own role. */
export const poolFor = (world: World, call: PresetCall | undefined): Pool =>
  call?.scope === undefined ? world : (world.scopes.get(call.scope) ?? world)

/** A server as the host knows it. */
export const configuredAs = (world: World, client: string): Configured => sure(world.configured.get(client), `a configuration of ${client}`)

/** How many tools a connected server listed. */
export const listedBy = (world: World, client: string): number => world.sifted.filter((tool) => tool.client === client).length

export const clientOf = (world: World, id: string): Client => sure(world.clients.get(id), `a client ${id}`)

/** The call at hand. */
export const currentCall = (world: World): CurrentCall => sure(world.current, 'a call at hand')

export const settleCall = (world: World, outcome: Outcome): World => ({ ...world, current: { ...currentCall(world), outcome } })

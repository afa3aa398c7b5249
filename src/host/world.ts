// The whole simulated world at one moment: what the host holds, what the servers hold, what is on its way.
import type { CallId, WireId } from '../protocol/ids.ts'
import type { Arguments, Implementation, InputSchema, Tool, ToolAnnotations } from '../protocol/mcp.ts'
import type { Gate, Origin } from '../protocol/trace.ts'
import type { MockServer, ServerState } from '../servers/server.ts'
import type { Builtin } from './builtins.ts'
import type { Naming } from './naming.ts'
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
  readonly origin: { readonly server: string | undefined; readonly tool: string }
  readonly annotations: ToolAnnotations
}

/** Who executes a name: the host's own executor, or a client and the server's own name for the tool. */
export type Route =
  | { readonly executor: 'local'; readonly tool: string }
  | { readonly executor: 'server'; readonly client: string; readonly tool: string }

export interface Pending {
  readonly wireId: WireId
  readonly method: string
  readonly callId: CallId | undefined
}

/** One MCP client: it numbers its own requests and remembers which are open. */
export interface Client {
  readonly id: string
  readonly nextNumber: number
  readonly pending: ReadonlyMap<WireId, Pending>
}

/** A call the lesson makes. Nothing here was chosen by a model. */
export interface PresetCall {
  readonly callId: CallId
  readonly alias: string
  readonly args: Arguments
  readonly chosenBy: 'preset'
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

export interface World {
  readonly host: Implementation
  readonly builtins: readonly Builtin[]
  readonly naming: Naming
  readonly policy: Policy
  readonly pool: ReadonlyMap<string, PoolEntry>
  readonly routes: ReadonlyMap<string, Route>
  readonly clients: ReadonlyMap<string, Client>
  /** Servers still to be asked and registered, first one next. */
  readonly unopened: readonly string[]
  /** The tools a client has heard of and not yet registered. */
  readonly heard: readonly Tool[]
  readonly servers: ReadonlyMap<string, { readonly definition: MockServer; readonly state: ServerState }>
  readonly calls: readonly PresetCall[]
  readonly nextCall: number
  readonly current: CurrentCall | undefined
  readonly inTransit: InTransit | undefined
  readonly counts: Counts
}

/** A server and the tools it lists beyond its own first ones. */
export interface ServerSpec {
  readonly definition: MockServer
  readonly extraTools: readonly string[]
}

/** What a lesson says about its world before anything has happened. */
export interface WorldSpec {
  readonly builtins: readonly Builtin[]
  readonly naming: Naming
  readonly policy: Policy
  readonly servers: readonly ServerSpec[]
  readonly calls: readonly PresetCall[]
}

/** The world before its first frame: an empty pool, no client, no message. */
export function createWorld(spec: WorldSpec): World {
  return {
    host: { name: 'teaching-host', version: '1.0.0' },
    builtins: spec.builtins,
    naming: spec.naming,
    policy: spec.policy,
    pool: new Map(),
    routes: new Map(),
    clients: new Map(),
    unopened: spec.servers.map(({ definition }) => definition.id),
    heard: [],
    servers: new Map(
      spec.servers.map(({ definition, extraTools }) => [definition.id, { definition, state: definition.start(extraTools) }]),
    ),
    calls: spec.calls,
    nextCall: 0,
    current: undefined,
    inTransit: undefined,
    counts: { local: 0, external: 0 },
  }
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

// What a lesson says about its world, and the world before anything has happened.
import type { Build, MockServer } from '../servers/server.ts'
import type { Builtin } from './builtins/builtin.ts'
import type { Habits } from './habits.ts'
import { goodHabits } from './habits.ts'
import type { ManifestFile } from './manifest.ts'
import type { Policy } from './permissions.ts'
import type { Configured, Pool, PresetCall, World } from './world.ts'

/** A server, the tools it lists beyond its own first ones, and how the host knows it. */
export interface ServerSpec {
  readonly definition: MockServer
  readonly extraTools?: readonly string[]
  readonly build?: Build
  /** What the host calls it; its id when left out. */
  readonly name?: string
  /** The command line that starts it. */
  readonly command?: string
  /** Known to the host, but connected only when a call asks for it or a manifest names it. */
  readonly waits?: boolean
}

export interface WorldSpec {
  readonly builtins: readonly Builtin[]
  readonly habits?: Partial<Habits>
  readonly policy: Policy
  readonly manifest?: ManifestFile
  readonly servers: readonly ServerSpec[]
  readonly calls: readonly PresetCall[]
  /** Built-ins of other roles. */
  readonly scopes?: Readonly<Record<string, readonly Builtin[]>>
}

const empty: Pool = { pool: new Map(), routes: new Map() }

const configured = ({ definition, name, command }: ServerSpec): Configured => ({
  name: name ?? definition.id,
  command,
  plugin: undefined,
  connected: false,
})

/** The world before its first frame: an empty pool, no client, no message. */
export function createWorld(spec: WorldSpec): World {
  const scopes = Object.entries(spec.scopes ?? {})
  return {
    ...empty,
    host: { name: 'teaching-host', version: '1.0.0' },
    habits: { ...goodHabits, ...spec.habits },
    builtins: [...spec.builtins, ...scopes.flatMap(([, tools]) => tools.filter((tool) => !spec.builtins.includes(tool)))],
    policy: spec.policy,
    manifest: spec.manifest,
    configured: new Map(spec.servers.map((server) => [server.definition.id, configured(server)])),
    offers: poolOf(spec.builtins),
    prompt: { mentions: [], rebuilds: 0, shared: [] },
    scopes: new Map(scopes.map(([name, tools]) => [name, poolOf(tools)])),
    sifted: [],
    notices: [],
    clients: new Map(),
    unopened: spec.servers.flatMap(({ definition, waits }) => (waits ? [] : [definition.id])),
    leaving: undefined,
    heard: [],
    servers: new Map(
      spec.servers.map(({ definition, extraTools = [], build }) => [
        definition.id,
        { definition, state: definition.start(extraTools, build) },
      ]),
    ),
    calls: spec.calls,
    nextCall: 0,
    current: undefined,
    inTransit: undefined,
    counts: { local: 0, external: 0 },
    tasks: [],
  }
}

/** The rows of built-ins: descriptor and route under their own names. */
function poolOf(tools: readonly Builtin[]): Pool {
  return {
    pool: new Map(
      tools.map(({ name, description, inputSchema, annotations = {} }) => [
        name,
        { descriptor: { name, description, inputSchema }, origin: { server: undefined, serverName: undefined, tool: name }, annotations },
      ]),
    ),
    routes: new Map(tools.map(({ name }) => [name, { executor: 'local', tool: name }])),
  }
}

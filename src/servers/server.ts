// A mock MCP server as a pure function: (state, message) gives (state, replies). It keeps nothing between requests
// but its own data and, in an old build, its session (basic/index, Statelessness).
import { misfit } from '../protocol/arguments.ts'
import type { Era } from '../protocol/era.ts'
import { LEGACY, isLegacy } from '../protocol/era-legacy.ts'
import { MODERN } from '../protocol/era-modern.ts'
import { eraOf } from '../protocol/eras.ts'
import { invalidParams, invalidRequest, methodNotFound, unknownTool, unsupportedVersion } from '../protocol/errors.ts'
import { isObject, own, stringAt } from '../protocol/json.ts'
import type { Json, JsonObject } from '../protocol/json.ts'
import type { ErrorObject, JsonRpcError, JsonRpcRequest, JsonRpcResult } from '../protocol/jsonrpc.ts'
import { isRequestId, looksLikeRequest } from '../protocol/jsonrpc.ts'
import { META } from '../protocol/meta.ts'
import type { Arguments, Implementation, Tool } from '../protocol/mcp.ts'
import { METHOD } from '../protocol/mcp.ts'

/** What running a tool gives. `isError` is written only when the tool states it; absent means false (server/tools). */
interface ToolOutcome<Data> {
  readonly data: Data
  readonly text: string
  readonly isError?: boolean
  /** The world behind the server is no longer what it was. */
  readonly effect?: true
}

interface ServerTool<Data> extends Tool {
  readonly run: (data: Data, args: Arguments) => ToolOutcome<Data>
}

/** Which revisions a build of a server speaks, newest first, and how it meets a method that it does not know. */
export interface Build {
  readonly speaks: readonly string[]
  readonly stranger: 'method-not-found' | 'invalid-params' | 'silence'
}

export const modernBuild: Build = { speaks: [MODERN], stranger: 'method-not-found' }
export const legacyBuild: Build = { speaks: LEGACY, stranger: 'method-not-found' }

/** A server's whole state: its build, its data, and the names it lists now, in listing order. */
export interface ServerState<Data = unknown> {
  readonly build: Build
  readonly data: Data
  readonly listed: readonly string[]
  /** How often a tool changed the world behind the server. */
  readonly effects: number
  /** The revision that `initialize` settled on. */
  readonly session: string | undefined
}

export type Reply = JsonRpcResult | JsonRpcError

export interface MockServer {
  readonly id: string
  readonly info: Implementation
  /** A fresh state; `extra` names further tools to list. */
  readonly start: (extra: readonly string[], build?: Build) => ServerState
  /** One message in, at most one reply out. Never throws: bad input is answered as the specification says. */
  readonly handle: (state: ServerState, message: unknown) => readonly [ServerState, readonly Reply[]]
  /** What the page shows of the data behind the server: key and title per entry. */
  readonly entries: (state: ServerState) => readonly { readonly key: string; readonly title: string }[]
  /** The argument that names an entry of its data, where there is one. */
  readonly keyedBy: string | undefined
  /** The tools it lists, in order. */
  readonly tools: (state: ServerState) => readonly Tool[]
}

export interface ServerDefinition<Data> {
  readonly id: string
  readonly data: Data
  /** Tools listed from the start. */
  readonly listed: readonly string[]
  readonly tools: readonly ServerTool<Data>[]
  /** A tool of any name that may be added to the list. */
  readonly further?: (name: string) => ServerTool<Data>
  readonly entries: (data: Data) => readonly { readonly key: string; readonly title: string }[]
  /** The argument that names an entry. */
  readonly keyedBy?: string
}

type Answer<Data> = readonly [ServerState<Data>, Reply?]

/** Builds a mock server from its data and tools. */
export function defineServer<Data>(definition: ServerDefinition<Data>): MockServer {
  const { id, tools, further } = definition
  const info: Implementation = { name: id, version: '1.0.0' }
  const capabilities = { tools: { listChanged: true } }

  const toolNamed = (name: string) => tools.find((tool) => tool.name === name) ?? further?.(name)
  const listedBy = (state: ServerState<Data>): Tool[] => state.listed.flatMap((name) => toolNamed(name) ?? []).map(descriptor)

  const answer = (state: ServerState<Data>, request: JsonRpcRequest): Answer<Data> => {
    if (request.method === METHOD.initialize) return openSession(state, request)
    const { speaks } = state.build
    const era = eraFor(state, request)
    const refusal = era.refuse(request, speaks)
    if (refusal) return [state, fail(request, refusal)]
    const result = (body: JsonObject): Answer<Data> => [state, succeed(request, era.result(request.method, body, info))]
    switch (request.method) {
      case METHOD.discover:
        return isLegacy(era.revision) ? meetStranger(state, request) : result({ supportedVersions: namedPerRequest(speaks), capabilities })
      case METHOD.listTools:
        return result({ tools: listedBy(state) as unknown as Json })
      case METHOD.callTool:
        return call(state, request, era)
      default:
        return meetStranger(state, request)
    }
  }

  /** The old handshake: the version asked for if the server has it, else its own newest (2025-11-25, basic/lifecycle). */
  const openSession = (state: ServerState<Data>, request: JsonRpcRequest): Answer<Data> => {
    const { speaks } = state.build
    const asked = stringAt(request.params, 'protocolVersion')
    const old = speaks.filter(isLegacy)
    const session = old.includes(asked) ? asked : old[0]
    if (session === undefined) return [state, fail(request, unsupportedVersion(speaks, asked))]
    return [{ ...state, session }, succeed(request, { protocolVersion: session, capabilities, serverInfo: { ...info } })]
  }

  const meetStranger = (state: ServerState<Data>, request: JsonRpcRequest): Answer<Data> => {
    if (state.build.stranger === 'silence') return [state]
    return [
      state,
      fail(request, state.build.stranger === 'invalid-params' ? invalidParams('Invalid request parameters') : methodNotFound()),
    ]
  }

  const call = (state: ServerState<Data>, request: JsonRpcRequest, era: Era): Answer<Data> => {
    const name = own(request.params, 'name')
    const given = own(request.params, 'arguments')
    const args = given === undefined ? {} : given
    if (typeof name !== 'string') return [state, fail(request, invalidParams('Missing tool name'))]
    if (!isObject(args)) return [state, fail(request, invalidParams('Arguments must be an object'))]
    const tool = state.listed.includes(name) ? toolNamed(name) : undefined
    if (!tool) return [state, fail(request, unknownTool(name))]
    const reason = misfit(tool.inputSchema, args as Arguments)
    // a misfit is a tool execution error, not a protocol error (server/tools, Error Handling)
    const outcome: ToolOutcome<Data> = reason
      ? { data: state.data, text: `Invalid arguments for ${name}: ${reason}`, isError: true }
      : tool.run(state.data, args as Arguments)
    const flag = outcome.isError === undefined ? {} : { isError: outcome.isError }
    const body = { content: [{ type: 'text', text: outcome.text }], ...flag }
    const effects = state.effects + (outcome.effect ? 1 : 0)
    return [{ ...state, data: outcome.data, effects }, succeed(request, era.result(request.method, body, info))]
  }

  return {
    id,
    info,
    tools: (state) => listedBy(state as ServerState<Data>),
    start: (extra, build = modernBuild) => ({
      build,
      data: definition.data,
      listed: [...definition.listed, ...extra],
      effects: 0,
      session: undefined,
    }),
    keyedBy: definition.keyedBy,
    entries: (state) => definition.entries(state.data as Data),
    handle: (state, message) => {
      if (looksLikeRequest(message)) {
        const [next, reply] = answer(state as ServerState<Data>, message)
        return [next, reply ? [reply] : []]
      }
      return [state, isSilent(message) ? [] : [{ jsonrpc: '2.0', ...readableId(message), error: invalidRequest() }]]
    },
  }
}

/** The revisions that a request can name for itself. */
const namedPerRequest = (speaks: readonly string[]): readonly string[] => speaks.filter((revision) => !isLegacy(revision))

/** A request that names its version belongs to the new era where the build has one; others to the session, if there is any. */
function eraFor({ build: { speaks }, session }: ServerState, request: JsonRpcRequest): Era {
  const newest = namedPerRequest(speaks)[0]
  const named = typeof own(own(request.params, '_meta'), META.protocolVersion) === 'string'
  const old = newest === undefined || (session !== undefined && !named)
  return eraOf(old ? (session ?? speaks[0] ?? MODERN) : newest)
}

const succeed = (request: JsonRpcRequest, result: JsonObject): Reply => ({ jsonrpc: '2.0', id: request.id, result })

const descriptor = <Data>({ run: _run, ...tool }: ServerTool<Data>): Tool => tool

const fail = (request: JsonRpcRequest, error: ErrorObject): Reply => ({ jsonrpc: '2.0', id: request.id, error })

/** Notifications and responses get no reply (basic/index, Notifications). */
function isSilent(message: unknown): boolean {
  if (!isObject(message) || message['jsonrpc'] !== '2.0') return false
  const notification = typeof message['method'] === 'string' && !Object.hasOwn(message, 'id')
  return notification || 'result' in message || 'error' in message
}

function readableId(message: unknown): { id?: string | number } {
  const id = own(message, 'id')
  return isRequestId(id) ? { id } : {}
}

// A mock MCP server as a pure function: (state, message) gives (state, replies). It keeps nothing between requests
// but its own data, as the stateless protocol asks (basic/index, Statelessness).
import { misfit } from '../protocol/arguments.ts'
import type { Era } from '../protocol/era.ts'
import { modern } from '../protocol/era-modern.ts'
import { invalidParams, invalidRequest, methodNotFound, unknownTool } from '../protocol/errors.ts'
import { isObject, own } from '../protocol/json.ts'
import type { Json, JsonObject } from '../protocol/json.ts'
import type { ErrorObject, JsonRpcError, JsonRpcRequest, JsonRpcResult } from '../protocol/jsonrpc.ts'
import { isRequestId, looksLikeRequest } from '../protocol/jsonrpc.ts'
import type { Arguments, Implementation, Tool } from '../protocol/mcp.ts'
import { METHOD } from '../protocol/mcp.ts'

/** What running a tool gives. `isError` is written only when the tool states it; absent means false (server/tools). */
interface ToolOutcome<Data> {
  readonly data: Data
  readonly text: string
  readonly isError?: boolean
}

interface ServerTool<Data> extends Tool {
  readonly run: (data: Data, args: Arguments) => ToolOutcome<Data>
}

/** A server's whole state: its data and the names it lists now, in listing order. */
export interface ServerState<Data = unknown> {
  readonly data: Data
  readonly listed: readonly string[]
}

export type Reply = JsonRpcResult | JsonRpcError

export interface MockServer {
  readonly id: string
  readonly info: Implementation
  /** A fresh state; `extra` names further tools to list. */
  readonly start: (extra: readonly string[]) => ServerState
  /** One message in, at most one reply out. Never throws: bad input is answered as the specification says. */
  readonly handle: (state: ServerState, message: unknown) => readonly [ServerState, readonly Reply[]]
  /** What the page shows of the data behind the server: key and title per entry. */
  readonly entries: (state: ServerState) => readonly { readonly key: string; readonly title: string }[]
  readonly tools: readonly Tool[]
}

export interface ServerDefinition<Data> {
  readonly id: string
  readonly era?: Era
  readonly data: Data
  /** Tools listed from the start. */
  readonly listed: readonly string[]
  readonly tools: readonly ServerTool<Data>[]
  readonly entries: (data: Data) => readonly { readonly key: string; readonly title: string }[]
}

const TTL_DISCOVER_MS = 3_600_000
const TTL_TOOLS_MS = 60_000

/** Builds a mock server from its data and tools. */
export function defineServer<Data>(definition: ServerDefinition<Data>): MockServer {
  const { id, era = modern, tools } = definition
  const info: Implementation = { name: id, version: '1.0.0' }
  const result = (request: JsonRpcRequest, body: JsonObject): Reply => ({
    jsonrpc: '2.0',
    id: request.id,
    result: era.result(body, info),
  })

  const answer = (state: ServerState<Data>, request: JsonRpcRequest): readonly [ServerState<Data>, Reply] => {
    const refusal = era.refuse(request)
    if (refusal) return [state, fail(request, refusal)]
    switch (request.method) {
      case METHOD.discover: {
        const capabilities = { tools: { listChanged: true } }
        const body = { supportedVersions: [era.revision], capabilities, ttlMs: TTL_DISCOVER_MS, cacheScope: 'public' }
        return [state, result(request, body)]
      }
      case METHOD.listTools: {
        const listed = state.listed.flatMap((name) => tools.filter((tool) => tool.name === name).map(descriptor)) as unknown as Json
        return [state, result(request, { tools: listed, ttlMs: TTL_TOOLS_MS, cacheScope: 'public' })]
      }
      case METHOD.callTool:
        return call(state, request)
      default:
        return [state, fail(request, methodNotFound())]
    }
  }

  const call = (state: ServerState<Data>, request: JsonRpcRequest): readonly [ServerState<Data>, Reply] => {
    const name = own(request.params, 'name')
    const given = own(request.params, 'arguments')
    const args = given === undefined ? {} : given
    if (typeof name !== 'string') return [state, fail(request, invalidParams('Missing tool name'))]
    if (!isObject(args)) return [state, fail(request, invalidParams('Arguments must be an object'))]
    const tool = state.listed.includes(name) ? tools.find((candidate) => candidate.name === name) : undefined
    if (!tool) return [state, fail(request, unknownTool(name))]
    const reason = misfit(tool.inputSchema, args as Arguments)
    // a misfit is a tool execution error, not a protocol error (server/tools, Error Handling)
    const outcome: ToolOutcome<Data> = reason
      ? { data: state.data, text: `Invalid arguments for ${name}: ${reason}`, isError: true }
      : tool.run(state.data, args as Arguments)
    const flag = outcome.isError === undefined ? {} : { isError: outcome.isError }
    return [{ ...state, data: outcome.data }, result(request, { content: [{ type: 'text', text: outcome.text }], ...flag })]
  }

  return {
    id,
    info,
    tools: tools.map(descriptor),
    start: (extra) => ({ data: definition.data, listed: [...definition.listed, ...extra] }),
    entries: (state) => definition.entries(state.data as Data),
    handle: (state, message) => {
      if (looksLikeRequest(message)) {
        const [next, reply] = answer(state as ServerState<Data>, message)
        return [next, [reply]]
      }
      return [state, isSilent(message) ? [] : [{ jsonrpc: '2.0', ...readableId(message), error: invalidRequest() }]]
    },
  }
}

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

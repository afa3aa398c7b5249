// An era is one way of speaking MCP: how a client writes a request and what a server checks before it answers.
import type { JsonObject } from './json.ts'
import type { ErrorObject, JsonRpcRequest, RequestId } from './jsonrpc.ts'
import type { Implementation } from './mcp.ts'

export interface Era {
  /** The revision this era writes, such as `2026-07-28`. */
  readonly revision: string
  /** A complete request of this era. */
  readonly request: (id: RequestId, method: string, params: JsonObject, client: Implementation) => JsonRpcRequest
  /** Why a server must turn this request away before it looks at the method, or undefined. */
  readonly refuse: (request: JsonRpcRequest) => ErrorObject | undefined
  /** A complete result of this era. */
  readonly result: (body: JsonObject, server: Implementation) => JsonObject
}

// An era is one way of speaking MCP: how a client writes a request, what a server checks, and what a result must hold.
import type { JsonObject } from './json.ts'
import type { ErrorObject, JsonRpcRequest, RequestId } from './jsonrpc.ts'
import type { Implementation } from './mcp.ts'

export interface Era {
  /** The revision that is written, such as `2026-07-28`. */
  readonly revision: string
  /** A complete request. */
  readonly request: (id: RequestId, method: string, params: JsonObject, client: Implementation) => JsonRpcRequest
  /** Why a server that speaks `supported` must turn this request away before it looks at the method, or undefined. */
  readonly refuse: (request: JsonRpcRequest, supported: readonly string[]) => ErrorObject | undefined
  /** A complete result of a method. */
  readonly result: (method: string, body: JsonObject, server: Implementation) => JsonObject
  /** The key that makes a result unusable because it is absent or unknown, or undefined. */
  readonly flaw: (method: string, result: JsonObject) => string | undefined
}

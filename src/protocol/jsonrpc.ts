// JSON-RPC 2.0 as MCP uses it: the three kinds of message and how to tell them apart.
import type { JsonObject } from './json.ts'
import { isObject } from './json.ts'

/** `string` or integer, never null (basic/index, Requests). */
export type RequestId = string | number

export interface JsonRpcRequest {
  readonly jsonrpc: '2.0'
  readonly id: RequestId
  readonly method: string
  readonly params: JsonObject
}

export interface JsonRpcNotification {
  readonly jsonrpc: '2.0'
  readonly method: string
  readonly params?: JsonObject
}

export interface JsonRpcResult {
  readonly jsonrpc: '2.0'
  readonly id: RequestId
  readonly result: JsonObject
}

export interface ErrorObject {
  readonly code: number
  readonly message: string
  readonly data?: JsonObject
}

/** `id` is absent, not null, when the request's id could not be read (basic/index, Error Responses). */
export interface JsonRpcError {
  readonly jsonrpc: '2.0'
  readonly id?: RequestId
  readonly error: ErrorObject
}

export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResult | JsonRpcError

export function isRequestId(value: unknown): value is RequestId {
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))
}

export const isRequest = (m: JsonRpcMessage): m is JsonRpcRequest => 'method' in m && 'id' in m
export const isNotification = (m: JsonRpcMessage): m is JsonRpcNotification => 'method' in m && !('id' in m)
export const isError = (m: JsonRpcMessage): m is JsonRpcError => 'error' in m
export const isResult = (m: JsonRpcMessage): m is JsonRpcResult => 'result' in m

/** True when an unknown value has the outer form of a request that can be answered. */
export function looksLikeRequest(value: unknown): value is JsonRpcRequest {
  return isObject(value) && value['jsonrpc'] === '2.0' && typeof value['method'] === 'string' && isRequestId(value['id'])
}

// An MCP client: numbers its requests, keeps the map from request id to call id, and reads what comes back.
import { legacyEra } from '../protocol/era-legacy.ts'
import { MODERN } from '../protocol/era-modern.ts'
import { eraOf } from '../protocol/eras.ts'
import type { CallId, WireId } from '../protocol/ids.ts'
import { wireId } from '../protocol/ids.ts'
import type { JsonObject } from '../protocol/json.ts'
import type { ErrorObject, JsonRpcMessage, JsonRpcRequest } from '../protocol/jsonrpc.ts'
import { isError, isResult } from '../protocol/jsonrpc.ts'
import type { Implementation } from '../protocol/mcp.ts'
import type { Client, Pending } from './world.ts'
import { withEntry } from './world.ts'

export function createClient(id: string, revision: string = MODERN): Client {
  return { id, nextNumber: 1, pending: new Map(), revision, verdict: undefined }
}

export interface Opening {
  readonly client: Client
  readonly request: JsonRpcRequest
  readonly pending: Pending
}

/** Writes the next request of a client. Its id is `<client>-<n>`, n from 1, never used twice. */
export function open(client: Client, host: Implementation, method: string, params: JsonObject, callId?: CallId): Opening {
  const id = wireId(`${client.id}-${client.nextNumber}`)
  const pending: Pending = { wireId: id, method, callId }
  return {
    client: { ...client, nextNumber: client.nextNumber + 1, pending: withEntry(client.pending, id, pending) },
    request: eraOf(client.revision).request(id, method, params, host),
    pending,
  }
}

export type Reading =
  | { readonly kind: 'result'; readonly pending: Pending; readonly result: JsonObject }
  | { readonly kind: 'error'; readonly pending: Pending; readonly error: ErrorObject }
  /** It answers a request of ours, but not in a form this revision allows. */
  | { readonly kind: 'invalid'; readonly pending: Pending; readonly reason: string }
  /** It answers no request of ours: the id must be equal, type included. */
  | { readonly kind: 'unmatched' }

/** Matches a reply to its open request, closes that request and says what the reply is. */
export function settle(client: Client, message: JsonRpcMessage): readonly [Client, Reading] {
  const id = (isResult(message) || isError(message) ? message.id : undefined) as WireId | undefined
  const pending = id === undefined ? undefined : client.pending.get(id)
  if (!pending) return [client, { kind: 'unmatched' }]
  return [forget(client, pending.wireId), reading(client, pending, message)]
}

/** The client no longer waits for this request. */
export function forget(client: Client, id: WireId): Client {
  const stillOpen = new Map(client.pending)
  stillOpen.delete(id)
  return { ...client, pending: stillOpen }
}

function reading(client: Client, pending: Pending, message: JsonRpcMessage): Reading {
  if (isError(message)) return { kind: 'error', pending, error: message.error }
  if (!isResult(message)) return { kind: 'unmatched' }
  const { result } = message
  // basic/index, ResultType: a result without it may come from an older server, as long as nothing says that this one is new
  const old = client.verdict?.era === 'assumed-modern' && !Object.hasOwn(result, 'resultType')
  const era = old ? legacyEra(client.revision) : eraOf(client.revision)
  const absent = era.flaw(pending.method, result)
  return absent ? { kind: 'invalid', pending, reason: absent } : { kind: 'result', pending, result }
}

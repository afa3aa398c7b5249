// Everything that can happen in a run, as a closed union. Noun first, past tense; what is on screen is read from these.
import type { CallId, WireId } from './ids.ts'
import type { JsonRpcMessage } from './jsonrpc.ts'

/** A gate of the dispatcher. They are passed in this order, and they are rungs 1 to 3 of the ladder. */
export type Gate = 'in-pool' | 'allowed' | 'sendable'

export type Direction = 'C>S' | 'S>C'

/** Who wrote an outcome. A host's own refusal can never be drawn as a server's reply. */
export type Origin =
  | { readonly by: 'local'; readonly tool: string }
  | { readonly by: 'server'; readonly server: string; readonly wireId: WireId }
  | { readonly by: 'protocol'; readonly server: string; readonly wireId: WireId; readonly code: number }
  | { readonly by: 'host'; readonly gate: Gate }

/** What the host keeps of a finished call and hands back for it. */
export interface Observation {
  readonly callId: CallId
  readonly text: string
  readonly isError: boolean
  readonly origin: Origin
}

export type Trace =
  | { readonly type: 'pool.filled'; readonly names: readonly string[] }
  | { readonly type: 'client.created'; readonly client: string }
  | {
      readonly type: 'wire.sent' | 'wire.received'
      readonly client: string
      readonly dir: Direction
      readonly message: JsonRpcMessage
      /** The request this message is, or answers; undefined for a notification. */
      readonly wireId: WireId | undefined
      /** The method of that request. */
      readonly method: string
      /** The call it belongs to; undefined for discovery. */
      readonly callId: CallId | undefined
    }
  | { readonly type: 'tools.registered'; readonly client: string; readonly names: readonly string[] }
  | {
      readonly type: 'call.routed'
      readonly callId: CallId
      readonly alias: string
      readonly args: string
      /** The gate that stopped the call, or undefined when it may go on. */
      readonly stoppedAt: Gate | undefined
      readonly executor: 'local' | 'server' | undefined
      readonly rule: string | undefined
    }
  | { readonly type: 'local.executed'; readonly callId: CallId; readonly tool: string }
  | {
      readonly type: 'server.executed'
      readonly server: string
      readonly tool: string
      readonly wireId: WireId
      readonly callId: CallId | undefined
      readonly isError: boolean
    }
  | {
      readonly type: 'server.refused'
      readonly server: string
      readonly tool: string
      readonly wireId: WireId
      readonly callId: CallId | undefined
      readonly code: number
    }
  | { readonly type: 'call.observed'; readonly observation: Observation }
  | { readonly type: 'run.finished' }

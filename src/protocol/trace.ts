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

/** Why a tool was left out of the pool, as the host reports it. Origins are `built-in {name}` or `{server}/{tool}`. */
export type Notice =
  | { readonly code: 'collision'; readonly alias: string; readonly kept: string; readonly refused: string }
  /** `length` in UTF-16 units. */
  | { readonly code: 'too-long'; readonly alias: string; readonly length: number; readonly refused: string }

/** What a client concludes about the era of its server, and from what. */
export interface Verdict {
  readonly era: 'modern' | 'legacy' | 'assumed-modern' | 'none'
  readonly probe: 'discover-result' | 'modern-error' | 'other-error' | 'silence' | 'not-probed'
  readonly revision: string | undefined
  /** Why there is no connection, in the host's own words. */
  readonly failure: string | undefined
  /** What it does next: the same question with another version, the old handshake, or nothing more. */
  readonly next: 'list' | 'ask-again' | 'fall-back' | 'give-up'
}

/** What is wrong with a manifest, and where. */
export interface ManifestFault {
  readonly code: 'syntax' | 'too-deep' | 'duplicate-key' | 'missing' | 'wrong-type' | 'empty' | 'same-server' | 'unknown-program'
  /** Path of keys, joined by dots; empty for the whole file. */
  readonly path: string
  /** From 1. */
  readonly line: number
  readonly column: number
  /** What stands there, or what should: a type, a command line, the key of the twin. */
  readonly detail: string
}

export type Scan = 'found' | 'missing' | 'broken' | 'empty'

export type Trace =
  | { readonly type: 'pool.filled'; readonly names: readonly string[] }
  | { readonly type: 'client.created'; readonly client: string }
  | {
      readonly type: 'wire.sent' | 'wire.received'
      readonly client: string
      /** The revision that the client writes and reads at this moment. */
      readonly revision: string
      readonly dir: Direction
      readonly message: JsonRpcMessage
      /** The request this message is, or answers; undefined for a notification. */
      readonly wireId: WireId | undefined
      /** The method of that request. */
      readonly method: string
      /** The call it belongs to; undefined for discovery. */
      readonly callId: CallId | undefined
    }
  | { readonly type: 'manifest.scanned'; readonly file: string; readonly scan: Scan; readonly faults: readonly ManifestFault[] }
  | { readonly type: 'server.named'; readonly client: string; readonly name: string; readonly plugin: string }
  | { readonly type: 'server.spawned'; readonly client: string; readonly command: string }
  | { readonly type: 'era.judged'; readonly client: string; readonly verdict: Verdict }
  | { readonly type: 'clock.waited'; readonly client: string; readonly ms: number }
  | { readonly type: 'stdin.closed'; readonly client: string; readonly name: string }
  | { readonly type: 'connection.closed'; readonly client: string; readonly why: string }
  | {
      readonly type: 'tools.registered'
      readonly client: string
      /** Aliases that were added. */
      readonly names: readonly string[]
      /** Tools that were left out. */
      readonly notices: readonly Notice[]
      /** The newcomer clashes, so that none of its tools was added. */
      readonly heldBack: boolean
    }
  | { readonly type: 'pool.rebuilt'; readonly names: readonly string[]; readonly shared: number }
  | {
      readonly type: 'call.routed'
      readonly callId: CallId
      readonly alias: string
      readonly args: string
      /** The gate that stopped the call, or undefined when it may go on. */
      readonly stoppedAt: Gate | undefined
      readonly executor: 'local' | 'server' | undefined
      readonly rule: string | undefined
      /** It stopped because the host looked at the arguments. */
      readonly unfit?: true
      /** The name is known; the policy speaks in the next frame. */
      readonly undecided?: true
    }
  | {
      readonly type: 'call.decided'
      readonly callId: CallId
      readonly alias: string
      readonly stoppedAt: Gate | undefined
      readonly executor: 'local' | 'server' | undefined
      readonly rule: string | undefined
      readonly unfit?: true
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

// One pass over a run's traces gives the lists that selectors read: messages, calls and the ledger.
import type { CallId, WireId } from '../protocol/ids.ts'
import { wireId } from '../protocol/ids.ts'
import { own, stringAt } from '../protocol/json.ts'
import type { JsonRpcMessage } from '../protocol/jsonrpc.ts'
import { isError, isResult } from '../protocol/jsonrpc.ts'
import { METHOD } from '../protocol/mcp.ts'
import type { Direction, Gate, Observation } from '../protocol/trace.ts'
import type { Frame } from './frame.ts'

export interface WireRecord {
  /** Position in the log, from 1. */
  readonly number: number
  readonly frame: number
  readonly client: string
  /** The revision that its client speaks. */
  readonly revision: string
  readonly dir: Direction
  readonly message: JsonRpcMessage
  readonly wireId: WireId | undefined
  readonly method: string
  readonly callId: CallId | undefined
}

/** What happened to one call, with the frame in which each thing happened. */
export interface CallRecord {
  readonly callId: CallId
  readonly alias: string
  readonly args: string
  readonly routedAt: number
  /** When the host knew where it goes or that it goes nowhere: while routing, or in a frame of its own after it. */
  decidedAt: number
  stoppedAt: Gate | undefined
  rule: string | undefined
  executor: 'local' | 'server' | undefined
  /** It stopped because the host looked at the arguments. */
  unfit: boolean
  requestIds: WireId[]
  /** Names of the tool as they went over the wire, one per request. */
  wireTools: string[]
  /** The clients that sent them. */
  wireClients: string[]
  sentAt?: number
  ranAt?: number
  refusedAt?: number
  heardAt?: number
  reply?: 'error' | 'failed' | 'ok'
  observedAt?: number
  observation?: Observation
}

/** A row of the two-id ledger: a request without a call, a call without a request, or both. */
export interface LedgerRow {
  readonly callId: CallId | undefined
  wireId: WireId | undefined
  readonly openedAt: number
  sentAt?: number
  settledAt?: number
  /** The client said that it no longer waits. */
  cancelledAt?: number
}

export interface Records {
  readonly wire: readonly WireRecord[]
  readonly calls: readonly CallRecord[]
  readonly ledger: readonly LedgerRow[]
}

export function collect(frames: readonly Frame[]): Records {
  const wire: WireRecord[] = []
  const calls = new Map<CallId, CallRecord>()
  const ledger: LedgerRow[] = []
  const rowOfCall = new Map<CallId, LedgerRow>()
  const rowOfRequest = new Map<WireId, LedgerRow>()

  for (const { index, trace } of frames) {
    for (const item of trace) {
      switch (item.type) {
        case 'call.routed': {
          const { callId, alias, args, stoppedAt, rule, executor, unfit = false } = item
          calls.set(callId, {
            callId,
            alias,
            args,
            stoppedAt,
            rule,
            executor,
            unfit,
            routedAt: index,
            decidedAt: index,
            requestIds: [],
            wireTools: [],
            wireClients: [],
          })
          const row: LedgerRow = { callId, wireId: undefined, openedAt: index }
          ledger.push(row)
          rowOfCall.set(callId, row)
          break
        }
        case 'call.decided': {
          const { callId, stoppedAt, rule, executor, unfit = false } = item
          const call = calls.get(callId)
          if (call) Object.assign(call, { stoppedAt, rule, executor, unfit, decidedAt: index })
          break
        }
        case 'wire.sent':
        case 'wire.received': {
          const { type: _type, ...fields } = item
          wire.push({ number: wire.length + 1, frame: index, ...fields })
          const call = item.callId === undefined ? undefined : calls.get(item.callId)
          if (item.type === 'wire.sent') {
            if (item.wireId === undefined) {
              const cancelled = rowOfRequest.get(cancelledIn(item.message))
              if (cancelled) cancelled.cancelledAt = index
              break
            }
            const row: LedgerRow = (item.callId && rowOfCall.get(item.callId)) ?? { callId: undefined, wireId: undefined, openedAt: index }
            if (!item.callId) ledger.push(row)
            row.wireId = item.wireId
            row.sentAt = index
            rowOfRequest.set(item.wireId, row)
            if (call) {
              call.sentAt = index
              call.requestIds.push(item.wireId)
              call.wireTools.push(toolOf(item.message))
              call.wireClients.push(item.client)
            }
          } else {
            const row = item.wireId === undefined ? undefined : rowOfRequest.get(item.wireId)
            if (row && !row.callId) row.settledAt = index
            if (call) {
              call.heardAt = index
              call.reply = replyKind(item.message)
              if (row) row.settledAt = index
            }
          }
          break
        }
        case 'server.executed':
        case 'server.refused': {
          const call = item.callId && calls.get(item.callId)
          if (call) call[item.type === 'server.executed' ? 'ranAt' : 'refusedAt'] = index
          break
        }
        case 'local.executed': {
          const call = calls.get(item.callId)
          if (call) call.ranAt = index
          break
        }
        case 'call.observed': {
          const call = calls.get(item.observation.callId)
          if (!call) break
          call.observedAt = index
          call.observation = item.observation
          const row = rowOfCall.get(call.callId)
          if (row && row.settledAt === undefined) row.settledAt = index
          break
        }
        default:
      }
    }
  }
  return { wire, calls: [...calls.values()], ledger }
}

/** The request that a notification takes back; of other messages, none. */
function cancelledIn(message: JsonRpcMessage): WireId {
  const id = 'method' in message && message.method === METHOD.cancelled ? own(message.params, 'requestId') : undefined
  return wireId(typeof id === 'string' || typeof id === 'number' ? id : '')
}

function toolOf(message: JsonRpcMessage): string {
  return 'method' in message ? stringAt(message.params, 'name') : ''
}

function replyKind(message: JsonRpcMessage): 'error' | 'failed' | 'ok' {
  if (isError(message)) return 'error'
  return isResult(message) && message.result['isError'] === true ? 'failed' : 'ok'
}

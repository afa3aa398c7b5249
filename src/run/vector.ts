// The vector: everything a run is judged by, as one JSON object.
import type { JsonObject } from '../protocol/json.ts'
import type { JsonRpcMessage, RequestId } from '../protocol/jsonrpc.ts'
import { isError, isNotification, isRequest } from '../protocol/jsonrpc.ts'
import type { WireRecord } from './records.ts'
import type { Run } from './run.ts'
import { authorOf, frameAt, rungOf } from './select.ts'
import type { ErrorAuthor, Rung } from './select.ts'

interface CallVector {
  readonly callId: string
  readonly rung: Rung
  readonly errorAuthor: ErrorAuthor
  readonly isError: boolean | null
  readonly text: string
  readonly requestIds: readonly RequestId[]
}

export interface Vector {
  readonly expect: {
    readonly poolNames: readonly string[]
    readonly wireMessages: { readonly count: number; readonly list: readonly string[] }
    readonly localExecutions: number
    readonly externalExecutions: number
    readonly calls: readonly CallVector[]
    readonly requestIds: readonly RequestId[]
    readonly toolsCalls: readonly string[]
    /** Facts of that lesson only. */
    readonly extra: JsonObject
  }
  readonly steps: readonly { readonly id: string; readonly frames: readonly string[] }[]
}

/** Integer ids are written `#2`, string ids bare, no id as `-`. */
const shownId = (id: RequestId | undefined): string => (id === undefined ? '-' : typeof id === 'number' ? `#${id}` : id)

/** One line for a message: direction, id and what it is. */
export function wireLine({ dir, message }: Pick<WireRecord, 'dir' | 'message'>): string {
  return `${dir} ${shownId('id' in message ? message.id : undefined)} ${what(message)}`
}

function what(message: JsonRpcMessage): string {
  if (isRequest(message) || isNotification(message)) return message.method
  if (isError(message)) return `error ${message.error.code}`
  return message.result['resultType'] === 'input_required' ? 'input_required' : 'result'
}

export function vectorOf(run: Run, extra: JsonObject = {}): Vector {
  const last = frameAt(run, run.frames.length - 1)
  const requests = run.wire
    .filter(({ dir }) => dir === 'C>S')
    .map(({ message }) => message)
    .filter(isRequest)
  return {
    expect: {
      poolNames: [...last.world.pool.keys()],
      wireMessages: { count: run.wire.length, list: run.wire.map(wireLine) },
      localExecutions: last.counts.local,
      externalExecutions: last.counts.external,
      calls: run.calls.map((call) => ({
        callId: call.callId,
        rung: rungOf(call),
        errorAuthor: call.observation ? authorOf(call.observation.origin, call.observation.isError) : 'none',
        isError: call.observation?.isError ?? null,
        text: call.observation?.text ?? '(no record)',
        requestIds: call.requestIds,
      })),
      requestIds: requests.map(({ id }) => id),
      toolsCalls: run.calls.flatMap((call) => call.requestIds.map((id, n) => `${shownId(id)} ${call.wireTools[n]}`)),
      extra,
    },
    steps: run.steps
      .filter(({ count }) => count > 0)
      .map(({ id, first, count }) => ({ id, frames: run.frames.slice(first, first + count).map(({ address }) => address) })),
  }
}

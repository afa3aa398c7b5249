// Selectors: what a frame shows, read from the run. Nothing here is stored anywhere else.
import type { Origin } from '../protocol/trace.ts'
import type { PoolEntry, Route } from '../host/world.ts'
import { poolFor } from '../host/world.ts'
import type { Frame } from './frame.ts'
import type { CallRecord, LedgerRow, WireRecord } from './records.ts'
import type { Run } from './run.ts'

/** How far a call got, lowest first (the ladder). */
export const RUNGS = ['not-in-pool', 'denied', 'host-error', 'sent-unsettled', 'protocol-error', 'ran-error', 'ran-ok'] as const
export type Rung = (typeof RUNGS)[number]

export const AUTHORS = ['none', 'host', 'server-protocol', 'server-tool'] as const
export type ErrorAuthor = (typeof AUTHORS)[number]

export function frameAt(run: Run, index: number): Frame {
  const frame = run.frames[Math.max(0, Math.min(index, run.frames.length - 1))]
  if (!frame) throw new Error('A run has at least one frame')
  return frame
}

/** The index of an address, or -1. */
export const indexOf = (run: Run, address: string): number => run.frames.findIndex((frame) => frame.address === address)

export interface PoolRow {
  readonly alias: string
  readonly entry: PoolEntry
  readonly route: Route | undefined
}

export function poolAt(run: Run, index: number): PoolRow[] {
  const { world } = frameAt(run, index)
  const { pool, routes } = poolFor(world, world.current?.call)
  return [...pool].map(([alias, entry]) => ({ alias, entry, route: routes.get(alias) }))
}

/** The messages that the host's end has seen when frame `index` is over. */
export function wireAt(run: Run, index: number): readonly WireRecord[] {
  return run.wire.slice(0, frameAt(run, index).counts.wire)
}

/** The message that moves in frame `index`: one that is counted there, or the request the server is busy with. */
export function messageAt(run: Run, index: number): WireRecord | undefined {
  const frame = frameAt(run, index)
  const last = run.wire[frame.counts.wire - 1]
  if (!last) return undefined
  if (last.frame === frame.index) return last
  return frame.actor === 'server' ? last : undefined
}

export function ledgerAt(run: Run, index: number): readonly LedgerRow[] {
  return run.ledger.filter((row) => row.openedAt <= index)
}

export const callOf = (run: Run, callId: string): CallRecord | undefined => run.calls.find((call) => call.callId === callId)

const gateRung = { 'in-pool': 'not-in-pool', allowed: 'denied', sendable: 'host-error' } as const

/** Where a call ended, by what really happened and not by what the host wrote down. */
export function rungOf(call: CallRecord): Rung {
  if (call.stoppedAt) return gateRung[call.stoppedAt]
  if (call.executor === 'local') return call.observation?.isError ? 'ran-error' : 'ran-ok'
  if (call.reply === undefined) return 'sent-unsettled'
  return call.reply === 'error' ? 'protocol-error' : call.reply === 'failed' ? 'ran-error' : 'ran-ok'
}

/** Where a call stands in frame `index`. `gates`: its name is known, and the host has not decided. `boundary`: past the host's gates, not yet on the wire or in the executor. */
export interface Position {
  readonly at: Rung | 'gates' | 'boundary'
  readonly ended: boolean
}

export function positionAt(call: CallRecord, index: number): Position | undefined {
  if (index < call.routedAt) return undefined
  if (call.observedAt !== undefined && index >= call.observedAt) return { at: rungOf(call), ended: true }
  if (index < call.decidedAt) return { at: 'gates', ended: false }
  if (call.stoppedAt) return { at: rungOf(call), ended: false }
  if (call.executor === 'local' || call.sentAt === undefined || index < call.sentAt) return { at: 'boundary', ended: false }
  return { at: call.heardAt !== undefined && index >= call.heardAt ? rungOf(call) : 'sent-unsettled', ended: false }
}

/** Who wrote the error that the host recorded; `none` when it recorded no error. */
export function authorOf(origin: Origin, isError: boolean): ErrorAuthor {
  if (!isError) return 'none'
  if (origin.by === 'server') return 'server-tool'
  return origin.by === 'protocol' ? 'server-protocol' : 'host'
}

/** The first frame at which two runs part, or undefined when they are the same. */
export function firstDifference(one: Run, other: Run): number | undefined {
  const length = Math.max(one.frames.length, other.frames.length)
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [one.frames[index], other.frames[index]]
    if (!a || !b || a.address !== b.address || JSON.stringify(a.trace) !== JSON.stringify(b.trace)) return index
  }
  return undefined
}

// A frame is one state of the machine after its effect: where we are, what the world is, what just happened.
import type { World } from '../host/world.ts'
import type { Actor } from '../machines/base.ts'
import type { Trace } from '../protocol/trace.ts'

/** Totals when the frame is over. `wire` counts requests when written and replies when they arrive. */
interface FrameCounts {
  readonly local: number
  readonly external: number
  readonly wire: number
  readonly pool: number
}

export interface Frame {
  /** From 0. */
  readonly index: number
  /** `leaf@subject`, with `#2` for a second visit: unique within its run. */
  readonly address: string
  readonly leaf: string
  /** A call id or a client id. */
  readonly subject: string | undefined
  readonly actor: Actor
  /** A prediction may be asked for here. */
  readonly mayPredict: boolean
  readonly world: World
  readonly trace: readonly Trace[]
  readonly counts: FrameCounts
}

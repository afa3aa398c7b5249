// How the stage moves from the frame before to this one: durations, direction, and none at all when motion is reduced.
import { useState } from 'react'
import { useReducedMotion } from '../useMedia.ts'

/** Seconds. */
const QUICK = 0.12
const TRAVEL = 0.64

const easeWire = [0.45, 0.05, 0.35, 1] as const

type Move = 'forward' | 'back' | 'jump' | 'still'

export interface Motion {
  readonly move: Move
  /** Mounted parts start from their first look and go to their last; false draws the last at once. */
  readonly on: boolean
  readonly travel: { readonly duration: number; readonly ease: readonly [number, number, number, number] }
  readonly fade: { readonly duration: number }
}

/** Compares this frame with the one shown before it in the same run. */
export function useMotionStep(run: object, index: number): Motion {
  const reduced = useReducedMotion()
  const [pair, setPair] = useState({ run, now: index, before: index })
  if (pair.now !== index || pair.run !== run) setPair({ run, now: index, before: pair.run === run ? pair.now : -9 })
  const by = pair.now - pair.before
  const move: Move = by === 1 ? 'forward' : by === -1 ? 'back' : by === 0 ? 'still' : 'jump'
  const half = move === 'back' ? 0.5 : 1
  return {
    move,
    on: !reduced && (move === 'forward' || move === 'back'),
    travel: { duration: TRAVEL * half, ease: easeWire },
    fade: { duration: QUICK },
  }
}

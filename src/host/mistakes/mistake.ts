// A wrong habit of a host: one effect replaced by another. The good host has no switch for any of them.
import type { Effect } from '../effect.ts'
import type { EffectName } from '../effects.ts'

export interface Mistake {
  readonly id: string
  readonly replaces: EffectName
  readonly effect: Effect
}

// This host shows the tools it heard of and never writes down where they are.
import { register } from '../pool.ts'
import type { Mistake } from './mistake.ts'

export const descriptionOnly: Mistake = {
  id: 'description-only',
  replaces: 'registerTools',
  effect: (world) => register(world, false),
}

// This host keeps the text of a tool result and drops its `isError` flag.
import { record } from '../observe.ts'
import type { Mistake } from './mistake.ts'

export const flagDropped: Mistake = {
  id: 'flag-dropped',
  replaces: 'observe',
  effect: (world) => record(world, (outcome) => (outcome.origin.by === 'server' ? false : outcome.isError)),
}

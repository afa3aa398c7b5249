// This host sends the alias it shows to the model instead of the server's own name for the tool.
import { sendAs } from '../execute.ts'
import type { Mistake } from './mistake.ts'

export const aliasOnWire: Mistake = {
  id: 'alias-on-wire',
  replaces: 'sendToServer',
  effect: (world) => sendAs(world, (_route, alias) => alias),
}

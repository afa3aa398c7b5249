// This host looks its target up only when a handler runs, and by then the loop over all tools stands at the last one.
import { sendAs } from '../execute.ts'
import { currentCall, sure } from '../world.ts'
import type { Mistake } from './mistake.ts'

export const lateBinding: Mistake = {
  id: 'late-binding',
  replaces: 'sendToServer',
  effect: (world) => {
    const last = sure(
      [...world.routes.values()].findLast(({ executor }) => executor === 'server'),
      'a route to a server',
    )
    const current = currentCall(world)
    return sendAs({ ...world, current: { ...current, route: last } }, (route) => route.tool)
  },
}

// Every effect of the good host under the name that the machines use for it.
import { askCapabilities, askTools, hearCapabilities, hearTools } from './discover.ts'
import type { Effect } from './effect.ts'
import { executeLocally, hearReply, runTool, sendToServer, turnAway } from './execute.ts'
import { finish, observe } from './observe.ts'
import { fillPool, registerTools } from './pool.ts'
import { routeCall } from './route.ts'

export const effects = {
  fillPool,
  askCapabilities,
  hearCapabilities,
  askTools,
  hearTools,
  registerTools,
  routeCall,
  executeLocally,
  sendToServer,
  runTool,
  turnAway,
  hearReply,
  observe,
  finish,
} satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

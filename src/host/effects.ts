// Every effect of the good host under the name that the machines use for it.
import { askShutdown, closeStdin, hearShutdownRefused } from './closing.ts'
import type { Effect } from './effect.ts'
import { executeLocally, hearReply, runTool, sendToServer, turnAway } from './execute.ts'
import { closeConnection, confirmLegacy, giveUpWaiting, hearLegacy, hearRefusal, openLegacy } from './handshake.ts'
import { finish, observe } from './observe.ts'
import { askCapabilities, askTools, hearCapabilities, hearTools } from './opening.ts'
import { fillPool, registerTools } from './pool.ts'
import { decideCall, routeCall } from './route.ts'
import { prefixServer, scanManifest, spawnServer } from './starting.ts'

export const effects = {
  fillPool,
  scanManifest,
  prefixServer,
  spawnServer,
  askCapabilities,
  hearCapabilities,
  hearRefusal,
  giveUpWaiting,
  openLegacy,
  hearLegacy,
  confirmLegacy,
  closeConnection,
  askTools,
  hearTools,
  registerTools,
  routeCall,
  decideCall,
  executeLocally,
  sendToServer,
  runTool,
  turnAway,
  hearReply,
  observe,
  askShutdown,
  hearShutdownRefused,
  closeStdin,
  finish,
} satisfies Record<string, Effect>

export type EffectName = keyof typeof effects

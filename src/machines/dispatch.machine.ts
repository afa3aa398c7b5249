// The dispatcher's life as a state machine: one state is one thing that happens. Names only; the effects are in host/.
import { setup } from 'xstate'
import { effects } from '../host/effects.ts'
import { isTurnedAway } from '../host/execute.ts'
import type { World } from '../host/world.ts'
import type { MachineContext, MachineEvent, StateMeta } from './base.ts'
import { perform } from './base.ts'

const host = (subject: StateMeta['subject']): StateMeta => ({ actor: 'host', subject })
const client = (subject: StateMeta['subject']): StateMeta => ({ actor: 'client', subject })
const server: StateMeta = { actor: 'server', subject: 'call' }

export const dispatchMachine = setup({
  types: {
    context: {} as MachineContext,
    events: {} as MachineEvent,
    input: {} as { world: World },
    meta: {} as StateMeta,
    tags: {} as 'predict',
  },
  actions: {
    fillPool: perform(effects.fillPool),
    askCapabilities: perform(effects.askCapabilities),
    hearCapabilities: perform(effects.hearCapabilities),
    askTools: perform(effects.askTools),
    hearTools: perform(effects.hearTools),
    registerTools: perform(effects.registerTools),
    routeCall: perform(effects.routeCall),
    executeLocally: perform(effects.executeLocally),
    sendToServer: perform(effects.sendToServer),
    runTool: perform(effects.runTool),
    turnAway: perform(effects.turnAway),
    hearReply: perform(effects.hearReply),
    observe: perform(effects.observe),
    finish: perform(effects.finish),
  },
  guards: {
    hasServerToOpen: ({ context }) => context.world.unopened.length > 0,
    hasCallLeft: ({ context }) => context.world.nextCall < context.world.calls.length,
    isStopped: ({ context }) => context.world.current?.stoppedAt !== undefined,
    isLocal: ({ context }) => context.world.current?.route?.executor === 'local',
    isTurnedAway: ({ context }) => isTurnedAway(context.world),
  },
}).createMachine({
  id: 'dispatch',
  context: ({ input }) => ({ world: input.world, trace: [] }),
  initial: 'builtins',
  states: {
    builtins: {
      meta: host('none'),
      entry: 'fillPool',
      on: {
        NEXT: [
          { guard: 'hasServerToOpen', target: 'askingCapabilities' },
          { guard: 'hasCallLeft', target: 'routing' },
          { target: 'finished' },
        ],
      },
    },
    askingCapabilities: { meta: client('client'), entry: 'askCapabilities', on: { NEXT: 'hearingCapabilities' } },
    hearingCapabilities: { meta: client('client'), entry: 'hearCapabilities', on: { NEXT: 'askingTools' } },
    askingTools: { meta: client('client'), entry: 'askTools', on: { NEXT: 'hearingTools' } },
    hearingTools: { meta: client('client'), tags: 'predict', entry: 'hearTools', on: { NEXT: 'registering' } },
    registering: {
      meta: host('client'),
      entry: 'registerTools',
      on: {
        NEXT: [
          { guard: 'hasServerToOpen', target: 'askingCapabilities' },
          { guard: 'hasCallLeft', target: 'routing' },
          { target: 'finished' },
        ],
      },
    },
    routing: {
      meta: host('call'),
      tags: 'predict',
      entry: 'routeCall',
      on: {
        NEXT: [{ guard: 'isStopped', target: 'observing' }, { guard: 'isLocal', target: 'executingLocally' }, { target: 'sending' }],
      },
    },
    executingLocally: { meta: host('call'), entry: 'executeLocally', on: { NEXT: 'observing' } },
    sending: {
      meta: client('call'),
      tags: 'predict',
      entry: 'sendToServer',
      on: { NEXT: [{ guard: 'isTurnedAway', target: 'rejecting' }, { target: 'executing' }] },
    },
    executing: { meta: server, tags: 'predict', entry: 'runTool', on: { NEXT: 'returning' } },
    rejecting: { meta: server, entry: 'turnAway', on: { NEXT: 'returning' } },
    returning: { meta: client('call'), entry: 'hearReply', on: { NEXT: 'observing' } },
    observing: {
      meta: host('call'),
      entry: 'observe',
      on: { NEXT: [{ guard: 'hasCallLeft', target: 'routing' }, { target: 'finished' }] },
    },
    finished: { meta: host('none'), tags: 'predict', entry: 'finish', type: 'final' },
  },
})

// The dispatcher's life as a state machine: one state is one thing that happens. Names only; the effects are in host/.
import { client, flow, host, server } from './base.ts'
import { answering, askingTools, confirming, toCalls } from './states.ts'

const toOpening = [
  { guard: 'opensOldServer', target: 'openingLegacy' },
  { guard: 'hasServerToOpen', target: 'askingCapabilities' },
] as const

export const dispatchMachine = flow.createMachine({
  id: 'dispatch',
  context: ({ input }) => ({ world: input.world, trace: [] }),
  initial: 'builtins',
  states: {
    builtins: {
      meta: host('none'),
      entry: 'fillPool',
      on: { NEXT: [{ guard: 'hasManifest', target: 'scanning' }, ...toOpening, ...toCalls] },
    },
    scanning: {
      meta: host('none'),
      entry: 'scanManifest',
      on: { NEXT: [{ guard: 'hasServerToOpen', target: 'prefixing' }, ...toCalls] },
    },
    prefixing: { meta: host('client'), entry: 'prefixServer', on: { NEXT: 'spawning' } },
    spawning: { meta: host('client'), tags: 'predict', entry: 'spawnServer', on: { NEXT: toOpening } },
    askingCapabilities: { meta: client('client'), entry: 'askCapabilities', on: { NEXT: 'hearingCapabilities' } },
    hearingCapabilities: { meta: client('client'), entry: 'hearCapabilities', on: { NEXT: 'askingTools' } },
    openingLegacy: { meta: client('client'), entry: 'openLegacy', on: { NEXT: 'hearingLegacy' } },
    hearingLegacy: { meta: client('client'), entry: 'hearLegacy', on: { NEXT: 'confirmingLegacy' } },
    confirmingLegacy: confirming,
    askingTools,
    hearingTools: { meta: client('client'), tags: 'predict', entry: 'hearTools', on: { NEXT: 'registering' } },
    registering: {
      meta: host('client'),
      tags: 'predict',
      entry: 'registerTools',
      on: {
        NEXT: [{ guard: 'isOfPlugin', target: 'prefixing' }, ...toOpening, { guard: 'hasAnswer', target: 'observing' }, ...toCalls],
      },
    },
    routing: {
      meta: host('call'),
      tags: 'predict',
      entry: 'routeCall',
      on: {
        NEXT: [
          { guard: 'isStopped', target: 'observing' },
          { guard: 'isUndecided', target: 'deciding' },
          { guard: 'isLocal', target: 'executingLocally' },
          { target: 'sending' },
        ],
      },
    },
    deciding: {
      meta: host('call'),
      tags: 'predict',
      entry: 'decideCall',
      on: {
        NEXT: [{ guard: 'isStopped', target: 'observing' }, { guard: 'isLocal', target: 'executingLocally' }, { target: 'sending' }],
      },
    },
    executingLocally: {
      meta: host('call'),
      entry: 'executeLocally',
      on: {
        NEXT: [
          { guard: 'saysShutdown', target: 'askingShutdown' },
          { guard: 'isLeaving', target: 'closingStdin' },
          { guard: 'isProgram', target: 'spawning' },
          ...toOpening,
          { target: 'observing' },
        ],
      },
    },
    sending: {
      meta: client('call'),
      tags: 'predict',
      entry: 'sendToServer',
      on: { NEXT: [{ guard: 'isTurnedAway', target: 'rejecting' }, { target: 'executing' }] },
    },
    rejecting: { meta: server, entry: 'turnAway', on: { NEXT: 'returning' } },
    askingShutdown: { meta: client('client'), tags: 'predict', entry: 'askShutdown', on: { NEXT: 'hearingRefusal' } },
    hearingRefusal: { meta: client('client'), entry: 'hearShutdownRefused', on: { NEXT: 'closingStdin' } },
    closingStdin: { meta: host('client'), entry: 'closeStdin', on: { NEXT: 'observing' } },
    ...answering,
  },
})

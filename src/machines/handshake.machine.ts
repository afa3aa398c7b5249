// How a client finds the era of its server before it calls anything. Names only; the effects are in host/.
import { client, clock, flow, host } from './base.ts'
import { answering, askingTools, confirming, toCalls } from './states.ts'

const afterProbe = [
  { guard: 'asksAgain', target: 'askingCapabilities' },
  { guard: 'fallsBack', target: 'openingLegacy' },
  ...toCalls,
] as const

export const handshakeMachine = flow.createMachine({
  id: 'handshake',
  context: ({ input }) => ({ world: input.world, trace: [] }),
  initial: 'builtins',
  states: {
    builtins: {
      meta: host('none'),
      tags: 'predict',
      entry: 'fillPool',
      on: {
        NEXT: [
          { guard: 'opensAtOnce', target: 'askingTools' },
          { guard: 'opensOldServer', target: 'openingLegacy' },
          { target: 'askingCapabilities' },
        ],
      },
    },
    askingCapabilities: {
      meta: client('client'),
      entry: 'askCapabilities',
      on: {
        NEXT: [
          { guard: 'isUnanswered', target: 'waiting' },
          { guard: 'isTurnedAway', target: 'hearingRefusal' },
          { target: 'hearingCapabilities' },
        ],
      },
    },
    hearingCapabilities: { meta: client('client'), entry: 'hearCapabilities', on: { NEXT: 'askingTools' } },
    hearingRefusal: { meta: client('client'), tags: 'predict', entry: 'hearRefusal', on: { NEXT: afterProbe } },
    waiting: { meta: clock, tags: 'predict', entry: 'giveUpWaiting', on: { NEXT: afterProbe } },
    openingLegacy: { meta: client('client'), entry: 'openLegacy', on: { NEXT: 'hearingLegacy' } },
    hearingLegacy: {
      meta: client('client'),
      entry: 'hearLegacy',
      on: {
        NEXT: [{ guard: 'mustClose', target: 'closing' }, { guard: 'hasGivenUp', target: 'routing' }, { target: 'confirmingLegacy' }],
      },
    },
    confirmingLegacy: confirming,
    closing: { meta: host('client'), entry: 'closeConnection', on: { NEXT: toCalls } },
    askingTools,
    hearingTools: {
      meta: client('client'),
      tags: 'predict',
      entry: 'hearTools',
      on: { NEXT: [{ guard: 'asksAgain', target: 'askingTools' }, { guard: 'hasGivenUp', target: 'routing' }, { target: 'registering' }] },
    },
    registering: { meta: host('client'), tags: 'predict', entry: 'registerTools', on: { NEXT: toCalls } },
    routing: {
      meta: host('call'),
      tags: 'predict',
      entry: 'routeCall',
      on: { NEXT: [{ guard: 'isStopped', target: 'observing' }, { target: 'sending' }] },
    },
    sending: { meta: client('call'), tags: 'predict', entry: 'sendToServer', on: { NEXT: 'executing' } },
    ...answering,
  },
})

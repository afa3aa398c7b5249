// Where am I, and may I advance: the playhead, its stops at predictions, and the delay of autoplay. Nothing of the run.
import { assign, raise, setup } from 'xstate'

export interface PlayerContext {
  readonly playhead: number
  readonly last: number
  /** Frames that wait for a prediction, ascending. */
  readonly gates: readonly number[]
  /** Frames where autoplay rests. */
  readonly rests: readonly number[]
  readonly playing: boolean
  /** How long autoplay stays on this frame, in milliseconds. */
  readonly dwell: number
}

export type PlayerEvent =
  | { readonly type: 'NEXT' | 'PREVIOUS' | 'PLAY' | 'PAUSE' }
  /** A jump by the learner: it does not pass an open prediction. */
  | { readonly type: 'SEEK'; readonly to: number }
  /** The run changed, or a link was opened: the playhead goes exactly there. */
  | {
      readonly type: 'LOAD'
      readonly to: number
      readonly last: number
      readonly gates: readonly number[]
      readonly rests: readonly number[]
    }
  | { readonly type: 'GATES'; readonly gates: readonly number[]; readonly rests?: readonly number[] }
  /** Autoplay wants to go on; whoever holds the player may refuse. */
  | { readonly type: 'TICK' }
  | { readonly type: 'PACE'; readonly dwell: number }

/** The first open prediction at or after the playhead, or the end. */
function limit({ gates, playhead, last }: PlayerContext): number {
  return gates.find((gate) => gate >= playhead) ?? last
}

const within = (value: number, high: number): number => Math.max(0, Math.min(value, high))

export const playerMachine = setup({
  types: {
    context: {} as PlayerContext,
    events: {} as PlayerEvent,
    input: {} as Pick<PlayerContext, 'playhead' | 'last' | 'gates' | 'rests'>,
  },
  actions: {
    advance: assign({ playhead: ({ context }) => within(context.playhead + 1, limit(context)) }),
    goBack: assign({ playhead: ({ context }) => within(context.playhead - 1, context.last) }),
    seek: assign({
      playhead: ({ context, event }) => (event.type === 'SEEK' ? within(event.to, limit(context)) : context.playhead),
    }),
    load: assign(({ event }) => {
      if (event.type !== 'LOAD') return {}
      const { to, last, gates, rests } = event
      return { playhead: within(to, last), last, gates, rests, playing: false }
    }),
    setGates: assign(({ context, event }) => (event.type === 'GATES' ? { gates: event.gates, rests: event.rests ?? context.rests } : {})),
    setPace: assign(({ event }) => (event.type === 'PACE' ? { dwell: event.dwell } : {})),
    play: assign({ playing: true }),
    pause: assign({ playing: false }),
    // what autoplay waits for; whoever holds the player puts something in its place that may refuse
    askToGoOn: raise({ type: 'TICK' }),
  },
  guards: {
    isAsking: ({ context }) => context.gates.includes(context.playhead),
    isAtEnd: ({ context }) => context.playhead >= context.last,
    isPlaying: ({ context }) => context.playing,
    isAtRest: ({ context }) => context.rests.includes(context.playhead),
  },
  delays: { dwell: ({ context }) => context.dwell },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ ...input, playing: false, dwell: 1800 }),
  initial: 'settling',
  on: {
    PREVIOUS: { actions: ['pause', 'goBack'], target: '.settling' },
    SEEK: { actions: ['pause', 'seek'], target: '.settling' },
    LOAD: { actions: 'load', target: '.settling' },
    GATES: { actions: 'setGates', target: '.settling' },
    PAUSE: { actions: 'pause', target: '.settling' },
  },
  states: {
    settling: {
      always: [
        { guard: 'isAsking', actions: 'pause', target: 'asking' },
        { guard: 'isAtEnd', actions: 'pause', target: 'finished' },
        { guard: 'isPlaying', target: 'playing' },
        { target: 'stopped' },
      ],
    },
    stopped: {
      on: {
        NEXT: { actions: 'advance', target: 'settling' },
        // a press on Play moves at once; the next rest is the coming step end
        PLAY: { actions: ['play', 'advance'], target: 'settling' },
        PACE: { actions: 'setPace' },
      },
    },
    playing: {
      on: {
        NEXT: { actions: ['pause', 'advance'], target: 'settling' },
        PACE: { actions: 'setPace', target: 'playing', reenter: true },
        TICK: { actions: 'advance', target: 'settling' },
      },
      after: {
        dwell: [{ guard: 'isAtRest', actions: 'pause', target: 'settling' }, { actions: 'askToGoOn' }],
      },
    },
    asking: { on: { PACE: { actions: 'setPace' } } },
    finished: { on: { PACE: { actions: 'setPace' } } },
  },
})

// Which fields a prediction may ask for, and for each its right value in this run and the values on offer.
import { METHOD } from '../protocol/mcp.ts'
import type { CallRecord } from './records.ts'
import { happened } from './facts.ts'
import type { Frame } from './frame.ts'
import type { Run } from './run.ts'
import { AUTHORS, RUNGS, authorOf, callOf, frameAt, indexOf, rungOf } from './select.ts'

export type Value = string | number | boolean

export interface Ask {
  readonly field: Field
  /** For counters of a call: the increases on offer. */
  readonly add?: readonly number[]
  /** Values on offer beside the right one. */
  readonly options?: readonly Value[]
}

export interface Question {
  readonly field: Field
  readonly truth: Value
  readonly options: readonly Value[]
  /** The counter before the call, for counters. */
  readonly before: number
  /** The frame that shows the right value. */
  readonly shownAt: number
}

/** Where a question is asked and what it may look at. */
interface Scene {
  readonly run: Run
  /** The same situation with one thing changed. */
  readonly without: Run
  readonly at: number
  readonly settled: number
  /** The settling frame. */
  readonly frame: Frame
  readonly call: CallRecord | undefined
}

type Answer = Omit<Question, 'field' | 'before'> & { readonly before?: number }

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]

const last = (run: Run): Frame => frameAt(run, run.frames.length - 1)

/** A number among others, in order. */
const number = ({ settled }: Scene, truth: number, { options = [] }: Ask, shownAt = settled): Answer => ({
  truth,
  options: unique([...options, truth]).toSorted((a, b) => Number(a) - Number(b)),
  shownAt,
})

/** One of a few words; a truth that nobody expected stands behind them. */
const word = ({ settled }: Scene, truth: Value, options: readonly Value[], shownAt = settled): Answer => ({
  truth,
  options: unique([...options, truth]),
  shownAt,
})

const counter =
  (which: 'local' | 'external') =>
  ({ run, at, frame, call, settled }: Scene, { add = [0, 1] }: Ask): Answer => {
    const before = frameAt(run, at - 1).counts[which]
    return { truth: frame.counts[which], options: add.map((more) => before + more), before, shownAt: call?.ranAt ?? settled }
  }

const soFar =
  (which: 'local' | 'external' | 'wire') =>
  (scene: Scene, ask: Ask): Answer =>
    number(scene, scene.frame.counts[which], ask)

/** Messages until the first tools of a server stand in the pool. */
const openingOf = (run: Run): number => run.frames.find(({ leaf }) => leaf === 'registering')?.counts.wire ?? 0

const outcomes = (run: Run): string => JSON.stringify(run.calls.map((call) => [rungOf(call), call.observation]))

const fields = {
  poolSize: (scene, ask) => {
    const truth = scene.frame.counts.pool
    const grown = last(scene.run).counts.pool
    const { options = unique([truth, grown - truth, grown]) } = ask
    return { ...number(scene, truth, { ...ask, options }), before: truth }
  },
  local: counter('local'),
  external: counter('external'),
  localSoFar: soFar('local'),
  externalSoFar: soFar('external'),
  wireSoFar: soFar('wire'),
  wire: (scene) => {
    const { run, call, settled } = scene
    const truth = call ? run.wire.filter((record) => record.callId === call.callId).length : 0
    return { truth, options: [0, 1, 2], shownAt: call?.heardAt ?? settled }
  },
  wireAtEnd: (scene, ask) => number(scene, scene.run.wire.length, ask, scene.run.frames.length - 1),
  wireOther: (scene, ask) => number(scene, scene.without.wire.length, ask, scene.run.frames.length - 1),
  openingCost: (scene) => {
    const more = openingOf(scene.without) - openingOf(scene.run)
    const shownAt = scene.run.frames.findIndex(({ leaf }) => leaf === 'registering')
    return word(scene, more > 0 ? 'more' : more < 0 ? 'fewer' : 'equal', ['fewer', 'equal', 'more'], Math.max(shownAt, scene.at))
  },
  rung: (scene) => ({ truth: scene.call ? rungOf(scene.call) : 'ran-ok', options: RUNGS, shownAt: scene.settled }),
  errorAuthor: ({ call, settled }) => {
    const observed = call?.observation
    return { truth: observed ? authorOf(observed.origin, observed.isError) : 'none', options: AUTHORS, shownAt: settled }
  },
  isError: ({ call, settled }) => ({ truth: call?.observation?.isError === true, options: [true, false], shownAt: settled }),
  requestId: (scene) => {
    const { run, at, call } = scene
    const truth = call?.requestIds[0] ?? ''
    const previous = run.wire.filter(({ frame: sent }) => sent < at).at(-1)?.wireId
    return { truth, options: unique([call?.callId ?? '', previous ?? truth, truth]), shownAt: scene.settled }
  },
  wireTool: (scene) => {
    const alias = scene.call?.alias ?? ''
    const own = scene.frame.world.routes.get(alias)?.tool ?? alias
    return word(scene, scene.call?.wireTools[0] ?? own, unique([alias, own]), scene.call?.sentAt ?? scene.settled)
  },
  /** The client of the server that gets the request. */
  server: (scene) => {
    const { call, frame, settled } = scene
    return word(scene, call?.wireClients[0] ?? 'none', [...frame.world.clients.keys()], call?.sentAt ?? settled)
  },
  /** What becomes of a name that is longer than the limit. */
  nameFate: (scene) => {
    const refused = scene.frame.world.notices.some(({ code }) => code === 'too-long')
    return word(scene, refused ? 'left-out' : 'kept', ['kept', 'cut', 'left-out'])
  },
  /** The method of the next request, or none. */
  nextRequest: (scene) => {
    const next = scene.run.wire.find(({ frame, dir, message }) => frame > scene.at && dir === 'C>S' && 'id' in message)
    return word(scene, next?.method ?? 'none', [METHOD.discover, METHOD.initialize, METHOD.listTools, 'none'], next?.frame)
  },
  /** What the request of this frame gets: a result, an error with its code, or nothing. */
  reply: (scene, { options = [] }) => {
    const sent = scene.run.wire.find(({ frame }) => frame === scene.at)
    const heard = scene.run.wire.find(({ dir, wireId }) => dir === 'S>C' && wireId === sent?.wireId)
    const message = heard?.message
    const truth = message === undefined ? 'none' : 'error' in message ? `error ${message.error.code}` : 'result'
    return word(scene, truth, options, heard?.frame)
  },
  era: (scene) => word(scene, happened(scene.run, 'era.judged').at(-1)?.verdict.era ?? 'none', ['modern', 'legacy']),
  altersOutcome: ({ run, without, settled }) => ({ truth: outcomes(run) !== outcomes(without), options: [true, false], shownAt: settled }),
  chosenBy: ({ frame, settled }) => ({
    truth: frame.world.calls[0]?.chosenBy ?? 'preset',
    options: ['model', 'preset', 'server'],
    shownAt: settled,
  }),
} as const satisfies Record<string, (scene: Scene, ask: Ask) => Answer>

export type Field =
  | 'poolSize'
  | 'local'
  | 'external'
  | 'localSoFar'
  | 'externalSoFar'
  | 'wireSoFar'
  | 'wire'
  | 'wireAtEnd'
  | 'wireOther'
  | 'openingCost'
  | 'rung'
  | 'errorAuthor'
  | 'isError'
  | 'requestId'
  | 'wireTool'
  | 'server'
  | 'nameFate'
  | 'nextRequest'
  | 'reply'
  | 'era'
  | 'altersOutcome'
  | 'chosenBy'

/** Where a checkpoint waits, and where its answers can be read. */
interface Place {
  readonly at: string
  readonly settledAt: string
  readonly asks: readonly Ask[]
}

/** The call that an address names. */
export const callIdIn = (address: string): string => address.split('@')[1]?.split('#')[0] ?? ''

/** The questions of a checkpoint in this run. `without` is the same run with one thing changed. */
export function questionsOf(run: Run, { at, settledAt, asks }: Place, without: Run): Question[] {
  const settled = indexOf(run, settledAt)
  const scene = { run, without, at: indexOf(run, at), settled, frame: frameAt(run, settled), call: callOf(run, callIdIn(at)) }
  return asks.map((ask) => ({ field: ask.field, before: 0, ...fields[ask.field](scene, ask) }))
}

// One lab instance: its lesson, its store and its player, and the few things a person can do with them.
import { createActor } from 'xstate'
import type { Lesson } from '../lessons/lesson.ts'
import { inputsOf } from '../lessons/lesson.ts'
import type { Fault, Inputs } from '../lessons/params.ts'
import { faultIn } from '../lessons/params.ts'
import type { Value } from '../run/predict.ts'
import { UNKNOWN } from '../run/predict.ts'
import { firstDifference, frameAt, indexOf } from '../run/select.ts'
import type { Situation } from './link.ts'
import { linkTo, unknownFrame } from './link.ts'
import { playerMachine } from './player.machine.ts'
import type { Stop } from './runs.ts'
import { createRuns } from './runs.ts'
import type { LabState } from './store.ts'
import { createLabStore } from './store.ts'

export type Session = ReturnType<typeof createSession>

export interface SessionOptions {
  readonly lesson: Lesson
  readonly situation: Situation
  readonly language: string
  readonly answers?: LabState['answers']
}

export function createSession({ lesson, situation, language, answers = {} }: SessionOptions) {
  const prepared = createRuns(lesson)
  const { inputs, theme, view } = situation
  const start = prepared(inputs)

  /** The index of a link's frame, with a notice when this run has no such frame. */
  const locate = (where: Situation): readonly [number, Situation['notices']] => {
    const index = where.frame === undefined ? 0 : indexOf(prepared(where.inputs).run, where.frame)
    return index < 0 ? [0, [...where.notices, unknownFrame(where.frame ?? '')]] : [index, where.notices]
  }
  const [first, notices] = locate(situation)
  const store = createLabStore({ inputs, language, theme, view, notices, answers })

  const openGates = (stops: readonly Stop[]): number[] =>
    stops.filter(({ key }) => !Object.hasOwn(store.getState().answers, key)).map(({ index }) => index)

  const player = createActor(playerMachine, {
    input: {
      playhead: first,
      last: start.run.frames.length - 1,
      gates: openGates(start.stops),
      stepEnds: start.stepEnds,
    },
  })

  const current = () => prepared(store.getState().inputs)

  /** Goes to a situation: a new run, with the playhead at `to`. */
  const load = (next: Inputs, to: number, change: Partial<LabState>) => {
    store.setState({ inputs: next, marks: {}, message: undefined, field: undefined, call: undefined, ...change })
    const { run, stops, stepEnds } = prepared(next)
    player.send({ type: 'LOAD', to, last: run.frames.length - 1, gates: openGates(stops), stepEnds })
  }

  const change = (next: Inputs) => {
    const { inputs: before } = store.getState()
    const changed = Object.keys(next).filter((name) => next[name] !== before[name])
    const [name] = changed
    if (name === undefined) return
    const differs = firstDifference(prepared(before).run, prepared(next).run)
    const said = { name, from: before[name] ?? '', to: next[name] ?? '', more: changed.length - 1, first: differs }
    load(next, differs ?? player.getSnapshot().context.playhead, { said })
  }

  const answer = (stop: Stop, given: Readonly<Record<string, Value>>) => {
    store.setState((state) => ({ answers: { ...state.answers, [stop.key]: given }, marks: {} }))
    player.send({ type: 'GATES', gates: openGates(current().stops) })
  }

  return {
    lesson,
    store,
    player,
    prepared,

    /** Sets one input. A value outside its range is not run: the fault is returned and everything stays as it was. */
    setInput(name: string, value: string): Fault | undefined {
      const param = lesson.params[name]
      if (!param) return undefined
      const fault = faultIn(param, value)
      if (!fault) change({ ...store.getState().inputs, [name]: value })
      return fault
    },

    setScenario(id: string): void {
      const next = inputsOf(lesson, id)
      if (next) change(next)
    },

    /** Changes several inputs at once, all legal. */
    setInputs(some: Inputs): void {
      change({ ...store.getState().inputs, ...some })
    },

    /** Restores a situation from a link or the history: exactly that frame, and nothing is announced. */
    restore(next: Situation, kept: LabState['answers']): void {
      const [index, found] = locate(next)
      store.setState({ theme: next.theme, view: next.view, notices: found, answers: { ...kept } })
      load(next.inputs, index, { said: undefined })
    },

    /** This situation as a query string. */
    link(): string {
      const { inputs: now, language: spoken, theme: look, view: shown } = store.getState()
      const { address } = frameAt(prepared(now).run, player.getSnapshot().context.playhead)
      return linkTo({ lesson, inputs: now, frame: address, language: spoken, theme: look, view: shown })
    },

    mark(field: string, value: Value): void {
      store.setState((state) => ({ marks: { ...state.marks, [field]: value } }))
    },

    /** Commits the marks of the open card; false while one is missing. */
    commit(stop: Stop): boolean {
      const { marks } = store.getState()
      if (stop.questions.some(({ field }) => !Object.hasOwn(marks, field))) return false
      answer(stop, marks)
      return true
    },

    /** "I don't know": what is marked stays as it is, the rest is left open. */
    giveUp(stop: Stop): void {
      const { marks } = store.getState()
      answer(stop, Object.fromEntries(stop.questions.map(({ field }) => [field, marks[field] ?? UNKNOWN])))
    },

    predictAgain(stop: Stop): void {
      store.setState((state) => {
        const { [stop.key]: _gone, ...rest } = state.answers
        return { answers: rest, marks: {} }
      })
      player.send({ type: 'GATES', gates: openGates(current().stops) })
      player.send({ type: 'SEEK', to: stop.index })
    },
  }
}

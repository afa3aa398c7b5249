// One lab instance: its lesson, its store and its player, and the few things a person can do with them.
import { createActor, transition } from 'xstate'
import type { Lesson } from '../lessons/lesson.ts'
import { inputsOf } from '../lessons/lesson.ts'
import type { Fault, Inputs } from '../lessons/params.ts'
import { faultIn, fill, twinOf, without } from '../lessons/params.ts'
import type { Value } from '../run/questions.ts'
import { UNKNOWN } from '../run/predict.ts'
import { firstDifference, frameAt } from '../run/select.ts'
import type { Situation } from './link.ts'
import { linkTo, unknownFrame } from './link.ts'
import { playerMachine } from './player.machine.ts'
import type { Prepared, Stop } from './runs.ts'
import { createRuns, placeIn } from './runs.ts'
import type { LabState } from './store.ts'
import { createLabStore } from './store.ts'

export type Session = ReturnType<typeof createSession>

/** A move of the playhead that is about to be made, by frame index. */
interface Step {
  readonly from: number
  readonly to: number
}

export interface SessionOptions {
  readonly lesson: Lesson
  readonly situation: Situation
  readonly language: string
  readonly answers?: LabState['answers']
  readonly settings?: Partial<LabState>
  /** Address of the lab's own page, with a slash at its end: where links lead. */
  readonly site?: string
  /** Asked before each step of the playhead; false keeps it where it is. */
  readonly permit?: (step: Step) => boolean
}

/** The compact layout has one place for a comparison: below the ladder's button. */
const beside = (compare: readonly Inputs[]): Partial<LabState> => ({ compare, ...(compare.length > 0 && { pane: 'ladder' }) })

type Move = { readonly type: 'NEXT' | 'PREVIOUS' | 'PLAY' | 'TICK' } | { readonly type: 'SEEK'; readonly to: number }

export function createSession({
  lesson,
  situation,
  language,
  answers = {},
  settings = {},
  site = '',
  permit = () => true,
}: SessionOptions) {
  const runs = createRuns(lesson)
  const { inputs, theme, view, compare = [] } = situation

  /** The index of a link's frame, with a notice when this run has no such frame. */
  const locate = (where: Situation): readonly [number, Situation['notices']] => {
    const index = where.frame === undefined ? 0 : placeIn(runs(where.inputs).run, where.frame)
    return index < 0 ? [0, [...where.notices, unknownFrame(where.frame ?? '')]] : [index, where.notices]
  }
  const [first, notices] = locate(situation)
  const store = createLabStore({ inputs, ...beside(compare), language, theme, view, notices, answers, ...settings })

  const prepared = (given: Inputs): Prepared => runs(given, store.getState().predict === 'off')
  const openGates = (stops: readonly Stop[]): number[] =>
    stops.filter(({ key }) => !Object.hasOwn(store.getState().answers, key)).map(({ index }) => index)
  const restsOf = ({ run, stepEnds }: Prepared): readonly number[] => {
    const { pauseAt } = store.getState()
    return pauseAt.length === 0 ? stepEnds : pauseAt.map((place) => placeIn(run, place)).filter((index) => index >= 0)
  }
  const course = (of: Prepared) => ({ last: of.run.frames.length - 1, gates: openGates(of.stops), rests: restsOf(of) })

  const start = prepared(inputs)
  const machine = playerMachine.provide({ actions: { askToGoOn: () => queueMicrotask(goOn) } })
  const player = createActor(machine, { input: { playhead: first, ...course(start) } })

  const current = () => prepared(store.getState().inputs)
  const refresh = () => {
    const { gates, rests } = course(current())
    player.send({ type: 'GATES', gates, rests })
  }

  const move = (event: Move): boolean => {
    const before = player.getSnapshot()
    const [after] = transition(playerMachine, before, event)
    const [from, to] = [before.context.playhead, after.context.playhead]
    if (from !== to && !permit({ from, to })) return false
    player.send(event)
    return true
  }
  function goOn(): void {
    if (!move({ type: 'TICK' })) player.send({ type: 'PAUSE' })
  }

  /** Goes to a situation: a new run, with the playhead at `to`. */
  const load = (next: Inputs, to: number, change: Partial<LabState>) => {
    store.setState({ inputs: next, marks: {}, message: undefined, field: undefined, call: undefined, ...change })
    player.send({ type: 'LOAD', to, ...course(prepared(next)) })
  }

  const change = (next: Inputs) => {
    const { inputs: before } = store.getState()
    const changed = Object.keys(lesson.params).filter((name) => next[name] !== before[name])
    const [name] = changed
    if (name === undefined) return
    const differs = firstDifference(runs(before).run, runs(next).run)
    const said = { name, from: before[name] ?? '', to: next[name] ?? '', more: changed.length - 1, first: differs }
    load(next, differs ?? player.getSnapshot().context.playhead, { said })
  }

  const answer = (stop: Stop, given: Readonly<Record<string, Value>>) => {
    store.setState((state) => ({ answers: { ...state.answers, [stop.key]: given }, marks: {} }))
    refresh()
  }

  return {
    lesson,
    site,
    store,
    player,
    prepared,
    /** Moves the playhead; false when the move was refused. */
    move,

    /** Sets one input. A value outside its range is not run: the fault is returned and everything stays as it was. */
    setInput(name: string, value: string): Fault | undefined {
      const param = lesson.params[name]
      if (!param) return undefined
      const next = { ...store.getState().inputs, [name]: value }
      const by = twinOf(lesson.distinct ?? [], next, name)
      const fault = faultIn(param, value) ?? (by === undefined ? undefined : { why: 'taken', by })
      if (!fault) change(next)
      return fault
    },

    /** Takes an input back to its default. */
    resetInput(name: string): void {
      change(fill(lesson.params, without(store.getState().inputs, name)))
    },

    setScenario(id: string): void {
      const next = inputsOf(lesson, id)
      if (next) change(next)
    },

    /** Changes several inputs at once, all legal. */
    setInputs(some: Inputs): void {
      change({ ...store.getState().inputs, ...some })
    },

    /** Puts other situations beside the learner's own, complete and legal; none ends the comparison. */
    compare(others: readonly Inputs[]): void {
      store.setState(beside(others))
    },

    /** Changes how the lab behaves and looks; the frame stays. */
    configure(some: Partial<LabState>): void {
      store.setState(some)
      refresh()
    },

    /** Restores a situation from a link or the history: exactly that frame, and nothing is announced. */
    restore(next: Situation, kept: LabState['answers']): void {
      const [index, found] = locate(next)
      store.setState({
        ...(next.compare && beside(next.compare)),
        theme: next.theme,
        view: next.view,
        notices: found,
        answers: { ...kept },
      })
      load(next.inputs, index, { said: undefined })
    },

    /** This situation as a query string. */
    link(): string {
      const { inputs: now, compare: others, language: spoken, theme: look, view: shown } = store.getState()
      const { address } = frameAt(prepared(now).run, player.getSnapshot().context.playhead)
      return linkTo({ lesson, inputs: now, frame: address, language: spoken, theme: look, view: shown, compare: others })
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

    /** "I don't know": what is marked stays as it is, the rest is left open. False where an answer is required. */
    giveUp(stop: Stop): boolean {
      const { marks, predict } = store.getState()
      if (predict === 'required') return false
      answer(stop, Object.fromEntries(stop.questions.map(({ field }) => [field, marks[field] ?? UNKNOWN])))
      return true
    },

    predictAgain(stop: Stop): void {
      store.setState((state) => {
        const { [stop.key]: _gone, ...rest } = state.answers
        return { answers: rest, marks: {} }
      })
      refresh()
      move({ type: 'SEEK', to: stop.index })
    },
  }
}

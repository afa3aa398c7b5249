// One opened lab as other programs see it: what they may read and what they may ask for. Bad input is answered with false.
import { BASE_LANGUAGE, loadTexts } from '../catalog.ts'
import type { Format } from '../lessons/export.ts'
import { FORMATS, exportRun, lessonVector } from '../lessons/export.ts'
import { faultIn, fill } from '../lessons/params.ts'
import type { Catalog } from '../locales/i18n.ts'
import { createSay } from '../locales/i18n.ts'
import type { Value } from '../run/questions.ts'
import { frameAt } from '../run/select.ts'
import { withAnswers } from '../session/answers.ts'
import { placeIn } from '../session/runs.ts'
import type { Session } from '../session/session.ts'
import type { Emit } from './events.ts'
import { countersAt, isCompleted } from './events.ts'
import type { LabSnapshot } from './state.ts'
import { readSnapshot, snapshotOf } from './state.ts'

export type Lab = ReturnType<typeof labOf>

/** `texts`: those the session was opened with, for exports in words. */
export function labOf(session: Session, texts: readonly Catalog[], emit: Emit) {
  const { lesson, store, player, prepared, move } = session
  const opening = {
    ...store.getState(),
    frame: frameAt(prepared(store.getState().inputs).run, player.getSnapshot().context.playhead).address,
  }
  const now = () => prepared(store.getState().inputs)
  const playhead = () => player.getSnapshot().context.playhead
  const address = () => frameAt(now().run, playhead()).address
  /** Whether a move led somewhere. */
  const moved = (work: () => void): boolean => {
    const before = playhead()
    work()
    return playhead() !== before
  }
  const openStop = () => now().stops.find(({ index, key }) => index === playhead() && !Object.hasOwn(store.getState().answers, key))
  const refuse = (name: string, value: unknown): false => {
    emit('lab-warning', { name, value: String(value).slice(0, 80), used: '' })
    return false
  }
  /** A state may come with a link: its reader sees what was wrong with it. The event follows from the notice. */
  const refuseState = (name: string, value: string): false => {
    store.setState(({ notices }) => ({ notices: [...notices, { kind: 'state', name, value: value.slice(0, 80), used: '' }] }))
    return false
  }
  const starts = () => now().run.steps.flatMap(({ first, count }) => (count > 0 ? [first] : []))
  const last = () => now().run.frames.length - 1

  let spoken = createSay(texts)
  const quiet = store.subscribe(({ language }, before) => {
    if (language === before.language) return
    void Promise.all([loadTexts(language, lesson.id), loadTexts(BASE_LANGUAGE, lesson.id)])
      .then(([own, base]) => (spoken = createSay([...own, ...base])))
      .catch(() => undefined)
  })

  const snapshot = (): LabSnapshot => {
    const { inputs, answers } = store.getState()
    return snapshotOf(lesson, inputs, address(), answers)
  }

  return {
    dispose: quiet,
    get frame() {
      return address()
    },
    get frames() {
      return now().run.frames.map((frame) => frame.address)
    },
    get steps() {
      return now()
        .run.steps.filter(({ count }) => count > 0)
        .map(({ id, first, count }) => ({ id, first, count }))
    },
    get playing() {
      return player.getSnapshot().value === 'playing'
    },
    get counters() {
      return countersAt(session)
    },
    get vector() {
      return lessonVector(lesson, store.getState().inputs)
    },
    get completed() {
      return isCompleted(session)
    },

    play: () => player.getSnapshot().value === 'stopped' && move({ type: 'PLAY' }),
    pause(): boolean {
      player.send({ type: 'PAUSE' })
      return true
    },
    next: () => moved(() => move({ type: 'NEXT' })),
    previous: () => moved(() => move({ type: 'PREVIOUS' })),
    nextStep: () => moved(() => move({ type: 'SEEK', to: starts().find((start) => start > playhead()) ?? last() })),
    previousStep: () => moved(() => move({ type: 'SEEK', to: starts().findLast((start) => start < playhead()) ?? 0 })),
    /** A frame's address, a step id or an index; an open prediction on the way is not passed. */
    goTo(place: unknown): boolean {
      const { run } = now()
      const to = typeof place === 'string' ? placeIn(run, place) : Number.isInteger(place) ? (place as number) : -1
      if (to < 0 || to > last()) return refuse('goTo', place)
      move({ type: 'SEEK', to })
      return playhead() === to
    },
    reset(): boolean {
      session.restore({ ...opening, notices: [] }, {})
      return true
    },

    /** Marks the open prediction; commits it when every field is marked. False when nothing was committed. */
    predict(fields: unknown): boolean {
      const stop = openStop()
      if (!stop || typeof fields !== 'object' || fields === null) return refuse('predict', stop ? fields : 'no prediction is open')
      const entries = Object.entries(fields) as [string, Value][]
      const fits = entries.every(([field, value]) =>
        stop.questions.some((question) => question.field === field && question.options.includes(value)),
      )
      if (!fits) return refuse('predict', JSON.stringify(fields))
      for (const [field, value] of entries) session.mark(field, value)
      return session.commit(stop)
    },
    reveal(): boolean {
      const stop = openStop()
      return stop !== undefined && session.giveUp(stop)
    },

    getState: snapshot,
    /** Restores a state of this lesson; a state that is the present one changes nothing. */
    setState(value: unknown): boolean {
      const read = readSnapshot(value)
      if (!read || read.lesson !== lesson.id) return refuseState('state', read ? read.lesson : versionIn(value))
      const wrong = Object.entries(read.params).find(([name, given]) => {
        const param = Object.hasOwn(lesson.params, name) ? lesson.params[name] : undefined
        return !param || faultIn(param, given)
      })
      if (wrong) return refuseState(wrong[0], wrong[1])
      const inputs = fill(lesson.params, read.params)
      if (placeIn(prepared(inputs).run, read.frame) < 0) return refuseState('frame', read.frame)
      if (JSON.stringify(read) === JSON.stringify(snapshot())) return true
      const { theme, view, answers } = store.getState()
      const checkpoints = lesson.checkpoints.map(({ id }) => id)
      session.restore({ inputs, frame: read.frame, theme, view, notices: [] }, withAnswers(answers, inputs, read.answers, checkpoints))
      return true
    },
    /** A run in one of the forms of the command line tool. */
    exportTrace(format: unknown): string | false {
      const known = FORMATS.find((name): name is Format => name === format)
      const { inputs, language } = store.getState()
      return known ? exportRun(lesson, inputs, known, spoken, language) : refuse('format', format)
    },
  }
}

/** What to say of a state that cannot be read: its version, if it has one. */
function versionIn(value: unknown): string {
  return typeof value === 'object' && value !== null && 'v' in value ? `v ${String(value.v)}` : typeof value
}

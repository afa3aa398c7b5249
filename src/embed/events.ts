// What a lab tells the page around it: one event for each thing that happened, with plain data.
import { scenarioOf } from '../lessons/lesson.ts'
import { frameAt } from '../run/select.ts'
import type { Answers } from '../session/answers.ts'
import type { Session } from '../session/session.ts'
import type { LabCounters as Counters, LabEventDetails as LabEvents } from './types/element.js'
import { feedbackOn } from '../session/runs.ts'

export type { Counters, LabEvents }

/** Raises one event; false when it was cancelled. */
export type Emit = <N extends keyof LabEvents>(name: N, detail: LabEvents[N]) => boolean

export function countersAt({ prepared, store, player }: Session): Counters {
  const { local, external, wire } = frameAt(prepared(store.getState().inputs).run, player.getSnapshot().context.playhead).counts
  return { local, external, wire }
}

/** Points reached and points there are, over all predictions of this situation. */
function scoreOf({ prepared, store }: Session): { readonly score: number; readonly max: number } {
  const { inputs, answers } = store.getState()
  const { run, stops } = prepared(inputs)
  const all = stops.flatMap((stop) => feedbackOn(run, stop, answers[stop.key] ?? {}))
  return { score: all.filter(({ right }) => right).length, max: all.length }
}

/** At the end, with every prediction of this situation answered. */
export const isCompleted = ({ player }: Session): boolean => player.getSnapshot().value === 'finished'

/** Starts to tell; returns how to stop. */
export function tell(session: Session, emit: Emit): () => void {
  const { lesson, store, player, prepared } = session
  const at = () => {
    const index = player.getSnapshot().context.playhead
    return { index, address: frameAt(prepared(store.getState().inputs).run, index).address }
  }
  let shown = at()
  let { inputs } = store.getState()
  let completed = isCompleted(session)

  const quiet = player.subscribe(() => {
    const now = at()
    const before = shown
    shown = now
    const other = inputs !== store.getState().inputs
    inputs = store.getState().inputs
    if (before.index !== now.index || before.address !== now.address || other) {
      emit('lab-step', { from: before.index, to: now.index, address: now.address, counters: countersAt(session) })
    }
    const done = isCompleted(session)
    if (done && (!completed || other)) emit('lab-complete', scoreOf(session))
    completed = done
  })
  const silent = store.subscribe((state, before) => {
    for (const notice of state.notices) {
      if (!before.notices.includes(notice)) emit('lab-warning', { name: notice.name, value: notice.value, used: notice.used })
    }
    if (state.inputs !== before.inputs) emit('lab-params', { scenario: scenarioOf(lesson, state.inputs), params: { ...state.inputs } })
    if (state.answers !== before.answers) answered(state.answers, before.answers)
  })

  function answered(answers: Answers, before: Answers): void {
    const { run, stops } = prepared(store.getState().inputs)
    for (const stop of stops) {
      const given = answers[stop.key]
      if (!given || before[stop.key] === given || JSON.stringify(before[stop.key]) === JSON.stringify(given)) continue
      const feedback = feedbackOn(run, stop, given)
      const pick = (key: 'given' | 'truth') => Object.fromEntries(feedback.map((item) => [item.field, item[key]]))
      emit('lab-predict', { checkpoint: stop.checkpoint.id, fields: pick('given') })
      emit('lab-reveal', {
        checkpoint: stop.checkpoint.id,
        predicted: pick('given'),
        actual: pick('truth'),
        wrong: feedback.filter(({ right }) => !right).map(({ field }) => field),
      })
    }
  }
  return () => {
    quiet.unsubscribe()
    silent()
  }
}

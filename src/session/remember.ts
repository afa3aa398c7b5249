// Follows a session on the lab's own page and keeps its place, a while after the learner has moved.
import { frameAt } from '../run/select.ts'
import { keepPlace } from './progress.ts'
import type { Session } from './session.ts'

/** Milliseconds without a move before it is written. */
const REST = 300

export function rememberPlace(session: Session): void {
  const { lesson, store, player, prepared } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const { run } = prepared(store.getState().inputs)
    const index = player.getSnapshot().context.playhead
    const { address: frame } = frameAt(run, index)
    keepPlace(lesson.id, { link: situationOf(session.link()), frame, index, total: run.frames.length })
  }
  player.subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(write, REST)
  })
  // a page that is left does not wait
  addEventListener('pagehide', write)
}

/** A link without what belongs to the page and not to the lesson. */
const situationOf = (link: string): string =>
  `?${link
    .slice(1)
    .split('&')
    .filter((pair) => !/^(?:lang|theme|view)=/.test(pair))
    .join('&')}`

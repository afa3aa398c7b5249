// Keeps the page's address and the session the same. A change of the situation is a new entry in the history; a step is not.
import { isObject } from '../protocol/json.ts'
import { oneOf, parseLink, situationIn } from './link.ts'
import type { Session } from './session.ts'
import type { LabState } from './store.ts'

/** The answers kept with a history entry; anything else that may be found there is ignored. */
export function answersIn(state: unknown): LabState['answers'] {
  if (!isObject(state) || !isObject(state['answers'])) return {}
  return Object.fromEntries(Object.entries(state['answers']).filter(([, given]) => isObject(given))) as LabState['answers']
}

/** Starts to follow; it is done once per page. */
export function followAddress(session: Session, languages: readonly string[]): void {
  const { store, player, lesson } = session
  let restoring = false
  let { inputs } = store.getState()

  const link = () => session.link() + location.hash
  let written = { url: '', answers: store.getState().answers }
  let pending: 'pushState' | 'replaceState' | undefined
  const flush = () => {
    const how = pending
    pending = undefined
    const next = { url: link(), answers: store.getState().answers }
    if (!how || (next.url === written.url && next.answers === written.answers)) return
    written = next
    try {
      history[how]({ answers: next.answers }, '', next.url)
    } catch {
      // a browser may refuse: too many entries at once, or a page without an address; the lab goes on without it
    }
  }
  /** Once per task, after the frame is painted: the address is never in the way of a step. */
  const write = (how: 'pushState' | 'replaceState') => {
    if (pending === undefined) setTimeout(flush)
    pending = pending === 'pushState' ? pending : how
  }

  store.subscribe((state, before) => {
    if (restoring) return
    // the player has not moved yet: the situation it will show is written when it has
    if (state.inputs !== before.inputs) return
    if (state.compare !== before.compare) write('pushState')
    if (
      state.answers !== before.answers ||
      state.language !== before.language ||
      state.theme !== before.theme ||
      state.view !== before.view
    ) {
      write('replaceState')
    }
  })
  let typed: string | undefined
  player.subscribe(() => {
    if (restoring) return
    const { inputs: now, said } = store.getState()
    const changed = now !== inputs
    inputs = now
    // letters typed one after the other are one change
    const typing = changed && said?.more === 0 && lesson.params[said.name]?.kind !== 'choice' ? said.name : undefined
    write(changed && (typing === undefined || typing !== typed) ? 'pushState' : 'replaceState')
    typed = typing
  })

  addEventListener('popstate', (event) => {
    restoring = true
    pending = undefined
    const address = parseLink(location.search)
    const situation = situationIn(address, lesson)
    const [language, badLanguage] = oneOf(address, 'lang', languages, store.getState().language)
    store.setState({ language })
    session.restore({ ...situation, notices: [...address.notices, ...badLanguage, ...situation.notices] }, answersIn(event.state))
    inputs = store.getState().inputs
    written = { url: link(), answers: store.getState().answers }
    restoring = false
  })

  // a link with a mistake in it stays as it is until the first move, so that it can still be read
  if (store.getState().notices.length === 0) write('replaceState')
}

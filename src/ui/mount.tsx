// Puts a session into a place of a document and keeps its texts in the language it speaks.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BASE_LANGUAGE, loadTexts } from '../catalog.ts'
import type { Catalog } from '../locales/i18n.ts'
import type { Session } from '../session/session.ts'
import { App } from './App.tsx'

/** Texts that are there already, and their language. */
export interface Spoken {
  readonly language: string
  readonly texts: readonly Catalog[]
}

/** `first`: the texts for the first picture, so that it is complete. Returns how to take everything away. */
export function mount(place: Element, session: Session, first: Spoken): () => void {
  const { store, lesson } = session
  const root = createRoot(place)
  let { texts } = first
  const render = () =>
    root.render(
      <StrictMode>
        <App session={session} texts={texts} />
      </StrictMode>,
    )
  const isSpoken = (tag: string) => store.getState().language === tag
  const speak = async (next: string, before: string) => {
    try {
      const own = await loadTexts(next, lesson.id)
      if (!isSpoken(next)) return
      texts = own
      render()
      // what this language lacks is said in the base language, key by key
      if (next === BASE_LANGUAGE) return
      const fallback = await loadTexts(BASE_LANGUAGE, lesson.id)
      if (!isSpoken(next)) return
      texts = [...own, ...fallback]
      render()
    } catch {
      // a language that cannot be loaded now leaves the page in the one it has
      if (isSpoken(next)) store.setState({ language: before })
    }
  }
  const stop = store.subscribe(({ language: next }, { language: before }) => {
    if (next !== before) void speak(next, before)
  })
  render()
  const { language } = store.getState()
  if (language !== BASE_LANGUAGE || language !== first.language) void speak(language, language)
  return () => {
    stop()
    root.unmount()
  }
}

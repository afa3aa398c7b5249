// The language at hand: which catalogues are loaded, and `say` for every component.
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import { sharedCatalog } from '../../catalog.ts'
import type { Args, Catalog, Say } from '../../locales/i18n.ts'
import { asCatalog, createSay, plain } from '../../locales/i18n.ts'
import { useLab, useSession } from '../../session/react.tsx'
import uiText from './text.json'

const SayContext = createContext<Say | undefined>(undefined)

export const uiCatalog: Catalog = asCatalog(uiText)

export function LanguageProvider({ translations, children }: { readonly translations: readonly Catalog[]; readonly children: ReactNode }) {
  const { lesson } = useSession()
  const say = useMemo(() => createSay([...translations, lesson.text, sharedCatalog, uiCatalog]), [translations, lesson])
  return <SayContext value={say}>{children}</SayContext>
}

export function useSay(): Say {
  const say = useContext(SayContext)
  if (!say) throw new Error('A text stands outside its language')
  return say
}

/** A message as plain text, for names and attributes. */
export function useName(): (key: string, args?: Args) => string {
  const say = useSay()
  return (key, args) => plain(say(key, args))
}

export const useLanguage = (): string => useLab((state) => state.language)

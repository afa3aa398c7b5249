// The language at hand: the catalogues that are loaded, and `say` for every component.
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import type { Args, Catalog, Say } from '../../locales/i18n.ts'
import { createSay, plain } from '../../locales/i18n.ts'

export const SayContext = createContext<Say | undefined>(undefined)

export function LanguageProvider({ texts, children }: { readonly texts: readonly Catalog[]; readonly children: ReactNode }) {
  const say = useMemo(() => createSay(texts), [texts])
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

// A part of the page that is loaded when it is first used, and its texts with it; what they do not say, the page's do.
import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { loadPart } from '../../catalog.ts'
import type { Catalog } from '../../locales/i18n.ts'
import { createSay } from '../../locales/i18n.ts'
import { useLab } from '../../session/react.tsx'
import { SayContext, useSay } from './language.tsx'

export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const around = useSay()
  const language = useLab((state) => state.language)
  const [texts, setTexts] = useState<readonly Catalog[]>()
  useEffect(() => {
    let wanted = true
    // texts that cannot be loaded now leave the part in the language it has
    void loadPart(name, language).then(
      (loaded) => wanted && setTexts(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [name, language])
  const say = useMemo(() => texts && createSay(texts, around), [texts, around])
  return say && <SayContext value={say}>{children}</SayContext>
}

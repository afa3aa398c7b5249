// A part of the page that is loaded when it is first used brings its own texts; what they lack is said by the page's.
import type { ReactNode } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { loadPart } from '../../catalog.ts'
import type { Catalog, Say } from '../../locales/i18n.ts'
import { createSay } from '../../locales/i18n.ts'
import { useLab } from '../../session/react.tsx'
import { SayProvider, useSay } from './language.tsx'

interface Props {
  /** Name of its folder under `ui/`, and of its file in each language. */
  readonly part: string
  readonly children: ReactNode
}

/** Nothing is shown before the texts are there. */
export function Part({ part, children }: Props) {
  const language = useLab((state) => state.language)
  const page = useSay()
  const [texts, setTexts] = useState<readonly Catalog[]>()
  useEffect(() => {
    let wanted = true
    // texts that cannot be loaded now leave the part in the language it has
    void loadPart(part, language).then(
      (loaded) => wanted && setTexts(loaded),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [part, language])
  const say = useMemo(() => texts && over(texts, page), [texts, page])
  return say && <SayProvider say={say}>{children}</SayProvider>
}

function over(texts: readonly Catalog[], page: Say): Say {
  const own = createSay(texts)
  return (key, args) => (texts.some((catalog) => Object.hasOwn(catalog, key)) ? own : page)(key, args)
}

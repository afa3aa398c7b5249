// The language of an element: its own `lang`, the nearest one around it, the reader's, and English when none of them is there.
import { BASE_LANGUAGE, languages } from '../catalog.ts'
import { matchLanguage } from '../locales/match.ts'

/** The wish of the page, or undefined where no element around this one names a language. */
function wished(element: Element): string | undefined {
  for (let at: Element | null = element; at;) {
    const around: Element | null = at.closest('[lang]')
    if (around) return around.getAttribute('lang') ?? undefined
    const root = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : null
  }
  return undefined
}

/** The language to speak, and the `lang` attribute that could not be served, if it was the element's own. */
export function languageOf(element: Element): { readonly language: string; readonly missing?: string } {
  const wish = wished(element)
  const found = wish === undefined || wish === '' ? undefined : matchLanguage([wish], languages)
  if (found) return { language: found }
  const language = matchLanguage(navigator.languages ?? [], languages) ?? BASE_LANGUAGE
  const own = element.getAttribute('lang')
  return own ? { language, missing: own } : { language }
}

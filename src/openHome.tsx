// The list of lessons on the lab's own page: reads language and theme from the address and loads the words.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BASE_LANGUAGE, languages } from './catalog.ts'
import { loadContents } from './contents.ts'
import { matchLanguage } from './locales/match.ts'
import { Home } from './ui/home/Home.tsx'
import './ui/home/home.css'

const THEMES = ['auto', 'light', 'dark'] as const

export async function open(host: HTMLElement): Promise<void> {
  const asked = new URLSearchParams(location.search)
  const language =
    languages.find((tag) => tag === asked.get('lang')) ?? matchLanguage(navigator.languages ?? [], languages) ?? BASE_LANGUAGE
  const theme = THEMES.find((word) => word === asked.get('theme')) ?? 'auto'
  const contents = await loadContents(language)
  createRoot(host).render(
    <StrictMode>
      <Home first={{ language, contents }} theme={theme} />
    </StrictMode>,
  )
}

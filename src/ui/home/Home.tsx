// The list of lessons: what the lab is, where to go on, and ten plates.
import { useEffect, useState } from 'react'
import type { Contents } from '../../contents.ts'
import { entries, loadContents } from '../../contents.ts'
import { homeLink } from '../../route.ts'
import type { Theme } from '../../session/store.ts'
import { Brand, Languages, ThemeButton } from '../controls/Look.tsx'
import { LanguageProvider } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { GoOn } from './GoOn.tsx'
import { Legend } from './Legend.tsx'
import { Lesson } from './Lesson.tsx'
import { useLengths } from './useLengths.ts'
import { useProgress } from './useProgress.ts'
import { openPlace } from './way.ts'

/** A language with its words: neither changes without the other. */
interface Spoken {
  readonly language: string
  readonly contents: Contents
}

export function Home({ first, theme: initial }: { readonly first: Spoken; readonly theme: Theme }) {
  const [{ language, contents }, setSpoken] = useState(first)
  const [theme, setTheme] = useState(initial)
  const [progress, forget] = useProgress()
  const lengths = useLengths()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset['theme'] = theme
  }, [language, theme])

  const speak = async (next: string) => {
    try {
      setSpoken({ language: next, contents: await loadContents(next) })
      writeAddress(homeLink(next, theme))
    } catch {
      // a language that cannot be loaded now leaves the page in the one it has
    }
  }
  const dress = (next: Theme) => {
    setTheme(next)
    writeAddress(homeLink(language, next))
  }
  const look = homeLink(language, theme).replace('?', '&')
  return (
    <LanguageProvider texts={contents.page}>
      <div className="lab is-site" lang={language} data-theme={theme}>
        <header className="bar">
          <Brand />
          <div className="bar-tools">
            <Languages language={language} onChoose={(next) => void speak(next)} />
            <ThemeButton theme={theme} onChoose={dress} />
          </div>
        </header>
        <main className="home">
          <div className="home-intro">
            <h1 className="home-title">
              <Text id="home.title" />
            </h1>
            <p className="home-lead">
              <Text id="home.lead" args={{ n: entries.length }} />
            </p>
            <GoOn progress={progress} look={look} onForget={forget} />
            <Legend />
          </div>
          <section className="home-lessons" aria-labelledby="lessons">
            <h2 className="hidden-text" id="lessons">
              <Text id="bar.lessons" />
            </h2>
            <ol className="home-list">
              {entries.map((entry) => (
                <LanguageProvider key={entry.id} texts={contents.about.get(entry.id) ?? contents.page}>
                  <Lesson
                    entry={entry}
                    place={progress.places.get(entry.id)}
                    length={lengths.get(entry.id)}
                    link={openPlace(entry, progress) + look}
                  />
                </LanguageProvider>
              ))}
            </ol>
          </section>
        </main>
      </div>
    </LanguageProvider>
  )
}

function writeAddress(search: string): void {
  try {
    history.replaceState(null, '', search + location.hash)
  } catch {
    // a page without an address goes on without it
  }
}

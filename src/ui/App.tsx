// A lab instance on a page: session, language, motion, and a wall that keeps a fault from leaving a blank page.
import type { ReactNode } from 'react'
import { Component } from 'react'
import type { Catalog } from '../locales/i18n.ts'
import { SessionProvider } from '../session/react.tsx'
import type { Session } from '../session/session.ts'
import { LessonPage } from './LessonPage.tsx'
import { Crash } from './Crash.tsx'
import { LanguageProvider } from './text/language.tsx'

interface Props {
  readonly session: Session
  readonly texts: readonly Catalog[]
}

export function App({ session, texts }: Props) {
  return (
    <SessionProvider session={session}>
      <LanguageProvider texts={texts}>
        <Wall>
          <LessonPage />
        </Wall>
      </LanguageProvider>
    </SessionProvider>
  )
}

class Wall extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Crash /> : this.props.children
  }
}

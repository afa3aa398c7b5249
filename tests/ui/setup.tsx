// Mounts the lab in jsdom, which has no layout, no `matchMedia`, no `ResizeObserver` and no clipboard.
import { configure, render } from '@testing-library/react'
import { loadTexts } from '../../src/catalog.ts'
import { parseLink, situationIn } from '../../src/session/link.ts'
import { createSession } from '../../src/session/session.ts'
import { App } from '../../src/ui/App.tsx'
import { lessonNamed } from '../support.ts'

// a busy machine draws late; a test that fails still says why
configure({ asyncUtilTimeout: 10_000 })

export async function mount(search = '', language = 'en') {
  const lesson = await lessonNamed('plugin-path')
  const session = createSession({ lesson, situation: situationIn(parseLink(search), lesson), language, site: 'http://lab.example/' })
  session.player.start()
  const texts = await loadTexts(language, lesson.id)
  return { session, ...render(<App session={session} texts={texts} />) }
}

// Mounts the lab on its own page: reads the link, loads the lesson and its language, keeps the address up to date.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BASE_LANGUAGE, languages, lessonIds, loadLesson, loadTexts } from './catalog.ts'
import type { Catalog } from './locales/i18n.ts'
import { matchLanguage } from './locales/match.ts'
import type { Link } from './session/link.ts'
import { oneOf, parseLink, situationIn, unknownLesson } from './session/link.ts'
import { answersIn, followAddress } from './session/address.ts'
import { createSession } from './session/session.ts'
import { App } from './ui/App.tsx'
import './ui/fonts.css'
import './ui/styles.ts'

const [FIRST_LESSON = ''] = lessonIds

async function open(link: Link) {
  const wanted = link.values.get('lesson') ?? FIRST_LESSON
  const id = lessonIds.includes(wanted) ? wanted : FIRST_LESSON
  const [language, badLanguage] = languageOf(link)
  const [lesson, texts] = await Promise.all([loadLesson(id), loadTexts(language, id)])
  if (!lesson) throw new Error('This build holds no lesson')
  const notices = [...link.notices, ...(id === wanted ? [] : [unknownLesson(wanted, id)]), ...badLanguage]
  return { lesson, language, texts, notices }
}

function languageOf(link: Link) {
  const asked = link.values.has('lang')
  const preferred = asked ? undefined : matchLanguage(navigator.languages ?? [], languages)
  return oneOf(link, 'lang', languages, preferred ?? BASE_LANGUAGE)
}

async function start(host: HTMLElement) {
  const link = parseLink(location.search)
  const { lesson, language, notices, ...loaded } = await open(link)
  const situation = situationIn(link, lesson)
  const session = createSession({
    lesson,
    language,
    situation: { ...situation, notices: [...notices, ...situation.notices] },
    answers: answersIn(history.state),
  })
  session.player.start()
  followAddress(session, languages)

  const root = createRoot(host)
  let { texts }: { texts: readonly Catalog[] } = loaded
  const render = () => {
    const { language: spoken, theme } = session.store.getState()
    document.documentElement.lang = spoken
    document.documentElement.dataset['theme'] = theme
    root.render(
      <StrictMode>
        <App session={session} texts={texts} />
      </StrictMode>,
    )
  }
  const isSpoken = (tag: string) => session.store.getState().language === tag
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
      if (isSpoken(next)) session.store.setState({ language: before })
    }
  }
  session.store.subscribe(({ language: next, theme }, { language: before }) => {
    document.documentElement.dataset['theme'] = theme
    if (next !== before) void speak(next, before)
  })
  render()
  if (language !== BASE_LANGUAGE) void speak(language, language)
}

const host = document.getElementById('lab')
if (host) {
  start(host).catch((error: unknown) => {
    host.textContent = `The lesson could not be loaded. 课程加载失败。 ${String(error)}`
  })
}

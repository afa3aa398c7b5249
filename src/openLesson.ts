// A lesson on the lab's own page: reads the link, loads the lesson and its language, keeps the address up to date.
import { BASE_LANGUAGE, languages, lessonIds, loadLesson, loadTexts } from './catalog.ts'
import { matchLanguage } from './locales/match.ts'
import type { Link } from './session/link.ts'
import { oneOf, parseLink, situationIn, unknownLesson } from './session/link.ts'
import { answersIn, followAddress } from './session/address.ts'
import type { Session } from './session/session.ts'
import { createSession } from './session/session.ts'
import { mount } from './ui/mount.tsx'
import { afterPaint } from './ui/useLater.ts'

const [FIRST_LESSON = ''] = lessonIds

async function find(link: Link) {
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

export async function open(host: HTMLElement): Promise<void> {
  const link = parseLink(location.search)
  const { lesson, language, notices, texts } = await find(link)
  const situation = situationIn(link, lesson)
  const session = createSession({
    lesson,
    language,
    situation: { ...situation, notices: [...notices, ...situation.notices] },
    answers: answersIn(history.state),
    site: new URL('./', location.href.replace(/[?#].*/, '')).href,
  })
  session.player.start()
  followAddress(session, languages)
  const dress = () => {
    const { language: spoken, theme } = session.store.getState()
    document.documentElement.lang = spoken
    document.documentElement.dataset['theme'] = theme
  }
  dress()
  session.store.subscribe(dress)
  mount(host, session, { language, texts })
  afterPaint(() => void remember(session))
}

/** Not needed for a single frame, so it comes after the first one; without it the lesson goes on. */
async function remember(session: Session) {
  try {
    const { rememberPlace } = await import('./session/remember.ts')
    rememberPlace(session)
  } catch {
    // nothing is kept
  }
}

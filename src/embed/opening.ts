// From what a page wrote (attributes, or an address turned into attributes) to a session, with a warning for each part it could not use.
import { lessonIds, loadLesson, loadTexts } from '../catalog.ts'
import type { Lesson } from '../lessons/lesson.ts'
import type { Notice, Situation } from '../session/link.ts'
import { NAMES, parseLink, situationIn, unknownLesson } from '../session/link.ts'
import type { Misfit, OptionName } from '../session/options.ts'
import { optionNames, readOption, stateOf } from '../session/options.ts'
import type { Session, SessionOptions } from '../session/session.ts'
import { createSession } from '../session/session.ts'
import type { Spoken } from '../ui/mount.tsx'

/** What a lab needs to know of the place it is opened in. */
export interface Place {
  readonly read: (name: OptionName) => string | null
  readonly language: { readonly language: string; readonly missing?: string }
  readonly site: string
  readonly permit: NonNullable<SessionOptions['permit']>
}

export interface Opened {
  readonly session: Session
  readonly spoken: Spoken
}

const noticeOf = ({ name, value, used }: Misfit): Notice => ({ kind: 'option', name, value, used })

/** Loads the lesson and its texts and prepares the session; its notices name what was wrong. */
export async function open({ read, language: { language, missing }, site, permit }: Place): Promise<Opened> {
  const [first = ''] = lessonIds
  const wanted = read('lesson') ?? ''
  const id = lessonIds.includes(wanted) ? wanted : first
  const [lesson, texts] = await Promise.all([loadLesson(id), loadTexts(language, id)])
  if (!lesson) throw new Error('This build holds no lesson')
  const notices: Notice[] = []
  if (wanted !== '' && wanted !== id) notices.push(unknownLesson(wanted, id))
  if (missing !== undefined) notices.push(noticeOf({ name: 'lang', value: missing, used: language }))
  const changes = optionNames.map((name) => {
    const [value, misfit] = readOption(name, read(name))
    if (misfit) notices.push(noticeOf(misfit))
    return stateOf(name, value)
  })
  const { theme = 'auto', view = 'full', ...settings } = Object.assign({}, ...changes) as ReturnType<typeof stateOf>
  const situation = situationOf(lesson, read)
  return {
    session: createSession({
      lesson,
      language,
      situation: { ...situation, theme, view, notices: [...notices, ...situation.notices] },
      settings: { ...settings, site: false },
      site,
      permit,
    }),
    spoken: { language, texts },
  }
}

/** The inputs, the frame and the situations beside it that `scenario`, `params`, `start` and `compare` name. */
export function situationOf(lesson: Lesson, read: Place['read']): Situation {
  const { values, notices } = parseLink(read('params') ?? '')
  const named = new Map([...values].filter(([name]) => !NAMES.has(name)))
  const misplaced = [...values]
    .filter(([name]) => NAMES.has(name))
    .map(([name]): Notice => ({ kind: 'unknown', name, value: name, used: '' }))
  const scenario = read('scenario')
  const start = read('start')
  if (scenario) named.set('scenario', scenario)
  if (start) named.set('frame', start)
  const compare = read('compare')
  if (compare) named.set('compare', compare)
  const situation = situationIn({ values: named, notices }, lesson)
  return { ...situation, notices: [...notices, ...misplaced, ...situation.notices] }
}

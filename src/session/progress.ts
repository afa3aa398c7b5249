// How far the learner has got, one place per lesson, kept in this browser alone. A storage that refuses is no error.
import { isObject, stringAt } from '../protocol/json.ts'

/** Where a lesson was left. */
export interface Place {
  /** The situation as a query string, without language and theme. */
  readonly link: string
  /** Address of the frame, its index, and how many frames the run has. */
  readonly frame: string
  readonly index: number
  readonly total: number
  /** Whether the last frame of any situation was ever reached. */
  readonly finished: boolean
}

export interface Progress {
  /** The lesson that was left last. */
  readonly latest: string
  readonly places: ReadonlyMap<string, Place>
}

/** The version is part of the name: what another version wrote is neither read nor overwritten. */
const KEY = 'mcp-plugin-lab:progress:1'

const none: Progress = { latest: '', places: new Map() }

/** What is kept. Whatever cannot be read, whole or in part, is as good as not there. */
export function readProgress(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '')
    if (!isObject(kept) || !isObject(kept['places'])) return none
    const places = new Map(
      Object.entries(kept['places']).flatMap(([id, value]) => {
        const place = placeIn(id, value)
        return place ? [[id, place] as const] : []
      }),
    )
    const latest = stringAt(kept, 'latest')
    return { latest: places.has(latest) ? latest : '', places }
  } catch {
    return none
  }
}

function placeIn(id: string, value: unknown): Place | undefined {
  if (!isObject(value)) return undefined
  const { index, total } = value
  const [link, frame] = [stringAt(value, 'link'), stringAt(value, 'frame')]
  const counts = Number.isInteger(index) && Number.isInteger(total) && Number(index) >= 0 && Number(index) < Number(total)
  // it becomes the target of a link, so it must not be able to name anything but a situation of that lesson
  if (!counts || !link.startsWith(`?lesson=${id}&`) || !frame) return undefined
  return { link, frame, index: Number(index), total: Number(total), finished: value['finished'] === true }
}

/** Notes where a lesson is now. */
export function keepPlace(id: string, now: Omit<Place, 'finished'>): void {
  const { places } = readProgress()
  const finished = places.get(id)?.finished === true || now.index === now.total - 1
  const all = new Map(places).set(id, { ...now, finished })
  try {
    localStorage.setItem(KEY, JSON.stringify({ latest: id, places: Object.fromEntries(all) }))
  } catch {
    // blocked or full: the lesson goes on, and nobody is told where it was left
  }
}

export function forgetProgress(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}

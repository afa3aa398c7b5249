// Where the learner goes on, read from what is kept.
import type { Entry } from '../../contents.ts'
import type { Place, Progress } from '../../session/progress.ts'

interface Way {
  readonly entry: Entry
  /** Where it was left; undefined for its first frame. */
  readonly place: Place | undefined
}

/** A place with something left to see after it. */
const midway = (place: Place | undefined): Place | undefined => (place && place.index < place.total - 1 ? place : undefined)

/** The lesson left last, else one that was left halfway, else the first that is not finished. */
export function wayOn(entries: readonly Entry[], { latest, places }: Progress): Way | undefined {
  const ways = entries.filter(({ built }) => built).map((entry) => ({ entry, place: midway(places.get(entry.id)) }))
  return (
    ways.find(({ entry, place }) => place && entry.id === latest) ??
    ways.find(({ place }) => place) ??
    ways.find(({ entry }) => !places.get(entry.id)?.finished) ??
    ways[0]
  )
}

/** The address of a lesson where it was left, or of its beginning. */
export const openPlace = ({ id }: Entry, { places }: Progress): string => midway(places.get(id))?.link ?? `?lesson=${id}`

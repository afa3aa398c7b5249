// The one filled button of the page, with where it leads, and the way to forget that.
import { useState } from 'react'
import { entries } from '../../contents.ts'
import { token } from '../../locales/i18n.ts'
import type { Progress } from '../../session/progress.ts'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'
import { openPlace, wayOn } from './way.ts'

interface Props {
  readonly progress: Progress
  /** Language and theme, to be added to a link. */
  readonly look: string
  readonly onForget: () => void
}

export function GoOn({ progress, look, onForget }: Props) {
  const [forgotten, setForgotten] = useState(false)
  const way = wayOn(entries, progress)
  if (!way) return null
  const { entry, place } = way
  return (
    <div className="home-go">
      <a className="button is-primary" href={openPlace(entry, progress) + look}>
        <Icon name="play" />
        <span>
          <Text id={place ? 'home.continue' : 'home.start'} args={{ n: entry.number }} />
        </span>
      </a>
      {place && (
        <p className="home-place">
          <Text id="home.place" args={{ n: place.index + 1, total: place.total, frame: token(place.frame.replace('@', ' ')) }} />
        </p>
      )}
      {progress.places.size > 0 && (
        <p className="home-kept">
          <Text id="home.kept" />{' '}
          <button
            type="button"
            className="link"
            onClick={() => {
              onForget()
              setForgotten(true)
            }}
          >
            <Text id="home.forget" />
          </button>
        </p>
      )}
      <p className="home-kept" role="status">
        {forgotten && progress.places.size === 0 && <Text id="home.forgotten" />}
      </p>
    </div>
  )
}

// One lesson in the list: its plate, what it asks, what one learns, and its length or how far the learner is.
import type { Entry } from '../../contents.ts'
import type { Length } from '../../session/length.ts'
import type { Place } from '../../session/progress.ts'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'

interface Props {
  readonly entry: Entry
  readonly place: Place | undefined
  readonly length: Length | undefined
  readonly link: string
}

export function Lesson({ entry: { number, built, plate }, place, length, link }: Props) {
  const title = (
    <>
      <span className="home-number">{number}</span>{' '}
      <span>
        <Text id="title" />
      </span>
    </>
  )
  return (
    <li className={`home-lesson${built ? '' : ' is-later'}`}>
      {/* the drawing is a file of this build */}
      <span className="home-plate drawing" aria-hidden="true" dangerouslySetInnerHTML={{ __html: plate }} />
      <div>
        <h3>{built ? <a href={link}>{title}</a> : <span>{title}</span>}</h3>
        <p className="home-question">
          <Text id="question" />
        </p>
        <p className="home-learn">
          <Text id="learn" />
        </p>
        <p className="home-length">{built ? <HowFar place={place} length={length} /> : <Text id="home.later" />}</p>
      </div>
    </li>
  )
}

/** Empty until the lesson has run; its line is there from the start. */
function HowFar({ place, length }: Pick<Props, 'place' | 'length'>) {
  if (place?.finished)
    return (
      <b>
        <Icon name="check" /> <Text id="home.finished" />
      </b>
    )
  if (place)
    return (
      <b>
        <Text id="at.frame" args={{ n: place.index + 1, total: place.total }} />
      </b>
    )
  return (
    length && (
      <>
        <Text id="home.frames" args={{ n: length.frames }} />
        <span className="dot" aria-hidden="true" />
        <Text id="home.predictions" args={{ n: length.predictions }} />
        <span className="dot" aria-hidden="true" />
        <Text id="home.situations" args={{ n: length.situations }} />
      </>
    )
  )
}

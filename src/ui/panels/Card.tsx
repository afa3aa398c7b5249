// The frame that every card shares: a titled section that can take the focus when its content is replaced.
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Region } from '../Region.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Rich.tsx'

interface Props {
  readonly className: string
  readonly icon: IconName
  /** Id of the title's text. */
  readonly title: string
  readonly score?: ReactNode
  readonly children: ReactNode
}

export function Card({ className, icon, title, score, children }: Props) {
  const id = useId()
  return (
    <Region className={`card ${className}`} part={className === 'outcome' ? 'feedback' : 'prediction'} aria-labelledby={id} tabIndex={-1}>
      <header className="card-head">
        <Icon name={icon} />
        <Heading depth={2} id={id}>
          <Text id={title} />
        </Heading>
        {score !== undefined && <p className="card-score">{score}</p>}
      </header>
      {children}
    </Region>
  )
}

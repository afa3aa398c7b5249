// The frame that every panel shares: a titled section with a line under its head.
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Heading } from '../text/Heading.tsx'
import { Region } from '../Region.tsx'

interface Props {
  readonly className: string
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly tools?: ReactNode
  readonly children: ReactNode
}

export function Panel({ className, title, note, tools, children }: Props) {
  const id = useId()
  return (
    <Region className={`panel ${className}`} part={className} aria-labelledby={id}>
      <header className="panel-head">
        <Heading depth={2} id={id}>
          {title}
        </Heading>
        {note !== undefined && <p>{note}</p>}
        {tools}
      </header>
      {children}
    </Region>
  )
}

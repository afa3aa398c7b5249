// A heading whose level fits the page that the lab stands in: depth 1 is the lesson, 2 its panels, 3 and 4 what is in them.
import type { ReactNode } from 'react'
import { useLab } from '../../session/react.tsx'

interface Props {
  readonly depth: 1 | 2 | 3 | 4
  readonly className?: string
  readonly id?: string
  readonly children: ReactNode
}

export function Heading({ depth, className, id, children }: Props) {
  const base = useLab((state) => state.headingLevel)
  const Tag = `h${Math.min(6, base + depth - 1)}` as 'h1'
  return (
    <Tag className={className ? `h${depth} ${className}` : `h${depth}`} id={id}>
      {children}
    </Tag>
  )
}

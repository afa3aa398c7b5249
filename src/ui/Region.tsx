// A named part of the lab: a landmark on the lab's own page, a group in somebody else's, whose landmarks are not ours to add to.
import type { ComponentProps } from 'react'
import { useLab } from '../session/react.tsx'

export function Region(props: ComponentProps<'section'>) {
  const site = useLab((state) => state.site)
  return <section role={site ? undefined : 'group'} {...props} />
}

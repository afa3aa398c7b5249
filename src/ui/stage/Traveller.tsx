// What stands on the wire. It is drawn where it rests; the way there is animated once the part for it has come.
import type { ComponentType, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import type { Motion } from './motion.ts'

export interface TravellerProps {
  readonly className: string
  /** Where it comes from and where it rests, in em from mid-wire. */
  readonly from: number
  readonly to: number
  readonly motion: Motion
  readonly children: ReactNode
}

let moving: ComponentType<TravellerProps> | undefined

/** Fetches the animation ahead of the first message; without it every frame is a still picture. */
export function useTravel(reduced: boolean): void {
  useEffect(() => {
    if (reduced || moving) return
    void import('./Moving.tsx').then(
      ({ Moving }) => {
        moving = Moving
      },
      () => undefined,
    )
  }, [reduced])
}

export function Traveller(props: TravellerProps) {
  // what is drawn still stays still for this frame
  const [Moved] = useState(() => moving)
  if (Moved) return <Moved {...props} />
  const { className, to, children } = props
  return (
    <div className={className} style={{ transform: `translateX(${to}em)` }}>
      {children}
    </div>
  )
}

// An open prediction in the side column, before the playback buttons that wait for it.
import type { ReactNode } from 'react'
import { Suspense, lazy } from 'react'
import { useLab } from '../../session/react.tsx'
import type { Stop } from '../../session/runs.ts'

// no card is open in the first frame
export const loadCards = async () => ({ default: (await import('./Cards.tsx')).Cards })
export const Cards = lazy(loadCards)

export function Prediction({ stop }: { readonly stop: Stop }) {
  return (
    <Column>
      <Suspense>
        <Cards open={stop} reveal={undefined} finished={false} />
      </Suspense>
    </Column>
  )
}

export function Column({ children }: { readonly children: ReactNode }) {
  const Tag = useLab((state) => state.site) ? 'aside' : 'div'
  return <Tag className="side">{children}</Tag>
}

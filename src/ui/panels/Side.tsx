// The side column: an open prediction alone, else what came of it, then ladder and ledger.
import type { ReactNode } from 'react'
import { Suspense, lazy, useEffect } from 'react'
import { frameAt } from '../../run/select.ts'
import { useLab, useOpenStop, usePlayhead, usePrepared, useReveal } from '../../session/react.tsx'
import type { Stop } from '../../session/runs.ts'
import { Comparing } from '../Comparing.tsx'
import { Ladder } from './Ladder.tsx'
import { Ledger } from './Ledger.tsx'

// no card is open in the first frame
const load = async () => ({ default: (await import('./Cards.tsx')).Cards })
const Cards = lazy(load)

/** Stands before the playback buttons, because these wait for it. */
export function Prediction({ stop }: { readonly stop: Stop }) {
  return (
    <Column>
      <Suspense>
        <Cards open={stop} reveal={undefined} finished={false} />
      </Suspense>
    </Column>
  )
}

export function Side() {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const open = useOpenStop()
  const revealed = useReveal()
  const asks = useLab((state) => state.predict !== 'off')
  const finished = asks && frameAt(run, playhead).leaf === 'finished'
  const compact = useLab((state) => state.compact)
  const full = useLab(({ view, pane }) => view === 'full' && (!compact || pane === 'ladder'))
  // where the card takes the place of the wire, it stands only where it was asked and where it is settled
  const away = compact && revealed && playhead !== revealed.stop.index && playhead !== revealed.stop.settled
  const reveal = away ? undefined : revealed
  const hasCard = open !== undefined || reveal !== undefined || finished
  // fetched ahead, and one boundary for all: a card that comes late would push the ladder from under a finger
  useEffect(() => void load().catch(() => undefined), [])
  // only the full view has a column for more than a card
  if (!full && !hasCard) return null
  return (
    <Column>
      <Suspense>
        {hasCard && <Cards open={open} reveal={reveal} finished={finished} />}
        {full && compact && <Comparing />}
        {full && <Ladder />}
        {full && <Ledger />}
      </Suspense>
    </Column>
  )
}

function Column({ children }: { readonly children: ReactNode }) {
  const Tag = useLab((state) => state.site) ? 'aside' : 'div'
  return <Tag className="side">{children}</Tag>
}

// The side column while no prediction covers the frame: what came of the last one, then ladder and ledger.
import { Suspense, useEffect } from 'react'
import { frameAt } from '../../run/select.ts'
import { useLab, useOpenStop, usePlayhead, usePrepared, useReveal } from '../../session/react.tsx'
import { Comparing } from '../Comparing.tsx'
import { Ladder } from './Ladder.tsx'
import { Ledger } from './Ledger.tsx'
import { Cards, Column, loadCards } from './Prediction.tsx'

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
  useEffect(() => void loadCards().catch(() => undefined), [])
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

// The side column: an open prediction alone, else what came of it, then ladder and ledger.
import { Suspense, lazy } from 'react'
import { frameAt } from '../../run/select.ts'
import { useOpenStop, usePlayhead, usePrepared, useReveal } from '../../session/react.tsx'
import type { Stop } from '../../session/runs.ts'
import { Ladder } from './Ladder.tsx'
import { Ledger } from './Ledger.tsx'

// no card is open in the first frame
const Predict = lazy(async () => ({ default: (await import('./cards.ts')).Predict }))
const Outcome = lazy(async () => ({ default: (await import('./cards.ts')).Outcome }))
const Transfer = lazy(async () => ({ default: (await import('./cards.ts')).Transfer }))

interface PredictionProps {
  readonly stop: Stop
  readonly onAnswered: () => void
}

/** Stands before the playback buttons, because these wait for it. */
export function Prediction({ stop, onAnswered }: PredictionProps) {
  return (
    <aside className="side">
      <Suspense>
        <Predict key={stop.key} stop={stop} onAnswered={onAnswered} />
      </Suspense>
    </aside>
  )
}

interface SideProps extends Pick<PredictionProps, 'onAnswered'> {
  readonly takeFocus: () => boolean
}

export function Side({ onAnswered, takeFocus }: SideProps) {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const open = useOpenStop()
  const reveal = useReveal()
  const finished = frameAt(run, playhead).leaf === 'finished'
  return (
    <aside className="side">
      <Suspense>
        {open && <Predict key={open.key} stop={open} onAnswered={onAnswered} />}
        {!open && reveal && <Outcome reveal={reveal} takeFocus={takeFocus} />}
        {!open && finished && <Transfer />}
      </Suspense>
      <Ladder />
      <Ledger />
    </aside>
  )
}

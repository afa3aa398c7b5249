// The side column: an open prediction or its outcome first, then ladder and ledger.
import { useEffect, useRef } from 'react'
import { frameAt } from '../../run/select.ts'
import { useOpenStop, usePlayhead, usePrepared, useReveal } from '../../session/react.tsx'
import { Ladder } from './Ladder.tsx'
import { Ledger } from './Ledger.tsx'
import { Outcome } from './Outcome.tsx'
import { Predict } from './Predict.tsx'
import { Transfer } from './Transfer.tsx'

export function Side() {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const open = useOpenStop()
  const reveal = useReveal()
  const column = useRef<HTMLElement>(null)
  const answered = useRef(false)
  // the pressed button is gone: a focus that was inside the card stays in the column
  useEffect(() => {
    if (!answered.current || !reveal) return
    answered.current = false
    column.current?.querySelector<HTMLElement>('.outcome')?.focus({ preventScroll: true })
  }, [reveal])
  const finished = frameAt(run, playhead).leaf === 'finished'
  return (
    <aside className={`side${open ? ' has-prediction' : ''}`} ref={column}>
      {open && <Predict key={open.key} stop={open} onAnswered={() => (answered.current = true)} />}
      {!open && reveal && <Outcome reveal={reveal} />}
      {!open && finished && <Transfer />}
      {!open && <Ladder />}
      {!open && <Ledger />}
    </aside>
  )
}

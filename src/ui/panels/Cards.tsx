// The cards in their order: an open prediction alone, else what came of it, then the task at the end. One chunk, loaded once.
import type { Reveal } from '../../session/react.tsx'
import type { Stop } from '../../session/runs.ts'
import { Outcome } from './Outcome.tsx'
import { Predict } from './Predict.tsx'
import { Transfer } from './Transfer.tsx'

interface Props {
  readonly open: Stop | undefined
  readonly reveal: Reveal | undefined
  readonly finished: boolean
}

export function Cards({ open, reveal, finished }: Props) {
  if (open) return <Predict key={open.key} stop={open} />
  return (
    <>
      {reveal && <Outcome reveal={reveal} />}
      {finished && <Transfer />}
    </>
  )
}

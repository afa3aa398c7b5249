// Which messages the log may show at the playhead, and which of them is being read.
import type { WireRecord } from '../../run/records.ts'
import { wireAt } from '../../run/select.ts'
import { useLab, useCoveringStop, usePlayhead, usePrepared } from '../../session/react.tsx'

interface Shown {
  readonly messages: readonly WireRecord[]
  readonly selected: WireRecord | undefined
  /** A question about the newest message is open, so it is not shown. */
  readonly covered: boolean
}

export function useShownMessages(): Shown {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const open = useCoveringStop()
  const chosen = useLab((state) => state.message)
  const covered = open?.checkpoint.at.startsWith('sending') === true
  const messages = wireAt(run, covered ? playhead - 1 : playhead)
  return { messages, selected: messages.find(({ number }) => number === chosen) ?? messages.at(-1), covered }
}

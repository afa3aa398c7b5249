// Which messages may be shown at the playhead, and which of them is being read.
import type { Field } from '../../run/questions.ts'
import type { WireRecord } from '../../run/records.ts'
import { wireAt } from '../../run/select.ts'
import { useLab, useCoveringStop, usePlayhead, usePrepared } from '../../session/react.tsx'

interface Shown {
  readonly messages: readonly WireRecord[]
  readonly selected: WireRecord | undefined
  /** A question about messages is open, so some are not shown. */
  readonly covered: boolean
}

/** Questions about the message of the frame itself. */
const NEWEST: readonly Field[] = ['requestId', 'wireTool']

/** The last frame whose messages may be seen: an open question may not be answered by the log or the ledger. */
export function useUncovered(): number {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const fields = useCoveringStop()?.questions.map(({ field }) => field) ?? []
  // how many there are by now is asked of everything since the call at hand began
  if (fields.includes('wireSoFar')) return Math.max(0, (run.calls.findLast(({ routedAt }) => routedAt <= playhead)?.routedAt ?? 0) - 1)
  return fields.some((field) => NEWEST.includes(field)) ? playhead - 1 : playhead
}

export function useShownMessages(): Shown {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const chosen = useLab((state) => state.message)
  const uncovered = useUncovered()
  const messages = wireAt(run, uncovered)
  return { messages, selected: messages.find(({ number }) => number === chosen) ?? messages.at(-1), covered: uncovered < playhead }
}

// The moves of the playhead, for buttons and keys alike.
import { useMemo } from 'react'
import { usePrepared, useSession } from '../../session/react.tsx'

export interface Moves {
  readonly next: () => void
  readonly previous: () => void
  readonly nextStep: () => void
  readonly previousStep: () => void
  readonly first: () => void
  readonly last: () => void
  readonly seek: (index: number) => void
  readonly play: () => void
  readonly pause: () => void
}

export function useMoves(): Moves {
  const { player, store, move } = useSession()
  const { run } = usePrepared()
  return useMemo(() => {
    const at = () => player.getSnapshot().context.playhead
    const starts = run.steps.filter(({ count }) => count > 0).map(({ first }) => first)
    const end = run.frames.length - 1
    const follow = () => {
      const { message, field, call, said } = store.getState()
      // nothing to let go of, nothing to tell anybody
      if (message === undefined && field === undefined && call === undefined && said === undefined) return
      store.setState({ message: undefined, field: undefined, call: undefined, said: undefined })
    }
    const seek = (to: number) => {
      follow()
      move({ type: 'SEEK', to })
    }
    return {
      seek,
      next: () => {
        follow()
        move({ type: 'NEXT' })
      },
      previous: () => {
        follow()
        move({ type: 'PREVIOUS' })
      },
      nextStep: () => seek(starts.find((start) => start > at()) ?? end),
      previousStep: () => seek(starts.findLast((start) => start < at()) ?? 0),
      first: () => seek(0),
      last: () => seek(end),
      play: () => {
        follow()
        move({ type: 'PLAY' })
      },
      pause: () => player.send({ type: 'PAUSE' }),
    }
  }, [player, store, move, run])
}

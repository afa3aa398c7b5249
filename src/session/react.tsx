// The session in React: a provider and the hooks through which every component reads it.
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { createContext, useContext, useMemo } from 'react'
import { useStore } from 'zustand'
import type { Feedback } from '../run/predict.ts'
import type { Prepared, Stop } from './runs.ts'
import { feedbackOn } from './runs.ts'
import type { Session } from './session.ts'
import type { LabState } from './store.ts'

const SessionContext = createContext<Session | undefined>(undefined)

export function SessionProvider({ session, children }: { readonly session: Session; readonly children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('A lab component stands outside its session')
  return session
}

export function useLab<T>(select: (state: LabState) => T): T {
  return useStore(useSession().store, select)
}

/** A run and a frame of it. They travel through the page together, so that no part mixes two situations. */
export interface Moment {
  readonly prepared: Prepared
  readonly index: number
}

/** The moment the player is at. One component subscribes and hands it on, at once or after the next paint. */
export function usePlayerMoment(): Moment {
  const { prepared: runOf, player } = useSession()
  const inputs = useLab((state) => state.inputs)
  // a run without predictions is another one
  useLab((state) => state.predict)
  const prepared = runOf(inputs)
  const playhead = useSelector(player, ({ context }) => context.playhead)
  const index = Math.min(playhead, prepared.run.frames.length - 1)
  return useMemo(() => ({ prepared, index }), [prepared, index])
}

const MomentContext = createContext<Moment | undefined>(undefined)

export function MomentProvider({ moment, children }: { readonly moment: Moment; readonly children: ReactNode }) {
  return <MomentContext value={moment}>{children}</MomentContext>
}

function useMoment(): Moment {
  const moment = useContext(MomentContext)
  if (!moment) throw new Error('A part of the page stands outside any moment')
  return moment
}

/** The run that this part of the page shows. */
export const usePrepared = (): Prepared => useMoment().prepared

/** The frame that this part of the page shows. */
export const usePlayhead = (): number => useMoment().index

export type PlayerMode = 'stopped' | 'playing' | 'asking' | 'finished'
export const usePlayerMode = (): PlayerMode => useSelector(useSession().player, ({ value }) => value as PlayerMode)

/** The prediction that is open at the playhead. */
export function useOpenStop(): Stop | undefined {
  const { stops } = usePrepared()
  const playhead = usePlayhead()
  const answers = useLab((state) => state.answers)
  return stops.find(({ index, key }) => index === playhead && !Object.hasOwn(answers, key))
}

/** The open prediction, if it covers what the frame would show. */
export function useCoveringStop(): Stop | undefined {
  const open = useOpenStop()
  return open?.covers ? open : undefined
}

export interface Reveal {
  readonly stop: Stop
  readonly feedback: readonly Feedback[]
}

/** The committed prediction that the playhead is inside of, from where it was asked to where it is settled. */
export function useReveal(): Reveal | undefined {
  const { run, stops } = usePrepared()
  const playhead = usePlayhead()
  const answers = useLab((state) => state.answers)
  return useMemo(() => {
    const stop = stops.findLast(({ index, settled, key }) => index <= playhead && playhead <= settled && Object.hasOwn(answers, key))
    const given = stop && answers[stop.key]
    return stop && given && { stop, feedback: feedbackOn(run, stop, given) }
  }, [run, stops, playhead, answers])
}

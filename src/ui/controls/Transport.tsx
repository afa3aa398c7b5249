// Playback: steps, frames, play and speed. Next is the only filled button and keeps the focus.
import type { ReactNode } from 'react'
import { memo, useEffect } from 'react'
import { narrate } from '../../lessons/narrate.ts'
import { plain } from '../../locales/i18n.ts'
import { useLab, useOpenStop, usePlayerMode, usePlayhead, usePrepared, useSession } from '../../session/react.tsx'
import { Region } from '../Region.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { useName, useSay } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { useReducedMotion } from '../useMedia.ts'
import { useMoves } from './useMoves.ts'

const SPEEDS = [0.5, 1, 1.5, 2]
/** Milliseconds a frame is shown at least, and per character of its sentence. */
const LEAST_DWELL = 1800
const DWELL_PER_CHARACTER = 60

export function Transport({ children }: { readonly children: ReactNode }) {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const mode = usePlayerMode()
  const open = useOpenStop()
  const moves = useMoves()
  const name = useName()
  const reduced = useReducedMotion()
  usePace()
  const last = run.frames.length - 1
  const playing = mode === 'playing'
  const required = useLab((state) => state.predict === 'required')
  const blocked = required ? 'transport.blockedRequired' : 'transport.blocked'
  const why = open?.covers ? name(blocked) : playhead === last ? name('transport.end') : undefined
  const noPlay = reduced ? name('transport.noPlay') : why
  return (
    <Region className="transport" aria-label={name('transport.title')}>
      <div className="transport-buttons" role="toolbar" aria-label={name('transport.title')}>
        <Move
          icon="previousStep"
          text="transport.previousStep"
          off={playhead === 0 ? name('transport.start') : undefined}
          onMove={moves.previousStep}
        />
        <Move
          icon="previous"
          text="transport.previous"
          off={playhead === 0 ? name('transport.start') : undefined}
          onMove={moves.previous}
        />
        <Move
          icon={playing ? 'pause' : 'play'}
          text={playing ? 'transport.pause' : 'transport.play'}
          off={playing ? undefined : noPlay}
          onMove={playing ? moves.pause : moves.play}
        />
        <button
          type="button"
          className={`button next ${why ? 'is-off' : 'is-primary'}`}
          aria-disabled={why !== undefined}
          title={why}
          onClick={why ? undefined : moves.next}
        >
          <span>
            <Text id="transport.next" />
          </span>
          <Icon name="next" />
        </button>
        <Move icon="nextStep" text="transport.nextStep" off={why} onMove={moves.nextStep} />
        <Speed />
      </div>
      {children}
      {open?.covers && (
        <p className="transport-note">
          <Text id={blocked} />
        </p>
      )}
    </Region>
  )
}

interface MoveProps {
  readonly icon: IconName
  readonly text: string
  /** Why it does nothing now; it stays focusable. */
  readonly off: string | undefined
  readonly onMove: () => void
}

const Move = memo(function Move({ icon, text, off, onMove }: MoveProps) {
  const name = useName()
  return (
    <button
      type="button"
      className={`icon-button${off ? ' is-off' : ''}`}
      aria-label={name(text)}
      title={off ?? name(text)}
      aria-disabled={off !== undefined}
      onClick={off ? undefined : onMove}
    >
      <Icon name={icon} />
    </button>
  )
})

const Speed = memo(function Speed() {
  const { store } = useSession()
  const name = useName()
  const speed = useLab((state) => state.speed)
  return (
    <label className="speed" title={name('transport.pace')}>
      <span className="knob-name">
        <Text id="transport.speed" />
      </span>
      <span className="select">
        <select value={speed} onChange={(event) => store.setState({ speed: Number(event.target.value) })}>
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {name('transport.speedOf', { x: String(value) })}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  )
})

/** Tells the player, while it plays, how long this frame takes to read. */
function usePace(): void {
  const { player } = useSession()
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const say = useSay()
  const speed = useLab((state) => state.speed)
  const playing = usePlayerMode() === 'playing'
  useEffect(() => {
    if (!playing) return
    const characters = plain(narrate(say, run, playhead)).length
    player.send({ type: 'PACE', dwell: Math.max(LEAST_DWELL, DWELL_PER_CHARACTER * characters) / speed })
  }, [player, run, playhead, say, speed, playing])
}

// Where we are, what happens in this frame, and the one thing that changed.
import type { ReactNode } from 'react'
import { useState } from 'react'
import { changeLine } from '../../lessons/change.ts'
import { narrate } from '../../lessons/narrate.ts'
import { frameAt } from '../../run/select.ts'
import type { StepSpan } from '../../run/steps.ts'
import { stepAt } from '../../run/steps.ts'
import { useLab, useCoveringStop, usePlayhead, usePrepared, useSession } from '../../session/react.tsx'
import { Region } from '../Region.tsx'
import { useMoves } from '../controls/useMoves.ts'
import { Icon } from '../icons.tsx'
import { useName, useSay } from '../text/language.tsx'
import { Code, Rich, Text } from '../text/Rich.tsx'
import { saidLine } from './said.ts'

export function Narration({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const name = useName()
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const asked = useCoveringStop() !== undefined
  const frame = frameAt(run, playhead)
  const step = stepAt(run.steps, playhead)
  return (
    <Region className="narration" aria-label={name('narration.title')}>
      <p className="address">
        <At number={run.steps.indexOf(step) + 1} step={step.id} />
        <span className="dot" aria-hidden="true" />
        <Code className="frame-address">{frame.address}</Code>
      </p>
      {children}
      <p className="sentence">
        <Rich line={narrate(say, run, playhead, asked)} />
      </p>
      <p className="change-line">
        <b>
          <Text id="changed" />
        </b>{' '}
        {asked ? <span aria-hidden="true">?</span> : <Rich line={changeLine(say, run, playhead)} />}
      </p>
      <SaidLine />
    </Region>
  )
}

/** What a change of the inputs did, until the next step. */
function SaidLine() {
  const { lesson } = useSession()
  const { run } = usePrepared()
  const say = useSay()
  const said = useLab((state) => state.said)
  if (!said) return null
  return (
    <p className="said">
      <Icon name="pencil" />{' '}
      <span>
        <Rich line={saidLine(say, lesson, run, said)} />
      </span>
    </p>
  )
}

/** The step and the frame, in words. */
function At({ number, step }: { readonly number: number; readonly step: string }) {
  const name = useName()
  const { run } = usePrepared()
  const playhead = usePlayhead()
  return (
    <>
      <Text id="at.step" args={{ n: number, name: name(`step.${step}`) }} />
      <span className="dot" aria-hidden="true" />
      <Text id="at.frame" args={{ n: playhead + 1, total: run.frames.length }} />
    </>
  )
}

/** The list of steps behind the address; only a narrow page shows it, where the rail has no names. */
export function StepMenu() {
  const { run } = usePrepared()
  const current = stepAt(run.steps, usePlayhead())
  const moves = useMoves()
  const [open, setOpen] = useState(false)
  const asking = useCoveringStop()
  const isAhead = (step: StepSpan) => asking !== undefined && step.first > asking.index
  return (
    <details className="address-menu" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <At number={run.steps.indexOf(current) + 1} step={current.id} />
        </span>
        <Icon name="down" />
      </summary>
      <ol>
        {run.steps.map((step, index) => (
          <li key={step.id} aria-current={step === current ? 'step' : undefined}>
            {step.count > 0 || isAhead(step) ? (
              <button
                type="button"
                onClick={() => {
                  setOpen(false)
                  moves.seek(step.first)
                }}
              >
                {index + 1} {!(isAhead(step) && step.telling) && <Text id={`step.${step.id}`} />}
              </button>
            ) : (
              <span>
                {index + 1} <Text id={`step.${step.id}`} /> <Text id="transport.skipped" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

// The rail: named steps, one mark per frame, the playhead, and pencils where predictions wait.
import { useEffect, useMemo, useRef } from 'react'
import { firstDifference } from '../../run/select.ts'
import type { StepSpan } from '../../run/steps.ts'
import { stepAt } from '../../run/steps.ts'
import { useCoveringStop, useLab, usePlayhead, usePrepared, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { useMoves } from './useMoves.ts'

export function Rail() {
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const name = useName()
  const rail = useRef<HTMLOListElement>(null)
  const { prepared } = useSession()
  const compare = useLab((state) => state.compare)
  const partings = useMemo(() => compare.map((other) => firstDifference(run, prepared(other).run)), [run, compare, prepared])
  // the arrow keys move the playhead; a focus on the marks moves with it
  useEffect(() => {
    const list = rail.current
    const root = list?.getRootNode() as Document | ShadowRoot | undefined
    if (root?.activeElement instanceof HTMLElement && root.activeElement.matches('.frame') && list?.contains(root.activeElement)) {
      list.querySelector<HTMLElement>('.frame.is-now')?.focus({ preventScroll: true })
    }
  }, [playhead])
  const now = stepAt(run.steps, playhead)
  return (
    <ol className="rail" part="step-list" ref={rail} aria-label={name('transport.steps')}>
      {run.steps.map((step, index) => (
        <Step key={step.id} step={step} number={index + 1} current={step === now} partings={partings} />
      ))}
    </ol>
  )
}

interface StepProps {
  readonly step: StepSpan
  readonly number: number
  readonly current: boolean
  /** Frames at which a situation beside this one parts from it. */
  readonly partings: readonly (number | undefined)[]
}

function Step({ step, number, current, partings }: StepProps) {
  const { run, stops } = usePrepared()
  const open = useCoveringStop()
  const playhead = usePlayhead()
  const moves = useMoves()
  const name = useName()
  // what a later step is called, or that there is none, may answer an open question
  const ahead = open !== undefined && step.first > open.index
  const skipped = step.count === 0 && !ahead
  const label = (
    <>
      <b>{number}</b> {!(ahead && step.telling) && <Text id={`step.${step.id}`} />}
    </>
  )
  return (
    <li
      part="step"
      className={`step${current ? ' is-current' : ''}${skipped ? ' is-skipped' : ''}${step.first <= playhead ? ' is-reached' : ''}`}
      style={{ '--frames': ahead ? Math.max(1, step.count) : step.count } as React.CSSProperties}
      aria-current={current ? 'step' : undefined}
    >
      {skipped ? (
        <span className="step-name">
          <span>
            {label} <Text id="transport.skipped" />
          </span>
        </span>
      ) : (
        <button type="button" className="step-name" onClick={() => moves.seek(step.first)}>
          <span>{label}</span>
        </button>
      )}
      <span className="frames">
        {/* a step that will be skipped looks like any other before the answer */}
        {ahead && step.count === 0 && <span className="frame" />}
        {run.frames.slice(step.first, step.first + step.count).map(({ index, address }) => {
          const stop = stops.some((candidate) => candidate.index === index)
          // the address of a coming frame would answer an open question
          const covered = open !== undefined && index > open.index
          const parts = !covered && partings.includes(index)
          const text = covered ? name('transport.frameCovered', { n: index + 1 }) : name('transport.frame', { n: index + 1, address })
          return (
            <button
              key={index}
              type="button"
              className={`frame${index < playhead ? ' is-past' : ''}${index === playhead ? ' is-now' : ''}`}
              tabIndex={index === playhead ? 0 : -1}
              aria-label={[text, ...(stop ? [name('transport.prediction')] : []), ...(parts ? [name('transport.parting')] : [])].join(', ')}
              aria-current={index === playhead ? 'true' : undefined}
              onClick={() => moves.seek(index)}
            >
              {stop && <Icon name="pencil" />}
              {parts && <Icon name="embed" />}
            </button>
          )
        })}
      </span>
    </li>
  )
}

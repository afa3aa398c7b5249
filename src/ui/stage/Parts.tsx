// Small parts that several places of the stage use: ports, role tags, the change bar, a covered answer, a counter.
import type { MotionStyle } from 'framer-motion'
import { m } from 'framer-motion'
import type { ReactNode } from 'react'
import type { Field } from '../../run/predict.ts'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'
import type { Motion } from './motion.ts'
import type { Place, StageView } from './view.ts'
import { letterOf } from './view.ts'

/** A place where a track begins or ends. Only the drawing sees it. */
export function Port({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return <i className={`port ${className}`} data-port={name} aria-hidden="true" />
}

/** The one `sends` and the one `receives` of a frame. */
export function RoleTag({ view, place }: { readonly view: StageView; readonly place: Place }) {
  if (view.sends === place) {
    return (
      <span className="role role-sends">
        <Text id="role.sends" />
        <Icon name="right" />
      </span>
    )
  }
  if (view.receives !== place) return null
  return (
    <span className="role role-receives">
      <Icon name="right" />
      <Text id="role.receives" />
    </span>
  )
}

export const isActive = (view: StageView, place: Place): boolean => view.sends === place || view.receives === place

/** The bar beside what changed: one row, or the rows that came together. */
export function ChangeBar({ motion, rows = 1 }: { readonly motion: Motion; readonly rows?: number }) {
  return (
    <m.span
      className="change-bar"
      aria-hidden="true"
      style={{ '--span': rows } as MotionStyle}
      initial={motion.on ? { scaleY: 0 } : false}
      animate={{ scaleY: 1 }}
      transition={motion.change}
    />
  )
}

/** The letter of a question, standing where its answer will. */
export function Asked({ view, field, children }: { readonly view: StageView; readonly field: Field; readonly children?: ReactNode }) {
  const letter = letterOf(view.asked, field)
  if (letter === undefined) return null
  return (
    <span className="asked">
      <span className="letter">{letter}</span>
      {children}
    </span>
  )
}

interface CounterProps {
  readonly view: StageView
  readonly motion: Motion
  readonly which: 'local' | 'external'
}

/** A counter always says whether it moved in this frame. */
export function Counter({ view, motion, which }: CounterProps) {
  const { run, frame, asked } = view
  const before = run.frames[frame.index - 1]?.counts[which] ?? 0
  const covered = asked.includes(which)
  const value = covered ? before : frame.counts[which]
  const moved = !covered && value !== before
  return (
    <div className={`counter counter-${which}`}>
      <m.span
        className="numeral"
        key={value}
        initial={motion.on && moved ? { y: '.3em', opacity: 0 } : false}
        animate={{ y: 0, opacity: 1 }}
        transition={motion.change}
      >
        {value}
      </m.span>
      <span className="counter-words">
        <span className="counter-name">
          <Icon name={which} /> <Text id={`count.${which}`} />
        </span>{' '}
        <span className={moved ? 'delta is-up' : 'delta'}>
          {covered ? (
            <Asked view={view} field={which}>
              <Text id="count.asked" />
            </Asked>
          ) : (
            <>
              <Icon name={moved ? 'plus' : 'equal'} /> <Text id={moved ? 'count.up' : 'count.same'} args={{ n: value - before }} />
            </>
          )}
        </span>
      </span>
    </div>
  )
}

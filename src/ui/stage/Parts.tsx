// Small parts that several places of the stage use. They take plain values, so that what did not change is not drawn again.
import type { CSSProperties, ReactNode } from 'react'
import { memo } from 'react'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'
import type { Role } from './view.ts'

/** A place where a track begins or ends. Only the drawing sees it. */
export const Port = memo(function Port({ name, className = '' }: { readonly name: string; readonly className?: string }) {
  return <i className={`port ${className}`} data-port={name} aria-hidden="true" />
})

/** The one `sends` and the one `receives` of a frame. */
export function RoleTag({ role }: { readonly role: Role | undefined }) {
  if (role === undefined) return null
  return (
    <span className={`role role-${role}`}>
      {role === 'receives' && <Icon name="right" />}
      <Text id={`role.${role}`} />
      {role === 'sends' && <Icon name="right" />}
    </span>
  )
}

/** The bar beside what changed: one row, or the rows that came together. */
export function ChangeBar({ rows = 1 }: { readonly rows?: number }) {
  return <span className="change-bar" aria-hidden="true" style={{ '--span': rows } as CSSProperties} />
}

/** The letter of a question, standing where its answer will; nothing when it is not asked. */
export function Asked({ letter, children }: { readonly letter: string | undefined; readonly children?: ReactNode }) {
  if (letter === undefined) return null
  return (
    <span className="asked">
      <span className="letter">{letter}</span>
      {children}
    </span>
  )
}

interface CounterProps {
  readonly which: 'local' | 'external'
  readonly value: number
  /** By how much it moved in this frame. */
  readonly delta: number
  /** The letter of an open question about it; then value and delta stay covered. */
  readonly letter: string | undefined
  /** The question is about the value itself. */
  readonly hidden: boolean
}

/** A counter always says whether it moved in this frame. */
export const Counter = memo(function Counter({ which, value, delta, letter, hidden }: CounterProps) {
  const shown = letter === undefined ? value : value - delta
  const moved = letter === undefined && delta !== 0
  return (
    <div className={`counter counter-${which}`} part="counters">
      <span className={moved ? 'numeral is-new' : 'numeral'} key={shown}>
        {hidden ? '?' : shown}
      </span>
      <span className="counter-words">
        <span className="counter-name">
          <Icon name={which} /> <Text id={`count.${which}`} />
        </span>{' '}
        <span className={moved ? 'delta is-up' : 'delta'}>
          {letter === undefined ? (
            <>
              <Icon name={moved ? 'plus' : 'equal'} /> {moved ? <Text id="count.up" args={{ n: delta }} /> : <Text id="count.same" />}
            </>
          ) : (
            <Asked letter={letter}>
              <Text id={hidden ? 'boundary.asked' : 'count.asked'} />
            </Asked>
          )}
        </span>
      </span>
    </div>
  )
})

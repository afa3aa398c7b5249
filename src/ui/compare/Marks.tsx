// How a cell stands to the first column: equal, different, or not there. Never by colour alone.
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'

/** `own`: the first column, which everything is compared with. */
export type Mark = 'own' | 'equal' | 'differs' | 'numbering' | 'absent' | 'only' | 'later'

interface CellProps {
  readonly mark: Mark
  /** Whose cell it is; said where the columns are stacked. */
  readonly of: string
  /** What stands there instead of nothing. */
  readonly without?: string
  readonly className?: string
  readonly children?: ReactNode
}

const empty = (mark: Mark): boolean => mark === 'absent' || mark === 'later'

export function Cell({ mark, of, without, className, children }: CellProps) {
  const name = useName()
  return (
    <td className={`side-cell is-${mark}${className ? ` ${className}` : ''}`}>
      <span className="side-name">{of} </span>
      <span className="side-value">{empty(mark) && without ? <Text id={without} /> : children}</span>
      {mark === 'equal' && (
        <span className="side-mark">
          <Icon name="equal" />
          <span className="hidden-text">{name('compare.equal')}</span>
        </span>
      )}
      {(mark === 'differs' || mark === 'numbering' || mark === 'only' || mark === 'absent') && (
        <span className="side-mark">
          <Text id={`compare.${mark === 'absent' ? 'differs' : mark}`} />
        </span>
      )}
    </td>
  )
}

/** The names of the situations over their columns. */
interface HeadsProps {
  readonly names: readonly string[]
  /** Whether the first column is the learner's own situation. */
  readonly own?: boolean
}

export function Heads({ names, own = true }: HeadsProps) {
  const name = useName()
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="hidden-text">{name('compare.what')}</span>
        </th>
        {names.map((side, column) => (
          <th key={column} scope="col">
            {side}
            {own && column === 0 && (
              <small>
                {' '}
                <Text id="compare.own" />
              </small>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

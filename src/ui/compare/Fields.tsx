// One message of each situation, field by field: aligned, what is the same folded, what differs marked.
import type { ReactNode } from 'react'
import type { Json } from '../../protocol/json.ts'
import { jsonOf } from '../../run/compare.ts'
import type { FieldRow } from '../../run/fields.ts'
import { against, fieldRows } from '../../run/fields.ts'
import type { WireRecord } from '../../run/records.ts'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import type { Mark } from './Marks.tsx'
import { Cell, Heads } from './Marks.tsx'

interface Props {
  readonly names: readonly string[]
  readonly title: ReactNode
  readonly records: readonly (WireRecord | undefined)[]
}

export function Fields({ names, title, records }: Props) {
  const name = useName()
  // a situation without such a message has no column
  const columns = records.flatMap((record, column) => (record ? [{ name: names[column] ?? '', message: jsonOf(record) }] : []))
  const rows = fieldRows(columns.map(({ message }) => message))
  return (
    <>
      <Heading depth={3} className="compare-head">
        {title} <Text id="compare.fields" />
      </Heading>
      <table className="sides side-fields">
        <caption className="hidden-text">{name('compare.fieldsOf')}</caption>
        <Heads names={columns.map((column) => column.name)} own={records[0] !== undefined} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.path} className={`field-${row.kind} is-${row.state}`}>
              <th scope="row" style={{ '--depth': row.depth - 1 } as React.CSSProperties}>
                <Code>{/^\d+$/.test(row.key) ? `[${row.key}]` : row.key}</Code>
              </th>
              {columns.map((column, index) => (
                <Cell key={index} of={column.name} mark={markOf(row, index)} without="compare.notThere">
                  <Value row={row} value={row.values[index] ?? null} />
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Value({ row, value }: { readonly row: FieldRow; readonly value: Json }) {
  if (row.kind === 'value') return <Code>{JSON.stringify(value)}</Code>
  const marks = Array.isArray(value) ? '[ ]' : '{ }'
  return (
    <span className="quiet">
      <Code>{marks}</Code> {row.kind === 'fold' && <Text id="compare.folded" args={{ n: Object.keys(value as object).length }} />}
    </span>
  )
}

function markOf(row: FieldRow, column: number): Mark {
  if (row.values[column] === undefined) return 'absent'
  if (column === 0) return 'own'
  const state = against(row, column)
  if (state === 'same') return 'equal'
  if (state === 'absent') return 'only'
  // what is inside is marked where it differs
  if (row.kind === 'open') return 'own'
  return state === 'numbering' ? 'numbering' : 'differs'
}

// One message of each situation, field by field: aligned, what is the same folded, what differs marked.
import type { ReactNode } from 'react'
import { useMemo } from 'react'
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
  const key = records.map((record) => record?.number).join()
  // oxlint-disable-next-line react/exhaustive-deps -- the list is a new one in every frame, its messages are not
  const messages = useMemo(() => records.map((record) => record && jsonOf(record)), [...records, key])
  const rows = useMemo(() => fieldRows(messages), [messages])
  const lacking = names.filter((_name, column) => messages[column] === undefined)
  return (
    <>
      <Heading depth={3} className="compare-head">
        {title} <Text id="compare.fields" />
      </Heading>
      <table className="sides side-fields">
        <caption className="hidden-text">{name('compare.fieldsOf')}</caption>
        <Heads names={names} corner="compare.field" />
        <tbody>
          {rows.map((row) => (
            <Line key={row.path} row={row} names={names} messages={messages} />
          ))}
        </tbody>
      </table>
      {lacking.length > 0 && (
        <p className="foot">
          <Text id="compare.lacking" args={{ names: lacking.join(', ') }} />
        </p>
      )}
    </>
  )
}

interface LineProps {
  readonly row: FieldRow
  readonly names: readonly string[]
  readonly messages: readonly (Json | undefined)[]
}

function Line({ row, names, messages }: LineProps) {
  return (
    <tr className={`field-row is-${row.kind} is-${row.state}`}>
      <th scope="row" style={{ '--depth': row.depth - 1 } as React.CSSProperties}>
        <Code>{row.key}</Code>
      </th>
      {row.values.map((value, column) => {
        const mark = messages[column] === undefined ? 'later' : markOf(row, column, messages)
        return (
          <Cell key={column} of={names[column] ?? ''} mark={mark} {...(mark === 'absent' && { without: 'compare.notThere' })}>
            {value !== undefined && <Value row={row} value={value} />}
          </Cell>
        )
      })}
    </tr>
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

function markOf(row: FieldRow, column: number, messages: LineProps['messages']): Mark {
  if (row.values[column] === undefined) return 'absent'
  if (column === 0 || messages[0] === undefined) return 'own'
  const state = against(row, column, messages)
  if (state === 'same') return 'equal'
  if (state === 'absent') return 'only'
  // what is inside is marked where it differs
  if (row.kind === 'open') return 'own'
  return state === 'numbering' ? 'numbering' : 'differs'
}

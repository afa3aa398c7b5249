// The messages of all situations by purpose, and the chosen ones field by field.
import { memo, useState } from 'react'
import { token } from '../../locales/i18n.ts'
import { isRequest, isError } from '../../protocol/jsonrpc.ts'
import type { Purpose } from '../../run/compare.ts'
import { likeness, messageRows, purposeOf } from '../../run/compare.ts'
import type { WireRecord } from '../../run/records.ts'
import { frameAt } from '../../run/select.ts'
import { Icon } from '../icons.tsx'
import { Gist } from '../panels/WireLog.tsx'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Fields } from './Fields.tsx'
import type { Mark } from './Marks.tsx'
import { Cell, Heads } from './Marks.tsx'
import type { Sides } from './sides.ts'

export function Messages({ sides }: { readonly sides: Sides }) {
  const name = useName()
  const [chosen, setChosen] = useState<string>()
  const { own, others } = sides
  const all = [own, ...others]
  const names = all.map((side) => side.name)
  const seen = all.map(({ run, index }) => frameAt(run, index).counts.wire)
  const rows = messageRows(
    own.run,
    others.map(({ run }) => run),
  ).flatMap((row) => {
    const records = row.map((at, column) => (at === undefined ? undefined : all[column]?.run.wire[at]))
    const here = records.map((record, column) => record !== undefined && record.number <= (seen[column] ?? 0))
    const some = records.find((record) => record !== undefined)
    return some && here.includes(true) ? [{ key: row.join(), records, here, purpose: purposeOf(some) }] : []
  })
  const several = new Set(all.flatMap(({ run }) => run.wire.map(({ client }) => client))).size > 1
  // the newest of the learner's own messages is followed until another row is chosen
  const newest = rows.findLast(({ records: [first] }) => first !== undefined) ?? rows.at(-1)
  const selected = rows.find(({ key }) => key === chosen) ?? newest
  return (
    <>
      <Heading depth={3} className="compare-head">
        <Text id="compare.messages" />
      </Heading>
      {rows.length === 0 ? (
        <p className="empty">
          <Icon name="none" />
          <span>
            <Text id="compare.noMessages" />
          </span>
        </p>
      ) : (
        <table className="sides side-messages">
          <caption className="hidden-text">{name('compare.messages')}</caption>
          <Heads names={names} />
          <tbody>
            {rows.map(({ key, ...row }) => (
              <MessageRow
                key={key}
                {...row}
                names={names}
                several={several}
                selected={key === selected?.key}
                onSelect={() => setChosen(key)}
              />
            ))}
          </tbody>
        </table>
      )}
      {selected && (
        <Fields
          names={names}
          title={<PurposeText purpose={selected.purpose} several={several} />}
          records={selected.records.map((record, column) => (selected.here[column] ? record : undefined))}
        />
      )}
    </>
  )
}

function PurposeText({ purpose: { exchange, name, client, dir }, several }: { readonly purpose: Purpose; readonly several: boolean }) {
  const say = useName()
  return (
    <>
      <Icon name={dir === 'C>S' ? 'right' : 'left'} /> {several && <Code>{client}</Code>}{' '}
      {exchange === 'other' ? <Code>{name}</Code> : <Text id={`compare.purpose.${exchange}`} args={{ name: token(name) }} />}
      <span className="hidden-text">, {say(dir === 'C>S' ? 'log.toServer' : 'log.toClient')}</span>
    </>
  )
}

interface RowProps {
  readonly records: readonly (WireRecord | undefined)[]
  /** Whether each has crossed by now. */
  readonly here: readonly boolean[]
  readonly purpose: Purpose
  readonly names: readonly string[]
  readonly several: boolean
  readonly selected: boolean
  readonly onSelect: () => void
}

const MessageRow = memo(
  function MessageRow({ records, here, purpose, names, several, selected, onSelect }: RowProps) {
    return (
      <tr className={selected ? 'is-selected' : undefined}>
        <th scope="row">
          <button type="button" className="link" aria-pressed={selected} onClick={onSelect}>
            <PurposeText purpose={purpose} several={several} />
          </button>
        </th>
        {records.map((record, column) => {
          const mark = markOf(records, here, column)
          return (
            <Cell key={column} of={names[column] ?? ''} mark={mark} without={mark === 'later' ? 'compare.notYet' : 'compare.noMessage'}>
              {record && <Short record={record} />}
            </Cell>
          )
        })}
      </tr>
    )
  },
  (before, after) =>
    before.selected === after.selected &&
    before.several === after.several &&
    before.names.join() === after.names.join() &&
    before.here.join() === after.here.join() &&
    before.records.every((record, column) => record === after.records[column]),
)

function Short({ record: { message, wireId } }: { readonly record: WireRecord }) {
  return (
    <>
      <b>
        <Code>{'method' in message ? message.method : isError(message) ? 'error' : 'result'}</Code>
      </b>{' '}
      {wireId !== undefined && <Code>{String(wireId)}</Code>} {(isRequest(message) || !('method' in message)) && <Gist message={message} />}
    </>
  )
}

function markOf(records: RowProps['records'], here: RowProps['here'], column: number): Mark {
  const [first, record] = [records[0], records[column]]
  if (record === undefined) return 'absent'
  if (!here[column]) return 'later'
  if (column === 0) return 'own'
  if (first === undefined) return 'only'
  // what is not here yet in the learner's own run is no difference yet
  if (!here[0]) return 'own'
  const like = likeness(first, record)
  return like === 'same' ? 'equal' : like === 'numbering' ? 'numbering' : 'differs'
}

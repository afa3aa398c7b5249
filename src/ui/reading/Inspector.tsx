// Reading one message: numbered lines, each key a link to its section, one field explained at a time.
import { fieldAt } from '../../protocol/spec.ts'
import { isError, isNotification, isRequest, isResult } from '../../protocol/jsonrpc.ts'
import type { JsonRpcMessage } from '../../protocol/jsonrpc.ts'
import type { WireRecord } from '../../run/records.ts'
import type { Form } from '../../session/store.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Segments } from '../controls/Segments.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { token } from '../../locales/i18n.ts'
import type { JsonLine, JsonToken } from './jsonLines.ts'
import { jsonLines } from './jsonLines.ts'
import { Panel } from '../panels/Panel.tsx'
import { Part } from '../text/Part.tsx'

/** Its texts come with it. */
export function Inspector(props: { readonly selected: WireRecord }) {
  return (
    <Part name="reading">
      <Message {...props} />
    </Part>
  )
}

function Message({ selected }: { readonly selected: WireRecord }) {
  const { store } = useSession()
  const name = useName()
  const form = useLab((state) => state.form)
  const chosen = useLab((state) => state.field)
  const { message } = selected
  const lines = jsonLines(message, form)
  const field = chosen !== undefined && lines.some(({ path }) => path === chosen) ? chosen : telling(message)
  const at = lines.findIndex(({ path }) => path === field)
  return (
    <Panel
      className={`inspector is-${form}`}
      title={<Text id="inspector.title" args={{ n: selected.number }} />}
      note={
        <>
          <Code>{'method' in message ? message.method : isError(message) ? 'error' : 'result'}</Code>{' '}
          <Text id={`inspector.${isNotification(message) ? 'notification' : isRequest(message) ? 'request' : 'response'}`} />{' '}
          {selected.wireId !== undefined && <Code>{String(selected.wireId)}</Code>}{' '}
          <Text id="inspector.revision" args={{ revision: token(selected.revision) }} />
        </>
      }
      tools={
        <Segments<Form>
          label={name('inspector.form')}
          options={[
            { value: 'excerpt', text: <Text id="inspector.excerpt" /> },
            { value: 'full', text: <Text id="inspector.full" /> },
          ]}
          value={form}
          onChoose={(value) => store.setState({ form: value })}
        />
      }
    >
      <ol className="json" lang="en" translate="no">
        {lines.map((line, index) => (
          <Line
            key={index}
            line={line}
            number={index + 1}
            record={selected}
            selected={index === at}
            notes={form === 'full'}
            onSelect={() => store.setState({ field: line.path })}
          />
        ))}
      </ol>
      {at >= 0 && field !== undefined && <Detail field={field} number={at + 1} record={selected} />}
      <p className="foot">
        <Text id={form === 'full' ? 'inspector.footFull' : 'inspector.foot'} />
      </p>
    </Panel>
  )
}

/** The field worth looking at first: what went wrong, else the id. */
function telling(message: JsonRpcMessage): string {
  if (isError(message)) return 'error.code'
  if (isNotification(message)) return 'method'
  return isResult(message) && message.result['isError'] === true ? 'result.isError' : 'id'
}

/** The last key of a path; the prefix of a reserved `_meta` key is left out. */
const fieldName = (path: string): string => path.split(path.includes('/') ? '/' : '.').at(-1) ?? path

interface LineProps {
  readonly line: JsonLine
  readonly number: number
  readonly record: WireRecord
  readonly selected: boolean
  readonly notes: boolean
  readonly onSelect: () => void
}

function Line({ line, number, record, selected, notes, onSelect }: LineProps) {
  const name = useName()
  const spec = line.path === undefined ? undefined : fieldAt(record.message, line.path, record.revision)
  const key = fieldName(line.path ?? '')
  const indent = { '--depth': line.depth } as React.CSSProperties
  return (
    <li className={`${selected ? 'is-selected' : ''}${line.extra ? ' is-extra' : ''}`} style={indent}>
      {spec ? (
        <button
          type="button"
          className="line-number"
          aria-pressed={selected}
          aria-label={name('inspector.explain', { n: number, field: key })}
          onClick={onSelect}
        >
          {number}
        </button>
      ) : (
        <span className="line-number">{number}</span>
      )}
      <span className="json-text">
        {line.tokens.map((item, index) => (
          <Token key={index} item={item} record={record} />
        ))}
      </span>
      {notes && spec && line.depth < 4 && (
        <span className="margin-note" translate="yes">
          <Text id={`field-note.${spec.note}`} />
        </span>
      )}
    </li>
  )
}

function Token({ item, record }: { readonly item: JsonToken; readonly record: WireRecord }) {
  switch (item.kind) {
    case 'key':
      return (
        <a
          className="json-key"
          href={fieldAt(record.message, item.path ?? '', record.revision).section.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {item.text}
        </a>
      )
    case 'fold':
      return (
        <span className="fold">
          <Text id="inspector.folded" args={{ n: item.count ?? 0 }} />
        </span>
      )
    case 'value':
      return (
        <span className={item.path === 'result.isError' && item.text === 'true' ? 'json-value is-failed' : 'json-value'}>{item.text}</span>
      )
    case 'mark':
      return <span className="json-mark">{item.text}</span>
  }
}

function Detail({ field, number, record }: { readonly field: string; readonly number: number; readonly record: WireRecord }) {
  const name = useName()
  const { note, section } = fieldAt(record.message, field, record.revision)
  return (
    <div className="field-detail">
      <p className="field-name">
        <Code>{fieldName(field)}</Code>
        <small>
          <Text id="inspector.line" args={{ n: number }} />
        </small>
      </p>
      <div>
        <p>
          <Text id={`field-says.${note}`} />
        </p>
        <p>
          <a href={section.url} target="_blank" rel="noopener noreferrer" lang="en">
            {section.label} <Icon name="out" />
            <span className="hidden-text">({name('inspector.newTab')})</span>
          </a>
        </p>
      </div>
    </div>
  )
}

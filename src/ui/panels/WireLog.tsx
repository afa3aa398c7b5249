// The wire log: every message in order, each a button that goes to its frame.
import { memo } from 'react'
import type { JsonRpcMessage } from '../../protocol/jsonrpc.ts'
import { isError, isNotification, isRequest, isResult } from '../../protocol/jsonrpc.ts'
import { own, stringAt } from '../../protocol/json.ts'
import { textOf } from '../../protocol/mcp.ts'
import type { WireRecord } from '../../run/records.ts'
import { useCoveringStop, useLab, usePrepared, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Method } from '../text/Method.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Panel } from './Panel.tsx'
import { useShownMessages } from './shownMessages.ts'

export function WireLog() {
  const { store, move } = useSession()
  const { run } = usePrepared()
  const { messages, selected, covered } = useShownMessages()
  const asking = useCoveringStop() !== undefined
  const view = useLab((state) => state.view)
  return (
    <Panel
      className="log"
      title={<Text id="log.title" />}
      note={<Text id="log.count" args={{ n: messages.length }} />}
      tools={
        <button
          type="button"
          className="button is-quiet panel-tool"
          onClick={() => store.setState({ view: view === 'wire' ? 'full' : 'wire' })}
        >
          <Text id={view === 'wire' ? 'log.stageView' : 'log.wireView'} />
        </button>
      }
    >
      {messages.length === 0 ? (
        <p className="empty">
          <Icon name="none" />
          <span>
            <b>
              <Text id="log.empty" />
            </b>{' '}
            {!asking && <Text id={run.wire.length === 0 ? 'log.emptyOff' : 'log.emptyYet'} />}
          </span>
        </p>
      ) : (
        <>
          <div className="lanes" aria-hidden="true">
            <span>
              <Text id="log.client" />
            </span>
            <span>
              <Text id="log.server" />
            </span>
          </div>
          <ol className="messages">
            {messages.map((record) => (
              <Message
                key={record.number}
                record={record}
                selected={record === selected}
                onOpen={() => {
                  if (!move({ type: 'SEEK', to: record.frame })) return
                  store.setState({ message: record.number, field: undefined, said: undefined })
                }}
              />
            ))}
          </ol>
        </>
      )}
      {covered && (
        <p className="foot">
          <Text id="log.asked" />
        </p>
      )}
    </Panel>
  )
}

interface MessageProps {
  readonly record: WireRecord
  readonly selected: boolean
  readonly onOpen: () => void
}

const Message = memo(
  function Message({ record, selected, onOpen }: MessageProps) {
    const name = useName()
    const { message, dir } = record
    const notification = isNotification(message)
    const request = isRequest(message) || notification
    const bad = isError(message) || (isResult(message) && message.result['isError'] === true)
    return (
      <li className={`message ${request ? 'is-request' : 'is-response'}${selected ? ' is-selected' : ''}${bad ? ' is-error' : ''}`}>
        <button type="button" aria-current={selected ? 'true' : undefined} onClick={onOpen}>
          <span className="message-number">{record.number}</span>
          <span className="arrow">
            <span className="hidden-text">{name(dir === 'C>S' ? 'log.toServer' : 'log.toClient')}</span>
          </span>
          <span className="message-method">
            <Method name={'method' in message ? message.method : isError(message) ? 'error' : 'result'} />
          </span>
          <span className="message-id">{notification ? <Text id="log.noId" /> : <Code>{String(record.wireId)}</Code>}</span>
          <span className="message-gist">
            <Gist message={message} />
          </span>
        </button>
      </li>
    )
  },
  (before, after) => before.record === after.record && before.selected === after.selected,
)

export function Gist({ message }: { readonly message: JsonRpcMessage }) {
  if (isNotification(message)) return <Text id="gist.notification" />
  if (isRequest(message)) {
    if (message.method === 'server/discover') return <Text id="gist.discover" />
    if (message.method === 'tools/list') return <Text id="gist.list" />
    if (message.method === 'initialize') return <Code>{stringAt(message.params, 'protocolVersion')}</Code>
    if (message.method !== 'tools/call') return null
    return <Code>{`${stringAt(message.params, 'name')} ${JSON.stringify(message.params['arguments'])}`}</Code>
  }
  if (isError(message)) {
    return (
      <>
        <Icon name="error" /> <Code>{`${message.error.code}`}</Code>
      </>
    )
  }
  if (!isResult(message)) return null
  const tools = own(message.result, 'tools')
  const versions = own(message.result, 'supportedVersions')
  if (Array.isArray(tools)) return <Code>{tools.map((tool) => stringAt(tool, 'name')).join(', ')}</Code>
  const session = own(message.result, 'protocolVersion')
  if (typeof session === 'string') return <Code>{session}</Code>
  if (Array.isArray(versions)) return <Code>{versions.join(', ')}</Code>
  if (message.result['isError'] === true) {
    return (
      <>
        <Icon name="error" /> <Code>isError: true</Code>
      </>
    )
  }
  return <Code>{textOf(message.result)}</Code>
}

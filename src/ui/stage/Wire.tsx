// Between host and server: the frontier, the message on its way, and the captions of a finished exchange.
import type { Args } from '../../locales/i18n.ts'
import { own, stringAt } from '../../protocol/json.ts'
import { isError, isNotification, isRequest, isResult } from '../../protocol/jsonrpc.ts'
import type { Frame } from '../../run/frame.ts'
import type { WireRecord } from '../../run/records.ts'
import { Icon } from '../icons.tsx'
import { Method } from '../text/Method.tsx'
import { Code, Text } from '../text/Rich.tsx'
import type { Motion } from './motion.ts'
import { Asked, Port } from './Parts.tsx'
import { Traveller } from './Traveller.tsx'
import type { StageView } from './view.ts'
import { letterOf } from './view.ts'

interface Props {
  readonly view: StageView
  readonly motion: Motion
}

export function Wire({ view, motion }: Props) {
  const { frame, asked, message, captions } = view
  const covered = asked.includes('wire') && frame.actor === 'host'
  const soFar = letterOf(asked, 'wireSoFar')
  const total: Args = { n: frame.counts.wire }
  return (
    <section className="wire" part="wire">
      <div className="frontier">
        <p className="frontier-label">
          <b>
            <Text id="boundary.title" />
          </b>{' '}
          <span>
            <Text id="boundary.note" />
          </span>
        </p>
      </div>
      <p className="wire-total">
        <span>{soFar === undefined ? <Text id="boundary.messages" args={total} /> : <Asked letter={soFar} />}</span>
      </p>
      <Port name="wire-start" className="wire-port-start" />
      <Port name="wire-end" className="wire-port-end" />
      {covered && (
        <p className="wire-asked">
          <Asked letter={letterOf(asked, 'wire')}>
            <Text id="boundary.asked" />
          </Asked>
        </p>
      )}
      {message && <Envelope key={frame.index} view={view} motion={motion} record={message} />}
      {captions.map((record) => (
        <Caption key={record.number} record={record} />
      ))}
    </section>
  )
}

/** Where a message rests in a frame, in em from mid-wire, and where it came from when time runs forwards. */
interface Rest {
  readonly from: number
  readonly to: number
}
const atTheTool: Readonly<Record<string, Rest>> = {
  executing: { from: 0, to: 1.2 },
  rejecting: { from: 0, to: 1.2 },
  returning: { from: 1.2, to: 0 },
}
const restOf = (leaf: string, dir: WireRecord['dir']): Rest => atTheTool[leaf] ?? { from: dir === 'C>S' ? -11 : 9, to: 0 }

function Envelope({ view, motion, record }: Props & { readonly record: WireRecord }) {
  const { message } = record
  const rest = restOf(view.frame.leaf, record.dir)
  const next = view.run.frames[view.frame.index + 1]
  const from = motion.move === 'back' ? (atTheTool[next?.leaf ?? '']?.to ?? (next && isMoved(next) ? 0 : -11)) : rest.from
  const notification = isNotification(message)
  const request = isRequest(message) || notification
  const bad = isError(message) || (isResult(message) && message.result['isError'] === true)
  const covered = { id: view.asked.includes('requestId'), name: view.asked.includes('wireTool') }
  return (
    <Traveller
      className={`envelope ${request ? 'is-request' : 'is-response'}${bad ? ' is-error' : ''}`}
      from={from}
      to={rest.to}
      motion={motion}
    >
      <div className="envelope-inside">
        <p className="envelope-kind">
          {!request && <Icon name="left" />}
          <Text id={notification ? 'envelope.notification' : request ? 'envelope.request' : 'envelope.response'} />
          {request && <Icon name="right" />}
        </p>
        <p className="envelope-title">
          <Method name={'method' in message ? message.method : isError(message) ? 'error' : 'result'} />
        </p>
        {!notification && (
          <EnvelopeLine name="id">
            {covered.id ? <Asked letter={letterOf(view.asked, 'requestId')} /> : <Code>{String(record.wireId)}</Code>}
          </EnvelopeLine>
        )}
        {isRequest(message) && record.callId !== undefined && (
          <>
            <EnvelopeLine name="name">
              {covered.name ? (
                <Asked letter={letterOf(view.asked, 'wireTool')} />
              ) : (
                <Code className={isLeak(view) ? 'leak' : ''}>{stringAt(message.params, 'name')}</Code>
              )}
            </EnvelopeLine>
            <EnvelopeLine name="args">
              <Code>{JSON.stringify(message.params['arguments'])}</Code>
            </EnvelopeLine>
          </>
        )}
        {!request && <Verdict record={record} />}
      </div>
    </Traveller>
  )
}

const isMoved = ({ trace }: Frame): boolean => trace.some(({ type }) => type === 'wire.sent' || type === 'wire.received')

const isLeak = ({ call, frame }: StageView): boolean =>
  call !== undefined && call.wireTools[0] === call.alias && frame.world.routes.get(call.alias)?.tool !== call.alias

function EnvelopeLine({ name, children }: { readonly name: 'id' | 'name' | 'args'; readonly children: React.ReactNode }) {
  return (
    <p className="envelope-line">
      <span>{name === 'id' ? <Code>id</Code> : <Text id={`envelope.${name}`} />}</span> {children}
    </p>
  )
}

/** What a reply says about success: its code, its flag, or nothing when it is no tool result. */
function Verdict({ record: { message, callId } }: { readonly record: WireRecord }) {
  if (isError(message)) {
    return (
      <p className="verdict">
        <Icon name="error" /> <Code>{String(message.error.code)}</Code>
      </p>
    )
  }
  if (!isResult(message) || callId === undefined) return null
  const flag = own(message.result, 'isError') as boolean | undefined
  return (
    <p className="verdict">
      <Icon name={flag === true ? 'error' : 'check'} />{' '}
      {flag === undefined ? <Text id="envelope.noFlag" /> : <Code>{`isError: ${flag}`}</Code>}
    </p>
  )
}

function Caption({ record: { message } }: { readonly record: WireRecord }) {
  const request = isRequest(message)
  const flag = isResult(message) ? (own(message.result, 'isError') as boolean | undefined) : undefined
  const bad = isError(message) || flag === true
  return (
    <p className={`caption ${request ? 'is-request' : 'is-response'}${bad ? ' is-error' : ''}`}>
      <span>
        <Icon name={request ? 'right' : 'left'} />{' '}
        <Code>
          {request
            ? message.method
            : isError(message)
              ? `error ${message.error.code}`
              : flag === undefined
                ? 'result'
                : `result, isError: ${flag}`}
        </Code>
      </span>
    </p>
  )
}

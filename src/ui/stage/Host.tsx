// The host's plate: calls, dispatcher, pool, its own executor and its MCP client.
import { memo } from 'react'
import { token } from '../../locales/i18n.ts'
import { Heading } from '../text/Heading.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Calls } from './Calls.tsx'
import { Dispatcher } from './Dispatcher.tsx'
import { Counter, Port, RoleTag } from './Parts.tsx'
import { Pool } from './Pool.tsx'
import type { Role, StageView } from './view.ts'
import { counterOf, roleOf } from './view.ts'

export function Host({ view }: { readonly view: StageView }) {
  const local = roleOf(view, 'local')
  return (
    <section className="plate host" part="lane">
      <Head />
      <Calls view={view} />
      <Dispatcher view={view} />
      <Pool view={view} />
      <section className={`executor-box local-executor${local ? ' is-active' : ''}`}>
        <Port name="local-in" className="port-in" />
        <Port name="local-back" className="port-back" />
        <RoleTag role={local} />
        <Heading depth={4}>
          <Text id="local.title" />
        </Heading>
        <Counter which="local" {...counterOf(view, 'local')} />
      </section>
      <ClientBox {...clientOf(view)} role={roleOf(view, 'client')} />
    </section>
  )
}

const Head = memo(function Head() {
  return (
    <header className="plate-head">
      <Heading depth={3}>
        <Text id="host.title" />
      </Heading>{' '}
      <p>
        <Text id="host.note" />
      </p>
    </header>
  )
})

/** What the client does: the key of its sentence, and what that sentence names. */
interface ClientState {
  readonly id: string | undefined
  readonly says: string
  readonly request: string
  readonly call: string
  /** The other clients, by id. */
  readonly others: string
}

function clientOf({ frame, call, asked, client: at, others, connected }: StageView): ClientState {
  const client = at === undefined ? undefined : frame.world.clients.get(at)
  if (!client) {
    const says = frame.world.configured.size > 0 ? 'client.none' : 'client.absent'
    return { id: undefined, says, request: '', call: '', others: others.join(', ') }
  }
  const pending = [...client.pending.keys()].at(-1)
  const state = { id: client.id, request: String(pending ?? ''), call: call?.callId ?? '', others: others.join(', ') }
  if (!connected && pending === undefined) return { ...state, says: 'client.closed' }
  if (pending !== undefined) {
    if (!call) return { ...state, says: 'client.waitingOwn' }
    return asked.includes('requestId') ? { ...state, request: '', says: 'client.asked' } : { ...state, says: 'client.waiting' }
  }
  const answered = call?.requestIds.at(-1)
  const matched = answered !== undefined && (frame.leaf === 'observing' || frame.leaf === 'returning')
  return matched ? { ...state, request: String(answered), says: 'client.matched' } : { ...state, call: '', says: 'client.idle' }
}

const ports = ['client-in', 'client-out', 'client-top', 'client-bottom', 'client-back']

const ClientBox = memo(function ClientBox({ id, says, request, call, others, role }: ClientState & { readonly role: Role | undefined }) {
  const state = id === undefined ? ' is-absent' : role ? ' is-active' : ''
  return (
    <section className={`executor-box client${state}`}>
      {id !== undefined && ports.map((port) => <Port key={port} name={port} className={port} />)}
      <RoleTag role={role} />
      <Heading depth={4}>
        <Text id="client.title" /> {id !== undefined && <Code>{id}</Code>}
      </Heading>
      <p>
        <Text id={says} args={{ request: token(request), call: token(call) }} />
        {others !== '' && (
          <span className="quiet">
            {' '}
            <Text id="client.others" args={{ names: token(others) }} />
          </span>
        )}
      </p>
    </section>
  )
})

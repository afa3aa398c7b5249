// The host's plate: calls, dispatcher, pool, its own executor and its MCP client.
import type { WireId } from '../../protocol/ids.ts'
import { token } from '../../locales/i18n.ts'
import { Code, Text } from '../text/Rich.tsx'
import { Calls } from './Calls.tsx'
import { Dispatcher } from './Dispatcher.tsx'
import type { Motion } from './motion.ts'
import { Counter, Port, RoleTag, isActive } from './Parts.tsx'
import { Pool } from './Pool.tsx'
import type { StageView } from './view.ts'

interface Props {
  readonly view: StageView
  readonly motion: Motion
}

export function Host({ view, motion }: Props) {
  return (
    <section className="plate host">
      <header className="plate-head">
        <h3>
          <Text id="host.title" />
        </h3>{' '}
        <p>
          <Text id="host.note" />
        </p>
      </header>
      <Calls view={view} motion={motion} />
      <Dispatcher view={view} />
      <Pool view={view} motion={motion} />
      <section className={`executor-box local-executor${isActive(view, 'local') ? ' is-active' : ''}`}>
        <Port name="local-in" className="port-in" />
        <Port name="local-back" className="port-back" />
        <RoleTag view={view} place="local" />
        <h4>
          <Text id="local.title" />
        </h4>
        <Counter view={view} motion={motion} which="local" />
      </section>
      <ClientBox view={view} />
    </section>
  )
}

function ClientBox({ view }: { readonly view: StageView }) {
  const { frame } = view
  const client = [...frame.world.clients.values()][0]
  if (!client) {
    return (
      <section className="executor-box client is-absent">
        <h4>
          <Text id="client.title" />
        </h4>
        <p>
          <Text id="client.absent" />
        </p>
      </section>
    )
  }
  return (
    <section className={`executor-box client${isActive(view, 'client') ? ' is-active' : ''}`}>
      {['client-in', 'client-out', 'client-top', 'client-bottom', 'client-back'].map((port) => (
        <Port key={port} name={port} className={port} />
      ))}
      <RoleTag view={view} place="client" />
      <h4>
        <Text id="client.title" /> <Code>{client.id}</Code>
      </h4>
      <p>
        <Waiting view={view} pending={[...client.pending.keys()].at(-1)} />
      </p>
    </section>
  )
}

function Waiting({ view, pending }: { readonly view: StageView; readonly pending: WireId | undefined }) {
  const { call, frame } = view
  if (pending !== undefined) {
    if (call && view.asked.includes('requestId')) return <Text id="client.asked" args={{ call: token(call.callId) }} />
    const request = token(String(pending))
    return call ? (
      <Text id="client.waiting" args={{ request, call: token(call.callId) }} />
    ) : (
      <Text id="client.waitingOwn" args={{ request }} />
    )
  }
  const request = call?.requestIds.at(-1)
  if (call && request !== undefined && (frame.leaf === 'observing' || frame.leaf === 'returning')) {
    return <Text id="client.matched" args={{ request: token(String(request)), call: token(call.callId) }} />
  }
  return <Text id="client.idle" />
}

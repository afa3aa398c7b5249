// The server's plate: its counter, its data, and its tools in line with the pool rows that lead to them.
import { memo } from 'react'
import { token } from '../../locales/i18n.ts'
import { own } from '../../protocol/json.ts'
import type { Frame } from '../../run/frame.ts'
import type { CallRecord } from '../../run/records.ts'
import type { ServerView } from '../../run/server.ts'
import { serverAlone, serversAt } from '../../run/server.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Counter, Port, RoleTag } from './Parts.tsx'
import type { Role, StageView } from './view.ts'
import { counterOf, roleOf } from './view.ts'

export function Server({ view }: { readonly view: StageView }) {
  const { frame, connected, call, client } = view
  const servers = useServers(frame)
  const server = servers.find(({ id }) => id === client) ?? servers[0]
  if (!server) return null
  const here = call?.executor === 'server' && (call.wireClients.at(-1) ?? server.id) === server.id
  const reached = here && call.ranAt !== undefined && call.ranAt <= frame.index
  const refused = here && call.refusedAt !== undefined && call.refusedAt <= frame.index
  const role = roleOf(view, 'server')
  const others = servers.filter(({ id }) => id !== server.id).map(({ id }) => nameOf(frame, id))
  return (
    <section className={`plate server${connected ? '' : ' is-away'}${role ? ' is-active' : ''}`} part="lane">
      <Head id={server.id} name={nameOf(frame, server.id)} connected={connected} others={others.join(', ')} />
      <RoleTag role={role} />
      {connected && (
        <>
          <Port name="server-in" className="server-in" />
          <Port name="server-top" className="server-top" />
        </>
      )}
      <Counter which="external" {...counterOf(view, 'external')} />
      <div className="server-body">
        <Entries entries={server.entries} missing={reached ? missing(call, server) : undefined} />
        <Tools
          tools={server.tools}
          on={reached ? call.wireTools[0] : undefined}
          role={reached ? roleOf(view, 'tool') : undefined}
          refused={refused ? call.wireTools[0] : undefined}
        />
      </div>
    </section>
  )
}

/** What the host calls it; a server that the host does not know goes by its own id. */
const nameOf = ({ world }: Frame, id: string): string => world.configured.get(id)?.name ?? id

interface HeadProps {
  readonly id: string
  readonly name: string
  readonly connected: boolean
  /** The other servers, by name. */
  readonly others: string
}

const Head = memo(function Head({ id, name, connected, others }: HeadProps) {
  return (
    <header className="plate-head">
      <Heading depth={3}>
        {/* a name that a learner gave is shown as it is */}
        <Text id="server.title" args={{ server: token(name === id ? name.charAt(0).toUpperCase() + name.slice(1) : name) }} />
      </Heading>{' '}
      <p>
        <Text id={connected ? 'server.note' : 'server.away'} />
        {others !== '' && (
          <span className="server-others">
            <Text id="server.others" args={{ names: token(others) }} />
          </span>
        )}
      </p>
    </header>
  )
})

interface EntriesProps {
  readonly entries: ServerView['entries']
  /** A key that was looked up and not found: it stands in claret under the entries. */
  readonly missing: string | undefined
}

const Entries = memo(function Entries({ entries, missing: key }: EntriesProps) {
  if (entries.length === 0 && key === undefined) return null
  return (
    <section className="block server-notes">
      <Heading depth={4}>
        <Text id="server.data" />
      </Heading>
      <ul>
        {entries.map((entry) => (
          <li key={entry.key}>
            <Code>{entry.key}</Code> <span>{entry.title}</span>
          </li>
        ))}
        {key !== undefined && (
          <li className="is-missing">
            <Code>{key === '' ? '""' : key}</Code>{' '}
            <span>
              <Icon name="cross" /> <Text id="server.missing" />
            </span>
          </li>
        )}
      </ul>
    </section>
  )
})

interface ToolsProps {
  readonly tools: ServerView['tools']
  /** The tool that ran, and whether it is the receiver of this frame. */
  readonly on: string | undefined
  readonly role: Role | undefined
  /** A name that the server turned away. */
  readonly refused: string | undefined
}

const Tools = memo(function Tools({ tools, on, role, refused }: ToolsProps) {
  return (
    <section className="block server-tools">
      <Heading depth={4}>
        <Text id="server.tools" />
      </Heading>
      <ul>
        {refused !== undefined && (
          <li className="is-missing">
            <Code>{refused}</Code>{' '}
            <span>
              <Icon name="cross" /> <Text id="server.noTool" />
            </span>
          </li>
        )}
        {tools.map(({ name, parameters }, index) => (
          <li key={index} className={name === on ? 'is-on' : undefined}>
            <Code>{name}</Code> <Code className="quiet">{parameters.join(', ')}</Code>
            {name === on && <RoleTag role={role} />}
          </li>
        ))}
      </ul>
    </section>
  )
})

/** The key of a look-up that failed, if it is none of the server's. */
function missing(call: CallRecord, { entries, keyedBy }: ServerView): string | undefined {
  if (call.reply !== 'failed' || keyedBy === undefined) return undefined
  const key = own(JSON.parse(call.args), keyedBy)
  return typeof key === 'string' && !entries.some((entry) => entry.key === key) ? key : undefined
}

/** With an integration off the host's world holds no server; the plate shows the one it could connect to. */
function useServers(frame: Frame): readonly ServerView[] {
  const { lesson } = useSession()
  const inputs = useLab((state) => state.inputs)
  const known = serversAt(frame)
  return known.length > 0 ? known : lesson.neighbours(inputs).map(serverAlone)
}

// The server's plate: its counter, its data, and its tools in line with the pool rows that lead to them.
import { token } from '../../locales/i18n.ts'
import type { Frame } from '../../run/frame.ts'
import type { ServerView } from '../../run/server.ts'
import { serverAlone, serversAt } from '../../run/server.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Code, Text } from '../text/Rich.tsx'
import type { Motion } from './motion.ts'
import { Counter, Port, RoleTag, isActive } from './Parts.tsx'
import type { StageView } from './view.ts'

interface Props {
  readonly view: StageView
  readonly motion: Motion
}

export function Server({ view, motion }: Props) {
  const { frame, connected } = view
  const server = useServer(frame)
  const reached = view.call?.ranAt !== undefined && view.call.ranAt <= frame.index && view.call.executor === 'server'
  const refused = view.call?.refusedAt !== undefined && view.call.refusedAt <= frame.index
  const tool = reached ? view.call?.wireTools[0] : undefined
  return (
    <section className={`plate server${connected ? '' : ' is-away'}${isActive(view, 'server') ? ' is-active' : ''}`}>
      <header className="plate-head">
        <h3>
          <Text id="server.title" args={{ server: capital(server.id) }} />
        </h3>{' '}
        <p>
          <Text id={connected ? 'server.note' : 'server.away'} />
        </p>
      </header>
      <RoleTag view={view} place="server" />
      {connected && (
        <>
          <Port name="server-in" className="server-in" />
          <Port name="server-top" className="server-top" />
        </>
      )}
      <Counter view={view} motion={motion} which="external" />
      <div className="server-body">
        <section className="block server-notes">
          <h4>
            <Text id="server.notes" />
          </h4>
          <ul>
            {server.entries.map(({ key, title }) => (
              <li key={key}>
                <Code>{key}</Code> <span>{title}</span>
              </li>
            ))}
            {reached && <Missing view={view} keys={server.entries.map(({ key }) => key)} />}
          </ul>
        </section>
        <section className="block server-tools">
          <h4>
            <Text id="server.tools" />
          </h4>
          <ul>
            {refused && (
              <li className="is-missing">
                <Code>{view.call?.wireTools[0] ?? ''}</Code>{' '}
                <span>
                  <Icon name="cross" /> <Text id="server.noTool" />
                </span>
              </li>
            )}
            {server.tools.map(({ name, parameters }) => (
              <li key={name} className={name === tool ? 'is-on' : undefined}>
                <Code>{name}</Code> <Code className="quiet">{parameters.join(', ')}</Code>
                {name === tool && <RoleTag view={view} place="tool" />}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}

/** A look-up that found nothing: the key stands in claret under the entries. */
function Missing({ view: { call }, keys }: { readonly view: StageView; readonly keys: readonly string[] }) {
  if (call?.reply !== 'failed') return null
  const [key = ''] = Object.values(JSON.parse(call.args) as Record<string, string>)
  if (keys.includes(key)) return null
  return (
    <li className="is-missing">
      <Code>{key === '' ? '""' : key}</Code>{' '}
      <span>
        <Icon name="cross" /> <Text id="server.missing" />
      </span>
    </li>
  )
}

/** With the integration off the host's world holds no server; the plate shows the one it could connect to. */
function useServer(frame: Frame): ServerView {
  const { lesson } = useSession()
  const inputs = useLab((state) => state.inputs)
  return serversAt(frame)[0] ?? serverAlone(lesson.neighbour(inputs))
}

const capital = (id: string) => token(id.charAt(0).toUpperCase() + id.slice(1))

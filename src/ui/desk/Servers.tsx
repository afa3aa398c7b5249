// `/mcp`: the servers that the host knows, and how each is connected.
import { token } from '../../locales/i18n.ts'
import { serversOn } from '../../run/desk.ts'
import { usePrepared } from '../../session/react.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'

type State = ReturnType<typeof serversOn>[number]['state']
const icons: Record<State, IconName> = { known: 'ring', opening: 'wait', connected: 'check', closed: 'none', failed: 'cross' }

export function Servers({ index }: { readonly index: number }) {
  const { run } = usePrepared()
  const name = useName()
  const label = (column: string) => ({ 'data-label': name(`servers.${column}`) })
  return (
    <div className="desk-scroll">
      <table className="desk-table">
        <thead>
          <tr>
            {['name', 'state', 'client', 'era', 'command'].map((column) => (
              <th key={column} scope="col">
                <Text id={`servers.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {serversOn(run, index).map(({ id, name: called, client, state, command, listed, revision, verdict }) => (
            <tr key={id}>
              <th scope="row">
                <Code>{called}</Code>
              </th>
              <td {...label('state')}>
                <Icon name={icons[state]} /> <Text id={`servers.state.${state}`} args={{ n: listed }} />
                {verdict?.failure !== undefined && (
                  <span className="desk-why">
                    {' '}
                    <Text id="servers.failure" args={{ why: token(verdict.failure) }} />
                  </span>
                )}
              </td>
              <td {...label('client')}>{client === undefined ? <Text id="servers.noClient" /> : <Code>{client}</Code>}</td>
              <td {...label('era')}>
                {verdict === undefined ? (
                  <Text id="servers.noEra" />
                ) : (
                  <>
                    <Text id={`servers.era.${verdict.era}`} /> {verdict.era !== 'none' && revision !== undefined && <Code>{revision}</Code>}
                    {verdict.probe !== 'not-probed' && (
                      <span className="desk-why">
                        {' '}
                        <Text id={`servers.probe.${verdict.probe}`} />
                      </span>
                    )}
                  </>
                )}
              </td>
              <td {...label('command')}>{command === undefined ? <Text id="servers.inProcess" /> : <Code>{command}</Code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

// `/tools`: every tool the host has heard of, with the word behind its description and the reason why it is in or out.
import { token } from '../../locales/i18n.ts'
import { toolsOn } from '../../run/desk.ts'
import { usePrepared } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'

type Tool = ReturnType<typeof toolsOn>[number]

export function Tools({ index }: { readonly index: number }) {
  const { run } = usePrepared()
  return (
    <>
      <div className="desk-scroll">
        <table className="desk-table">
          <thead>
            <tr>
              {['alias', 'from', 'description', 'hints', 'fate'].map((column) => (
                <th key={column} scope="col">
                  <Text id={`tools.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toolsOn(run, index).map((tool, at) => (
              <Row key={at} tool={tool} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="foot">
        <Text id="tools.foot" />
      </p>
    </>
  )
}

function Row({ tool: { alias, server, tool, description, mark, hints, fate, holder, limit } }: { readonly tool: Tool }) {
  const name = useName()
  const label = (column: string) => ({ 'data-label': name(`tools.${column}`) })
  const kept = fate === 'in-pool'
  return (
    <tr className={kept ? undefined : 'is-left-out'}>
      <th scope="row">
        <Code>{alias}</Code>
      </th>
      <td {...label('from')}>{server === undefined ? <Text id="tools.builtin" /> : <Code>{`${server}/${tool}`}</Code>}</td>
      <td {...label('description')}>
        <span lang="en">{description}</span>
      </td>
      <td {...label('hints')}>{mark === undefined ? <Text id="tools.own" /> : <Hints hints={hints} mark={mark} />}</td>
      <td {...label('fate')}>
        <Icon name={kept ? 'check' : 'cross'} />{' '}
        <Text id={`tools.fate.${fate}`} args={{ holder: token(holder ?? ''), n: alias.length, limit }} />
      </td>
    </tr>
  )
}

function Hints({ hints, mark }: { readonly hints: Tool['hints']; readonly mark: NonNullable<Tool['mark']> }) {
  const given = Object.entries(hints ?? {})
  return (
    <>
      {given.length === 0 ? <Text id="tools.noHints" /> : <Code>{given.map(([hint, value]) => `${hint}: ${value}`).join(', ')}</Code>}
      <span className="desk-why">
        {' '}
        <Text id="tools.mark" args={{ mark: token(mark) }} />
      </span>
    </>
  )
}

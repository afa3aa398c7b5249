// The tool pool: what the model sees, who executes it, and the server's own name for it. Rows keep one height.
import { Fragment, memo } from 'react'
import { token } from '../../locales/i18n.ts'
import type { PoolRow } from '../../run/select.ts'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Asked, ChangeBar, Port, RoleTag } from './Parts.tsx'
import type { StageView } from './view.ts'
import { letterOf, roleOf } from './view.ts'

export function Pool({ view }: { readonly view: StageView }) {
  const { rows, frame, call, decided, ghost } = view
  const letter = letterOf(view.asked, 'poolSize')
  const role = roleOf(view, 'pool')
  const fresh = frame.trace.flatMap((item) => (item.type === 'tools.registered' || item.type === 'pool.filled' ? item.names : []))
  const onRoute = decided && ghost === undefined ? call?.alias : undefined
  const others = rows.length - 1
  return (
    <section className={`pool block${role ? ' is-active' : ''}`} part="pool">
      <RoleTag role={role} />
      <Title size={letter === undefined ? rows.length : undefined} scope={frame.world.current?.call.scope} />
      {letter !== undefined ? (
        <p className="covered">
          <Asked letter={letter}>
            <Text id="pool.asked" />
          </Asked>
        </p>
      ) : (
        <table>
          <Columns />
          <tbody>
            {rows.map(({ alias, entry, route }, index) => (
              <Row
                key={alias}
                alias={alias}
                entry={entry}
                route={route}
                index={index}
                on={alias === onRoute}
                fresh={fresh.includes(alias)}
                bar={fresh[0] === alias ? fresh.length : 0}
                stopped={alias === onRoute && call?.stoppedAt !== undefined}
              />
            ))}
            {ghost !== undefined && (
              <tr className="ghost">
                <td colSpan={3}>
                  <Port name="row-ghost" />
                  <Icon name="cross" /> <Text id="pool.ghost" args={{ alias: token(ghost) }} />
                </td>
              </tr>
            )}
            {onRoute !== undefined && others > 0 && (
              <tr className="others">
                <td colSpan={3}>
                  <Text id="pool.more" args={{ n: others }} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface TitleProps {
  readonly size: number | undefined
  /** Whose pool it is, where it is not the lead's. */
  readonly scope: string | undefined
}

const Title = memo(function Title({ size, scope }: TitleProps) {
  return (
    <Heading depth={4}>
      <Text id="pool.title" />{' '}
      {scope !== undefined && (
        <span className="scope">
          <Text id={`scope.${scope}`} />{' '}
        </span>
      )}
      {size !== undefined && (
        <span className="note">
          <Text id="pool.count" args={{ n: size }} />
        </span>
      )}
    </Heading>
  )
})

const Columns = memo(function Columns() {
  return (
    <thead>
      <tr>
        {['alias', 'executor', 'own'].map((column) => (
          <th key={column} scope="col">
            <Text id={`pool.${column}`} />
          </th>
        ))}
      </tr>
    </thead>
  )
})

interface RowProps extends PoolRow {
  readonly index: number
  readonly on: boolean
  readonly fresh: boolean
  /** The first of the fresh rows carries one bar for all of them: over how many rows. */
  readonly bar: number
  /** The call's track ends at this row. */
  readonly stopped: boolean
}

const Row = memo(function Row({ alias, entry, route, index, on, fresh, bar, stopped }: RowProps) {
  const name = useName()
  const place = entry.origin.server === undefined ? 'local' : 'external'
  return (
    <tr className={`row is-${place}${on ? ' is-on' : ''}${fresh ? ' is-fresh' : ''}${stopped ? ' is-stopped' : ''}`}>
      <td>
        {bar > 0 && <ChangeBar rows={bar} />}
        <Port name={`row-${index}-in`} />
        <code lang="en" translate="no">
          {alias.split(/(?<=__|\.)/).map((part, at) => (
            <Fragment key={at}>
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </code>
      </td>
      <td>
        <span className="executor">
          <Icon name={place} />
          {route?.executor === 'server' ? (
            <Text id="pool.client" args={{ client: token(route.client) }} />
          ) : (
            <Text id={route ? 'pool.local' : 'pool.noRoute'} />
          )}
        </span>
      </td>
      <td className="own-name">
        <span className="own-label">{name('pool.ownShort')} </span>
        {entry.origin.server === undefined ? (
          <span className="quiet">
            <Text id="pool.none" />
          </span>
        ) : (
          <Code>{entry.origin.tool}</Code>
        )}
        <Port name={`row-${index}-out`} className="port-out" />
      </td>
    </tr>
  )
})

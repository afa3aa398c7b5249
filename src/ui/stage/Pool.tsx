// The tool pool: what the model sees, who executes it, and the server's own name for it. Rows keep one height.
import { m } from 'framer-motion'
import { token } from '../../locales/i18n.ts'
import type { PoolRow } from '../../run/select.ts'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import type { Motion } from './motion.ts'
import { Asked, ChangeBar, Port, RoleTag, isActive } from './Parts.tsx'
import type { StageView } from './view.ts'

interface Props {
  readonly view: StageView
  readonly motion: Motion
}

export function Pool({ view, motion }: Props) {
  const { rows, frame, call, decided, ghost } = view
  const covered = view.asked.includes('poolSize')
  const fresh = new Set(frame.trace.flatMap((item) => (item.type === 'tools.registered' || item.type === 'pool.filled' ? item.names : [])))
  const onRoute = decided && ghost === undefined ? call?.alias : undefined
  const others = rows.length - 1
  return (
    <section className={`pool block${isActive(view, 'pool') ? ' is-active' : ''}`}>
      <RoleTag view={view} place="pool" />
      <h4>
        <Text id="pool.title" />{' '}
        {!covered && (
          <span className="note">
            <Text id="pool.count" args={{ n: rows.length }} />
          </span>
        )}
      </h4>
      {covered ? (
        <p className="covered">
          <Asked view={view} field="poolSize">
            <Text id="pool.asked" />
          </Asked>
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              {['alias', 'executor', 'own'].map((column) => (
                <th key={column} scope="col">
                  <Text id={`pool.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row
                key={row.alias}
                row={row}
                index={index}
                on={row.alias === onRoute}
                fresh={fresh.has(row.alias)}
                bar={[...fresh][0] === row.alias ? fresh.size : 0}
                stopped={row.alias === onRoute && call?.stoppedAt !== undefined}
                motion={motion}
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

interface RowProps {
  readonly row: PoolRow
  readonly index: number
  readonly on: boolean
  readonly fresh: boolean
  /** The first of the fresh rows carries one bar for all of them: over how many rows. */
  readonly bar: number
  /** The call's track ends at this row. */
  readonly stopped: boolean
  readonly motion: Motion
}

function Row({ row: { alias, entry, route }, index, on, fresh, bar, stopped, motion }: RowProps) {
  const name = useName()
  const place = entry.origin.server === undefined ? 'local' : 'external'
  const [stem, rest] = alias.includes('.') ? [alias.slice(0, alias.indexOf('.') + 1), alias.slice(alias.indexOf('.') + 1)] : ['', alias]
  return (
    <m.tr
      className={`row is-${place}${on ? ' is-on' : ''}${fresh ? ' is-fresh' : ''}${stopped ? ' is-stopped' : ''}`}
      initial={motion.on && motion.move === 'forward' && fresh ? { opacity: 0 } : false}
      animate={{ opacity: 1 }}
      transition={motion.change}
    >
      <td>
        {bar > 0 && <ChangeBar motion={motion} rows={bar} />}
        <Port name={`row-${index}-in`} />
        <code lang="en" translate="no">
          {stem}
          <wbr />
          {rest}
        </code>
      </td>
      <td>
        <span className="executor">
          <Icon name={place} />
          {route ? (
            route.executor === 'local' ? (
              <Text id="pool.local" />
            ) : (
              <Text id="pool.client" args={{ client: token(route.client) }} />
            )
          ) : (
            <Text id="pool.noRoute" />
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
    </m.tr>
  )
}

// The two-id ledger: call ids on one side, request ids on the other, and which of them belong together.
import type { LedgerRow } from '../../run/records.ts'
import type { Run } from '../../run/run.ts'
import { callOf, ledgerAt } from '../../run/select.ts'
import { usePrepared } from '../../session/react.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Panel } from './Panel.tsx'
import { useUncovered } from './shownMessages.ts'

export function Ledger() {
  const { run } = usePrepared()
  const index = useUncovered()
  const rows = ledgerAt(run, index)
  return (
    <Panel className="ledger" title={<Text id="ledger.title" />} note={<Text id="ledger.note" />}>
      {rows.length === 0 ? (
        <p className="empty">
          <Icon name="none" /> <Text id="ledger.empty" />
        </p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Text id="ledger.call" />
              </th>
              <td />
              <th scope="col">
                <Text id="ledger.request" />
              </th>
              <th scope="col">
                <Text id="ledger.state" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.openedAt} row={row} run={run} index={index} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

type State = 'pending' | 'waiting' | 'settled' | 'failed' | 'cancelled'
const icons: Record<State, IconName> = { pending: 'wait', waiting: 'wait', settled: 'check', failed: 'cross', cancelled: 'none' }

function stateOf(row: LedgerRow, run: Run, index: number): State {
  const call = row.callId && callOf(run, row.callId)
  if (row.settledAt !== undefined && row.settledAt <= index) return call?.stoppedAt ? 'failed' : 'settled'
  if (row.cancelledAt !== undefined && row.cancelledAt <= index) return 'cancelled'
  return row.sentAt !== undefined && row.sentAt <= index ? 'pending' : 'waiting'
}

function Row({ row, run, index }: { readonly row: LedgerRow; readonly run: Run; readonly index: number }) {
  const state = stateOf(row, run, index)
  const call = row.callId && callOf(run, row.callId)
  const sent = row.sentAt !== undefined && row.sentAt <= index
  const changed = row.sentAt === index || row.cancelledAt === index || (row.settledAt === index && sent)
  const link = row.callId ? (sent ? 'is-full' : 'is-stub-start') : 'is-stub-end'
  return (
    <tr className={`${state === 'pending' ? 'is-pending' : ''}${changed ? ' is-changed' : ''}`}>
      <td>
        {changed && <span className="change-bar" aria-hidden="true" />}
        {row.callId ? (
          <Code className="call-id">{row.callId}</Code>
        ) : (
          <span className="quiet">
            <Text id="ledger.noCall" />
          </span>
        )}
      </td>
      <td className={`link ${link}`} aria-hidden="true">
        <span />
      </td>
      <td>
        {sent && row.wireId !== undefined ? (
          <Code>{String(row.wireId)}</Code>
        ) : (
          <span className="quiet">
            <Text id={call?.executor === 'local' ? 'ledger.inside' : state === 'failed' ? 'ledger.noneSent' : 'ledger.notSent'} />
          </span>
        )}
      </td>
      <td className="ledger-state">
        <Icon name={icons[state]} /> <Text id={`ledger.${state}`} />{' '}
        {changed && (
          <span className="changed-word">
            <Text id="ledger.changed" />
          </span>
        )}
      </td>
    </tr>
  )
}

// The ladder: how far the chosen call got, with the facts that separate the rungs.
import { token } from '../../locales/i18n.ts'
import type { CallRecord } from '../../run/records.ts'
import type { Position, Rung } from '../../run/select.ts'
import { RUNGS, callOf, positionAt } from '../../run/select.ts'
import { useLab, usePlayhead, usePrepared, useSession } from '../../session/react.tsx'
import { Segments } from '../controls/Segments.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Panel } from './Panel.tsx'

/** What each rung means for a call that ends there: messages, runs, author of the error. */
const facts: Record<Rung, readonly [wire: string, runs: string, by: 'host' | 'server' | 'nobody']> = {
  'not-in-pool': ['0', '0', 'host'],
  denied: ['0', '0', 'host'],
  'host-error': ['0', '0', 'host'],
  'sent-unsettled': ['1', '?', 'host'],
  'protocol-error': ['2', '0', 'server'],
  'ran-error': ['2', '1', 'server'],
  'ran-ok': ['2', '1', 'nobody'],
}

const INSIDE = RUNGS.slice(0, 3)
const OUTSIDE = RUNGS.slice(3)

export function Ladder() {
  const { store } = useSession()
  const { run } = usePrepared()
  const playhead = usePlayhead()
  const name = useName()
  const chosen = useLab((state) => state.call)
  const call = (chosen !== undefined && callOf(run, chosen)) || followed(run.calls, playhead)
  if (!call) return null
  const position = positionAt(call, playhead)
  const props = { call, position }
  return (
    <Panel
      className="ladder"
      title={<Text id="ladder.title" />}
      tools={
        <Segments
          label={name('ladder.call')}
          options={run.calls.map(({ callId }) => ({ value: String(callId), text: <Code>{callId}</Code> }))}
          value={String(call.callId)}
          onChoose={(value) => store.setState({ call: value })}
        />
      }
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="hidden-text">{name('ladder.rung')}</span>
            </th>
            <td />
            {['wire', 'runs', 'by'].map((column) => (
              <th key={column} scope="col">
                <Text id={`ladder.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Group
            icon="local"
            text="ladder.inside"
            {...(!position && { note: <Text id="ladder.notYet" args={{ call: token(call.callId) }} /> })}
            {...(position?.at === 'gates' && { note: <Text id="ladder.gates" args={{ call: token(call.callId) }} /> })}
          />
          {INSIDE.map((rung) => (
            <RungRow key={rung} rung={rung} {...props} />
          ))}
        </tbody>
        <tbody className="outside">
          <Group
            icon="external"
            text="ladder.outside"
            {...(position?.at === 'boundary' && {
              note: <Text id="ladder.boundary" args={{ call: token(call.callId) }} />,
            })}
          />
          {OUTSIDE.map((rung) => (
            <RungRow key={rung} rung={rung} {...props} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

/** The call at the playhead, else the last one that started, else the first. */
function followed(calls: readonly CallRecord[], index: number): CallRecord | undefined {
  return calls.findLast(({ routedAt }) => routedAt <= index) ?? calls[0]
}

function Group({ icon, text, note }: { readonly icon: IconName; readonly text: string; readonly note?: React.ReactNode }) {
  return (
    <tr className="rung-group">
      <th colSpan={5} scope="rowgroup">
        <Icon name={icon} /> <Text id={text} />
        {note && (
          <span className="rung-note">
            {' '}
            <Icon name="wait" /> {note}
          </span>
        )}
      </th>
    </tr>
  )
}

/** How many rungs lie behind a place. */
function reachedBy(at: Position['at']): number {
  if (at === 'boundary') return INSIDE.length
  return at === 'gates' ? 1 : RUNGS.indexOf(at)
}

interface RungProps {
  readonly rung: Rung
  readonly call: CallRecord
  readonly position: Position | undefined
}

function RungRow({ rung, call, position }: RungProps) {
  const number = RUNGS.indexOf(rung)
  const here = position?.at === rung
  const reached = position ? reachedBy(position.at) : -1
  const failed = here && position.ended && rung !== 'ran-ok'
  const local = call.executor === 'local'
  const skipped = local && number >= INSIDE.length && rung !== 'ran-ok' && !here
  const [wire, runs, by] = local && number >= INSIDE.length ? (['0', '1', rung === 'ran-ok' ? 'nobody' : 'host'] as const) : facts[rung]
  const state = [number < reached && !skipped ? 'is-past' : '', here ? 'is-here' : '', failed ? 'is-error' : ''].join(' ')
  return (
    <tr className={`rung ${state}`} aria-current={here ? 'true' : undefined}>
      <td className="rung-number">
        <span>{number + 1}</span>
      </td>
      <th scope="row">
        <Text id={`rung.${rung}`} />
        {here && <Pin call={call} ended={position.ended} failed={failed} />}
      </th>
      {skipped ? (
        <td colSpan={3} className="rung-na">
          <Text id="ladder.na" />
        </td>
      ) : (
        <>
          <td>{wire}</td>
          <td>{runs}</td>
          <td>
            <Text id={`ladder.by.${by}`} />
          </td>
        </>
      )}
    </tr>
  )
}

function Pin({ call, ended, failed }: { readonly call: CallRecord; readonly ended: boolean; readonly failed: boolean }) {
  return (
    <span className="pin">
      <Icon name={!ended ? 'wait' : failed ? 'cross' : 'check'} />{' '}
      <span>
        <Text id={ended ? 'ladder.ended' : 'ladder.here'} args={{ call: token(call.callId) }} />
      </span>
    </span>
  )
}

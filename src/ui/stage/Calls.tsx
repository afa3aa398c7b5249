// The preset calls with their observations, and who wrote each of them.
import type { Origin } from '../../protocol/trace.ts'
import { callOf } from '../../run/select.ts'
import { Icon } from '../icons.tsx'
import { Code, Text } from '../text/Rich.tsx'
import type { Motion } from './motion.ts'
import { Asked, ChangeBar, Port, RoleTag } from './Parts.tsx'
import type { StageView } from './view.ts'

interface Props {
  readonly view: StageView
  readonly motion: Motion
}

export function Calls({ view, motion }: Props) {
  return (
    <section className="calls block">
      <h4>
        <Text id="calls.title" />{' '}
        <span className="note">
          <span className="note-long">
            <Text id="calls.note" />
          </span>
          <span className="note-short">
            <Text id="calls.noteShort" />
          </span>
        </span>
      </h4>
      <ol>
        {view.frame.world.calls.map((call) => (
          <Call key={call.callId} call={call} view={view} motion={motion} />
        ))}
      </ol>
    </section>
  )
}

function Call({ call, view, motion }: Props & { readonly call: StageView['frame']['world']['calls'][number] }) {
  const { frame, run } = view
  const record = callOf(run, call.callId)
  const active = view.call?.callId === call.callId && frame.leaf !== 'finished'
  const observed = record?.observedAt !== undefined && record.observedAt <= frame.index
  const changed = active && (frame.leaf === 'routing' || frame.leaf === 'observing')
  const state = active ? 'is-active' : observed ? 'is-done' : 'is-waiting'
  return (
    <li className={`call ${state}`}>
      {changed && <ChangeBar motion={motion} />}
      <Port name={`call-${call.callId}`} />
      <Port name={`call-${call.callId}-back`} className="port-back" />
      <Code className="call-id">{call.callId}</Code>
      <span className="call-text">
        <Code>{`${call.alias}(${JSON.stringify(call.args)})`}</Code>
      </span>
      <span className="observation">
        {observed && record.observation ? (
          <Observed {...record.observation} dropped={record.reply === 'failed' && !record.observation.isError} />
        ) : (
          <Pending view={view} active={active} />
        )}
      </span>
      {active && <RoleTag view={view} place="call" />}
    </li>
  )
}

function Pending({ view, active }: { readonly view: StageView; readonly active: boolean }) {
  if (active && (view.asked.includes('errorAuthor') || view.asked.includes('isError'))) {
    return (
      <>
        <Asked view={view} field="errorAuthor">
          <Text id="field.errorAuthor" />
        </Asked>{' '}
        <Asked view={view} field="isError">
          <Text id="field.isError" />
        </Asked>
      </>
    )
  }
  return (
    <span className="quiet">
      <Text id="calls.none" />
    </span>
  )
}

interface ObservedProps {
  readonly text: string
  readonly isError: boolean
  readonly origin: Origin
  readonly dropped: boolean
}

function Observed({ text, isError, origin, dropped }: ObservedProps) {
  const inside = origin.by === 'local' || origin.by === 'host'
  const author = isError || dropped ? `by.${origin.by === 'local' ? 'host' : origin.by}` : undefined
  return (
    <span className={isError ? 'is-error' : undefined}>
      <Icon name={inside ? 'local' : 'external'} /> <Code className="observation-text">{text}</Code>{' '}
      {(isError || dropped) && (
        <span className={dropped ? 'flag is-dropped' : 'flag'}>
          {isError && <Icon name="error" />}
          <Code>{`isError: ${isError}`}</Code>
        </span>
      )}
      {author && (
        <span className="author">
          {' '}
          <Text id={author} />
          {dropped && (
            <>
              {'; '}
              <Text id="by.flag" />
            </>
          )}
        </span>
      )}
    </span>
  )
}

// The preset calls with their observations, and who wrote each of them.
import { memo } from 'react'
import type { Origin } from '../../protocol/trace.ts'
import type { CallRecord } from '../../run/records.ts'
import { callOf } from '../../run/select.ts'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { Code, Text } from '../text/Rich.tsx'
import { Asked, ChangeBar, Port, RoleTag } from './Parts.tsx'
import type { Role, StageView } from './view.ts'
import { letterOf, roleOf } from './view.ts'

export function Calls({ view }: { readonly view: StageView }) {
  const { frame, run } = view
  return (
    <section className="calls block">
      <Title />
      <ol>
        {frame.world.calls.map((call) => {
          const record = callOf(run, call.callId)
          const active = view.call?.callId === call.callId && frame.leaf !== 'finished'
          return (
            <Call
              key={call.callId}
              callId={call.callId}
              scope={call.scope}
              text={`${call.alias}(${JSON.stringify(call.args)})`}
              active={active}
              observed={record?.observedAt !== undefined && record.observedAt <= frame.index ? record : undefined}
              changed={active && (frame.leaf === 'routing' || frame.leaf === 'observing')}
              role={active ? roleOf(view, 'call') : undefined}
              asksAuthor={active ? letterOf(view.asked, 'errorAuthor') : undefined}
              asksFlag={active ? letterOf(view.asked, 'isError') : undefined}
            />
          )
        })}
      </ol>
    </section>
  )
}

const Title = memo(function Title() {
  return (
    <Heading depth={4}>
      <Text id="calls.title" />{' '}
      <span className="note">
        <span className="note-long">
          <Text id="calls.note" />
        </span>
        <span className="note-short">
          <Text id="calls.noteShort" />
        </span>
      </span>
    </Heading>
  )
})

interface CallProps {
  readonly callId: string
  /** The role that makes it, where it is not the lead. */
  readonly scope: string | undefined
  readonly text: string
  readonly active: boolean
  /** Its record once it has an observation. */
  readonly observed: CallRecord | undefined
  readonly changed: boolean
  readonly role: Role | undefined
  /** Letters of open questions about it. */
  readonly asksAuthor: string | undefined
  readonly asksFlag: string | undefined
}

const Call = memo(function Call({ callId, scope, text, active, observed, changed, role, asksAuthor, asksFlag }: CallProps) {
  const state = active ? 'is-active' : observed ? 'is-done' : 'is-waiting'
  return (
    <li className={`call ${state}`}>
      {changed && <ChangeBar />}
      <Port name={`call-${callId}`} />
      <Port name={`call-${callId}-back`} className="port-back" />
      <Code className="call-id">{callId}</Code>
      <span className="call-text">
        {scope !== undefined && (
          <span className="scope">
            <Text id={`scope.${scope}`} />{' '}
          </span>
        )}
        <Code>{text}</Code>
      </span>
      <span className="observation">
        {observed?.observation ? (
          <Observed {...observed.observation} dropped={observed.reply === 'failed' && !observed.observation.isError} />
        ) : asksAuthor !== undefined || asksFlag !== undefined ? (
          <>
            <Asked letter={asksAuthor}>
              <Text id="field.errorAuthor" />
            </Asked>{' '}
            <Asked letter={asksFlag}>
              <Text id="field.isError" />
            </Asked>
          </>
        ) : (
          <span className="quiet">
            <Text id="calls.none" />
          </span>
        )}
      </span>
      <RoleTag role={role} />
    </li>
  )
})

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

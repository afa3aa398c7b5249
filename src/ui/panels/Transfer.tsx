// The task at the end: say first what a change adds, then make it. Whether it is done is read from the run.
import { useId } from 'react'
import type { Transfer as Task, TransferField } from '../../lessons/lesson.ts'
import { transferTruth } from '../../lessons/lesson.ts'
import { useLab, usePrepared, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { Card } from './Card.tsx'

const KEY = 'transfer'

export function Transfer() {
  const { lesson, store } = useSession()
  const { run } = usePrepared()
  const committed = useLab((state) => state.answers[KEY])
  const marks = useLab((state) => state.marks)
  const { asks, passed } = lesson.transfer
  const ready = asks.every(({ field }) => Object.hasOwn(marks, field))
  const commit = () => {
    if (ready) store.setState((state) => ({ answers: { ...state.answers, [KEY]: state.marks }, marks: {} }))
  }
  return (
    <Card className="transfer" icon="pencil" title="transfer.title">
      <p className="card-lead">
        <Text id="transfer.task" />
      </p>
      {committed ? (
        <>
          <ol className="outcomes">
            {asks.map(({ field }) => (
              <Answer key={field} field={field} given={Number(committed[field])} />
            ))}
          </ol>
          <p className="transfer-state" role="status">
            <Icon name={passed(run) ? 'check' : 'ring'} /> <Text id={passed(run) ? 'transfer.done' : 'transfer.doIt'} />
          </p>
        </>
      ) : (
        <div>
          <div className="questions">
            {asks.map((ask) => (
              <Choices key={ask.field} ask={ask} />
            ))}
          </div>
          <div className="card-foot">
            <button type="button" className={`button ${ready ? 'is-primary' : 'is-off'}`} aria-disabled={!ready} onClick={commit}>
              <Text id="transfer.commit" />
            </button>
          </div>
        </div>
      )}
    </Card>
  )
}

function Choices({ ask: { field, options } }: { readonly ask: Task['asks'][number] }) {
  const session = useSession()
  const group = useId()
  const chosen = useLab((state) => state.marks[field])
  return (
    <fieldset>
      <legend>
        <span>
          <Text id={`transfer.${field}`} />
        </span>
      </legend>
      <div className="options" style={{ '--options': options.length } as React.CSSProperties}>
        {options.map((option) => (
          <label key={option} className={`option${option === chosen ? ' is-chosen' : ''}`}>
            <input type="radio" name={group} checked={option === chosen} onChange={() => session.mark(field, option)} />
            <span>+{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Answer({ field, given }: { readonly field: TransferField; readonly given: number }) {
  const { lesson } = useSession()
  const name = useName()
  const truth = transferTruth(lesson, field)
  const right = given === truth
  return (
    <li className={right ? 'is-right' : 'is-wrong'}>
      <p className="outcome-row">
        <span className="outcome-field">
          <Text id={`transfer.${field}`} />
        </span>
        <span className="outcome-predicted">
          <span className="hidden-text">{name('reveal.predicted')} </span>
          <span className="pencilled">+{given}</span>
        </span>
        <span className="outcome-happened">
          <Icon name={right ? 'check' : 'cross'} />
          <span className="hidden-text">
            {name(right ? 'reveal.right' : 'reveal.wrong')}, {name('reveal.happened')}{' '}
          </span>
          <b>+{truth}</b>
        </span>
      </p>
      {!right && (
        <div className="belief">
          <p>
            <Text id={`transfer.why.${field}`} />
          </p>
        </div>
      )}
    </li>
  )
}

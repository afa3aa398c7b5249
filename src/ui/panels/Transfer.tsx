// The task at the end: say first what comes of a change, then bring it about. Whether it is done is read from the runs.
import { useEffect, useId } from 'react'
import type { TransferAsk } from '../../lessons/lesson.ts'
import { transferTruth } from '../../lessons/lesson.ts'
import type { Value } from '../../run/questions.ts'
import { useLab, usePrepared, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { Card } from './Card.tsx'

const KEY = 'transfer'
const REACHED = 'transfer.reached'

export function Transfer() {
  const { lesson, store } = useSession()
  const { asks, mustBeRight } = lesson.transfer
  const committed = useLab((state) => state.answers[KEY])
  const marks = useLab((state) => state.marks)
  const ready = asks.every(({ id }) => Object.hasOwn(marks, id))
  const commit = () => {
    if (ready) store.setState((state) => ({ answers: { ...state.answers, [KEY]: state.marks }, marks: {} }))
  }
  const wrong = committed !== undefined && asks.some((ask) => committed[ask.id] !== transferTruth(lesson, ask))
  const answered = asks.length === 0 || committed !== undefined
  return (
    <Card className="transfer" icon="pencil" title="transfer.title">
      <p className="card-lead">
        <Text id="transfer.task" />
      </p>
      {committed && (
        <ol className="outcomes">
          {asks.map((ask) => (
            <Answer key={ask.id} ask={ask} given={committed[ask.id] ?? ''} />
          ))}
        </ol>
      )}
      {answered && !(wrong && mustBeRight) && <Goals />}
      {wrong && mustBeRight && (
        <div className="card-foot">
          <button
            type="button"
            className="button is-quiet"
            onClick={() => store.setState(({ answers: { [KEY]: _gone, ...rest } }) => ({ answers: rest, marks: {} }))}
          >
            <Text id="transfer.again" />
          </button>
        </div>
      )}
      {!answered && (
        <div>
          <div className="questions">
            {asks.map((ask) => (
              <Choices key={ask.id} ask={ask} />
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

/** What has to come about. A goal that some run has reached stays reached. */
function Goals() {
  const { lesson, store } = useSession()
  const { run } = usePrepared()
  const inputs = useLab((state) => state.inputs)
  const before = useLab((state) => state.answers[REACHED])
  const { goals } = lesson.transfer
  const reached = new Set(Object.keys(before ?? {}))
  const fresh = goals.find(
    ({ id, after, passed }) => !reached.has(id) && (after === undefined || reached.has(after)) && passed(run, inputs),
  )?.id
  useEffect(() => {
    if (fresh === undefined) return
    store.setState(({ answers }) => ({ answers: { ...answers, [REACHED]: { ...answers[REACHED], [fresh]: true } } }))
  }, [store, fresh])
  const done = goals.every(({ id }) => reached.has(id) || id === fresh)
  return (
    <>
      {goals.length > 1 && (
        <ol className="goals">
          {goals.map(({ id }) => (
            <li key={id}>
              <Icon name={reached.has(id) || id === fresh ? 'check' : 'ring'} />{' '}
              <span>
                <Text id={`transfer.goal.${id}`} />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="transfer-state" role="status">
        <Icon name={done ? 'check' : 'ring'} /> <Text id={done ? 'transfer.done' : 'transfer.doIt'} />
      </p>
    </>
  )
}

/** A number is an increase; a word has a text of its own. */
function TransferValue({ id, value }: { readonly id: string; readonly value: Value }) {
  return typeof value === 'number' ? <>+{value}</> : <Text id={`transfer.${id}.${value}`} />
}

function Choices({ ask: { id, options } }: { readonly ask: TransferAsk }) {
  const session = useSession()
  const group = useId()
  const chosen = useLab((state) => state.marks[id])
  return (
    <fieldset>
      <legend>
        <span>
          <Text id={`transfer.${id}`} />
        </span>
      </legend>
      <div className="options" style={{ '--options': options.length } as React.CSSProperties}>
        {options.map((option) => (
          <label key={String(option)} className={`option${option === chosen ? ' is-chosen' : ''}`}>
            <input type="radio" name={group} checked={option === chosen} onChange={() => session.mark(id, option)} />
            <span>
              <TransferValue id={id} value={option} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Answer({ ask, given }: { readonly ask: TransferAsk; readonly given: Value }) {
  const { lesson } = useSession()
  const name = useName()
  const truth = transferTruth(lesson, ask)
  const right = given === truth
  return (
    <li className={right ? 'is-right' : 'is-wrong'}>
      <p className="outcome-row">
        <span className="outcome-field">
          <Text id={`transfer.${ask.id}`} />
        </span>
        <span className="outcome-predicted">
          <span className="hidden-text">{name('reveal.predicted')} </span>
          <span className="pencilled">
            <TransferValue id={ask.id} value={given} />
          </span>
        </span>
        <span className="outcome-happened">
          <Icon name={right ? 'check' : 'cross'} />
          <span className="hidden-text">
            {name(right ? 'reveal.right' : 'reveal.wrong')}, {name('reveal.happened')}{' '}
          </span>
          <b>
            <TransferValue id={ask.id} value={truth} />
          </b>
        </span>
      </p>
      {!right && (
        <div className="belief">
          <p>
            <Text id={`transfer.why.${ask.id}`} />
          </p>
        </div>
      )}
    </li>
  )
}

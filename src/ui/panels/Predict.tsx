// The prediction card: mark every question in pencil, then commit. No timer, no grade.
import { useId } from 'react'
import type { Question, Value } from '../../run/questions.ts'
import type { Stop } from '../../session/runs.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Text } from '../text/Rich.tsx'
import { Card } from './Card.tsx'
import { ValueText, useQuestionArgs } from './values.tsx'

export function Predict({ stop }: { readonly stop: Stop }) {
  const session = useSession()
  const marks = useLab((state) => state.marks)
  const required = useLab((state) => state.predict === 'required')
  const hint = useId()
  const total = stop.questions.length
  const marked = stop.questions.filter(({ field }) => Object.hasOwn(marks, field)).length
  const ready = marked === total
  return (
    <Card className="predict" icon="pencil" title={stop.covers ? 'predict.title' : 'predict.titleEnd'}>
      {stop.covers && (
        <p className="card-lead">
          <Text id="predict.lead" args={{ n: total }} />
        </p>
      )}
      {/* no form: a sandboxed frame without allow-forms would submit none */}
      <div>
        <div className="questions">
          {stop.questions.map((question, index) => (
            <Choices key={question.field} question={question} stop={stop} letter={String.fromCodePoint(97 + index)} />
          ))}
        </div>
        <div className="card-foot">
          <button
            type="button"
            className={`button ${ready ? 'is-primary' : 'is-off'}`}
            aria-disabled={!ready}
            aria-describedby={hint}
            onClick={() => session.commit(stop)}
          >
            <Text id="predict.commit" />
          </button>
          {!required && (
            <button type="button" className="button is-quiet" onClick={() => session.giveUp(stop)}>
              <Text id="predict.unknown" />
            </button>
          )}
          <p className="card-hint" id={hint}>
            <Text id={ready ? 'predict.marked' : 'predict.incomplete'} args={{ n: marked, total }} />
          </p>
        </div>
      </div>
    </Card>
  )
}

function Choices({ question, stop, letter }: { readonly question: Question; readonly stop: Stop; readonly letter: string }) {
  const session = useSession()
  const chosen = useLab((state) => state.marks[question.field])
  const args = useQuestionArgs(stop)
  const group = useId()
  const { field, options } = question
  const columns = options.length > 4 ? 'is-list' : options.length === 4 ? 'is-two' : ''
  return (
    <fieldset>
      <legend>
        <span className="letter">{letter}</span>{' '}
        <span>
          <Text id={`question.${field}`} args={args} />
        </span>
      </legend>
      <div className={`options ${columns}`} style={{ '--options': options.length } as React.CSSProperties}>
        {options.map((option: Value) => (
          <label key={String(option)} className={`option${option === chosen ? ' is-chosen' : ''}`}>
            <input type="radio" name={group} checked={option === chosen} onChange={() => session.mark(field, option)} />
            <span>
              <span>
                <ValueText question={question} value={option} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

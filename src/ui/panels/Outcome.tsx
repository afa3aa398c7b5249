// Prediction beside outcome: pencil and ink, and for each wrong field the belief behind it and the frame that refutes it.
import { token } from '../../locales/i18n.ts'
import type { Feedback } from '../../run/predict.ts'
import type { Question } from '../../run/questions.ts'
import { UNKNOWN } from '../../run/predict.ts'
import { frameAt } from '../../run/select.ts'
import type { Reveal } from '../../session/react.tsx'
import { useLab, usePrepared, useSession } from '../../session/react.tsx'
import { useMoves } from '../controls/useMoves.ts'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { Card } from './Card.tsx'
import { ValueText } from './values.tsx'

export function Outcome({ reveal: { stop, feedback } }: { readonly reveal: Reveal }) {
  const session = useSession()
  const right = feedback.filter((item) => item.right).length
  return (
    <Card
      className="outcome"
      icon="eye"
      title="reveal.title"
      score={<Text id="reveal.score" args={{ n: right, total: feedback.length }} />}
    >
      <ol className="outcomes">
        {feedback.map((item, index) => {
          const question = stop.questions.find(({ field }) => field === item.field)
          return question && <Field key={item.field} letter={String.fromCodePoint(97 + index)} item={item} question={question} />
        })}
      </ol>
      <div className="card-foot">
        <Compare reveal={{ stop, feedback }} />
        <button type="button" className="button is-quiet" onClick={() => session.predictAgain(stop)}>
          <Text id="reveal.again" />
        </button>
      </div>
    </Card>
  )
}

interface FieldProps {
  readonly letter: string
  readonly item: Feedback
  readonly question: Question
}

function Field({ letter, item, question }: FieldProps) {
  const name = useName()
  const { field, given, truth, right, code, shownAt } = item
  return (
    <li className={right ? 'is-right' : given === UNKNOWN ? 'is-open' : 'is-wrong'}>
      <p className="outcome-row">
        <span className="letter">{letter}</span>
        <span className="outcome-field">
          <Text id={`field.${field}`} />
        </span>
        <span className="outcome-predicted">
          <span className="hidden-text">{name('reveal.predicted')} </span>
          <span className="pencilled">
            <ValueText question={question} value={given} />
          </span>
        </span>
        <span className="outcome-happened">
          <Icon name={right ? 'check' : 'cross'} />
          <span className="hidden-text">
            {name(right ? 'reveal.right' : 'reveal.wrong')}, {name('reveal.happened')}{' '}
          </span>
          <b>
            <ValueText question={question} value={truth} />
          </b>
        </span>
      </p>
      {!right && <Belief code={code} shownAt={shownAt} />}
    </li>
  )
}

function Belief({ code, shownAt }: { readonly code: string | undefined; readonly shownAt: number }) {
  const moves = useMoves()
  const { run } = usePrepared()
  const { address } = frameAt(run, shownAt)
  return (
    <div className="belief">
      {code !== undefined && (
        <p className="belief-name">
          <Text id={`mixup.${code}.name`} />
        </p>
      )}
      <p>{code === undefined ? <Text id="reveal.generic" args={{ address: token(address) }} /> : <Text id={`mixup.${code}.says`} />}</p>
      <p>
        <button type="button" className="link" onClick={() => moves.seek(shownAt)}>
          <Text id="reveal.show" args={{ n: shownAt + 1, address: token(address) }} />
        </button>
      </p>
    </div>
  )
}

/** The same situation with one thing changed, one click away. */
function Compare({ reveal }: { readonly reveal: Reveal }) {
  const session = useSession()
  const name = useName()
  const inputs = useLab((state) => state.inputs)
  const { without } = reveal.stop.checkpoint
  const [param, value] = Object.entries(without ?? {})[0] ?? []
  if (!without || param === undefined || value === undefined || inputs[param] === value) return null
  const compare = () => {
    session.setInputs(without)
    session.compare([inputs])
  }
  const shown = session.lesson.params[param]?.kind === 'choice' ? name(`param.${param}.${value}`) : token(value)
  return (
    <button type="button" className="button is-primary" onClick={compare}>
      <Text id="reveal.compare" args={{ name: name(`param.${param}`), value: shown }} />
    </button>
  )
}

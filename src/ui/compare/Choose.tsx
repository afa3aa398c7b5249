// Which situations stand beside the learner's own: two lists, and the situation on the stage itself.
import { CUSTOM, inputsOf, scenarioOf } from '../../lessons/lesson.ts'
import type { Inputs } from '../../lessons/params.ts'
import { sameInputs } from '../../lessons/params.ts'
import { MOST_COMPARED } from '../../session/link.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { situationName } from './sides.ts'

export function Choose() {
  const session = useSession()
  const name = useName()
  const inputs = useLab((state) => state.inputs)
  const compare = useLab((state) => state.compare)
  const locked = useLab(({ lock }) => lock.includes('scenario'))
  const kept = compare.some((other) => sameInputs(other, inputs))
  const keep = () => session.compare([...compare.slice(0, MOST_COMPARED - 1), inputs])
  return (
    <fieldset className="compare-choose" disabled={locked} aria-label={name('compare.title')}>
      {[...compare, undefined].slice(0, MOST_COMPARED).map((other, place) => (
        <Pick key={place} place={place} other={other} />
      ))}
      <button
        type="button"
        className={`button${kept ? ' is-off' : ''}`}
        aria-disabled={kept}
        title={kept ? name('compare.kept') : undefined}
        onClick={kept ? undefined : keep}
      >
        <Text id="compare.keep" />
      </button>
      {compare.length > 0 && (
        <button type="button" className="button is-quiet" onClick={() => session.compare([])}>
          <Text id="compare.stop" />
        </button>
      )}
    </fieldset>
  )
}

const NOTHING = ''

function Pick({ place, other }: { readonly place: number; readonly other: Inputs | undefined }) {
  const session = useSession()
  const { lesson } = session
  const name = useName()
  const inputs = useLab((state) => state.inputs)
  const compare = useLab((state) => state.compare)
  const value = other ? scenarioOf(lesson, other) : NOTHING
  const elsewhere = [inputs, ...compare.filter((_inputs, at) => at !== place)].map((some) => scenarioOf(lesson, some))
  const ids = lesson.scenarios.map(({ id }) => id).filter((id) => id === value || !elsewhere.includes(id))
  const choose = (id: string) => {
    const chosen = inputsOf(lesson, id)
    session.compare([...compare.slice(0, place), ...(chosen ? [chosen] : []), ...compare.slice(place + 1)])
  }
  return (
    <label className="choice">
      <span className="knob-name">
        <Text id={place === 0 ? 'compare.with' : 'compare.andWith'} />
      </span>
      <span className="select">
        <select value={value} onChange={(event) => choose(event.target.value)}>
          <option value={NOTHING}>{name('compare.nothing')}</option>
          {value === CUSTOM && other && <option value={CUSTOM}>{situationName(lesson, other, name)}</option>}
          {ids.map((id) => (
            <option key={id} value={id}>
              {name(`scenario.${id}`)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  )
}

// The inputs: prepared situations first, then every parameter of the lesson. On a phone they fold to one row.
import { useId, useState } from 'react'
import { scenarioOf } from '../../lessons/lesson.ts'
import type { Param } from '../../lessons/params.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Region } from '../Region.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { TextField } from './TextField.tsx'

export function Inputs() {
  const { lesson } = useSession()
  const inputs = useLab((state) => state.inputs)
  const locked = useLab(({ lock }) => lock.includes('params'))
  const name = useName()
  const [open, setOpen] = useState(false)
  const body = useId()
  const scenario = scenarioOf(lesson, inputs)
  return (
    <Region className={`inputs${open ? ' is-open' : ''}`} aria-label={name('inputs.title')}>
      <button type="button" className="inputs-summary" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
        <span>
          <b>
            <Text id={`scenario.${scenario}`} />
          </b>{' '}
          <span className="inputs-show">
            <Text id="inputs.show" />
          </span>
        </span>
        <Icon name="down" />
      </button>
      <div className="inputs-body" id={body}>
        <Scenarios chosen={scenario} />
        <fieldset className="knobs" disabled={locked} aria-label={name('inputs.params')}>
          {Object.entries(lesson.params).map(([id, param]) => (
            <Knob key={id} id={id} param={param} />
          ))}
        </fieldset>
      </div>
    </Region>
  )
}

function Scenarios({ chosen }: { readonly chosen: string }) {
  const session = useSession()
  const group = useId()
  const locked = useLab(({ lock }) => lock.includes('scenario'))
  return (
    <fieldset className="scenarios" disabled={locked}>
      <legend>
        <Text id="inputs.experiment" />
      </legend>
      <div>
        {session.lesson.scenarios.map(({ id }) => (
          <label key={id} className={`scenario${id === chosen ? ' is-chosen' : ''}`}>
            <input type="radio" name={group} checked={id === chosen} onChange={() => session.setScenario(id)} />
            <span>
              <Text id={`scenario.${id}`} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Knob({ id, param }: { readonly id: string; readonly param: Param }) {
  if (param.kind === 'text') return <TextField id={id} param={param} />
  // a whole file has a place of its own
  if (param.kind === 'file') return null
  return param.options.length === 2 && param.options.includes('on') ? <Switch id={id} /> : <Choice id={id} options={param.options} />
}

function Switch({ id }: { readonly id: string }) {
  const session = useSession()
  const value = useLab((state) => state.inputs[id])
  return (
    <label className="switch">
      <span className="knob-name">
        <Text id={`param.${id}`} />
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={value === 'on'}
        onChange={(event) => session.setInput(id, event.target.checked ? 'on' : 'off')}
      />
      <span className="switch-track" aria-hidden="true">
        <span />
      </span>
      <b aria-hidden="true">
        <Text id={`param.${id}.${value}`} />
      </b>
    </label>
  )
}

function Choice({ id, options }: { readonly id: string; readonly options: readonly string[] }) {
  const session = useSession()
  const name = useName()
  const value = useLab((state) => state.inputs[id])
  return (
    <label className="choice">
      <span className="knob-name">
        <Text id={`param.${id}`} />
      </span>
      <span className="select">
        <select value={value} onChange={(event) => session.setInput(id, event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {name(`param.${id}.${option}`)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  )
}

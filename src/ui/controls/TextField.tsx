// A free text input. A value outside its range stays in the field with the reason; the run keeps the last legal one.
import { useEffect, useId, useState } from 'react'
import type { Fault, Param } from '../../lessons/params.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Text } from '../text/Rich.tsx'

interface Props {
  readonly id: string
  readonly param: Extract<Param, { kind: 'text' }>
}

export function TextField({ id, param }: Props) {
  const session = useSession()
  const value = useLab((state) => state.inputs[id] ?? param.default)
  const [draft, setDraft] = useState(value)
  const [fault, setFault] = useState<Fault>()
  const hint = useId()
  const error = useId()
  // a scenario or a link may set the value from outside
  useEffect(() => {
    setDraft(value)
    setFault(undefined)
  }, [value])
  return (
    <label className={`text-field${fault ? ' is-refused' : ''}`}>
      <span className="knob-name">
        <Text id={`param.${id}`} />
      </span>
      <input
        type="text"
        value={draft}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${hint} ${error}` : hint}
        onChange={(event) => {
          setDraft(event.target.value)
          setFault(session.setInput(id, event.target.value))
        }}
      />
      <span className="hidden-text" id={hint}>
        <Text id={`param.${id}.hint`} />
      </span>
      {fault && (
        <span className="refusal" id={error} role="alert">
          <Text id={`inputs.refused.${fault.why}`} args={fault.why === 'tooLong' ? { length: fault.length, max: fault.max } : {}} />
        </span>
      )}
    </label>
  )
}

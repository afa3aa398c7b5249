// A free text input. A value outside its range stays in the field with the reason; the run keeps the last legal one.
import { useId, useState } from 'react'
import type { Fault, Param } from '../../lessons/params.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Refusal } from './Refusal.tsx'
import { Text } from '../text/Rich.tsx'

interface Props {
  readonly id: string
  readonly param: Extract<Param, { kind: 'text' }>
}

/** What stands in the field, and the legal value it was typed over. */
interface Draft {
  readonly of: string
  readonly text: string
  readonly fault: Fault | undefined
}

export function TextField({ id, param }: Props) {
  const session = useSession()
  const value = useLab((state) => state.inputs[id] ?? param.default)
  const [draft, setDraft] = useState<Draft>({ of: value, text: value, fault: undefined })
  // a scenario or a link set the value from outside: what stood in the field is gone
  if (draft.of !== value) setDraft({ of: value, text: value, fault: undefined })
  const { text, fault } = draft
  const field = useId()
  const hint = useId()
  const error = useId()
  return (
    <div className={`text-field${fault ? ' is-refused' : ''}`}>
      <label className="knob-name" htmlFor={field}>
        <Text id={`param.${id}`} />
      </label>
      <input
        id={field}
        type="text"
        value={text}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${hint} ${error}` : hint}
        onChange={(event) => {
          const typed = event.target.value
          const refused = session.setInput(id, typed)
          setDraft({ of: refused ? value : typed, text: typed, fault: refused })
        }}
      />
      <span className="hidden-text" id={hint}>
        <Text id={`param.${id}.hint`} />
      </span>
      {fault && (
        <span className="refusal" id={error} role="alert">
          <Refusal fault={fault} />
        </span>
      )}
    </div>
  )
}

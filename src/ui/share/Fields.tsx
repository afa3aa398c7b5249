// The fields of the panel: a choice of one, and check boxes in a group.
import type { ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'

interface PickProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onPick: (value: T) => void
}

export function Pick<T extends string>({ label, value, options, onPick }: PickProps<T>) {
  return (
    <label className="choice">
      <span className="knob-name">
        <Text id={label} />
      </span>
      <span className="select">
        <select value={value} onChange={(event) => onPick(event.target.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
  )
}

export function Checks({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className="checks">
      <legend>
        <Text id={legend} />
      </legend>
      {children}
    </fieldset>
  )
}

interface CheckProps {
  readonly text: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

export function Check({ text, on, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {text}
    </label>
  )
}

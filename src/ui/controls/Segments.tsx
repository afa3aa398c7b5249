// A few choices side by side, one of them pressed.
import type { ReactNode } from 'react'

interface Props<T extends string> {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly text: ReactNode; readonly lang?: string }[]
  readonly value: T
  readonly onChoose: (value: T) => void
  readonly className?: string
}

export function Segments<T extends string>({ label, options, value, onChoose, className = '' }: Props<T>) {
  return (
    <div className={`segments ${className}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          lang={option.lang}
          onClick={() => onChoose(option.value)}
        >
          {option.text}
        </button>
      ))}
    </div>
  )
}

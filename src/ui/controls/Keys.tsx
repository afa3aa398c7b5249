// The list of keys, and the switch that turns the letters off.
import { useLab, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'

const rows = [
  ['next', ['→', 'n']],
  ['previous', ['←', 'p']],
  ['nextStep', ['Shift →']],
  ['previousStep', ['Shift ←']],
  ['first', ['Home']],
  ['last', ['End']],
  ['play', ['k']],
  ['help', ['?']],
] as const

interface Props {
  readonly open: boolean
  readonly onToggle: (open: boolean) => void
}

export function Keys({ open, onToggle }: Props) {
  const { store } = useSession()
  const on = useLab((state) => state.hotkeys)
  return (
    <details className="drawer" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <Icon name="next" /> <Text id="keys.title" />
      </summary>
      <dl className="keys">
        {rows.map(([move, keys]) => (
          <div key={move}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>
              <Text id={`keys.${move}`} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Text id="keys.note" />
      </p>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(event) => store.setState({ hotkeys: event.target.checked })} />{' '}
        <Text id="keys.off" />
      </label>
    </details>
  )
}

// What is at the foot of the page: what the lesson simplifies, and the keys. Loaded after the first paint.
import { Keys } from '../controls/Keys.tsx'
import { Simplified } from './Simplified.tsx'

interface Props {
  readonly keysOpen: boolean
  readonly onToggleKeys: (open: boolean) => void
}

export function Drawers({ keysOpen, onToggleKeys }: Props) {
  return (
    <footer className="drawers">
      <Simplified />
      <Keys open={keysOpen} onToggle={onToggleKeys} />
    </footer>
  )
}

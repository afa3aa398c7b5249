// What the lesson leaves out or makes simpler than it is.
import { useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'

export function Simplified() {
  const { lesson } = useSession()
  return (
    <details className="drawer">
      <summary>
        <Icon name="next" /> <Text id="simplified.title" />
      </summary>
      <ul>
        {lesson.simplified.map((line) => (
          <li key={line}>
            <Text id={`simplified.${line}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}

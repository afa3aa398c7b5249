// Shown instead of a blank page when a component breaks.
import { useSession } from '../session/react.tsx'
import { Heading } from './text/Heading.tsx'
import { Text } from './text/Rich.tsx'

export function Crash() {
  const { lesson } = useSession()
  return (
    <main className="lab crash">
      <Heading depth={1}>
        <Text id="crash.title" />
      </Heading>
      <p>
        <Text id="crash.says" />
      </p>
      <p>
        <a className="button is-primary" href={`?lesson=${lesson.id}`}>
          <Text id="crash.reload" />
        </a>
      </p>
    </main>
  )
}

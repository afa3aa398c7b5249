// Where a message is read. The inspector is loaded when there is a first message to read.
import { Suspense, lazy } from 'react'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'
import { Panel } from './Panel.tsx'
import { useShownMessages } from './shownMessages.ts'

const Inspector = lazy(async () => ({ default: (await import('../reading/Inspector.tsx')).Inspector }))

export function Reading() {
  const { selected } = useShownMessages()
  if (selected) {
    return (
      <Suspense>
        <Inspector selected={selected} />
      </Suspense>
    )
  }
  return (
    <Panel className="inspector" title={<Text id="inspector.empty" />}>
      <p className="empty">
        <Icon name="none" />{' '}
        <span>
          <Text id="inspector.none" />
        </span>
      </p>
    </Panel>
  )
}

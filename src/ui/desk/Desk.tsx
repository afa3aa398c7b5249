// The host's desk: what it holds inside, one drawer at a time, as of the frame at hand.
import { useState } from 'react'
import type { Drawer } from '../../lessons/lesson.ts'
import { useCoveringStop, usePlayhead, useSession } from '../../session/react.tsx'
import { Segments } from '../controls/Segments.tsx'
import { Panel } from '../panels/Panel.tsx'
import { useName } from '../text/language.tsx'
import { Part } from '../text/Part.tsx'
import { Text } from '../text/Rich.tsx'
import { Lines } from './Lines.tsx'
import { Model } from './Model.tsx'
import { Prompt } from './Prompt.tsx'
import { Servers } from './Servers.tsx'
import { Tools } from './Tools.tsx'

const drawers = { servers: Servers, tools: Tools, prompt: Prompt, model: Model, lines: Lines }
type Shown = keyof typeof drawers

const isShown = (drawer: Drawer): drawer is Shown => Object.hasOwn(drawers, drawer)

/** Its texts come with it. */
export function Desk() {
  return (
    <Part name="desk">
      <Open />
    </Part>
  )
}

function Open() {
  const { lesson } = useSession()
  const name = useName()
  const [first, ...rest] = (lesson.desk ?? []).filter(isShown)
  const [chosen, setChosen] = useState(first)
  const playhead = usePlayhead()
  // an open question may not be answered from in here
  const index = useCoveringStop() ? Math.max(0, playhead - 1) : playhead
  if (chosen === undefined || first === undefined) return null
  const Content = drawers[chosen]
  return (
    <Panel
      className="desk"
      title={<Text id="desk.title" />}
      note={<Text id="desk.note" />}
      tools={
        <Segments
          label={name('desk.drawers')}
          options={[first, ...rest].map((value) => ({ value, text: <Text id={`desk.${value}`} /> }))}
          value={chosen}
          onChoose={setChosen}
        />
      }
    >
      <Content index={index} />
    </Panel>
  )
}

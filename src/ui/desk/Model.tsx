// What the model gets of a tool: the function-calling form. No address, no server, no hint is in it.
import { useState } from 'react'
import { modelToolsOn } from '../../run/desk.ts'
import { usePrepared } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Text } from '../text/Rich.tsx'

export function Model({ index }: { readonly index: number }) {
  const { run } = usePrepared()
  const [chosen, setChosen] = useState('')
  const tools = modelToolsOn(run, index)
  const tool = tools.find(({ name }) => name === chosen) ?? tools.at(-1)
  if (!tool) return null
  return (
    <>
      <label className="choice">
        <span className="knob-name">
          <Text id="model.tool" />
        </span>
        <span className="select">
          <select value={tool.name} onChange={(event) => setChosen(event.target.value)}>
            {tools.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      </label>
      <pre className="raw-json" lang="en" translate="no">
        <code>{JSON.stringify(tool.form, null, 2)}</code>
      </pre>
      <p className="foot">
        <Text id="model.foot" />
      </p>
    </>
  )
}

// The prompt that goes out with the pool, and how much of the pool each rebuild left as it was.
import { promptOn } from '../../run/desk.ts'
import { usePrepared } from '../../session/react.tsx'
import { Code, Text } from '../text/Rich.tsx'

export function Prompt({ index }: { readonly index: number }) {
  const { run } = usePrepared()
  const { lines, rebuilds, shared } = promptOn(run, index)
  return (
    <>
      <ol className="raw-lines" lang="en" translate="no">
        {lines.map((line) => (
          <li key={line}>
            <Code>{line}</Code>
          </li>
        ))}
      </ol>
      <p>
        <Text id="prompt.rebuilds" args={{ n: rebuilds }} />
      </p>
      {shared.length > 0 && (
        <ul className="plain-list">
          {shared.map((kept, at) => (
            <li key={at}>
              <Text id="prompt.shared" args={{ rebuild: at + 2, n: kept }} />
            </li>
          ))}
        </ul>
      )}
      <p className="foot">
        <Text id="prompt.foot" />
      </p>
    </>
  )
}

// The two streams of a process: one JSON object per line, whatever line breaks stand inside its texts.
import { linesOn } from '../../run/desk.ts'
import { usePrepared } from '../../session/react.tsx'
import { Code, Text } from '../text/Rich.tsx'

export function Lines({ index }: { readonly index: number }) {
  const { run } = usePrepared()
  const lines = linesOn(run, index)
  return (
    <>
      {lines.length === 0 ? (
        <p className="empty">
          <Text id="lines.none" />
        </p>
      ) : (
        <ol className="raw-lines" lang="en" translate="no">
          {lines.map(({ client, stream, text }, at) => (
            <li key={at} className={`is-${stream}`}>
              <span className="raw-stream">
                <Code>{`${client} ${stream}`}</Code>
              </span>
              <Code>{text}</Code>
            </li>
          ))}
        </ol>
      )}
      <p className="foot">
        <Text id="lines.foot" />
      </p>
    </>
  )
}

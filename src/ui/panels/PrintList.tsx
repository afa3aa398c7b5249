// All frames of the run as a list, for paper: the lesson is complete without motion.
import { changeLine } from '../../lessons/change.ts'
import { narrate } from '../../lessons/narrate.ts'
import { usePrepared } from '../../session/react.tsx'
import { usePrinting } from '../useMedia.ts'
import { Heading } from '../text/Heading.tsx'
import { useSay } from '../text/language.tsx'
import { Code, Rich, Text } from '../text/Rich.tsx'

export function PrintList() {
  return usePrinting() ? <Frames /> : null
}

function Frames() {
  const say = useSay()
  const { run } = usePrepared()
  return (
    <section className="print-list">
      <Heading depth={2}>
        <Text id="print.title" />
      </Heading>
      {run.steps
        .filter(({ count }) => count > 0)
        .map((step) => (
          <section key={step.id}>
            <Heading depth={3}>
              <Text id={`step.${step.id}`} />
            </Heading>
            <ol start={step.first + 1}>
              {run.frames.slice(step.first, step.first + step.count).map((frame) => (
                <li key={frame.address}>
                  <Code>{frame.address}</Code> <Rich line={narrate(say, run, frame.index)} />
                  <br />
                  <small>
                    <Text id="changed" />: <Rich line={changeLine(say, run, frame.index)} />
                  </small>
                </li>
              ))}
            </ol>
          </section>
        ))}
    </section>
  )
}

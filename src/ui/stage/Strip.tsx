// The counters in a row: they stand in for the executors and the server while a card has their place.
import { Text } from '../text/Rich.tsx'
import { Asked, Counter } from './Parts.tsx'
import type { StageView } from './view.ts'
import { counterOf, letterOf } from './view.ts'

export function Strip({ view }: { readonly view: StageView }) {
  const { wire } = view.frame.counts
  const soFar = letterOf(view.asked, 'wireSoFar')
  const letter = letterOf(view.asked, 'wire') ?? soFar
  return (
    <section className="strip">
      <Counter which="local" {...counterOf(view, 'local')} />
      <div className="counter counter-wire">
        <span className="numeral">{soFar === undefined ? wire : '?'}</span>
        <span className="counter-words">
          <span className="counter-name">
            <Text id="count.wire" />
          </span>
          {letter !== undefined && (
            <span className="delta">
              <Asked letter={letter}>
                <Text id="boundary.asked" />
              </Asked>
            </span>
          )}
        </span>
      </div>
      <Counter which="external" {...counterOf(view, 'external')} />
    </section>
  )
}

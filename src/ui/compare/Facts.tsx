// What each situation has come to at the playhead: frame, sentence, counters, and how far each call got.
import { narrate } from '../../lessons/narrate.ts'
import { plain, token } from '../../locales/i18n.ts'
import { callOf, frameAt, positionAt } from '../../run/select.ts'
import { useName, useSay } from '../text/language.tsx'
import { Code, Rich, Text } from '../text/Rich.tsx'
import type { Mark } from './Marks.tsx'
import { Cell, Heads } from './Marks.tsx'
import type { Other, Side, Sides } from './sides.ts'

const COUNTERS = ['local', 'external', 'wire', 'pool'] as const

export function Facts({ sides }: { readonly sides: Sides }) {
  const say = useSay()
  const name = useName()
  const all: readonly (Side | Other)[] = [sides.own, ...sides.others]
  const frames = all.map(({ run, index }) => frameAt(run, index))
  const sentences = all.map(({ run, index }) => narrate(say, run, index))
  const words = sentences.map(plain)
  const calls = [...new Set(all.flatMap(({ run }) => run.calls.map(({ callId }) => String(callId))))].toSorted()
  return (
    <table className="sides">
      <caption className="hidden-text">{name('compare.facts')}</caption>
      <Heads names={all.map((side) => side.name)} />
      <tbody>
        <tr>
          <th scope="row">
            <Text id="compare.frame" />
          </th>
          {all.map((side, column) => (
            <Cell key={column} of={side.name} mark={markOf(column, frames[column]?.address === frames[0]?.address)}>
              {side.index + 1} <Code>{frames[column]?.address ?? ''}</Code>
              {'waits' in side && side.waits && (
                <small>
                  {' '}
                  <Text id="compare.waits" />
                </small>
              )}
            </Cell>
          ))}
        </tr>
        <tr className="side-sentences">
          <th scope="row">
            <Text id="compare.sentence" />
          </th>
          {all.map((side, column) => (
            <Cell key={column} of={side.name} mark={markOf(column, words[column] === words[0])}>
              <Rich line={sentences[column] ?? []} />
            </Cell>
          ))}
        </tr>
        {COUNTERS.map((counter) => (
          <tr key={counter}>
            <th scope="row">
              <Text id={`compare.${counter}`} />
            </th>
            {all.map((side, column) => (
              <Cell key={column} of={side.name} mark={markOf(column, frames[column]?.counts[counter] === frames[0]?.counts[counter])}>
                <b>{frames[column]?.counts[counter]}</b>
              </Cell>
            ))}
          </tr>
        ))}
        {calls.map((callId) => {
          const reached = all.map((side) => rungAt(side, callId))
          return (
            <tr key={callId}>
              <th scope="row">
                <Text id="compare.call" args={{ call: token(callId) }} />
              </th>
              {all.map((side, column) => (
                <Cell key={column} of={side.name} mark={markOf(column, reached[column] === reached[0])}>
                  <Text id={reached[column] ?? ''} />
                </Cell>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const markOf = (column: number, same: boolean): Mark => (column === 0 ? 'own' : same ? 'equal' : 'differs')

/** How far a call has got, as the id of a text. */
function rungAt({ run, index }: Side, callId: string): string {
  const call = callOf(run, callId)
  if (!call) return 'compare.noCall'
  const position = positionAt(call, index)
  if (!position) return 'compare.notYet'
  return position.ended ? `rung.${position.at}` : 'compare.onTheWay'
}

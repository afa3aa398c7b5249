// Two runs side by side in words for a terminal: where they part, their frames, counters, calls and messages.
import type { Say } from '../locales/i18n.ts'
import { plain, token } from '../locales/i18n.ts'
import { jsonOf, likeness, messageRows, pairOf } from '../run/compare.ts'
import { differencesIn } from '../run/fields.ts'
import type { Run } from '../run/run.ts'
import { callOf, frameAt, rungOf } from '../run/select.ts'
import { wireLine } from '../run/vector.ts'

const WIDTH = 38

const line = (mark: string, here: string, there: string): string => `${mark} ${here.padEnd(WIDTH)}  ${there}`.trimEnd()
const same = (one: unknown, other: unknown): string => (one === other ? '=' : '!')
const address = (run: Run, index: number | undefined): string => (index === undefined ? '' : frameAt(run, index).address)

/** `=` the same, `~` but for the number of a request, `!` different. `names`: of the two situations. */
export function asSideBySide(own: Run, other: Run, names: readonly [string, string], say: Say): string {
  const { rows, parting } = pairOf(own, other)
  const title = (key: string) => `${plain(say(key))}\n`

  const frames = rows.map(([mine, theirs]) => {
    const [a, b] = [own.frames[mine ?? -1], other.frames[theirs ?? -1]]
    const alike = JSON.stringify(a?.trace) === JSON.stringify(b?.trace) && a?.address === b?.address
    return line(alike ? '=' : '!', a ? `${a.index + 1} ${a.address}` : '', b ? `${b.index + 1} ${b.address}` : '')
  })
  const [mine, theirs] = [own, other].map((run) => frameAt(run, run.frames.length - 1).counts)
  const counters = (['local', 'external', 'wire', 'pool'] as const).map((name) => {
    const text = plain(say(`compare.${name}`))
    return line(same(mine?.[name], theirs?.[name]), `${text} ${mine?.[name]}`, `${text} ${theirs?.[name]}`)
  })
  const ids = [...new Set([...own.calls, ...other.calls].map(({ callId }) => callId))]
  const calls = ids.map((id) => {
    const [here, there] = [own, other].map((run) => {
      const call = callOf(run, id)
      return `${id} ${plain(say(call ? `rung.${rungOf(call)}` : 'compare.noCall'))}`
    })
    return line(same(here, there), here ?? '', there ?? '')
  })
  const messages = messageRows(own, [other]).flatMap(([at, place]) => {
    const [a, b] = [own.wire[at ?? -1], other.wire[place ?? -1]]
    const mark = a && b ? { same: '=', numbering: '~', different: '!' }[likeness(a, b)] : '!'
    const fields = a && b ? differencesIn(jsonOf(a), jsonOf(b)) : []
    return [
      line(mark, a ? wireLine(a) : '', b ? wireLine(b) : ''),
      ...fields.map(({ path, values }) => `    ${path}: ${values.map((value) => JSON.stringify(value) ?? '-').join('  |  ')}`),
    ]
  })
  const [here, there] = [address(own, parting?.own), address(other, parting?.other)]
  const kind = !parting ? 'none' : here === there ? 'same' : here === '' ? 'other' : there === '' ? 'own' : 'both'
  const parts = say(`compare.parting.${kind}`, { name: names[1], n: (parting?.seenAt ?? 0) + 1, here: token(here), there: token(there) })
  return [
    plain(parts),
    line(' ', ...names),
    title('compare.frame') + frames.join('\n'),
    title('compare.facts') + [...counters, ...calls].join('\n'),
    title('compare.messages') + (messages.length > 0 ? messages.join('\n') : plain(say('compare.noMessages'))),
  ].join('\n\n')
}

// Two or three situations of the lesson side by side on one playhead. Loaded after the first paint, its texts with it.
import { plain, token } from '../../locales/i18n.ts'
import type { Line } from '../../locales/i18n.ts'
import { frameAt } from '../../run/select.ts'
import { useCoveringStop, useLab } from '../../session/react.tsx'
import { useMoves } from '../controls/useMoves.ts'
import { Icon } from '../icons.tsx'
import { Panel } from '../panels/Panel.tsx'
import { useSay } from '../text/language.tsx'
import { Part } from '../text/Part.tsx'
import { Rich, Text } from '../text/Rich.tsx'
import { useLater } from '../useLater.ts'
import { Choose } from './Choose.tsx'
import { Facts } from './Facts.tsx'
import { Messages } from './Messages.tsx'
import type { Other, Sides } from './sides.ts'
import { useSides } from './sides.ts'

export function Comparison() {
  const comparing = useLab((state) => state.compare.length > 0)
  const canChoose = useLab((state) => state.controls === 'full')
  if (!comparing && !canChoose) return null
  return (
    <Part name="compare">
      <Panel className="comparison" title={<Text id="compare.title" />} tools={canChoose && <Choose />}>
        <Beside />
      </Panel>
    </Part>
  )
}

function Beside() {
  const sides = useSides()
  const covered = useCoveringStop() !== undefined
  const lines = usePartings(sides)
  // what is new is put into a region that is there already, or it would not be spoken
  const said = useLater(covered ? '' : lines.map(plain).join(' '), '')
  return (
    <>
      {sides.others.length > 0 && !covered && (
        <>
          <ul className="partings">
            {sides.others.map((other, index) => (
              <Parting key={index} other={other} line={lines[index] ?? []} />
            ))}
          </ul>
          <Facts sides={sides} />
          <Messages sides={sides} />
        </>
      )}
      {sides.others.length > 0 && covered && (
        <p className="empty">
          <Icon name="pencil" />
          <span>
            <Text id="compare.covered" />
          </span>
        </p>
      )}
      <p className="hidden-text" role="status">
        {said}
      </p>
    </>
  )
}

/** Where each of the others parts from the learner's own run, as a sentence. */
function usePartings({ own, others }: Sides): readonly Line[] {
  const say = useSay()
  return others.map(({ name, run, pair: { parting } }) => {
    if (!parting) return say('compare.parting.none', { name })
    const [here, there] = [parting.own, parting.other].map((index, side) =>
      index === undefined ? '' : frameAt(side === 0 ? own.run : run, index).address,
    )
    const kind = here === there ? 'same' : parting.own === undefined ? 'other' : parting.other === undefined ? 'own' : 'both'
    return say(`compare.parting.${kind}`, { name, n: parting.seenAt + 1, here: token(here ?? ''), there: token(there ?? '') })
  })
}

function Parting({ other: { pair }, line }: { readonly other: Other; readonly line: Line }) {
  const moves = useMoves()
  const { parting } = pair
  return (
    <li className={parting ? 'is-parting' : undefined}>
      <Icon name={parting ? 'embed' : 'equal'} />
      <span>
        <Rich line={line} />
      </span>
      {parting && (
        <button type="button" className="button" onClick={() => moves.seek(parting.seenAt)}>
          <Text id="compare.show" args={{ n: parting.seenAt + 1 }} />
        </button>
      )}
    </li>
  )
}

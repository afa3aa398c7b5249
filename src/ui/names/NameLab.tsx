// The name lab: names of servers and tools, a naming rule, and what comes of them: aliases, collisions, cuts, and the table.
import { useMemo, useState } from 'react'
import type { NamePair, NamingRule } from '../../run/names.ts'
import { countNames, nameRows, namings, pairsOf } from '../../run/names.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Panel } from '../panels/Panel.tsx'
import { Part } from '../text/Part.tsx'
import { Text } from '../text/Rich.tsx'
import { NameRows } from './NameRows.tsx'
import { RuleChoice } from './RuleChoice.tsx'
import { randomPairs } from './random.ts'

/** One name alone cannot collide, and more than six are no longer read. */
const [LEAST, MOST] = [2, 6]

/** One of each kind: harmless, two that meet, and one that no cut finds back. */
const opening: readonly NamePair[] = [
  { server: 'docs', tool: 'search' },
  { server: 'team docs', tool: 'get.page' },
  { server: 'team.docs', tool: 'get_page' },
  { server: 'my-plugin__search', tool: 'list__sites' },
]

/** Its texts come with it. */
export function NameLab() {
  return (
    <Part name="names">
      <Lab />
    </Part>
  )
}

function Lab() {
  const { lesson } = useSession()
  const inputs = useLab((state) => state.inputs)
  const [rule, setRule] = useState<NamingRule>(namings.mcp)
  const [pairs, setPairs] = useState(opening)
  const rows = useMemo(() => nameRows(rule, pairs), [rule, pairs])
  const own = useMemo(() => pairsOf(lesson.neighbours(inputs)).slice(0, MOST), [lesson, inputs])
  const full = pairs.length >= MOST
  return (
    <Panel className="names" title={<Text id="names.title" />} note={<Text id="names.note" />}>
      <RuleChoice rule={rule} onChoose={setRule} />
      <NameRows
        rows={rows}
        canRemove={pairs.length > LEAST}
        onChange={(index, pair) => setPairs(pairs.with(index, pair))}
        onRemove={(index) => setPairs(pairs.toSpliced(index, 1))}
      />
      <div className="names-buttons">
        <button
          type="button"
          className={`button${full ? ' is-off' : ''}`}
          aria-disabled={full}
          onClick={() => !full && setPairs([...pairs, { server: '', tool: '' }])}
        >
          <Icon name="plus" /> <Text id="names.add" />
        </button>
        <button type="button" className="button" onClick={() => setPairs(randomPairs(Math.random))}>
          <Text id="names.random" />
        </button>
        {own.length > 0 && (
          <button type="button" className="button" onClick={() => setPairs(own)}>
            <Text id="names.own" />
          </button>
        )}
      </div>
      <p className="names-summary" role="status">
        <Text id="names.summary" args={{ ...countNames(rows) }} />
      </p>
    </Panel>
  )
}

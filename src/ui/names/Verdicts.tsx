// What is said of one name: each fact in words behind an icon, so that no colour says anything alone.
import type { ReactNode } from 'react'
import { token } from '../../locales/i18n.ts'
import type { Cut, CutVerdict, Lookup, NameFault, NamePair } from '../../run/names.ts'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { Code, Text } from '../text/Rich.tsx'

export const columns = ['alias', 'model', 'mcp', 'first', 'last', 'table'] as const
type Column = (typeof columns)[number]

/** A fact under its column's name; where there are no columns, the name stands before it. */
export function Fact({ id, children }: { readonly id: Column; readonly children: ReactNode }) {
  return (
    <div className={`names-fact is-${id}`}>
      <dt>
        <Text id={`names.${id}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

export function Verdict({
  icon,
  bad = false,
  children,
}: {
  readonly icon: IconName
  readonly bad?: boolean
  readonly children: ReactNode
}) {
  return (
    <span className={`names-verdict${bad ? ' is-bad' : ''}`}>
      <Icon name={icon} /> <span>{children}</span>
    </span>
  )
}

/** A name as it is, blanks and all; one that is empty says so. */
export function Shown({ text }: { readonly text: string }) {
  return text === '' ? (
    <i>
      <Text id="names.empty" />
    </i>
  ) : (
    <Code>{text}</Code>
  )
}

export function Faults({ faults, rule }: { readonly faults: readonly NameFault[]; readonly rule: 'model' | 'mcp' }) {
  if (faults.length === 0) {
    return (
      <Verdict icon="check">
        <Text id={`names.fits.${rule}`} />
      </Verdict>
    )
  }
  return faults.map((fault) => (
    <Verdict key={fault.why} icon="cross" bad>
      {fault.why === 'length' ? <Text id="names.fault.length" args={{ length: fault.length, max: fault.max }} /> : <Stranger {...fault} />}
    </Verdict>
  ))
}

/** The character at fault with its number, or the number alone where there is nothing to see. */
function Stranger({ character }: { readonly character: string }) {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  const seen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
  return <Text id={`names.fault.${seen ? 'character' : 'unseen'}`} args={{ character: token(character), code }} />
}

const cutIcons: Record<CutVerdict, IconName> = { exact: 'check', sanitised: 'none', 'wrong-server': 'cross', 'wrong-tool': 'cross' }

/** An alias that is not in the pool is never called, so nobody cuts it. */
export function CutBack({ cut, route }: { readonly cut: Cut | undefined; readonly route: Lookup }) {
  if (route.state === 'too-long') {
    return (
      <Verdict icon="none">
        <Text id="names.cut.never" />
      </Verdict>
    )
  }
  if (!cut) {
    return (
      <Verdict icon="cross" bad>
        <Text id="names.cut.nothing" />
      </Verdict>
    )
  }
  return (
    <>
      <Pair pair={cut} labels={['server', 'tool']} />
      <Verdict icon={cutIcons[cut.verdict]} bad={cut.verdict !== 'exact'}>
        <Text id={`names.cut.${cut.verdict}`} />
      </Verdict>
    </>
  )
}

export function Route({ route }: { readonly route: Lookup }) {
  if (route.state === 'too-long') {
    return (
      <Verdict icon="none" bad>
        <Text id="names.table.too-long" args={{ max: route.max }} />
      </Verdict>
    )
  }
  return (
    <>
      <Pair pair={route.to} labels={['client', 'raw']} />
      <Verdict icon={route.state === 'held' ? 'check' : 'none'} bad={route.state === 'taken'}>
        <Text id={`names.table.${route.state}`} args={{ n: route.by + 1 }} />
      </Verdict>
    </>
  )
}

function Pair({ pair: { server, tool }, labels }: { readonly pair: NamePair; readonly labels: readonly [string, string] }) {
  return (
    <span className="names-pair">
      <span>
        <Text id={`names.part.${labels[0]}`} /> <Shown text={server} />
      </span>{' '}
      <span>
        <Text id={`names.part.${labels[1]}`} /> <Shown text={tool} />
      </span>
    </span>
  )
}

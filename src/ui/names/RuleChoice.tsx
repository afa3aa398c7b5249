// The naming rule, choice by choice.
import type { NamingRule, Sanitiser } from '../../run/names.ts'
import { Pick } from '../share/Fields.tsx'
import { useName } from '../text/language.tsx'

const PREFIXES = ['mcp__', '']
const SEPARATORS = ['__', '.', '_', '-']
/** The value of the choice that leaves the server out. */
const NO_SERVER = 'none'
const SANITISERS: readonly Sanitiser[] = ['keep', 'underscore', 'drop']
const OVERLONG: readonly NamingRule['overlong'][] = ['leave-out', 'cut']

interface Props {
  readonly rule: NamingRule
  readonly onChoose: (rule: NamingRule) => void
}

export function RuleChoice({ rule, onChoose }: Props) {
  const name = useName()
  const choose = (some: Partial<NamingRule>) => onChoose({ ...rule, ...some })
  return (
    <fieldset className="knobs" aria-label={name('names.rule')}>
      <Pick
        label="names.prefix"
        value={rule.prefix}
        options={PREFIXES.map((value) => ({ value, text: value || name('names.prefix.none') }))}
        onPick={(prefix) => choose({ prefix })}
      />
      <Pick
        label="names.separator"
        value={rule.separator ?? NO_SERVER}
        options={[...SEPARATORS.map((value) => ({ value, text: value })), { value: NO_SERVER, text: name('names.separator.none') }]}
        onPick={(value) => choose({ separator: value === NO_SERVER ? undefined : value })}
      />
      <Pick
        label="names.outside"
        value={rule.sanitiser}
        options={SANITISERS.map((value) => ({ value, text: name(`names.outside.${value}`) }))}
        onPick={(sanitiser) => choose({ sanitiser })}
      />
      <Pick
        label="names.overlong"
        value={rule.overlong}
        options={OVERLONG.map((value) => ({ value, text: name(`names.overlong.${value}`) }))}
        onPick={(overlong) => choose({ overlong })}
      />
    </fieldset>
  )
}

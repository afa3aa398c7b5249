// Why a value was not used, in words.
import type { Fault } from '../../lessons/params.ts'
import type { Args } from '../../locales/i18n.ts'
import { Text } from '../text/Rich.tsx'

export function Refusal({ fault }: { readonly fault: Fault }) {
  return <Text id={`inputs.refused.${fault.why}`} args={argsOf(fault)} />
}

function argsOf(fault: Fault): Args {
  switch (fault.why) {
    case 'tooLong':
      return { length: fault.length, max: fault.max }
    case 'tooShort':
      return { min: fault.min }
    case 'notAnOption':
      return { allowed: fault.allowed.join(', ') }
    default:
      return {}
  }
}

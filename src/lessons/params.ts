// The learner's parameters: what is legal, and what to say when something is not. Text is never trimmed or folded.

export type Param =
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  | { readonly kind: 'text'; readonly max: number; readonly default: string }

export type Params = Readonly<Record<string, Param>>
export type Inputs = Readonly<Record<string, string>>

export const choice = (...options: [string, ...string[]]): Param => ({ kind: 'choice', options, default: options[0] })
export const text = (initial: string, max: number): Param => ({ kind: 'text', default: initial, max })

export type Fault =
  | { readonly why: 'notAnOption'; readonly allowed: readonly string[] }
  /** `length` and `max` in UTF-16 code units. */
  | { readonly why: 'tooLong'; readonly length: number; readonly max: number }
  | { readonly why: 'notWellFormed' }

/** Why a value is refused, or undefined when it is legal. */
export function faultIn(param: Param, value: string): Fault | undefined {
  if (param.kind === 'choice') return param.options.includes(value) ? undefined : { why: 'notAnOption', allowed: param.options }
  if (value.length > param.max) return { why: 'tooLong', length: value.length, max: param.max }
  return value.isWellFormed() ? undefined : { why: 'notWellFormed' }
}

/** All parameters, with the defaults where `given` names none. */
export function fill(params: Params, given: Inputs): Inputs {
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, given[name] ?? param.default]))
}

export const sameInputs = (one: Inputs, other: Inputs): boolean => Object.keys(one).every((name) => one[name] === other[name])

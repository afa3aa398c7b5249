// The learner's parameters: what is legal, and what to say when something is not. Text is never trimmed or folded.

export type Param =
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
  /** `min` and `max` in UTF-16 code units. */
  | { readonly kind: 'text'; readonly min: number; readonly max: number; readonly default: string }
  /** A whole file. It stands in the inputs only when the learner wrote it; until then others give it. */
  | { readonly kind: 'file'; readonly max: number; readonly default: undefined }

export type Params = Readonly<Record<string, Param>>
export type Inputs = Readonly<Record<string, string>>

export const choice = (...options: [string, ...string[]]): Param => ({ kind: 'choice', options, default: options[0] })
export const text = (initial: string, max: number, min = 0): Param => ({ kind: 'text', default: initial, min, max })
export const file = (max: number): Param => ({ kind: 'file', default: undefined, max })

export type Fault =
  | { readonly why: 'notAnOption'; readonly allowed: readonly string[] }
  /** `length` and `max` in UTF-16 code units. */
  | { readonly why: 'tooLong'; readonly length: number; readonly max: number }
  | { readonly why: 'tooShort'; readonly min: number }
  | { readonly why: 'notWellFormed' }
  /** Another input has this value already. */
  | { readonly why: 'taken'; readonly by: string }

/** Why a value is refused, or undefined when it is legal. */
export function faultIn(param: Param, value: string): Fault | undefined {
  if (param.kind === 'choice') return param.options.includes(value) ? undefined : { why: 'notAnOption', allowed: param.options }
  if (value.length > param.max) return { why: 'tooLong', length: value.length, max: param.max }
  if (param.kind === 'text' && value.length < param.min) return { why: 'tooShort', min: param.min }
  return value.isWellFormed() ? undefined : { why: 'notWellFormed' }
}

/** Pairs of inputs that must differ. */
export type Distinct = readonly (readonly [string, string])[]

/** The input that an input must differ from and does not. */
export function twinOf(distinct: Distinct, inputs: Inputs, name: string): string | undefined {
  const pair = distinct.find((names) => names.includes(name))
  const other = pair?.find((candidate) => candidate !== name)
  return other !== undefined && inputs[other] === inputs[name] ? other : undefined
}

/** All parameters, with the defaults where `given` names none. A file nobody wrote is not among them. */
export function fill(params: Params, given: Inputs): Inputs {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, param]) => {
      const value = given[name] ?? param.default
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The inputs without one, so that its default counts again. */
export function without(inputs: Inputs, name: string): Inputs {
  const { [name]: _gone, ...rest } = inputs
  return rest
}

export function sameInputs(one: Inputs, other: Inputs): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name] === other[name])
}

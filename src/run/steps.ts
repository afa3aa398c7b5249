// Steps are named groups of frames. A step runs from the frame that opens it until the next one opens.

export interface StepSpec {
  readonly id: string
  /** Addresses that open this step; the first one the run reaches does. */
  readonly opens: readonly string[]
  /** Not mentioned at all when it does not open; other steps then count as skipped. */
  readonly optional?: boolean
  /** Its name says what an open question before it asks. */
  readonly telling?: boolean
}

export interface StepSpan {
  readonly id: string
  readonly first: number
  /** 0 for a skipped step. */
  readonly count: number
  readonly telling: boolean
}

/** Groups the addresses of a run; later steps can open only once and never before earlier ones. */
export function groupSteps(specs: readonly StepSpec[], addresses: readonly string[]): StepSpan[] {
  const firsts: (number | undefined)[] = specs.map(() => undefined)
  let open = -1
  addresses.forEach((address, index) => {
    const next = specs.findIndex((spec, position) => position > open && spec.opens.includes(address))
    if (next < 0) return
    open = next
    firsts[next] = index
  })
  const spans: StepSpan[] = []
  let end = addresses.length
  specs.toReversed().forEach((spec, fromEnd) => {
    const first = firsts[specs.length - 1 - fromEnd]
    if (first !== undefined) {
      spans.unshift({ id: spec.id, first, count: end - first, telling: spec.telling === true })
      end = first
    } else if (!spec.optional) spans.unshift({ id: spec.id, first: end, count: 0, telling: spec.telling === true })
  })
  return spans
}

/** The step that holds a frame. */
export function stepAt(steps: readonly StepSpan[], index: number): StepSpan {
  const step = steps.find(({ first, count }) => index >= first && index < first + count)
  if (!step) throw new Error(`No step holds frame ${index}`)
  return step
}

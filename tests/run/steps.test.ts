// Steps as groups of addresses: opened, skipped, optional, and by whichever address comes first.
import { describe, expect, it } from 'vitest'
import type { StepSpec } from '../../src/run/steps.ts'
import { groupSteps, stepAt } from '../../src/run/steps.ts'

const specs: StepSpec[] = [
  { id: 'start', opens: ['a'] },
  { id: 'middle', opens: ['b'] },
  { id: 'end', opens: ['c', 'd'] },
  { id: 'more', opens: ['e'], optional: true },
]

describe('groupSteps', () => {
  it.each([
    [
      'all that open',
      ['a', 'b', 'x', 'c'],
      [
        ['start', 0, 1],
        ['middle', 1, 2],
        ['end', 3, 1],
      ],
    ],
    [
      'the first of several addresses',
      ['a', 'b', 'd', 'c'],
      [
        ['start', 0, 1],
        ['middle', 1, 1],
        ['end', 2, 2],
      ],
    ],
    [
      'a skipped step has no frames',
      ['a', 'x', 'c'],
      [
        ['start', 0, 2],
        ['middle', 2, 0],
        ['end', 2, 1],
      ],
    ],
    [
      'an optional one is there only when it opens',
      ['a', 'b', 'c', 'e', 'x'],
      [
        ['start', 0, 1],
        ['middle', 1, 1],
        ['end', 2, 1],
        ['more', 3, 2],
      ],
    ],
    [
      'no step opens twice',
      ['a', 'b', 'a', 'c'],
      [
        ['start', 0, 1],
        ['middle', 1, 2],
        ['end', 3, 1],
      ],
    ],
  ])('%s', (_name, addresses, spans) => {
    expect(groupSteps(specs, addresses).map(({ id, first, count }) => [id, first, count])).toEqual(spans)
  })

  it('finds the step of a frame', () => {
    const spans = groupSteps(specs, ['a', 'x', 'c'])
    expect([0, 1, 2].map((index) => stepAt(spans, index).id)).toEqual(['start', 'start', 'end'])
    expect(() => stepAt(spans, 9)).toThrow('No step holds frame 9')
  })
})

// The part of the bench that does not depend on the machine: sizes, and how a run grows with its length.
import { describe, expect, it } from 'vitest'
import { budgets } from '../../scripts/bench/budgets.mjs'
import { growthOfRuns } from '../../scripts/bench/runs.mjs'
import { sizes } from '../../scripts/bench/sizes.mjs'

describe('the built page', () => {
  it.each(['script', 'style', 'home', 'homeStyle', 'fonts', 'standalone', 'frame', 'single'] as const)(
    'keeps the budget for its %s',
    (what) => {
      expect(sizes()[what]).toBeLessThanOrEqual(budgets[what])
      expect(sizes()[what]).toBeGreaterThan(0)
    },
  )
})

it('a run grows no faster than its length allows', async () => {
  const modules = import.meta.glob('/src/{run/run,lessons/lesson,lessons/01-plugin-path/lesson}.ts')
  const growth = await growthOfRuns((path: string) => modules[path]?.())
  expect(growth).toBeLessThanOrEqual(budgets.growthPerDoubling)
}, 30_000)

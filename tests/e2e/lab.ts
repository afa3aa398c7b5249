// What the end-to-end tests share: opening a situation, stepping by role and name, and reading where we are.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'

export interface Scenario {
  readonly scenario: string
  readonly expect: {
    readonly poolNames: readonly string[]
    readonly wireMessages: { readonly count: number }
    readonly localExecutions: number
    readonly externalExecutions: number
    readonly calls: readonly { readonly callId: string; readonly rung: string; readonly text: string; readonly isError: boolean }[]
  }
  readonly steps: readonly { readonly id: string; readonly frames: readonly string[] }[]
}

export const scenariosOf = (lesson: string): Scenario[] =>
  JSON.parse(readFileSync(`tests/golden/${lesson}.vectors.json`, 'utf8')) as Scenario[]

export const scenarios = scenariosOf('plugin-path')

export const framesOf = ({ steps }: Scenario): string[] => steps.flatMap(({ frames }) => frames)

export const names: Readonly<Record<string, string>> = {
  connected: 'Connected',
  'note-missing': 'Note missing',
  'integration-off': 'Integration off',
  'off-and-missing': 'Both',
  'search-no-match': 'Search, no match',
  'search-match': 'Search, match',
  'third-tool': 'Third tool',
  'third-tool-called': 'Third tool called',
  'unlisted-tool-called': 'Unlisted tool',
  'mistake-alias-on-wire': 'Alias leaked',
  'mistake-flag-dropped': 'Flag dropped',
  'mistake-description-only': 'Description only',
}

export async function open(page: Page, search = '?lesson=plugin-path'): Promise<void> {
  await page.goto(`/${search}`)
  await expect(
    page.getByRole('button', { name: 'Next', exact: true }).or(page.getByRole('button', { name: '下一帧', exact: true })),
  ).toBeVisible()
  await expect(page.locator('.page')).toHaveAttribute('data-drawn', 'true')
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous frame' })

export async function expectFrame(page: Page, address: string): Promise<void> {
  await expect(page.locator('.stage, .page').first()).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('frame')).toBe(address)
}

/** Fails on any error of the page, so that no test passes over one. */
export function noErrors(page: Page): () => void {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return () => expect(errors).toEqual([])
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Parts that are loaded late, or drawn only when they are scrolled to, have come: the page keeps its height. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollX, scrollY } = window
    window.scrollTo(0, document.documentElement.scrollHeight)
    for (let before = -1, same = 0; same < 3;) {
      const now = document.documentElement.scrollHeight
      same = now === before ? same + 1 : 0
      before = now
      await new Promise((rested) => setTimeout(rested, 60))
    }
    window.scrollTo(scrollX, scrollY)
  })
}

export async function expectNoViolations(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page })
    // no page here has frames in it: one pass in the page itself finds the same and takes half the time
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, runOnly: { type: 'tag', values: TAGS } })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

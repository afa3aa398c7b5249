// A comparison in somebody else's page: in a text column it has the ladder's place, and the page around it does not grow.
import { expect, test } from '@playwright/test'
import { expectNoViolations, noErrors } from '../lab.ts'
import { openPage, pages } from './pages.ts'

test('in a frame of 720 by 560 it stands in the pane of the ladder, and nothing scrolls but the pane', async ({ page }) => {
  const done = noErrors(page)
  await page.setViewportSize({ width: 720, height: 560 })
  await page.goto('/embed/?v=1&scenario=connected&start=returning@c2&compare=note-missing&predict=off&lang=en')
  const panel = page.getByRole('group', { name: 'Compare' })
  await expect(panel.getByRole('table', { name: 'Where each situation stands' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(561)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Stage', exact: true }).click()
  await expect(panel).toHaveCount(0)
  await page.getByRole('button', { name: 'Ladder', exact: true }).click()
  await panel.getByRole('button', { name: 'Stop comparing' }).click()
  await expect(panel.getByRole('table')).toHaveCount(0)
  await panel.getByRole('combobox', { name: 'Compare with' }).selectOption('integration-off')
  await expect(panel.getByRole('table', { name: 'Where each situation stands' })).toBeVisible()
  done()
})

for (const [what, attributes, choices] of [
  ['a view of the stage alone', 'view="stage"', true],
  ['steps only', 'controls="steps"', false],
  ['no controls', 'controls="none"', false],
] as const) {
  test(`${what}: the comparison that the page asks for is there`, async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto(`${pages}/plain.html`)
    await page.evaluate((text) => {
      document.body.innerHTML = `<mcp-plugin-lab id="own" lang="en" start="routing@c1" compare="note-missing;integration-off" ${text}></mcp-plugin-lab>`
    }, attributes)
    const lab = page.locator('#own .place > .lab')
    await expect(lab.getByRole('columnheader', { name: 'Integration off' }).first()).toBeVisible()
    await expect(lab.getByRole('combobox', { name: 'Compare with' })).toHaveCount(choices ? 1 : 0)
  })
}

test('a locked scenario keeps the choice shut', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 })
  const lab = await openPage(page, 'plain.html')
  await lab.evaluate((element) => element.setAttribute('lock', 'scenario'))
  await lab.evaluate((element) => element.setAttribute('compare', 'integration-off'))
  await expect(lab.locator('.place').getByRole('combobox', { name: 'Compare with' })).toBeDisabled()
  await expect(lab.locator('.place').getByRole('columnheader', { name: 'Integration off' }).first()).toBeVisible()
})

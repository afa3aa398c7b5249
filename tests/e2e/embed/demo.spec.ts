// The demo page: six labs, each in its own language, theme and situation, and a page that drives one of them.
import { expect, test } from '@playwright/test'
import { expectNoViolations, noErrors } from '../lab.ts'
import { frameOf, ready, site } from './pages.ts'

test('six labs stand in one page, each by itself', async ({ page }) => {
  test.slow()
  const calm = noErrors(page)
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto(`${site}/demo/`)
  const labs = page.locator('mcp-plugin-lab')
  await expect(labs).toHaveCount(5)
  for (let index = 0; index < 5; index += 1) await ready(labs.nth(index))
  await expect(page.frameLocator('#frame').getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  expect(await frameOf(page.locator('#asks'))).toBe('routing@c2')
  await expect(page.locator('#asks').getByRole('button', { name: 'I don’t know, show me' })).toHaveCount(0)
  await expect(page.locator('#asks .scenarios input').first()).toBeDisabled()
  await expect(page.locator('#chinese').getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Forth' }).click()
  await expect(page.locator('#where')).toHaveText('askingCapabilities@notes: local 0, external 0')
  expect(await frameOf(page.locator('#wire'))).toBe('finished')
  await expectNoViolations(page)
  calm()
})

// Inside a deck that turns its slides by keys: typing and stepping turn none.
import { expect, test } from '@playwright/test'
import { frameOf, nextIn, openPage } from './pages.ts'

declare global {
  var deck: { getIndices(): { h: number } }
}

test('typing and stepping in a reveal.js deck turn no slide @firefox', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 800 })
  const lab = await openPage(page, 'reveal.html')
  const slide = () => page.evaluate(() => globalThis.deck.getIndices().h)
  await expect(lab.locator('.place > .lab')).toBeVisible()
  const folded = lab.locator('.place > .lab .inputs-summary')
  if (await folded.isVisible()) await folded.click()
  const field = lab.locator('.place > .lab').getByLabel('Note id')
  await field.fill('')
  await field.pressSequentially('n1')
  await expect(field).toHaveValue('n1')
  expect(await slide()).toBe(0)
  await lab.evaluate((element) => (element as HTMLElement & { goTo(place: number): void }).goTo(0))
  await nextIn(lab).focus()
  for (const key of ['n', 'ArrowRight', 'Space', 'ArrowLeft']) await page.keyboard.press(key)
  await expect.poll(() => frameOf(lab)).toBe('hearingCapabilities@notes')
  expect(await slide()).toBe(0)
  // outside the lab the deck has its keys
  await page.getByRole('heading', { name: 'The plugin path' }).first().click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(slide).toBe(1)
})

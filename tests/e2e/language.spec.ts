// Two languages: complete, switched without losing the frame, and protocol tokens the same in both.
import { expect, test } from '@playwright/test'
import { expectFrame, open } from './lab.ts'

test('the switch keeps the frame and translates everything around the tokens', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=observing@c2')
  const tokens = async () => (await page.locator('.stage code').allTextContents()).toSorted()
  const before = await tokens()
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  await expectFrame(page, 'observing@c2')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(await tokens()).toEqual(before)
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
})

test('the browser’s language is taken when the link names none', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-SG' })
  const page = await context.newPage()
  await open(page)
  await expect(page.getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  await context.close()
})

test('traditional Chinese does not silently become simplified', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'zh-TW' })
  const page = await context.newPage()
  await open(page)
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await context.close()
})

test('code is never for a translator', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=observing@c2')
  expect(await page.locator('code:not([translate=no])').count()).toBe(0)
  expect(await page.locator('code:not([lang=en])').count()).toBe(0)
})

// The whole situation is in the address: reload, back and a shared link restore it, and a bad link is named.
import { expect, test } from '@playwright/test'
import { expectFrame, next, noErrors, open } from './lab.ts'

test('a shared link opens exactly what was seen', async ({ page, context }) => {
  await open(page, '?noteId=a%20%3Cb%3E&extraCall=search&query=retry&frame=returning@c2&lang=zh-CN&theme=dark&view=wire')
  const other = await context.newPage()
  await other.goto(page.url())
  for (const tab of [page, other]) {
    await expectFrame(tab, 'returning@c2')
    await expect(tab.getByLabel('笔记 ID')).toHaveValue('a <b>')
    await expect(tab.locator('.lab')).toHaveAttribute('data-theme', 'dark')
    await expect(tab.getByRole('button', { name: '回到舞台' })).toBeVisible()
  }
})

test('a reload stays at the frame', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  await next(page).click()
  await next(page).click()
  await page.reload()
  await expectFrame(page, 'hearingCapabilities@notes')
  await expect(page.locator('.frame-address')).toHaveText('hearingCapabilities@notes')
})

test('back goes to the situation before, at the frame it was left at', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  await next(page).click()
  await next(page).click()
  await page.getByRole('radio', { name: 'Unlisted tool' }).check()
  await expect(page.locator('.frame-address')).not.toHaveText('hearingCapabilities@notes')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Third tool', exact: true })).toBeChecked()
  await expect(page.locator('.frame-address')).toHaveText('hearingCapabilities@notes')
  await page.goForward()
  await expect(page.getByRole('radio', { name: 'Unlisted tool' })).toBeChecked()
})

const bad: readonly (readonly [string, string])[] = [
  ['?lesson=nope', 'There is no lesson nope; plugin-path is shown instead.'],
  ['?scenario=nope', 'There is no scenario nope; connected is used instead.'],
  ['?frame=nope@c9', 'There is no frame nope@c9 in this run; the first frame is shown.'],
  ['?lesson=plugin-path&lang=tlh', 'There is no language tlh; en is used instead.'],
  ['?lesson=plugin-path&theme=pink', 'There is no theme pink; auto is used instead.'],
  ['?noteId=%E0%A4%A', 'noteId cannot be read: its escape codes are broken.'],
  [`?noteId=${'x'.repeat(300)}`, 'noteId cannot be'],
  ['?integration=maybe', 'integration cannot be maybe; on is used instead.'],
  ['?colour=red', 'colour is not a setting of this lesson; it is ignored.'],
  ['?__proto__=x&constructor=y', '__proto__ is not a setting of this lesson'],
  ['?frame=__proto__', 'There is no frame __proto__'],
]
for (const [search, notice] of bad) {
  test(`${search.slice(0, 40)} opens the lesson with a notice`, async ({ page }) => {
    const done = noErrors(page)
    await open(page, search)
    const notices = page.getByRole('region', { name: 'About this link' })
    await expect(notices).toContainText(notice)
    await notices.getByRole('button', { name: 'Dismiss' }).click()
    await expect(notices).toHaveCount(0)
    done()
  })
}

test('the link is copied, and it is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '?scenario=third-tool&frame=routing@c2')
  await page.getByRole('button', { name: 'Share or embed' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied: Link')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

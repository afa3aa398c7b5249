// What the panel writes works: each text is put into a page as it is and shows the situation that was on screen.
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectNoViolations, noErrors, open } from '../lab.ts'
import { frameOf, pages, ready, site } from './pages.ts'

const SITUATION = '?scenario=note-missing&frame=routing@c2&lang=en'

async function write(page: Page, kind: string, search = SITUATION): Promise<void> {
  await open(page, search)
  await page.getByRole('button', { name: 'Share or embed' }).click()
  await page.getByLabel('Write it as').selectOption({ label: kind })
}

/** Of a panel that is there. */
const texts = (page: Page): Promise<string[]> =>
  page.locator('.share textarea').evaluateAll((all) => all.map((area) => (area as HTMLTextAreaElement).value))

test('a link, and nothing to choose for it', async ({ page }) => {
  await write(page, 'Link')
  expect(await texts(page)).toEqual([`${site}/?lesson=plugin-path&scenario=note-missing&frame=routing@c2&lang=en`])
  await expect(page.getByLabel('Starts at')).toHaveCount(0)
})

test('the element shows the situation in a plain page', async ({ page }) => {
  const calm = noErrors(page)
  await write(page, 'Element')
  const choices = page.locator('.share-choices')
  await choices.getByRole('combobox', { name: 'Language' }).selectOption('zh-CN')
  await choices.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'dark' })
  await page.getByRole('group', { name: 'Learners may change' }).getByLabel('language').uncheck()
  const [code = ''] = await texts(page)
  expect(code).toBe(
    `<mcp-plugin-lab lesson="plugin-path" scenario="note-missing" start="routing@c2" lock="lang" theme="dark" lang="zh-CN"></mcp-plugin-lab>\n<script src="${site}/mcp-plugin-lab.min.js" defer></script>`,
  )
  await page.goto(`${pages}/frames.html`)
  await page.setContent(`<!doctype html><html lang="en"><body>${code}</body></html>`)
  const lab = page.locator('mcp-plugin-lab')
  await ready(lab)
  expect(await frameOf(lab)).toBe('routing@c2')
  await expect(lab.getByRole('heading', { name: '先预测，再看结果' })).toBeVisible()
  await expect(lab.getByRole('group', { name: '语言' })).toHaveCount(0)
  calm()
})

test('the iframe shows inputs that are no scenario', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 900 })
  await write(page, 'Iframe', `?noteId=${encodeURIComponent('a&b="<c>" 汉')}&integration=on&lang=en`)
  await page.getByLabel('Starts at').selectOption({ label: 'the beginning' })
  await page.getByLabel('Predictions').selectOption({ label: 'not asked' })
  const [code = ''] = await texts(page)
  expect(code).toContain('sandbox="allow-scripts allow-popups"')
  await page.goto(`${pages}/frames.html`)
  await page.setContent(`<!doctype html><html lang="en"><body>${code}</body></html>`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
  await frame.locator('.place > .lab .inputs-summary').click()
  await expect(frame.locator('.place > .lab').getByLabel('Note id')).toHaveValue('a&b="<c>" 汉')
  await expect(frame.locator('.notices')).toHaveCount(0)
})

test('the slide works in a deck', async ({ page }) => {
  await write(page, 'reveal.js')
  const [code = ''] = await texts(page)
  await page.goto(`${pages}/frames.html`)
  await page.setContent(
    `<!doctype html><html lang="en"><head><link rel="stylesheet" href="/reveal/reveal.css"><script src="/reveal/reveal.js"></script></head>
    <body><div class="reveal"><div class="slides">${code.replace(/<script[\s\S]*/, '')}<section>Next</section></div></div>
    ${/<script[\s\S]*/.exec(code)?.[0] ?? ''}<script>new Reveal().initialize()</script></body></html>`,
  )
  const lab = page.locator('mcp-plugin-lab')
  await ready(lab)
  expect(await frameOf(lab)).toBe('routing@c2')
})

test('the preview is what the iframe shows', async ({ page }) => {
  await write(page, 'Iframe')
  await page.getByText('Preview').click()
  await expect(page.frameLocator('iframe.preview').getByText('Predict before you look')).toBeVisible()
})

test('every kind has its text, a name for each field, and a copy that says what it copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, SITUATION)
  await page.getByRole('button', { name: 'Share or embed' }).click()
  const kind = page.getByLabel('Write it as')
  await expect(kind).toBeVisible()
  const labels = await kind.locator('option').allTextContents()
  expect(labels).toHaveLength(10)
  for (const label of labels) {
    await kind.selectOption({ label })
    for (const [index, text] of (await texts(page)).entries()) {
      await page.getByRole('button', { name: 'Copy', exact: true }).nth(index).click()
      await expect(page.locator('.snippet [role=status]').nth(index)).toContainText('Copied: ')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
  }
})

for (const width of [1_440, 360]) {
  for (const theme of ['light', 'dark']) {
    test(`axe finds nothing in the panel at ${width} px, ${theme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await write(page, 'VitePress', `${SITUATION}&theme=${theme}`)
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}

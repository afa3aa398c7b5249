// Situations side by side: started by keyboard, on one playhead, in the address, in three widths, two themes and two languages.
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectFrame, expectNoViolations, next, noErrors, open, scenarios } from './lab.ts'

const panel = (page: Page) => page.getByRole('region', { name: /^(Compare|对照)$/ })
const facts = (page: Page) => page.getByRole('table', { name: /^(Where each situation stands|每个情境进行到哪里)$/ })
const row = (page: Page, name: string) => facts(page).getByRole('row', { name: new RegExp(`^${name}`) })
const messages = (page: Page) => page.getByRole('table', { name: 'Messages by purpose' })
const fields = (page: Page) => page.getByRole('table', { name: 'The chosen messages field by field' })
const compared = (page: Page) => new URL(page.url()).searchParams.get('compare')
const scenario = (id: string) => scenarios.find((one) => one.scenario === id)!

test('by keyboard: choose, go to where they part, read the messages, stop', async ({ page }) => {
  const done = noErrors(page)
  await open(page, '?scenario=third-tool')
  const choice = page.getByRole('combobox', { name: 'Compare with' })
  await choice.focus()
  // one letter after the other chooses in a native list
  await page.keyboard.type('Connected')
  await expect(choice).toHaveValue('connected')
  await expect(panel(page).getByRole('status')).toHaveText('Comparing with Connected: they part at frame 5, hearingTools@notes.')
  await expect.poll(() => compared(page)).toBe('connected')
  await panel(page).getByRole('button', { name: 'Show frame 5' }).focus()
  await page.keyboard.press('Enter')
  await expectFrame(page, 'hearingTools@notes')
  await expect(page.getByRole('button', { name: /^Frame 5, .*the situations part here/ })).toBeVisible()
  const list = messages(page).getByRole('button', { name: /^Tool list\s*, to the client/ })
  await expect(list).toHaveAttribute('aria-pressed', 'true')
  // the tool that only this situation lists
  await expect(fields(page).getByRole('row', { name: /^count_notes/ })).toContainText('not there')
  await messages(page)
    .getByRole('button', { name: /^Opening\s*, to the server/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(fields(page).getByRole('row', { name: /^method/ })).toContainText('"server/discover"')
  await panel(page).getByRole('button', { name: 'Stop comparing' }).focus()
  await page.keyboard.press('Enter')
  await expect(facts(page)).toHaveCount(0)
  await expect.poll(() => compared(page)).toBeNull()
  done()
})

test('one playhead: counters, calls and messages of both at every frame', async ({ page }) => {
  const [own, other] = [scenario('search-no-match'), scenario('integration-off')]
  await open(page, '?scenario=search-no-match&frame=finished&compare=integration-off')
  const cells = (name: string) => row(page, name).getByRole('cell')
  await expect(cells('Frame').first()).toContainText('finished')
  for (const [name, mine, theirs] of [
    ['Local executions', own.expect.localExecutions, other.expect.localExecutions],
    ['External executions', own.expect.externalExecutions, other.expect.externalExecutions],
    ['Messages', own.expect.wireMessages.count, other.expect.wireMessages.count],
    ['Tools in the pool', own.expect.poolNames.length, other.expect.poolNames.length],
  ] as const) {
    await expect(cells(name).nth(0).locator('b')).toHaveText(String(mine))
    await expect(cells(name).nth(1).locator('b')).toHaveText(String(theirs))
    await expect(cells(name).nth(1)).toContainText(mine === theirs ? 'the same' : 'differs')
  }
  await expect(row(page, 'Call c2')).toContainText('Ran, ok')
  await expect(row(page, 'Call c2')).toContainText('Not in the pool')
  await expect(row(page, 'Call c3')).toContainText('no such call')
  await expect(messages(page).getByText('no message', { exact: true })).toHaveCount(own.expect.wireMessages.count)
  await page.getByRole('button', { name: 'Previous step' }).click()
  await expect(cells('Frame').nth(1)).toContainText('observing@c2')
  await page.goto('/?scenario=connected&frame=executing@c2&compare=integration-off')
  await expect(cells('Frame').nth(1)).toContainText('waits')
})

test('three side by side; one that becomes the same stays and says so', async ({ page }) => {
  await open(page, '?scenario=third-tool&compare=note-missing;integration-off')
  await expect(facts(page).getByRole('columnheader')).toHaveText([
    'What is compared',
    'Third tool on the stage',
    'Note missing',
    'Integration off',
  ])
  await page.getByRole('radio', { name: 'Integration off' }).check()
  await expect(panel(page)).toContainText('Comparing with Integration off: no difference')
  await expect.poll(() => compared(page)).toBe('note-missing')
  await page.getByRole('radio', { name: 'Third tool', exact: true }).check()
  await expect.poll(() => compared(page)).toBe('note-missing;integration-off')
})

test('the situation on the stage is kept, then changed', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  const keep = page.getByRole('button', { name: 'Keep this one to compare' })
  await keep.click()
  await expect(panel(page)).toContainText('no difference')
  await expect(keep).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('combobox', { name: 'Third call' }).selectOption('count')
  await expect(panel(page)).toContainText('Comparing with Third tool: they part at frame 15, routing@c3, which happens here only.')
  await expect.poll(() => compared(page)).toBe('third-tool')
})

test('the address has it: reload, back and forward', async ({ page }) => {
  const done = noErrors(page)
  await open(page, '?scenario=third-tool')
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('note-missing')
  await expect.poll(() => compared(page)).toBe('note-missing')
  await page.getByRole('combobox', { name: 'and with' }).selectOption('integration-off')
  await expect.poll(() => compared(page)).toBe('note-missing;integration-off')
  await next(page).click()
  await page.reload()
  await expect(facts(page).getByRole('columnheader', { name: 'Integration off' })).toBeVisible()
  await page.goBack()
  await expect(facts(page).getByRole('columnheader', { name: 'Integration off' })).toHaveCount(0)
  await expect(facts(page).getByRole('columnheader', { name: 'Note missing' })).toBeVisible()
  await page.goBack()
  await expect(facts(page)).toHaveCount(0)
  await page.goForward()
  await expect(page.getByRole('combobox', { name: 'Compare with' })).toHaveValue('note-missing')
  done()
})

test('what is shared carries it', async ({ page }) => {
  await open(page, '?scenario=connected&compare=note-missing;noteId=a%2526b&lang=en')
  await page.getByRole('button', { name: 'Share or embed' }).click()
  const text = page.locator('.share textarea').first()
  await expect(text).toHaveValue(/&compare=note-missing%3BnoteId%3Da%2526b$/)
  await page.getByLabel('Write it as').selectOption({ label: 'Element' })
  await expect(text).toHaveValue(/ compare="note-missing;noteId=a%26b"/)
  await page.getByLabel('Write it as').selectOption({ label: 'Iframe' })
  await expect(text).toHaveValue(/compare=note-missing%3BnoteId%3Da%2526b/)
})

const bad: readonly (readonly [string, string, readonly string[]])[] = [
  ['nope;note-missing', 'There is no scenario nope to compare with; it is left out.', ['Note missing']],
  ['connected', 'connected is compared already or is the situation on the stage; it is left out.', []],
  [
    'note-missing;third-tool;integration-off',
    'integration-off is left out: two others at most are compared.',
    ['Note missing', 'Third tool'],
  ],
  ['noteId=x%26integration=maybe', 'integration cannot be maybe; on is used instead.', ['Your own']],
  ['__proto__', 'There is no scenario __proto__ to compare with', []],
  ['%25', 'There is no scenario % to compare with', []],
]
for (const [text, notice, shown] of bad) {
  test(`compare=${text} is named, and the rest is used`, async ({ page }) => {
    const done = noErrors(page)
    await open(page, `?scenario=connected&compare=${text}`)
    await expect(page.getByRole('region', { name: 'About this link' })).toContainText(notice)
    for (const name of shown) await expect(facts(page).getByRole('columnheader', { name })).toBeVisible()
    await expect(facts(page)).toHaveCount(shown.length === 0 ? 0 : 1)
    done()
  })
}

test('an open prediction covers it until it is answered', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=observing@c1&compare=connected')
  await expect(facts(page)).toBeVisible()
  await next(page).click()
  await expect(panel(page)).toContainText('The comparison comes back after your answer.')
  await expect(facts(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await expect(facts(page)).toBeVisible()
})

test('an outcome offers it: the situation with one thing changed, beside the one that was predicted', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2')
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await page.getByRole('button', { name: /^Compare: / }).click()
  await expect(page.getByRole('radio', { name: 'Connected' })).toBeChecked()
  await expect(facts(page).getByRole('columnheader', { name: 'Note missing' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Note missing' })).toBeChecked()
  await expect(facts(page)).toHaveCount(0)
})

for (const width of [1_440, 768, 360]) {
  for (const theme of ['light', 'dark']) {
    for (const lang of ['en', 'zh-CN']) {
      test(`axe finds nothing at ${width} px, ${theme}, ${lang}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await open(page, `?scenario=connected&frame=returning@c2&compare=note-missing;integration-off&theme=${theme}&lang=${lang}`)
        await expect(facts(page)).toBeVisible()
        await expectNoViolations(page)
      })
    }
  }
}

for (const width of [1_440, 768, 360, 320]) {
  test(`${width} px: no sideways scroll, and large enough targets`, async ({ page }) => {
    const done = noErrors(page)
    await page.setViewportSize({ width, height: 900 })
    const long = 'x'.repeat(256)
    for (const frame of ['hearingTools@notes', 'sending@c2', 'observing@c3', 'finished']) {
      await open(page, `?scenario=third-tool-called&frame=${frame}&compare=noteId=${long};mistake-alias-on-wire`)
      await expect(facts(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      const small = await panel(page)
        .locator('button, select')
        .evaluateAll(
          (all, least) => all.filter((one) => one.getBoundingClientRect().height < least).map((one) => one.textContent),
          width < 640 ? 43.5 : 24,
        )
      expect(small).toEqual([])
    }
    done()
  })
}

// Predicting: marks, commit, the belief behind a wrong answer, the frame that refutes it, and the task at the end.
import { expect, test } from '@playwright/test'
import { expectFrame, next, noErrors, open } from './lab.ts'

const mark = (page: import('@playwright/test').Page, question: RegExp, answer: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name: answer, exact: true }).check()

test('a wrong prediction gets its sentence, and one click shows what refutes it', async ({ page }) => {
  const done = noErrors(page)
  await open(page, '?scenario=note-missing&frame=routing@c2')
  const commit = page.getByRole('button', { name: 'Commit prediction' })
  await expect(commit).toHaveAttribute('aria-disabled', 'true')
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await mark(page, /external execution/, 'stays 0')
  await mark(page, /How far/, 'Sent, no answer')
  await mark(page, /who writes it/, 'the server, as tool')
  await expect(commit).toHaveAttribute('aria-disabled', 'true')
  await mark(page, /Which isError/, 'false')
  await commit.click()

  const card = page.getByRole('region', { name: 'Prediction and outcome' })
  await expect(card).toBeFocused()
  await expect(card).toContainText('1 of 4')
  await expect(card).toContainText('Looking and not finding is still a run: the server did the work once.')
  await expect(card).toContainText('The failure arrived in an ordinary response. A lost message would leave the request without one.')
  await expect(card).toContainText('Readable text is not success. The flag is part of the result and travels with it.')
  await expectFrame(page, 'routing@c2')
  await card.getByRole('button', { name: 'Show frame 12, executing@c2' }).click()
  await expectFrame(page, 'executing@c2')
  await expect(page.locator('.counter-external')).toContainText('1 now')
  await expect(card).toBeVisible()
  done()
})

test('nothing gives the answer away before it is committed', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2')
  await expect(page.getByRole('heading', { name: 'How far did it get?' })).toHaveCount(0)
  await expect(page.locator('.stage')).not.toContainText('to notes client')
  await expect(page.locator('.stage')).not.toContainText('not found')
  await open(page, '?frame=sending@c2')
  await expect(page.locator('.envelope')).not.toContainText('notes-3')
  await expect(page.locator('.messages > li')).toHaveCount(4)
  await open(page, '?frame=hearingTools@notes')
  await expect(page.locator('.pool table')).toHaveCount(0)
})

test('the right answers follow the inputs', async ({ page }) => {
  await open(page, '?noteId=missing&hostMistake=alias-on-wire&frame=routing@c2')
  await mark(page, /external execution/, 'stays 0')
  await mark(page, /How far/, 'Protocol error')
  await mark(page, /who writes it/, 'the server, as protocol')
  await mark(page, /Which isError/, 'true')
  await page.getByRole('button', { name: 'Commit prediction' }).click()
  await expect(page.getByRole('region', { name: 'Prediction and outcome' })).toContainText('4 of 4')
})

test('"I don’t know" is an answer, and predicting again is possible', async ({ page }) => {
  await open(page, '?scenario=integration-off&frame=routing@c2')
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  const card = page.getByRole('region', { name: 'Prediction and outcome' })
  await expect(card).toContainText('0 of 4')
  await expect(card).not.toContainText('Mixed up')
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false')
  await card.getByRole('button', { name: 'Predict again' }).click()
  await expect(page.getByRole('heading', { name: 'Predict before you look' })).toBeVisible()
})

test('the card compares with the same situation and one thing changed', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2')
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await page.getByRole('button', { name: 'Compare: Note id n1' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('scenario')).toBe('connected')
  await expectFrame(page, 'routing@c2')
})

test('a reload keeps the answers, a shared link does not bring them', async ({ page, context }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2')
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Prediction and outcome' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'Predict before you look' })).toBeVisible()
})

test('the task at the end is passed by doing it', async ({ page }) => {
  await open(page, '?scenario=third-tool&frame=finished')
  await mark(page, /Why was/, 'the model chose it')
  await page.getByRole('button', { name: 'Commit prediction' }).click()
  await expect(page.getByText('This call is a preset of the lesson. It says nothing about what a model would choose.')).toBeVisible()
  await mark(page, /Clients added/, '+1')
  await mark(page, /Pool entries added/, '+1')
  await mark(page, /Messages added/, '+2')
  await page.getByRole('button', { name: 'Commit', exact: true }).click()
  await expect(page.getByText('A tool is a row, not a connection: the old client carries it.')).toBeVisible()
  await expect(page.getByText('Now make the change in the inputs above.')).toBeVisible()
  await page.getByLabel('Third call').selectOption('count')
  await page.getByRole('button', { name: /^Frame 20/ }).click()
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await expect(page.getByText('Done: the pool holds the new tool')).toBeVisible()
})

test('an input that opens a prediction shows and says nothing of its outcome', async ({ page }) => {
  await open(page, '?frame=observing@c2&scenario=connected')
  await expect(page.getByRole('heading', { name: 'Message 6' })).toBeVisible()
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    new MutationObserver(() => seen.push(document.querySelector('.lab')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await page.getByLabel('Note id').fill('missing')
  await expect(page.getByRole('heading', { name: 'Predict before you look' })).toBeVisible()
  await expectFrame(page, 'routing@c2')
  const told = await page.evaluate(() =>
    (globalThis as unknown as { seen: string[] }).seen.filter((text) => text.includes('Note not found')),
  )
  expect(told).toEqual([])
})

test('the rail does not name the frames that an open prediction covers', async ({ page }) => {
  await open(page, '?scenario=integration-off&frame=routing@c2')
  await expect(page.getByRole('button', { name: 'Frame 5, routing@c2, prediction here' })).toBeVisible()
  await expect(page.getByRole('button', { name: /observing@c2/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await expect(page.getByRole('button', { name: /^Frame 6, observing@c2/ })).toHaveCount(1)
})

test('in the wire view a prediction gets its outcome too', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2&view=wire')
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await expect(page.getByRole('region', { name: 'Prediction and outcome' })).toBeFocused()
})

// By keyboard alone: every scenario can be walked, predicted and left, and no key acts where it should not.
import { expect, test } from '@playwright/test'
import { expectFrame, framesOf, next, open, scenarios } from './lab.ts'

for (const scenario of scenarios) {
  test(`${scenario.scenario} is walked with the keyboard`, async ({ page }) => {
    await open(page, `?scenario=${scenario.scenario}`)
    await next(page).focus()
    const frames = framesOf(scenario)
    for (const [index, address] of frames.entries()) {
      await expectFrame(page, address)
      if (index < frames.length - 1 && (await next(page).getAttribute('aria-disabled')) === 'true') {
        await page.keyboard.press('ArrowRight')
        await expectFrame(page, address)
        const unknown = page.getByRole('button', { name: 'I don’t know, show me' })
        await unknown.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('region', { name: 'Prediction and outcome' })).toBeFocused()
        await next(page).focus()
      }
      await expect(next(page)).toBeFocused()
      if (index < frames.length - 1) await page.keyboard.press(index % 2 ? 'Enter' : 'ArrowRight')
    }
    for (const address of frames.toReversed().slice(1)) {
      await page.keyboard.press('ArrowLeft')
      await expectFrame(page, address)
    }
  })
}

test('a prediction is made with the keyboard', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2')
  const groups = page.locator('.predict fieldset')
  for (let group = 0; group < 4; group += 1) {
    await groups.nth(group).getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
  }
  await expectFrame(page, 'routing@c2')
  await page.getByRole('button', { name: 'Commit prediction' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Prediction and outcome' })).toBeFocused()
})

test('tab goes through everything and gets out again', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=observing@c2')
  const seen = new Set<string>()
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const { activeElement: at } = document
      return at === document.body ? 'out' : `${at?.tagName} ${at?.textContent?.trim().slice(0, 30)} ${at?.getAttribute('aria-label') ?? ''}`
    })
    if (name === 'out') break
    seen.add(name)
  }
  for (const part of ['Next', 'Share or embed', 'Excerpt', 'What is simplified', 'Previous frame']) {
    expect([...seen].some((name) => name.includes(part))).toBe(true)
  }
})

test('letters act, unless they are typed or switched off', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  await next(page).focus()
  await page.keyboard.press('n')
  await expectFrame(page, 'askingCapabilities@notes')
  await page.keyboard.press('Control+n')
  await page.keyboard.press('p')
  await expectFrame(page, 'builtins')
  const field = page.getByLabel('Note id')
  await field.fill('')
  await field.pressSequentially('n1 ?pk')
  await expect(field).toHaveValue('n1 ?pk')
  await next(page).focus()
  await page.keyboard.press('?')
  await page.getByLabel('Character keys on').uncheck()
  await next(page).focus()
  const before = page.url()
  await page.keyboard.press('p')
  expect(page.url()).toBe(before)
})

test('jumps by step and to the ends', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  await next(page).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expectFrame(page, 'askingCapabilities@notes')
  await page.keyboard.press('End')
  await expectFrame(page, 'finished')
  await page.keyboard.press('Shift+ArrowLeft')
  await expectFrame(page, 'executing@c2')
  await page.keyboard.press('Home')
  await expectFrame(page, 'builtins')
})

test('the status says each frame, and says a repeated sentence again', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  const status = page.locator('[role=status][aria-live=polite]').last()
  await next(page).click()
  await expect(status).toContainText('The notes client sends request notes-1')
  await expect(status.locator('p').nth(0)).not.toBeEmpty()
  await next(page).click()
  await expect(status).toContainText('The answer to notes-1 arrives')
  await expect(status.locator('p').nth(0)).toBeEmpty()
})

test('nothing is focused or scrolled on load, step or reveal', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await open(page, '?scenario=note-missing&frame=routing@c2')
  expect(await page.evaluate(() => document.activeElement === document.body && scrollY === 0)).toBe(true)
  await expect(page.getByRole('heading', { name: 'Wire log' })).toBeVisible()
  const before = await page.evaluate(() => {
    scrollTo(0, 200)
    return scrollY
  })
  expect(before).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'I don’t know, show me' }).evaluate((button: HTMLElement) => button.click())
  await next(page).evaluate((button: HTMLElement) => button.click())
  await expectFrame(page, 'sending@c2')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a focus never falls out of the lab when its control is gone', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2&colour=red')
  const inside = () =>
    page.evaluate(() => document.activeElement !== document.body && document.querySelector('.lab')?.contains(document.activeElement))
  await page.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(inside).toBe(true)
  await page.getByRole('button', { name: 'I don’t know, show me' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expectFrame(page, 'observing@c1')
  await expect.poll(inside).toBe(true)
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'I don’t know, show me' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Predict again' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Predict before you look' })).toBeFocused()
})

test('an answer given before the panels are drawn still takes the focus to its outcome', async ({ page }) => {
  // the panels come in a transition, which React runs by a message to itself; a busy machine delivers it late
  await page.addInitScript(() => {
    const { value: post } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage') as { value: () => void }
    MessagePort.prototype.postMessage = function late(this: MessagePort, ...given: unknown[]) {
      setTimeout(() => Reflect.apply(post, this, given), 100)
    }
  })
  await open(page, '?scenario=integration-off&frame=observing@c1')
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'I don’t know, show me' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Prediction and outcome' })).toBeFocused()
})

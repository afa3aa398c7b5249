// The lab goes on without features that a browser may lack, and prints as a list.
import { expect, test } from '@playwright/test'
import { framesOf, next, noErrors, open, scenarios } from './lab.ts'

test('without matchMedia, storage, clipboard and ResizeObserver', async ({ page }) => {
  const done = noErrors(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'matchMedia', { value: undefined })
    Object.defineProperty(globalThis, 'ResizeObserver', { value: undefined })
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get: () => {
          throw new Error('denied')
        },
      })
    }
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await open(page, '?scenario=third-tool')
  await next(page).click()
  await page.getByRole('button', { name: 'Share or embed' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copy it by hand')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(page.url())
  done()
})

test('when the history refuses, the lab goes on', async ({ page }) => {
  const done = noErrors(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('too many', 'SecurityError')
    }
    history.replaceState = refuse
    history.pushState = refuse
  })
  await open(page, '?scenario=third-tool')
  await next(page).click()
  await expect(page.locator('.frame-address')).toHaveText('askingCapabilities@notes')
  done()
})

test('paper gets every frame of the run as a list', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=routing@c2')
  await page.emulateMedia({ media: 'print' })
  const list = page.locator('.print-list')
  for (const address of framesOf(scenarios.find(({ scenario }) => scenario === 'note-missing')!)) {
    await expect(list.getByText(address, { exact: true })).toBeVisible()
  }
  await expect(page.locator('.transport')).toBeHidden()
})

test('with forced colours everything is still there', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '?scenario=note-missing&frame=observing@c2')
  await expect(page.locator('.tracks path').first()).toBeAttached()
  await expect(page.getByText('written by the server').first()).toBeVisible()
})

test('with motion the message travels, and the page is the same when it rests', async ({ browser }) => {
  const texts: string[] = []
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const context = await browser.newContext({ reducedMotion })
    const page = await context.newPage()
    await open(page, '?scenario=third-tool&frame=routing@c2')
    await next(page).click()
    const envelope = page.locator('.envelope')
    if (reducedMotion === 'no-preference') {
      const first = await envelope.evaluate((element) => element.getBoundingClientRect().x)
      await expect.poll(() => envelope.evaluate((element) => element.getBoundingClientRect().x)).toBeGreaterThan(first)
    }
    await page.waitForTimeout(900)
    texts.push(await page.locator('.stage').innerText())
    await context.close()
  }
  expect(texts[0]).toBe(texts[1])
})

test('a run that gets shorter under the playhead is drawn at its own frames', async ({ page }) => {
  const done = noErrors(page)
  for (const view of ['full', 'wire']) {
    await open(page, `?scenario=third-tool-called&frame=observing@c3&view=${view}`)
    await expect(page.getByRole('heading', { name: 'Message 8' })).toBeVisible()
    await page.getByRole('switch', { name: 'Notes integration' }).click({ force: true })
    await expect(page.locator('.frame-address')).toHaveText('builtins')
    await page.goBack()
    await expect(page.locator('.frame-address')).toHaveText('observing@c3')
    await page.goForward()
    await expect(page.locator('.frame-address')).toHaveText('builtins')
  }
  done()
})

test('a lesson that is not there is replaced with its texts', async ({ page }) => {
  await open(page, '?lesson=nope')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The plugin path')
  await expect(page.getByRole('radio', { name: 'Connected', exact: true })).toBeAttached()
})

// The picture holds at every width: nothing is cut off, nothing scrolls sideways, nothing jumps, targets are large enough.
import { expect, test } from '@playwright/test'
import { framesOf, next, noErrors, open, scenarios } from './lab.ts'

const overflow = () => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
  const cut = [...document.querySelectorAll<HTMLElement>('.lab :is(code, b, p, h1, h2, h3, h4, td, th, button, li)')].filter((element) => {
    const style = getComputedStyle(element)
    return (
      element.className !== 'hidden-text' &&
      !element.closest('.hidden-text') &&
      style.overflowX === 'hidden' &&
      element.scrollWidth > element.clientWidth + 1
    )
  })
  return { wide, cut: cut.map((element) => element.textContent) }
}

for (const width of [1440, 1024, 768, 360, 320]) {
  for (const lang of ['en', 'zh-CN']) {
    test(`${width} px, ${lang}: no sideways scroll in any frame`, async ({ page }) => {
      const done = noErrors(page)
      await page.setViewportSize({ width, height: 900 })
      for (const scenario of scenarios.filter(({ scenario: id }) => /missing|leak|alias|called/.test(id))) {
        await open(page, `?scenario=${scenario.scenario}&lang=${lang}`)
        for (const frame of framesOf(scenario)) {
          await page.evaluate((address) => {
            const url = new URL(location.href)
            url.searchParams.set('frame', address)
            history.replaceState(history.state, '', url)
            dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
          }, frame)
          await expect(page.locator('.stage')).toHaveAttribute('data-frame', frame)
          expect(await page.evaluate(overflow)).toEqual({ wide: 0, cut: [] })
        }
      }
      done()
    })
  }
}

test('long and awkward inputs stay inside', async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    for (const noteId of ['x'.repeat(256), '🦊'.repeat(128), '\u202Eabc'.repeat(20), 'שלום '.repeat(40), '<b>'.repeat(80)]) {
      await open(page, `?noteId=${encodeURIComponent(noteId)}&frame=returning@c2`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  }
})

test('the stage keeps its height from frame to frame', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '?scenario=third-tool')
  const heights = new Set<number>()
  for (let frame = 0; frame < 14; frame += 1) {
    heights.add(await page.locator('.stage').evaluate((stage) => Math.round(stage.getBoundingClientRect().height / 4)))
    await next(page).click()
  }
  expect(heights.size).toBeLessThanOrEqual(2)
})

test('targets are at least 24 px, and 44 px on a phone', async ({ page }) => {
  const small = (least: number) =>
    [...document.querySelectorAll<HTMLElement>('.lab :is(button, select, input, summary, a)')]
      .filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible')
      .filter((element) => !element.matches('.json a, .json button, .field-detail a, [type=radio], [type=checkbox]'))
      .map((element) => ({
        name: element.textContent?.trim() || element.getAttribute('aria-label'),
        height: element.getBoundingClientRect().height,
      }))
      .filter(({ height }) => height < least)
  await open(page, '?scenario=note-missing&frame=observing@c2')
  expect(await page.evaluate(small, 24)).toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await page.evaluate(small, 43.5)).toEqual([])
})

test('on a phone a crossing fits one screen: sender, message and receiver', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await open(page, '?scenario=third-tool&frame=sending@c2')
  const bottom = await page.locator('.server').evaluate((server) => server.getBoundingClientRect().top)
  const rail = await page.locator('.transport').evaluate((transport) => transport.getBoundingClientRect().top)
  expect(bottom).toBeLessThan(rail)
})

test('a sender, a receiver and a change: never more than one of each', async ({ page }) => {
  for (const scenario of scenarios.slice(0, 3)) {
    for (const frame of framesOf(scenario)) {
      await open(page, `?scenario=${scenario.scenario}&frame=${frame}`)
      expect(await page.locator('.role-sends').count()).toBeLessThanOrEqual(1)
      expect(await page.locator('.role-receives').count()).toBeLessThanOrEqual(1)
      expect(await page.locator('.change-bar').count()).toBeLessThanOrEqual(1)
    }
  }
})

test('a card that loads late does not move the ladder', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  let late = false
  await page.route(/Cards.*\.js/, async (route) => {
    late = true
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.continue()
  })
  await open(page, '?scenario=mistake-alias-on-wire&frame=finished')
  const ladder = page.locator('.ladder')
  await expect(ladder).toBeVisible()
  const first = await ladder.boundingBox()
  await page.waitForTimeout(1500)
  expect(late).toBe(true)
  expect(await ladder.boundingBox()).toEqual(first)
})

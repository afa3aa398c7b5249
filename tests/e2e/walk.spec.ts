// Every scenario, walked by role and accessible name: forwards to the end, backwards to the start.
import { expect, test } from '@playwright/test'
import { expectFrame, names, next, open, previous, scenarios } from './lab.ts'
import { walkThereAndBack } from './walk.ts'

for (const width of [1440, 360]) {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(`${width} px, motion ${reducedMotion}`, () => {
      test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion } })

      for (const scenario of scenarios) {
        test(`${scenario.scenario} there and back`, async ({ page }) => {
          await walkThereAndBack(page, 'plugin-path', scenario)
        })
      }
    })
  }
}

test('back restores exactly what was there', async ({ page }) => {
  await open(page, '?scenario=third-tool&frame=observing@c2')
  await expect(page.getByRole('heading', { name: 'Message 6' })).toBeVisible()
  /** What is to be read on the page once it has come to rest; the status region tells news, not what is there. */
  const look = () =>
    page.evaluate(async () => {
      const parts = '.narration, .stage, .transport, .panel'
      const read = () => [...document.querySelectorAll<HTMLElement>(parts)].map((part) => part.innerText).join('\n')
      for (let before = '', now = read(); ; before = now, now = read()) {
        const drawn = document.querySelector<HTMLElement>('.page')?.dataset['drawn'] === 'true'
        if (drawn && before === now) return now
        await new Promise((rested) => setTimeout(rested, 150))
      }
    })
  const shown: string[] = []
  for (let frame = 0; frame < 13; frame += 1) {
    shown.push(await look())
    await previous(page).click()
  }
  expect(new Set(shown).size).toBe(13)
  for (const before of shown.toReversed()) {
    await next(page).click()
    expect(await look()).toBe(before)
  }
})

for (const width of [1440, 360]) {
  test(`a situation is chosen by its name at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page)
    for (const [scenario, name] of Object.entries(names)) {
      const change = page.getByRole('button', { name: /Change$/ })
      if (width < 640 && (await change.getAttribute('aria-expanded')) === 'false') await change.click()
      await page.getByRole('radio', { name, exact: true }).check()
      await expect.poll(() => new URL(page.url()).searchParams.get('scenario')).toBe(scenario)
    }
  })
}

test('a message leads to its frame', async ({ page }) => {
  await open(page, '?scenario=note-missing&frame=observing@c2')
  await page.getByRole('button', { name: /2.*to the client.*result.*notes-1/ }).click()
  await expectFrame(page, 'hearingCapabilities@notes')
  await expect(page.getByRole('heading', { name: 'Message 2' })).toBeVisible()
})

test('steps and frames lead to their place', async ({ page }) => {
  await open(page, '?scenario=third-tool')
  await page.getByRole('button', { name: '4 Local call c1' }).click()
  await expectFrame(page, 'routing@c1')
  await page.getByRole('button', { name: 'Next step' }).click()
  await expectFrame(page, 'routing@c2')
  await page.getByRole('button', { name: 'Previous step' }).click()
  await expectFrame(page, 'routing@c1')
  await page.getByRole('button', { name: /^Frame 12/ }).click()
  await expectFrame(page, 'executing@c2')
})

test('changing an input goes to the first frame that differs and says so', async ({ page }) => {
  await open(page, '?frame=observing@c1')
  await page.getByLabel('Note id').fill('n7')
  await expectFrame(page, 'routing@c2')
  await expect(page.getByText('Note id: n1 became n7. The first frame that differs is 10, routing@c2.').first()).toBeVisible()
})

test('play moves by itself, rests at the end of a step, and pauses', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'no-preference' })
  const page = await context.newPage()
  await page.clock.install()
  await open(page, '?scenario=third-tool')
  await page.getByRole('button', { name: 'Play' }).click()
  await expectFrame(page, 'askingCapabilities@notes')
  await page.clock.runFor(60_000)
  await expectFrame(page, 'hearingTools@notes')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  await expectFrame(page, 'registering@notes')
  await context.close()
})

test('with less motion there is no autoplay, and it says why', async ({ page }) => {
  await open(page)
  await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('title', 'Play is off while motion is reduced.')
})

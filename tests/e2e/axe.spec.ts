// No axe violation in any scenario at its first, a middle and its last frame, in both themes and both languages.
import { test } from '@playwright/test'
import { expectNoViolations, framesOf, open, scenarios } from './lab.ts'

for (const scenario of scenarios) {
  for (const theme of ['light', 'dark']) {
    for (const lang of ['en', 'zh-CN']) {
      test(`${scenario.scenario}, ${theme}, ${lang}`, async ({ page }) => {
        const frames = framesOf(scenario)
        for (const frame of [frames[0], frames[Math.floor(frames.length / 2)], frames.at(-1)]) {
          await open(page, `?scenario=${scenario.scenario}&frame=${frame}&theme=${theme}&lang=${lang}`)
          await expectNoViolations(page)
        }
      })
    }
  }
}

for (const width of [1440, 768, 360]) {
  test(`open cards, revealed cards, drawers and the wire view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '?scenario=note-missing&frame=routing@c2')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'I don’t know, show me' }).click()
    await page.getByText('What is simplified').click()
    await page.getByText('Keys', { exact: true }).click()
    await expectNoViolations(page)
    await open(page, '?scenario=note-missing&frame=observing@c2&view=wire&theme=dark&colour=red')
    await page.getByRole('button', { name: 'Full record' }).click()
    await expectNoViolations(page)
  })
}

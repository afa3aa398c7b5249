// One scenario, walked by role and accessible name: forwards to what its vector says, backwards to the start.
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Scenario } from './lab.ts'
import { expectFrame, framesOf, next, noErrors, open, previous } from './lab.ts'

const rungs: Readonly<Record<string, RegExp>> = {
  'not-in-pool': /Not in the pool.*ended here/,
  'host-error': /Host-side error.*ended here/,
  'protocol-error': /Protocol error.*ended here/,
  'ran-error': /Ran, isError.*ended here/,
  'ran-ok': /Ran, ok.*ended here/,
}

export async function walkThereAndBack(page: Page, lesson: string, scenario: Scenario): Promise<void> {
  const done = noErrors(page)
  await open(page, `?lesson=${lesson}&scenario=${scenario.scenario}`)
  const frames = framesOf(scenario)
  for (const [index, address] of frames.entries()) {
    await expectFrame(page, address)
    if (index === frames.length - 1) break
    if ((await next(page).getAttribute('aria-disabled')) === 'true') {
      await page.getByRole('button', { name: 'I don’t know, show me' }).click()
    }
    await next(page).click()
  }
  const { poolNames, wireMessages, localExecutions, externalExecutions, calls } = scenario.expect
  await expect(page.locator('.counter-local .numeral')).toHaveText(String(localExecutions))
  await expect(page.locator('.counter-external .numeral')).toHaveText(String(externalExecutions))
  await expect(page.locator('.pool')).toContainText(`${poolNames.length} tool`)
  await expect(page.locator('.messages > li')).toHaveCount(wireMessages.count)
  for (const call of calls) {
    await page.getByRole('group', { name: 'Call', exact: true }).getByRole('button', { name: call.callId }).click()
    await expect(page.getByRole('row', { name: rungs[call.rung] ?? call.rung })).toBeVisible()
  }
  for (const address of frames.toReversed().slice(1)) {
    await previous(page).click()
    await expectFrame(page, address)
  }
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('.counter-local .numeral')).toHaveText('0')
  done()
}

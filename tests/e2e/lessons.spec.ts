// Lessons 2 to 4: the default run and one that stops, walked there and back, and what each of them has of its own.
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectNoViolations, framesOf, next, noErrors, open, scenariosOf } from './lab.ts'
import { walkThereAndBack } from './walk.ts'

const walks = [
  ['tool-pool', 'tour'],
  ['tool-pool', 'collision-rejected'],
  ['manifest', 'plugin'],
  ['manifest', 'broken-manifest'],
  ['manifest', 'split-at-first'],
  ['manifest', 'shutdown-sent'],
  ['eras', 'modern-pair'],
  ['eras', 'probe-silence'],
  ['eras', 'no-common-version'],
] as const

for (const width of [1440, 360]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [lesson, id] of walks) {
      test(`${lesson}, ${id} there and back`, async ({ page }) => {
        const scenario = scenariosOf(lesson).find((one) => one.scenario === id)
        if (!scenario) throw new Error(`No scenario ${id}`)
        await walkThereAndBack(page, lesson, scenario)
      })
    }
  })
}

test('a colliding name is predicted, refuted and explained', async ({ page }) => {
  await open(page, '?lesson=tool-pool&scenario=collision-rejected&frame=registering@docs')
  const question = page.getByRole('group', { name: /How many tools are in the pool/ })
  await question.getByRole('radio', { name: '6' }).check()
  await page.getByRole('button', { name: 'Commit prediction' }).click()
  await expect(page.getByText('Taking the later one would send calls to the wrong tool.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Inside the host' })).toBeVisible()
  await expect(page.getByRole('row', { name: /docs\/get\.version.*docs\/get_version has this name already/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /docs\/search.*held back until the clash is settled/ })).toBeVisible()
})

test('the name of one server cannot be the other’s', async ({ page }) => {
  await open(page, '?lesson=tool-pool')
  const field = page.getByLabel('First server’s name')
  await field.fill('deploy')
  await expect(page.getByText('Not used: another input has this value already.')).toBeVisible()
  await field.fill('')
  await expect(page.getByText('Not used: at least one unit is needed.')).toBeVisible()
  await field.fill('docs2')
  await expect(page.getByText('Not used:')).toHaveCount(0)
})

test('the task of lesson 2 is done by two changes, in their order', async ({ page }) => {
  await open(page, '?lesson=tool-pool&frame=finished')
  const state = page.getByText('Make the changes in the inputs above.')
  await expect(state).toBeVisible()
  await page.getByLabel('First server’s name').fill('team docs')
  await page.getByLabel('Second server’s name').fill('team.docs')
  await toEnd(page)
  await expect(page.locator('.goals li').first().locator('.icon')).toHaveClass(/icon-check/)
  await page.getByLabel('Third docs tool').fill('status')
  await toEnd(page)
  await expect(page.getByText('Done: a prefix is not an identity')).toBeVisible()
})

/** To the last frame, past every question. */
async function toEnd(page: Page): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    if ((await page.locator('.frame-address').innerText()) === 'finished') return
    const unknown = page.getByRole('button', { name: 'I don’t know, show me' })
    if (await unknown.isVisible()) await unknown.click()
    else if ((await next(page).getAttribute('aria-disabled')) !== 'true') await next(page).click()
    await page.waitForTimeout(30)
  }
}

test.describe('the manifest editor', () => {
  const editor = (page: Page) => page.getByLabel('Manifest text')

  test('names file, place and remedy, and the rest of the pool keeps working', async ({ page }) => {
    const done = noErrors(page)
    await open(page, '?lesson=manifest&frame=finished')
    await page.getByText('.claude-plugin/plugin.json').first().click()
    await expect(editor(page)).toHaveValue(/"mcpServers"/)
    await editor(page).fill('{\n  "name": "my-plugin"\n  "mcpServers": {}\n}')
    await expect(page.getByText('Line 3, column 3: a comma is missing before this.')).toBeVisible()
    await expect(page.locator('.file-editor summary')).toContainText('not readable, one fault')
    await toEnd(page)
    await expect(page.locator('.pool')).toContainText('5 tools')
    await expect(page.locator('.messages > li')).toHaveCount(0)
    await expect(page.getByText('Project: Sketchpad')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Write it from the inputs again' }).click()
    await expect(editor(page)).toHaveValue(/npx/)
    done()
  })

  test('keeps a good server beside a bad one', async ({ page }) => {
    const text = JSON.stringify(
      {
        name: 'p',
        mcpServers: {
          good: { command: 'npx', args: ['-y', '@search/mcp-server'] },
          bad: { args: [] },
          strange: { command: 'rm' },
        },
      },
      null,
      1,
    )
    await open(page, `?lesson=manifest&manifestText=${encodeURIComponent(text)}&frame=finished`)
    await page.getByText('.claude-plugin/plugin.json').first().click()
    await expect(page.getByText('mcpServers.bad.command is missing. Add it, as string.')).toBeVisible()
    await expect(page.getByText('this machine has no program for mcpServers.strange')).toBeVisible()
    await expect(page.locator('.pool')).toContainText('mcp__p__good__search_web')
  })

  test('an empty file and a very long one are no surprise', async ({ page }) => {
    const done = noErrors(page)
    await open(page, '?lesson=manifest')
    await page.getByText('.claude-plugin/plugin.json').first().click()
    await editor(page).fill('')
    await expect(page.getByText('a value is missing here')).toBeVisible()
    await editor(page).fill('x'.repeat(4001))
    await expect(page.getByText('Not used: 4001 units, at most 4000 are allowed.')).toBeVisible()
    done()
  })
})

test('a line break in a text stays one raw line', async ({ page }) => {
  await open(page, `?lesson=manifest&script=runtime&message=${encodeURIComponent('one\ntwo')}&frame=finished`)
  await page.getByRole('button', { name: 'Raw lines' }).click()
  await expect(page.locator('.raw-lines')).toContainText(String.raw`"message":"one\ntwo"`)
  await expect(page.locator('.raw-lines > li.is-stdin, .raw-lines > li.is-stdout')).toHaveCount(10)
  await expect(page.locator('.raw-lines > li.is-process')).toHaveText([/\$ npx -y @search/, /\$ python/, /# stdin closed/])
})

test('what the model sees has no address in it', async ({ page }) => {
  await open(page, '?lesson=manifest&frame=finished')
  await page.getByRole('button', { name: 'What the model sees' }).click()
  await page.locator('.desk').getByRole('combobox', { name: 'Tool' }).selectOption('mcp__my-plugin__search__search_web')
  const form = JSON.parse(await page.locator('.raw-json').innerText()) as { function: object }
  expect(Object.keys(form.function)).toEqual(['name', 'description', 'parameters'])
})

test('the name lab: a cut that loses the way, and the table that does not', async ({ page }) => {
  await open(page, '?lesson=tool-pool')
  const lab = page.locator('.names')
  await lab.getByRole('button', { name: 'Random names' }).click()
  await expect(lab.getByRole('status')).toContainText(/\d/)
  await expectNoViolations(page)
})

test('three eras side by side: what only one of them says is marked', async ({ page }) => {
  await open(page, '?lesson=eras&scenario=modern-pair&frame=returning@c1&compare=legacy-pair;older-legacy-accepted')
  const comparison = page.locator('.comparison')
  await expect(comparison.getByText('they part at frame 2').first()).toBeVisible()
  await expect(comparison).toContainText('notifications/initialized')
  await expect(comparison.getByRole('row', { name: /resultType.*"complete".*not there.*not there/ })).toBeVisible()
})

const looks = [
  [1440, 'light', 'en'],
  [1440, 'dark', 'zh-CN'],
  [768, 'dark', 'en'],
  [360, 'light', 'zh-CN'],
] as const

for (const lesson of ['tool-pool', 'manifest', 'eras']) {
  for (const [width, theme, lang] of looks) {
    test(`axe: ${lesson}, ${width} px, ${theme}, ${lang}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const [first] = scenariosOf(lesson)
      const frames = first ? framesOf(first) : []
      for (const frame of [frames[0], frames[Math.floor(frames.length / 2)], frames.at(-1)]) {
        await open(page, `?lesson=${lesson}&frame=${frame}&theme=${theme}&lang=${lang}`)
        await expectNoViolations(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      }
    })
  }
}

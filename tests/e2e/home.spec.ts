// The list of lessons: the first page of the lab, in both languages and themes, with and without a place to go on from.
import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { expectFrame, expectNoViolations, next, noErrors, open } from './lab.ts'

const go = (page: Page, search = '') => page.goto(`/${search}`)
const start = (page: Page) => page.getByRole('link', { name: 'Start lesson 1' })
const lines = (page: Page) => page.locator('.home-list > li')

/** Ends on the list, two frames into the lesson. */
async function walkAndReturn(page: Page) {
  await open(page, '?lesson=plugin-path&scenario=third-tool&lang=en')
  await next(page).click()
  await next(page).click()
  await expectFrame(page, 'hearingCapabilities@notes')
  await page.getByRole('link', { name: 'Lessons' }).click()
  await expect(lines(page)).toHaveCount(10)
}

test('the address without a situation is the list, any other a lesson', async ({ page }) => {
  const done = noErrors(page)
  await go(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Follow one tool call out of the host.' })).toBeVisible()
  await expect(lines(page)).toHaveCount(10)
  expect(new URL(page.url()).search).toBe('')
  await start(page).click()
  await expect(next(page)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('lesson')).toBe('plugin-path')
  await page.goBack()
  await expect(start(page)).toBeVisible()
  await open(page, '?scenario=note-missing')
  done()
})

test('a lesson’s length is counted, and nothing moves when it comes', async ({ page }) => {
  // the browser is not idle until the test says so
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    Object.defineProperty(globalThis, 'requestIdleCallback', { value: (work: () => void) => waiting.push(work) })
    Object.assign(globalThis, { rest: () => setInterval(() => waiting.splice(0).forEach((work) => work()), 10) })
  })
  for (const width of [1440, 1030, 768, 430, 360, 320]) {
    await page.setViewportSize({ width, height: 900 })
    await go(page)
    await expect(lines(page)).toHaveCount(10)
    await page.evaluate(() => document.fonts.ready.then(() => true))
    const tops = () => lines(page).evaluateAll((all) => all.map((line) => line.getBoundingClientRect().top))
    const before = await tops()
    await expect(lines(page).first().locator('.home-length')).toBeEmpty()
    await page.evaluate(() => (globalThis as unknown as { rest: () => number }).rest())
    await expect(lines(page).first()).toContainText('15 frames')
    await expect(lines(page).first()).toContainText('3 predictions')
    await expect(lines(page).first()).toContainText('12 situations')
    expect(await tops()).toEqual(before)
  }
})

test('a lesson that is not built is no link and says so', async ({ page }) => {
  await go(page)
  for (const line of await lines(page).all()) {
    const built = (await line.getByRole('link').count()) === 1
    await expect(line.getByText('not built yet')).toHaveCount(built ? 0 : 1)
  }
  await expect(page.getByRole('link', { name: '1 The plugin path' })).toHaveAttribute('href', '?lesson=plugin-path&lang=en')
})

test('neither page loads what is only the other’s', async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname.replace('/assets/', '')))
  // the lessons are counted when the browser is idle; before that nothing of them may come
  await page.addInitScript(() => Object.defineProperty(globalThis, 'requestIdleCallback', { value: () => 0 }))
  await go(page)
  await expect(start(page)).toBeVisible()
  expect(files.filter((file) => /^(?:lab|lesson|length|openLesson|plugin-path)-/.test(file))).toEqual([])
  files.length = 0
  await open(page, '?lesson=plugin-path')
  expect(files.filter((file) => /^(?:openHome|about-|home-)/.test(file))).toEqual([])
  expect(files.filter((file) => file.startsWith('lab-'))).toHaveLength(1)
})

test('a learner goes on where the lesson was left', async ({ page }) => {
  const done = noErrors(page)
  await walkAndReturn(page)
  await expect(lines(page).first()).toContainText('frame 3 of 15')
  await expect(page.getByText('frame 3 of 15, hearingCapabilities notes')).toBeVisible()
  await page.getByRole('link', { name: 'Continue lesson 1' }).click()
  await expectFrame(page, 'hearingCapabilities@notes')
  await expect(page.getByRole('radio', { name: 'Third tool', exact: true })).toBeChecked()
  await page.goBack()
  await page.getByRole('button', { name: 'Forget my progress' }).click()
  await expect(page.getByRole('status')).toHaveText('Your progress is forgotten.')
  await page.reload()
  await expect(start(page)).toBeVisible()
  done()
})

test('a lesson seen to its end is checked off', async ({ page }) => {
  await open(page, '?lesson=plugin-path&scenario=third-tool&frame=returning@c2')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  for (let left = 4; left > 0 && (await next(page).getAttribute('aria-disabled')) !== 'true'; left -= 1) await next(page).click()
  await page.getByRole('link', { name: 'Lessons' }).click()
  await expect(lines(page).first()).toContainText('finished')
  await expect(lines(page).first()).not.toContainText('frame')
})

test('language and theme are switched, kept in the address, and go along into the lesson and back', async ({ page }) => {
  await go(page)
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('跟着一次工具调用走出宿主。')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('button', { name: '主题：跟随系统' }).click()
  await page.getByRole('button', { name: '主题：浅色' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(new URL(page.url()).search).toBe('?lang=zh-CN&theme=dark')
  await page.getByRole('link', { name: '1 插件之路' }).click()
  await expect(page.getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  await expect(page.locator('.lab')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: '全部课程' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('跟着一次工具调用走出宿主。')
  expect(new URL(page.url()).search).toBe('?lang=zh-CN&theme=dark')
})

test('by keyboard alone', async ({ page }) => {
  await go(page)
  await expect(start(page)).toBeVisible()
  const reached: string[] = []
  for (let tab = 0; tab < 5; tab += 1) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.ariaLabel || ''))
  }
  expect(reached.slice(0, 2)).toEqual(['EN', '中文'])
  expect(reached[2]).toMatch(/^Theme/)
  expect(reached[3]).toBe('Start lesson 1')
  expect(reached[4]).toBe('1 The plugin path')
  await page.keyboard.press('Enter')
  await expect(next(page)).toBeVisible()
})

test('without a storage there is no progress and no error', async ({ page }) => {
  const done = noErrors(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await walkAndReturn(page)
  await expect(start(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Forget my progress' })).toHaveCount(0)
  done()
})

test('what somebody else wrote into the storage is passed over', async ({ page }) => {
  const done = noErrors(page)
  await page.addInitScript(() => localStorage.setItem('mcp-plugin-lab:progress:1', '{"places":{"plugin-path":{"link":"javascript:1"}}}'))
  await go(page)
  await expect(start(page)).toBeVisible()
  done()
})

for (const width of [1440, 768, 360]) {
  for (const lang of ['en', 'zh-CN']) {
    for (const theme of ['light', 'dark']) {
      test(`axe at ${width} px, ${lang}, ${theme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await walkAndReturn(page)
        await go(page, `?lang=${lang}&theme=${theme}`)
        await expect(lines(page)).toHaveCount(10)
        await expectNoViolations(page)
      })
    }
  }
}

for (const lang of ['en', 'zh-CN']) {
  test(`nothing scrolls sideways, ${lang}`, async ({ page }) => {
    for (const width of [1440, 1100, 900, 620, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await go(page, `?lang=${lang}`)
      await expect(lines(page)).toHaveCount(10)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    }
  })
}

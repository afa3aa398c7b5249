// HTML's habits: attributes and properties, before and after the upgrade, live and taken away again; events, and a page that says no.
import { expect, test } from '@playwright/test'
import type { McpPluginLabElement } from '../../../src/embed/types/element.js'
import { noErrors } from '../lab.ts'
import { frameOf, listen, nextIn, openPage, pages, ready } from './pages.ts'

const set = (lab: Awaited<ReturnType<typeof openPage>>, name: string, value: string | null) =>
  lab.evaluate((element, [key, text]) => (text === null ? element.removeAttribute(key) : element.setAttribute(key, text)), [
    name,
    value,
  ] as const)

test('attributes count while it lives, and taking one away restores its default', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  const lab = await openPage(page, 'plain.html')
  const shown = lab.locator('.place > .lab')
  await set(lab, 'scenario', 'integration-off')
  await expect.poll(() => lab.evaluate((element) => (element as McpPluginLabElement).frames.length)).toBe(7)
  await set(lab, 'scenario', null)
  await expect.poll(() => lab.evaluate((element) => (element as McpPluginLabElement).frames.length)).toBe(15)
  await set(lab, 'params', 'noteId=missing')
  expect(await lab.evaluate((element) => (element as McpPluginLabElement).params['noteId'])).toBe('missing')
  await set(lab, 'theme', 'dark')
  await expect(shown).toHaveCSS('background-color', 'rgb(15, 20, 19)')
  await set(lab, 'theme', null)
  await expect(shown).toHaveCSS('background-color', 'rgb(241, 244, 243)')
  await set(lab, 'lang', 'zh-Hans')
  await expect(shown.getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  await set(lab, 'lang', null)
  await expect(nextIn(lab)).toBeVisible()
  await set(lab, 'controls', 'steps')
  await expect(shown.locator('.inputs')).toHaveCount(0)
  await set(lab, 'controls', 'none')
  await expect(shown.locator('.transport')).toHaveCount(0)
  await set(lab, 'controls', null)
  await expect(shown.locator('.inputs')).toBeVisible()
  await set(lab, 'heading-level', '2')
  await expect(shown.getByRole('heading', { level: 2 })).toContainText('The plugin path')
  await set(lab, 'heading-level', null)
  await expect(shown.getByRole('heading', { level: 3 }).first()).toContainText('The plugin path')
  await set(lab, 'view', 'stage')
  await expect(shown.locator('.lower')).toHaveCount(0)
  await set(lab, 'view', 'pool')
  await expect(shown.locator('.pool')).toBeVisible()
  await expect(shown.locator('.server')).toBeHidden()
  await set(lab, 'view', null)
  await expect(shown.locator('.server')).toBeVisible()
  await set(lab, 'lock', 'lang theme share params scenario inspector')
  await expect(shown.locator('.bar-tools button')).toHaveCount(0)
  await expect(shown.locator('.knobs input').first()).toBeDisabled()
  await expect(shown.locator('.inspector')).toHaveCount(0)
  await lab.evaluate((element) => (element as McpPluginLabElement).lock.remove('lang', 'params'))
  await expect(shown.locator('.knobs input').first()).toBeEnabled()
  await expect(shown.locator('.languages button')).toHaveCount(2)
})

test('predictions can be switched off and on, and required', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  await set(lab, 'scenario', 'note-missing')
  await lab.evaluate((element) => (element as McpPluginLabElement).goTo('routing@c2'))
  await expect(lab.locator('.place > .lab .predict')).toHaveCount(0)
  await set(lab, 'predict', 'required')
  await expect(lab.locator('.place > .lab .predict')).toBeVisible()
  await expect(lab.getByRole('button', { name: 'I don’t know, show me' })).toHaveCount(0)
  expect(await lab.evaluate((element) => [(element as McpPluginLabElement).reveal(), (element as McpPluginLabElement).next()])).toEqual([
    false,
    false,
  ])
  await set(lab, 'predict', null)
  await expect(lab.getByRole('button', { name: 'I don’t know, show me' })).toBeVisible()
})

test('what was set before the element was defined counts', async ({ page }) => {
  await page.goto(`${pages}/frames.html`)
  await page.evaluate(() => {
    const lab = document.createElement('mcp-plugin-lab')
    lab.id = 'lab'
    lab.setAttribute('scenario', 'note-missing')
    Object.assign(lab, {
      predictMode: 'off',
      startAt: 'sending@c2',
      theme: 'dark',
      pauseAt: ['finished'],
      noHotkeys: true,
      params: { integration: 'on' },
    })
    document.body.append(lab)
  })
  await page.addScriptTag({ url: '/lab/mcp-plugin-lab.min.js' })
  const lab = page.locator('#lab')
  await ready(lab)
  expect(await frameOf(lab)).toBe('sending@c2')
  expect(
    await lab.evaluate((element) => {
      const { predictMode, theme, pauseAt, noHotkeys, params } = element as McpPluginLabElement
      return [predictMode, theme, pauseAt, noHotkeys, params['noteId'], element.getAttribute('pause-at')]
    }),
  ).toEqual(['off', 'dark', ['finished'], true, 'missing', 'finished'])
})

test('a framework that sets properties where it finds them does no harm', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  const after = await lab.evaluate((element) => {
    Object.assign(element, { predict: 'required', lock: 'theme', params: null, scenario: 'note-missing', speed: '2', autoplay: false })
    const { predictMode, speed } = element as McpPluginLabElement
    const attributes = ['predict', 'lock', 'params', 'autoplay'].map((name) => element.getAttribute(name))
    const before = (element as McpPluginLabElement).goTo('routing@c2')
    const done = (element as McpPluginLabElement).predict({ external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true })
    return { predictMode, speed, attributes, before, done }
  })
  expect(after).toEqual({ predictMode: 'required', speed: 2, attributes: ['required', 'theme', null, null], before: true, done: true })
})

test('a page may forbid a step', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  await lab.evaluate((element) => element.addEventListener('lab-beforestep', (event) => event.preventDefault(), { once: true }))
  await nextIn(lab).click()
  expect(await frameOf(lab)).toBe('builtins')
  await nextIn(lab).click()
  await expect.poll(() => frameOf(lab)).toBe('askingCapabilities@notes')
})

test('events bubble out with plain data', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  const heard = await listen(lab)
  await page.evaluate(() => {
    Object.assign(globalThis, { outside: [] as string[] })
    document.addEventListener('lab-step', (event) =>
      (globalThis as unknown as { outside: string[] }).outside.push((event.target as Element).id),
    )
  })
  await nextIn(lab).click()
  await set(lab, 'params', 'integration=off&colour=red')
  await set(lab, 'speed', 'fast')
  const all = await heard()
  expect(all.filter(([name]) => name === 'step').map(([, { address }]) => address)).toEqual(['askingCapabilities@notes', 'builtins'])
  expect(all.filter(([name]) => name === 'params')).toHaveLength(1)
  expect(all.filter(([name]) => name === 'warning').map(([, detail]) => detail)).toEqual([
    { name: 'colour', value: 'colour', used: '' },
    { name: 'speed', value: 'fast', used: '1' },
  ])
  expect(await page.evaluate(() => (globalThis as unknown as { outside: string[] }).outside)).toEqual(['lab', 'lab'])
})

test('play rests where the page says', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  await set(lab, 'motion', 'full')
  await set(lab, 'speed', '4')
  await set(lab, 'pause-at', 'askingTools@notes')
  await lab.evaluate((element) => (element as McpPluginLabElement).play())
  await expect
    .poll(() => lab.evaluate((element) => [(element as McpPluginLabElement).playing, (element as McpPluginLabElement).frame]), {
      timeout: 20_000,
    })
    .toEqual([false, 'askingTools@notes'])
})

test('with persist a reload goes on where it was; a damaged entry or a storage that refuses is no error', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  const kept = page.locator('#kept')
  const add = async () => {
    await page.evaluate(() => {
      const other = document.createElement('mcp-plugin-lab')
      other.id = 'kept'
      other.setAttribute('persist', 'local')
      other.setAttribute('predict', 'off')
      document.querySelector('#two')?.append(other)
    })
    await ready(kept)
    return frameOf(kept)
  }
  const again = async () => {
    await page.reload()
    await ready(lab)
    return add()
  }
  expect(await add()).toBe('builtins')
  await kept.evaluate((element) => (element as McpPluginLabElement).goTo('routing@c1'))
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['mcp-plugin-lab:/plain.html#kept'])
  expect(await again()).toBe('routing@c1')
  await page.evaluate(() => localStorage.setItem('mcp-plugin-lab:/plain.html#kept', '{"v":1,'))
  expect(await again()).toBe('builtins')
  const calm = noErrors(page)
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  expect(await again()).toBe('builtins')
  expect(await kept.evaluate((element) => (element as McpPluginLabElement).goTo('routing@c1'))).toBe(true)
  calm()
})

test('the single file works by double click', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`file://${process.cwd()}/dist/page/mcp-plugin-lab.html?scenario=note-missing&frame=sending@c2`)
  await expect(page.locator('.frame-address')).toHaveText('sending@c2')
  await page.getByRole('button', { name: 'Share or embed' }).click()
  await expect(page.getByLabel('Write it as')).toBeVisible()
  await page.getByRole('link', { name: 'Lessons' }).click()
  await page.getByRole('link', { name: '1 The plugin path' }).click()
  await expect(page.locator('.frame-address')).toHaveText('builtins')
  expect(errors).toEqual([])
})

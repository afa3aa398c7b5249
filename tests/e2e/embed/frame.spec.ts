// The lab in an iframe of another origin: what it may send to whom, what it listens to, how tall it is, and what bad addresses get.
import type { Frame, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { ConnectOptions, ConnectedLab } from '../../../src/embed/host.ts'
import { expectNoViolations } from '../lab.ts'
import { pages, ready, site } from './pages.ts'

const SANDBOX = 'allow-scripts allow-popups'

interface Heard {
  readonly data: { readonly protocol?: string; readonly type?: string; readonly height?: number }
  readonly origin: string
}

/** Puts a frame with the lab on a page of the other origin. */
async function embed(page: Page, query: string, more: Record<string, string> = {}): Promise<Frame> {
  await page.goto(`${pages}/frames.html`)
  await page.evaluate(
    ([src, attributes]) => {
      const frame = document.createElement('iframe')
      frame.id = 'frame'
      frame.title = 'Lab'
      frame.width = '720'
      frame.height = '300'
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
      frame.src = src
      document.querySelector('#place')?.append(frame)
    },
    [`${site}/embed/?lang=en&${query}`, more] as const,
  )
  const frame = await (await page.waitForSelector('#frame')).contentFrame()
  if (!frame) throw new Error('The frame has no page')
  await ready(frame.locator('mcp-plugin-lab'))
  return frame
}

const heard = (page: Page): Promise<readonly Heard[]> => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard)

/** Connects from the page around the frame; what the frame tells lands in `told`. */
async function connect(page: Page, options: ConnectOptions = {}): Promise<void> {
  await page.evaluate(async (given) => {
    const { connectLab } = (globalThis as unknown as { mcpPluginLab: typeof import('../../../src/embed/host.ts') }).mcpPluginLab
    const told: [string, unknown][] = []
    const lab = await connectLab(document.querySelector('#frame') as HTMLIFrameElement, given)
    for (const name of ['ready', 'step', 'params', 'predict', 'reveal', 'complete', 'state', 'height', 'warning', 'error'] as const)
      lab.on(name, (detail) => told.push([name, detail]))
    Object.assign(globalThis, { lab, told })
  }, options)
}

const ask = <T>(page: Page, work: (lab: ConnectedLab) => Promise<T>): Promise<T> => page.evaluate(`(${work.toString()})(globalThis.lab)`)

test('runs in exactly the sandbox it names, without an origin @firefox', async ({ page }) => {
  const frame = await embed(page, 'scenario=note-missing&start=routing@c2', { sandbox: SANDBOX })
  expect(await frame.evaluate(() => self.origin)).toBe('null')
  await expect(frame.getByText('Predict before you look')).toBeVisible()
  // a real answer, not a way around it: such a frame submits no forms
  const groups = frame.locator('.predict fieldset')
  for (let group = 0; group < 4; group += 1) await groups.nth(group).getByRole('radio').first().press('Space')
  await frame.getByRole('button', { name: 'Commit prediction' }).click()
  await expect(frame.getByText('Prediction and outcome')).toBeVisible()
  await frame.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => frame.evaluate(() => location.hash)).toMatch(/^#s=1\./)
})

test('tells anybody nothing but that it is there and how tall it is', async ({ page }) => {
  const frame = await embed(page, 'scenario=note-missing&start=routing@c2')
  await frame.getByRole('radio', { name: '0 to 1' }).check({ force: true })
  await frame.getByRole('button', { name: 'I don’t know, show me' }).click()
  await frame.getByRole('button', { name: 'Next', exact: true }).click()
  await page.waitForTimeout(500)
  const all = await heard(page)
  expect(new Set(all.map(({ data }) => data.type))).toEqual(new Set(['hello', 'height']))
  for (const { data, origin } of all) {
    expect(origin).toBe(site)
    expect(Object.keys(data).toSorted()).toEqual(data.type === 'hello' ? ['protocol', 'supported', 'type'] : ['height', 'protocol', 'type'])
  }
})

test('connects to the page it names, and only over the port tells what happens', async ({ page }) => {
  const frame = await embed(page, `scenario=note-missing&origin=${encodeURIComponent(pages)}`)
  await connect(page)
  expect(await ask(page, (lab) => lab.goTo('routing@c2'))).toBe(true)
  await expect(frame.getByText('Predict before you look')).toBeVisible()
  expect(await ask(page, (lab) => lab.goTo('nowhere'))).toBe(false)
  expect(await ask(page, (lab) => lab.setTheme('dark'))).toBe(true)
  await expect(frame.locator('.place > .lab')).toHaveCSS('background-color', 'rgb(15, 20, 19)')
  expect(await ask(page, (lab) => lab.setLang('zh-CN'))).toBe(true)
  await expect(frame.getByRole('heading', { name: '先预测，再看结果' })).toBeVisible()
  expect(await ask(page, (lab) => lab.setParams({ integration: 'off' }))).toBe(true)
  const state = await ask(page, (lab) => lab.getState())
  expect(state).toMatchObject({ v: 1, scenario: 'off-and-missing' })
  expect(await ask(page, (lab) => lab.reset())).toBe(true)
  expect(await ask(page, (lab) => lab.setState({ v: 9 }))).toBe(false)
  const names = await page.evaluate(() => (globalThis as unknown as { told: [string, unknown][] }).told.map(([name]) => name))
  for (const name of ['ready', 'step', 'state', 'params', 'warning', 'height']) expect(names).toContain(name)
  const quiet = (await heard(page)).length
  await ask(page, (lab) => lab.goTo(3))
  await page.waitForTimeout(300)
  expect(await heard(page)).toHaveLength(quiet)
})

test('a page that is not named cannot connect, nor can another window', async ({ page }) => {
  const frame = await embed(page, 'scenario=note-missing')
  const refused = await page.evaluate(async () => {
    const { connectLab } = (globalThis as unknown as { mcpPluginLab: typeof import('../../../src/embed/host.ts') }).mcpPluginLab
    return connectLab(document.querySelector('#frame') as HTMLIFrameElement, { timeout: 1_500 }).then(
      () => 'connected',
      (error: unknown) => String(error),
    )
  })
  expect(refused).not.toBe('connected')
  await page.evaluate(() => {
    const other = document.createElement('iframe')
    other.srcdoc = `<script>
      const send = () => { const { port1, port2 } = new MessageChannel(); port1.onmessage = (e) => parent.postMessage({ stolen: e.data }, '*');
      parent.frames[0].postMessage({ protocol: 'mcp-plugin-lab', type: 'connect', version: 1 }, '*', [port2]);
      parent.frames[0].postMessage({ namespace: 'penpal', type: 'CALL', id: '1', methodPath: ['goTo'], args: [5] }, '*') }
      setInterval(send, 50)
    </script>`
    document.body.append(other)
  })
  await page.waitForTimeout(800)
  expect(await frame.locator('mcp-plugin-lab').evaluate((lab) => (lab as HTMLElement & { frame: string }).frame)).toBe('builtins')
  expect((await heard(page)).filter(({ data }) => 'stolen' in data)).toEqual([])
})

test('in the stable mode its height stays from frame to frame; in the other it follows the content', async ({ page }) => {
  test.slow()
  const measure = async (mode: string) => {
    const frame = await embed(page, `predict=off&height=${mode}&origin=${encodeURIComponent(pages)}`)
    await connect(page)
    const height = () => page.locator('#frame').evaluate((element) => element.getBoundingClientRect().height)
    await expect.poll(height).toBeGreaterThan(400)
    await page.waitForTimeout(2_500)
    const heights: number[] = []
    for (let index = 0; index < 15; index += 1) {
      await ask(page, (lab) => lab.getState())
      await page.evaluate((to) => (globalThis as unknown as { lab: ConnectedLab }).lab.goTo(to), index)
      await page.waitForTimeout(200)
      heights.push(await height())
    }
    expect(await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(1)
    return new Set(heights).size
  }
  expect(await measure('stable')).toBe(1)
  expect(await measure('content')).toBeGreaterThan(1)
})

test('an unconnected page may follow the height alone', async ({ page }) => {
  await page.goto(`${pages}/frames.html`)
  await page.evaluate((src) => {
    const { followHeights } = (globalThis as unknown as { mcpPluginLab: typeof import('../../../src/embed/host.ts') }).mcpPluginLab
    followHeights()
    const frame = document.createElement('iframe')
    frame.width = '720'
    frame.height = '100'
    frame.src = src
    document.querySelector('#place')?.append(frame)
  }, `${site}/embed/?predict=off`)
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height)).toBeGreaterThan(500)
})

for (const [query, said] of [
  ['lesson=nope', /no lesson nope/],
  ['theme=pink', /pink is no value for theme/],
  ['speed=900', /900 is no value for speed/],
  ['lock=everything', /everything is no value for lock/],
  ['Predict=sometimes', /sometimes is no value for predict/],
  ['noteId=%E0%A4%A', /noteId cannot be read/],
  ['colour=red', /colour/],
  ['start=nowhere', /nowhere/],
  ['v=7', /\bv\b/],
] as const) {
  test(`?${query} gives a notice and the default`, async ({ page }) => {
    await page.goto(`${site}/embed/?lang=en&${query}`)
    await ready(page.locator('mcp-plugin-lab'))
    const notice = page.getByRole('group', { name: 'About this link' })
    await expect(notice).toContainText(said)
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    await notice.getByRole('button').click()
    await expect(notice).toBeHidden()
  })
}

for (const fragment of ['#s=2.abc', '#s=1.%%%', '#s=1.', '#s=1.AAAA']) {
  test(`a damaged state ${fragment} gives a notice`, async ({ page }) => {
    await page.goto(`${site}/embed/?lang=en${fragment}`)
    await ready(page.locator('mcp-plugin-lab'))
    await expect(page.getByRole('group', { name: 'About this link' })).toContainText(/state/)
  })
}

test('the fragment holds the whole state: a reload goes on where it was', async ({ page }) => {
  await page.goto(`${site}/embed/?lang=en&scenario=note-missing&start=routing@c2`)
  await ready(page.locator('mcp-plugin-lab'))
  await page.getByRole('button', { name: 'I don’t know, show me' }).click()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => page.url()).toContain('#s=1.')
  await page.waitForTimeout(300)
  await page.reload()
  await ready(page.locator('mcp-plugin-lab'))
  expect(await page.locator('mcp-plugin-lab').evaluate((lab) => (lab as HTMLElement & { frame: string }).frame)).toBe('sending@c2')
  await page.getByRole('button', { name: 'Previous frame' }).click()
  await expect(page.getByText('Prediction and outcome')).toBeVisible()
})

test('names count in any case, and the language has three of them', async ({ page }) => {
  await page.goto(`${site}/embed/?V=1&HL=zh-CN&THEME=dark&integration=off`)
  await ready(page.locator('mcp-plugin-lab'))
  await expect(page.getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  await expect(page.locator('.place > .lab')).toHaveCSS('background-color', 'rgb(15, 20, 19)')
  await expect(page.locator('.server.is-away').first()).toBeAttached()
})

test('nothing in a text from outside becomes markup', async ({ page }) => {
  await page.goto(`${site}/embed/?lang=en&noteId=${encodeURIComponent('<img src=x onerror=alert(1)>')}&${encodeURIComponent('<b>')}=1`)
  await ready(page.locator('mcp-plugin-lab'))
  expect(await page.locator('img').count()).toBe(0)
})

for (const width of [720, 360]) {
  for (const theme of ['light', 'dark']) {
    for (const lang of ['en', 'zh-CN']) {
      test(`axe finds nothing at ${width} px, ${theme}, ${lang}`, async ({ page }) => {
        test.slow()
        await page.setViewportSize({ width, height: 640 })
        await page.goto(`${site}/embed/?scenario=note-missing&theme=${theme}&lang=${lang}&start=routing@c2`)
        const lab = page.locator('mcp-plugin-lab')
        await ready(lab)
        await expectNoViolations(page)
        await lab.evaluate((element) => (element as HTMLElement & { reveal(): void }).reveal())
        await expectNoViolations(page)
        for (const frame of ['executing@c2', 'finished']) {
          await lab.evaluate((element, to) => (element as HTMLElement & { goTo(place: string): void }).goTo(to), frame)
          await ready(lab)
          await expectNoViolations(page)
        }
        if (width === 720) {
          for (const pane of [1, 2]) {
            await page.locator('.panes button').nth(pane).click()
            await ready(lab)
            await expectNoViolations(page)
          }
          await page.locator('.inputs-summary').click()
          await expectNoViolations(page)
        }
      })
    }
  }
}

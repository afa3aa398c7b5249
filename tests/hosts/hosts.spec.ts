// The lab in production builds of a VitePress and a Docusaurus site: what a course author gets who follows docs/embedding.md.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { McpPluginLabElement } from '../../src/embed/element.ts'

const port = Number(process.env['HOSTS_PORT'])

interface Host {
  readonly name: string
  readonly at: string
  /** The Chinese start page. */
  readonly chinese: string
  readonly searchButton: (page: Page) => Locator
  readonly searchBox: (page: Page) => Locator
  /** Turns the site dark by its own switch. */
  readonly darken: (page: Page) => Promise<void>
  readonly link: (page: Page, name: string) => Locator
}

const hosts: readonly Host[] = [
  {
    name: 'VitePress',
    at: `http://127.0.0.1:${port}`,
    chinese: '/zh/',
    searchButton: (page) => page.getByRole('button', { name: 'Search', exact: true }),
    searchBox: (page) => page.locator('.VPLocalSearchBox'),
    darken: async (page) => {
      await page.locator('.VPNavBarAppearance').getByRole('switch').click()
      await expect(page.locator('html')).toHaveClass(/\bdark\b/)
    },
    link: (page, name) => page.locator('.VPSidebar').getByRole('link', { name, exact: true }),
  },
  {
    name: 'Docusaurus',
    at: `http://127.0.0.1:${port + 1}`,
    chinese: '/zh-CN/',
    searchButton: (page) => page.locator('.DocSearch-Button'),
    searchBox: (page) => page.locator('.DocSearch-Modal'),
    darken: async (page) => {
      const html = page.locator('html')
      // the switch goes through the system's, light and dark
      for (let turn = 0; turn < 3 && (await html.getAttribute('data-theme-choice')) !== 'dark'; turn += 1)
        await page.getByRole('button', { name: /Switch between dark and light mode/ }).click()
      await expect(html).toHaveAttribute('data-theme', 'dark')
    },
    link: (page, name) => page.locator('.theme-doc-sidebar-menu').getByRole('link', { name, exact: true }),
  },
]

const labIn = (page: Page): Locator => page.locator('mcp-plugin-lab')
const nextIn = (lab: Locator, name = 'Next'): Locator => lab.locator('.place > .lab').getByRole('button', { name, exact: true })
const frameOf = (lab: Locator): Promise<string> => lab.evaluate((element) => (element as McpPluginLabElement).frame)

/** Waits until the one lab of the page can be used and is drawn. */
async function ready(page: Page): Promise<Locator> {
  const lab = labIn(page)
  await expect(lab).toHaveCount(1)
  // a lab that cannot be opened says why in its root, and then so does the failure
  const drawn = () =>
    lab.evaluate(({ shadowRoot }) => {
      const drawnPage = shadowRoot?.querySelector('.place > .lab > .main > .page')
      return drawnPage ? drawnPage.getAttribute('data-drawn') : (shadowRoot?.textContent ?? 'no shadow root: the element is not defined')
    })
  await expect.poll(drawn).toBe('true')
  await lab.evaluate((element) => (element as McpPluginLabElement).ready)
  return lab
}

/** Fails on an error in the console or the page, and on any word of hydration. */
function watch(page: Page): () => void {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(`pageerror: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text())))
      heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  return () => expect(heard).toEqual([])
}

/** Follows a link of the site and makes sure that the page was not loaded anew. */
async function follow(page: Page, { link }: Host, name: string, heading = name): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await link(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
}

for (const host of hosts) {
  test.describe(host.name, () => {
    const open = async (page: Page, path = '/') => {
      await page.goto(`${host.at}${path}`)
      return ready(page)
    }

    test('the lab is ready, Next moves the frame, and nothing complains @firefox', async ({ page }) => {
      const calm = watch(page)
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).origin))
      const lab = await open(page)
      await expect(page.getByText('This lab needs JavaScript.')).toBeHidden()
      const before = await frameOf(lab)
      await nextIn(lab).click()
      await expect.poll(() => frameOf(lab)).not.toBe(before)
      // whatever is done late has its time to go wrong
      await page.waitForTimeout(1_000)
      calm()
      expect(new Set(asked)).toEqual(new Set([host.at]))
    })

    test('the dark switch of the site turns the lab dark at once @firefox', async ({ page }) => {
      const calm = watch(page)
      const lab = await open(page)
      const plate = lab.locator('.place > .lab')
      await expect(plate).toHaveCSS('background-color', 'rgb(241, 244, 243)')
      await host.darken(page)
      await expect(plate).toHaveCSS('background-color', 'rgb(15, 20, 19)')
      await page.reload()
      await ready(page)
      await expect(plate).toHaveCSS('background-color', 'rgb(15, 20, 19)')
      calm()
    })

    test('what is typed into the lab stays in it; outside, the site has its keys @firefox', async ({ page }) => {
      const calm = watch(page)
      const lab = await open(page)
      const folded = lab.locator('.place > .lab .inputs-summary')
      if (await folded.isVisible()) await folded.click()
      const field = lab.locator('.place > .lab').getByLabel('Note id')
      await field.fill('')
      await field.pressSequentially('n1/')
      await expect(field).toHaveValue('n1/')
      await expect(field).toBeFocused()
      await page.waitForTimeout(500)
      await expect(host.searchBox(page)).toHaveCount(0)
      expect(page.url()).toBe(`${host.at}/`)
      await field.press('Control+k')
      await page.waitForTimeout(500)
      await expect(host.searchBox(page)).toHaveCount(0)
      // the same key where no lab is: this is what was kept from the site
      await page.getByRole('heading', { level: 1, name: 'The lab' }).click()
      await page.keyboard.press('/')
      await expect(host.searchBox(page)).toBeVisible()
      calm()
    })

    test('below the fold it neither scrolls nor takes the focus @firefox', async ({ page }) => {
      const calm = watch(page)
      await page.goto(`${host.at}/below`)
      const button = host.searchButton(page)
      await button.focus()
      const lab = await ready(page)
      expect((await lab.boundingBox())?.y).toBeGreaterThan(1_800)
      const where = () => page.evaluate(() => [scrollY, document.activeElement?.tagName, document.activeElement?.textContent])
      const before = await where()
      expect(before[0]).toBe(0)
      await page.waitForTimeout(2_000)
      expect(await where()).toEqual(before)
      await expect(button).toBeFocused()
      calm()
    })

    test('client-side navigation away and back leaves one working lab @firefox', async ({ page }) => {
      const calm = watch(page)
      await open(page)
      await follow(page, host, 'No lab here')
      await expect(labIn(page)).toHaveCount(0)
      await page.goBack()
      await ready(page)
      await follow(page, host, 'No lab here')
      await follow(page, host, 'The lab')
      const lab = await ready(page)
      await expect(lab.locator('.place')).toHaveCount(1)
      const before = await frameOf(lab)
      await nextIn(lab).click()
      await expect.poll(() => frameOf(lab)).not.toBe(before)
      calm()
    })

    for (const way of ['loaded', 'reached by a link'] as const) {
      test(`the options an author writes count on a page that is ${way}`, async ({ page }) => {
        const calm = watch(page)
        if (way === 'loaded') await page.goto(`${host.at}/options`)
        else {
          await open(page)
          await follow(page, host, 'A lab with options')
        }
        const lab = await ready(page)
        const written = ['scenario', 'start', 'predict', 'lock', 'heading-level', 'speed', 'nohotkeys']
        expect(await lab.evaluate((element, names) => names.map((name) => element.getAttribute(name)), written)).toEqual([
          'note-missing',
          'routing@c2',
          'off',
          'params theme',
          '2',
          '2',
          '',
        ])
        expect(await frameOf(lab)).toBe('routing@c2')
        await expect(lab.getByText('Predict before you look')).toHaveCount(0)
        expect(await lab.evaluate((element) => typeof (element as McpPluginLabElement).predict)).toBe('function')
        calm()
      })
    }

    test('the Chinese page speaks Chinese', async ({ page }) => {
      const calm = watch(page)
      const lab = await open(page, host.chinese)
      await expect(nextIn(lab, '下一帧')).toBeVisible()
      const before = await frameOf(lab)
      await nextIn(lab, '下一帧').click()
      await expect.poll(() => frameOf(lab)).not.toBe(before)
      calm()
    })
  })
}

test('VitePress: from an English page to a Chinese one by a link, and back, the lab speaks the language of each', async ({ page }) => {
  const calm = watch(page)
  const [host] = hosts
  if (!host) throw new Error('No host')
  await page.goto(`${host.at}/`)
  await expect(nextIn(await ready(page))).toBeVisible()
  await follow(page, host, '中文课')
  await expect(nextIn(await ready(page), '下一帧')).toBeVisible()
  await page.goBack()
  await expect(nextIn(await ready(page))).toBeVisible()
  calm()
})

// The rules of a good guest, for the element: what other widgets' bug reports taught (docs/embedding.md).
import { expect, test } from '@playwright/test'
import type { McpPluginLabElement } from '../../../src/embed/element.ts'
import { noErrors } from '../lab.ts'
import { frameOf, nextIn, openPage, pages, ready } from './pages.ts'

test('1: nothing is focused or scrolled on load, play, step and reveal @firefox', async ({ page }) => {
  await page.goto(`${pages}/below.html`)
  await page.locator('#field').focus()
  const lab = page.locator('#lab')
  await ready(lab)
  const where = () => page.evaluate(() => [scrollY, document.activeElement?.id])
  await page.waitForTimeout(2_000)
  expect(await where()).toEqual([0, 'field'])
  await lab.evaluate(async (element) => {
    const it = element as McpPluginLabElement
    it.play()
    it.goTo('routing@c2')
    it.reveal()
    it.next()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
  expect(await frameOf(lab)).toBe('sending@c2')
  expect(await where()).toEqual([0, 'field'])
  const inside = page.frameLocator('#frame').locator('mcp-plugin-lab')
  await inside.evaluate(async (element) => {
    const it = element as McpPluginLabElement
    await it.ready
    it.play()
    it.goTo('routing@c2')
    it.reveal()
    it.next()
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
  expect(await frameOf(inside)).toBe('sending@c2')
  expect(await where()).toEqual([0, 'field'])
})

test('2: what is typed, and the keys the lab uses, do not reach the page @firefox', async ({ page }) => {
  const lab = await openPage(page, 'keys.html')
  const heard = page.locator('#heard')
  await page.keyboard.press('n')
  await expect(heard).toHaveText('n n n')
  expect(await frameOf(lab)).toBe('builtins')
  await page.locator('#heard').evaluate((element) => (element.textContent = ''))

  const field = lab.getByLabel('Note id')
  await field.fill('')
  await field.pressSequentially('n1 /fp')
  await expect(field).toHaveValue('n1 /fp')
  await field.press('ArrowLeft')
  await field.press('Enter')
  await lab.evaluate((element) => (element as McpPluginLabElement).goTo(0))
  await nextIn(lab).focus()
  await page.keyboard.press('n')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => frameOf(lab)).toBe('askingTools@notes')
  const seen = (await heard.textContent()) ?? ''
  // only the list kept by the page's own listener counts: nothing new since it was cleared
  expect(seen).toBe('')
})

test('2: with nohotkeys the page has its keys back', async ({ page }) => {
  const lab = await openPage(page, 'keys.html')
  await lab.evaluate((element) => element.setAttribute('nohotkeys', ''))
  await nextIn(lab).focus()
  await page.keyboard.press('n')
  expect(await frameOf(lab)).toBe('builtins')
  await expect(page.locator('#heard')).toHaveText('n n n')
})

test('2: Enter that ends an input method does not commit', async ({ page }) => {
  const lab = await openPage(page, 'keys.html')
  await nextIn(lab).focus()
  await nextIn(lab).evaluate((button) =>
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', isComposing: true, bubbles: true, composed: true })),
  )
  expect(await frameOf(lab)).toBe('builtins')
})

test('3: the wheel over it scrolls the page @firefox', async ({ page }) => {
  const lab = await openPage(page, 'below.html')
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, 1_700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_600)
  const before = await page.evaluate(() => scrollY)
  const box = await lab.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 300, Math.max(20, (box?.y ?? 0) + 200))
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
})

test('4: two labs on a page share nothing @firefox', async ({ page }) => {
  const first = await openPage(page, 'plain.html')
  await page.evaluate(() => {
    const other = document.createElement('mcp-plugin-lab')
    other.id = 'other'
    other.lang = 'zh-CN'
    other.setAttribute('theme', 'dark')
    other.setAttribute('scenario', 'integration-off')
    other.setAttribute('predict', 'off')
    document.querySelector('#two')?.append(other)
  })
  const second = page.locator('#other')
  await ready(second)
  await nextIn(first).click()
  await expect.poll(() => frameOf(first)).toBe('askingCapabilities@notes')
  expect(await frameOf(second)).toBe('builtins')
  await expect(second.getByRole('button', { name: '下一帧', exact: true })).toBeVisible()
  const paper = (of: typeof first) => of.locator('.place > .lab').evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await paper(first)).toBe('rgb(241, 244, 243)')
  expect(await paper(second)).toBe('rgb(15, 20, 19)')
  // each speaks in its own region, and no id of one is seen from the other or from the page
  for (const lab of [first, second]) await expect(lab.locator('[part=status]')).toHaveCount(1)
  expect(await page.evaluate(() => document.querySelectorAll('[id]').length)).toBe(5)
  const shared = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('mcp-plugin-lab')].map((lab) => lab.shadowRoot)
    return [
      roots[0]?.adoptedStyleSheets[0] === roots[1]?.adoptedStyleSheets[0],
      roots.flatMap((root) => [...(root?.querySelectorAll('style') ?? [])]).length,
    ]
  })
  expect(shared).toEqual([true, 0])
})

test('5: moved, removed and put back it keeps its state and leaves no timer @firefox', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  await lab.evaluate((element) => (element as McpPluginLabElement).goTo('routing@c1'))
  await page.evaluate(() => {
    const element = document.querySelector('#lab')
    if (element) document.querySelector('#two')?.append(element)
  })
  await ready(lab)
  expect(await frameOf(lab)).toBe('routing@c1')
  const after = await page.evaluate(async () => {
    const element = document.querySelector('#lab') as McpPluginLabElement
    element.setAttribute('motion', 'full')
    element.play()
    const playing = element.playing
    element.remove()
    await new Promise((resolve) => setTimeout(resolve, 0))
    const stopped = !element.playing
    const { frame } = element
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    return { playing, stopped, same: element.frame === frame, empty: element.shadowRoot?.querySelector('.page') === null }
  })
  expect(after).toEqual({ playing: true, stopped: true, same: true, empty: true })
})

test('5: it stays one lab when it comes and goes many times', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  await page.evaluate(async () => {
    const element = document.querySelector('#lab')
    for (let turn = 0; turn < 20; turn += 1) {
      element?.remove()
      if (turn % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      document.querySelector('#two')?.append(element as Element)
    }
  })
  await ready(lab)
  expect(await lab.evaluate((element) => element.shadowRoot?.querySelectorAll('.place > .lab').length)).toBe(1)
})

test('7: a strict policy with Trusted Types sees no violation', async ({ page }) => {
  const calm = noErrors(page)
  const lab = await openPage(page, 'csp/')
  await lab.evaluate((element) => {
    const it = element as McpPluginLabElement
    it.goTo('routing@c2')
    it.reveal()
    it.next()
    it.setAttribute('view', 'wire')
  })
  await expect(lab.locator('.json')).toBeVisible()
  await expect(lab.locator('.place > .lab')).toHaveCSS('background-color', 'rgb(241, 244, 243)')
  expect(await page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)).toEqual([])
  calm()
})

for (const [host, os] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`8: in a ${host} page under a ${os} system it is ${host}, also when that changes @firefox`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: os })
    const lab = await openPage(page, 'plain.html')
    const paper = () => lab.locator('.place > .lab').evaluate((element) => getComputedStyle(element).backgroundColor)
    const colours = { light: 'rgb(241, 244, 243)', dark: 'rgb(15, 20, 19)' }
    for (const scheme of [host, os, host]) {
      await page.evaluate((value) => (document.documentElement.style.colorScheme = value), scheme)
      await expect.poll(paper).toBe(colours[scheme])
    }
  })
}

test('8: forced colours are the system’s', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const lab = await openPage(page, 'plain.html')
  const same = await lab.locator('.place > .lab').evaluate((element) => {
    const probe = document.createElement('div')
    probe.style.backgroundColor = 'Canvas'
    document.body.append(probe)
    return getComputedStyle(element).backgroundColor === getComputedStyle(probe).backgroundColor
  })
  expect(same).toBe(true)
})

const hostile = [
  'html{font-size:62.5%} p{color:red!important} *{box-sizing:content-box} svg{width:100%;display:block;fill:red} button{all:unset} td,th{padding:9px;border:3px solid} code{background:pink;padding:4px} h1,h2,h3,h4,h5{font:italic 30px cursive} ol,ul{margin:40px;list-style:square}',
  'html{font:italic 700 22px/3 cursive;letter-spacing:.2em;word-spacing:.5em;text-align:right;text-transform:uppercase;color:lime;cursor:help} *,*::before,*::after{margin:0;padding:0;border:0;animation:spin 1s;transition:all 2s} section{display:flex} :focus{outline:none!important} body{line-height:4;direction:ltr;word-break:break-all;text-indent:20px;font-variant:small-caps;font-stretch:expanded}',
]
test('9: hostile styles of the page change nothing', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 700 })
  const lab = await openPage(page, 'hostile.html')
  await page.waitForTimeout(1_500)
  const clean = await lab.screenshot()
  for (const styles of hostile) {
    const added = await page.addStyleTag({ content: styles })
    await page.waitForTimeout(300)
    expect((await lab.screenshot()).equals(clean)).toBe(true)
    await added.evaluate((element) => (element as Element).remove())
  }
})

test('10: the page is as it was, with the lab and after it', async ({ page }) => {
  await page.goto(`${pages}/plain.html`)
  const look = () =>
    page.evaluate(() => ({
      html: document.documentElement.getAttributeNames(),
      body: document.body.getAttributeNames(),
      head: document.head.children.length,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      fonts: document.fonts.size,
      // the one name that a classic script may need
      keys: Object.keys(globalThis).filter((key) => !key.startsWith('__playwright')),
    }))
  const lab = page.locator('#lab')
  await ready(lab)
  const after = await look()
  await lab.evaluate((element) => element.remove())
  expect(await look()).toEqual(after)
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.reload()
  expect(await look()).toEqual(after)
})

for (const width of [320, 240]) {
  test(`11: at ${width} px nothing is lost and nothing scrolls sideways @firefox`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const lab = await openPage(page, 'plain.html')
    for (const address of ['builtins', 'sending@c2', 'finished']) {
      await lab.evaluate((element, to) => (element as McpPluginLabElement).goTo(to), address)
      await expect(lab.locator('.place > .lab .stage')).toHaveAttribute('data-frame', address)
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(over).toBeLessThanOrEqual(0)
      await expect(nextIn(lab)).toBeVisible()
    }
  })
}

test('11: with wide text spacing nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 760, height: 900 })
  const lab = await openPage(page, 'plain.html')
  await lab.evaluate((element) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    if (element.shadowRoot) element.shadowRoot.adoptedStyleSheets = [...element.shadowRoot.adoptedStyleSheets, sheet]
    ;(element as McpPluginLabElement).goTo('sending@c2')
  })
  await expect(lab.locator('.place > .lab .stage')).toHaveAttribute('data-frame', 'sending@c2')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const next = await nextIn(lab).boundingBox()
  const box = await lab.boundingBox()
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1)
})

test('12: on paper every frame is a line of a list', async ({ page }) => {
  const lab = await openPage(page, 'plain.html')
  await page.emulateMedia({ media: 'print' })
  await expect(lab.locator('.print-list ol > li')).toHaveCount(15)
  await expect(lab.locator('.page')).toBeHidden()
})

test('12: without scripts its content is shown', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.setContent('<mcp-plugin-lab><ol><li>Built-in tools</li></ol></mcp-plugin-lab>')
  await expect(page.getByText('Built-in tools')).toBeVisible()
  await context.close()
})

for (const width of [1_280, 720, 360]) {
  test(`14: texts of double length stay inside at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const lab = await openPage(page, 'plain.html')
    for (const address of ['builtins', 'routing@c2', 'executing@c2', 'finished']) {
      await lab.evaluate((element, to) => (element as McpPluginLabElement).goTo(to), address)
      await ready(lab)
      const over = await lab.evaluate((element) => {
        const texts = document.createTreeWalker(element.shadowRoot as ShadowRoot, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { currentNode: node } = texts
          if (!node.parentElement?.closest('code, .numeral, kbd')) node.nodeValue = `${node.nodeValue} ${node.nodeValue}`
        }
        return document.documentElement.scrollWidth - innerWidth
      })
      expect(over).toBeLessThanOrEqual(0)
      // what was doubled is drawn anew from its catalogue
      await lab.evaluate((element) => {
        const next = element.nextSibling
        const parent = element.parentElement
        element.remove()
        return new Promise<void>((done) =>
          setTimeout(() => {
            parent?.insertBefore(element, next)
            done()
          }, 20),
        )
      })
      await ready(lab)
    }
  })
}

test('14: right to left, the text turns and the wire does not', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 })
  const lab = await openPage(page, 'plain.html')
  await lab.evaluate((element) => {
    element.setAttribute('dir', 'rtl')
    ;(element as McpPluginLabElement).goTo('sending@c2')
  })
  await expect(lab.locator('.place > .lab')).toHaveCSS('direction', 'rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect(lab.locator('.place > .lab .message .arrow').first()).toHaveCSS('direction', 'ltr')
})

// What the tests of the embedded lab share: where the pages are, and a lab as a program sees it.
import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { McpPluginLabElement } from '../../../src/embed/element.ts'

const port = Number(process.env['PORT'])
export const site = `http://127.0.0.1:${port}`
export const pages = `http://127.0.0.1:${port + 1}`

export async function openPage(page: Page, path: string, id = 'lab'): Promise<Locator> {
  await page.goto(`${pages}/${path}`)
  const lab = page.locator(`#${id}`)
  await ready(lab)
  return lab
}

/** Waits until the lab can be used and is drawn. */
export async function ready(lab: Locator): Promise<void> {
  await lab.evaluate((element) => (element as McpPluginLabElement).ready)
  await expect(lab.locator('.place > .lab > .main > .page')).toHaveAttribute('data-drawn', 'true')
}

export const frameOf = (lab: Locator): Promise<string> => lab.evaluate((element) => (element as McpPluginLabElement).frame)

export const nextIn = (lab: Locator): Locator => lab.locator('.place > .lab').getByRole('button', { name: 'Next', exact: true })

/** The names of events that a lab raises from now on, with their details. */
export async function listen(lab: Locator): Promise<() => Promise<readonly (readonly [string, Record<string, unknown>])[]>> {
  await lab.evaluate((element) => {
    const heard: [string, unknown][] = []
    Object.assign(globalThis, { heard })
    for (const name of ['beforestep', 'step', 'params', 'predict', 'reveal', 'complete', 'warning', 'error', 'height', 'ready']) {
      element.addEventListener(`lab-${name}`, (event) => heard.push([name, (event as CustomEvent<unknown>).detail]))
    }
  })
  return () => lab.evaluate(() => (globalThis as unknown as { heard: [string, Record<string, unknown>][] }).heard)
}

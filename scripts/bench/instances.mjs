// How long twenty labs on one page take beside one: from their insertion until all of them are drawn.
import { launch, median } from './browser.mjs'

const ROUNDS = 5

/** Runs in the page. Returns `{ms, sheets}`: the time, and how many different style sheets the labs have. */
async function insert(count) {
  const start = performance.now()
  const labs = Array.from({ length: count }, () => {
    const lab = document.createElement('mcp-plugin-lab')
    lab.lang = 'en'
    document.body.append(lab)
    return lab
  })
  await Promise.all(labs.map((lab) => lab.ready))
  while (labs.some((lab) => !lab.shadowRoot.querySelector('.page[data-drawn="true"]')))
    await new Promise((next) => requestAnimationFrame(next))
  const ms = performance.now() - start
  return { ms, sheets: new Set(labs.flatMap((lab) => lab.shadowRoot.adoptedStyleSheets)).size }
}

/** Medians in ms for one and for twenty, and the number of style sheets that twenty have. */
export async function timeInstances(site) {
  const browser = await launch()
  const times = { one: [], twenty: [] }
  let sheets = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, count] of [
      ['one', 1],
      ['twenty', 20],
    ]) {
      const page = await browser.newPage({ viewport: { width: 800, height: 900 } })
      await page.goto(`${site}mcp-plugin-lab.html`)
      await page.setContent('<!doctype html><html lang="en"><body></body></html>')
      await page.addScriptTag({ url: `${site}mcp-plugin-lab.min.js` })
      const measured = await page.evaluate(insert, count)
      times[name].push(measured.ms)
      if (count > 1) ({ sheets } = measured)
      await page.close()
    }
  }
  await browser.close()
  return { one: median(times.one), twenty: median(times.twenty), sheets }
}

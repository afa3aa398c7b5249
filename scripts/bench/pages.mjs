// Times of the page beside the floor page, interleaved in one browser: first usable Next, scripting, click to paint.
import { launch, median } from './browser.mjs'

const ROUNDS = 5
const CLICKS = 20
/** Milliseconds between two presses, long enough for what a press starts to be over. */
const REST = 700

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]

/** Notes when the button can first be pressed. */
function watch() {
  const look = () => {
    const next = document.querySelector('.next')
    if (next && next.getAttribute('aria-disabled') !== 'true') globalThis.usable = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Presses Next and waits until the frame after it is painted; ms for each press. */
async function press({ times, rest }) {
  const button = document.querySelector('.next')
  const taken = []
  for (let at = 0; at < times; at += 1) {
    const start = performance.now()
    button.click()
    await new Promise((painted) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', painted)
        port1.start()
        port2.postMessage(0)
      })
    })
    taken.push(performance.now() - start)
    await new Promise((rested) => setTimeout(rested, rest))
  }
  return taken
}

async function measure(browser, url, throttle) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable')
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript(watch)
  await page.goto(url)
  await page.waitForFunction(() => globalThis.usable !== undefined)
  const { metrics } = await protocol.send('Performance.getMetrics')
  const usable = await page.evaluate(() => globalThis.usable)
  const scripting = metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
  await page.waitForTimeout(500)
  const clicks = await page.evaluate(press, { times: CLICKS, rest: REST })
  await context.close()
  return { usable, scripting, clicks }
}

/** Medians of both pages at both speeds of the processor. */
export async function timePages(lab, floor, rounds = ROUNDS) {
  const browser = await launch()
  const results = {}
  for (const throttle of [1, 4]) {
    const runs = { lab: [], floor: [] }
    for (let round = 0; round < rounds; round += 1) {
      runs.lab.push(await measure(browser, lab, throttle))
      runs.floor.push(await measure(browser, floor, throttle))
    }
    const summary = (all) => ({
      usable: median(all.map(({ usable }) => usable)),
      scripting: median(all.map(({ scripting }) => scripting)),
      click: median(all.map(({ clicks }) => median(clicks))),
      slowClick: median(all.map(({ clicks }) => p95(clicks))),
    })
    results[throttle] = { lab: summary(runs.lab), floor: summary(runs.floor) }
  }
  await browser.close()
  return results
}

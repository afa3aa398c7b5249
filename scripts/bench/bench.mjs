// `npm run bench`: sizes and times against their budgets, as a table. Exits with 1 when a budget is broken.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { build, createServer, preview } from 'vite'
import react from '@vitejs/plugin-react'
import { budgets } from './budgets.mjs'
import { timePages } from './pages.mjs'
import { timeInstances } from './instances.mjs'
import { growthOfRuns, timeRuns } from './runs.mjs'
import { sizes } from './sizes.mjs'

const rows = []
const row = (what, value, limit, unit) =>
  rows.push({
    what,
    value: `${value.toFixed(value < 10 ? 2 : 1)} ${unit}`,
    budget: limit === undefined ? '' : `≤ ${limit} ${unit}`,
    kept: limit === undefined ? '' : value <= limit ? 'kept' : 'BROKEN',
  })

const size = sizes()
row('first load, JavaScript', size.script, budgets.script, 'kB gzip')
row('first load, CSS', size.style, budgets.style, 'kB gzip')
row('list of lessons, JavaScript', size.home, budgets.home, 'kB gzip')
row('list of lessons, CSS', size.homeStyle, budgets.homeStyle, 'kB gzip')
row('fonts', size.fonts, budgets.fonts, 'kB')
row('standalone file, everything in it', size.standalone, budgets.standalone, 'kB gzip')
row('page for iframes, with that file', size.frame, budgets.frame, 'kB gzip')
row('single HTML file', size.single, budgets.single, 'kB gzip')

const server = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
const load = (path) => server.ssrLoadModule(path)
const runs = await timeRuns(load)
for (const { id, ms } of runs.scenarios) row(`run(): ${id}`, ms, budgets.runOfLesson, 'ms')
for (const { count, frames, ms } of runs.calls)
  row(`run(): ${count} calls, ${frames} frames`, ms, frames > 900 ? budgets.runOfThousandFrames : undefined, 'ms')
row('run(): growth per doubling', await growthOfRuns(load, 9), budgets.growthPerDoubling, '×')
await server.close()

const outDir = mkdtempSync(`${tmpdir()}/floor-`)
await build({
  configFile: false,
  root: 'scripts/bench/floor',
  base: './',
  plugins: [react()],
  build: { outDir, emptyOutDir: true },
  logLevel: 'error',
})
const quiet = { logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } }
const [lab, floor] = [await preview(quiet), await preview({ ...quiet, configFile: false, build: { outDir } })]
const pages = await timePages(
  `${lab.resolvedUrls.local[0]}?lesson=plugin-path&scenario=third-tool&theme=light&lang=en`,
  floor.resolvedUrls.local[0],
)
const times = [
  ['usable', 'first usable Next', 'full speed'],
  ['scripting', 'scripting until then', 'full speed'],
  ['click', 'click to paint, median', 'both speeds'],
  ['slowClick', 'click to paint, p95', 'none'],
]
for (const [throttle, { lab: ours, floor: theirs }] of Object.entries(pages)) {
  const full = throttle === '1'
  for (const [key, name, budgeted] of times) {
    const limit = budgeted === 'both speeds' || (full && budgeted === 'full speed') ? budgets.ratioToFloor : undefined
    const what = `${name}${full ? '' : `, ${throttle}× throttled`}: lab ${ours[key].toFixed(1)}, floor ${theirs[key].toFixed(1)} ms`
    row(what, ours[key] / theirs[key], limit, '×')
  }
}
const { one, twenty, sheets } = await timeInstances(lab.resolvedUrls.local[0])
row(`twenty labs on a page beside one: ${twenty.toFixed(0)}, ${one.toFixed(0)} ms`, twenty / one, budgets.twentyToOne, '×')
row('style sheets of twenty labs', sheets, 1, '')
await Promise.all([lab.close(), floor.close()])

console.table(rows)
process.exit(rows.some(({ kept }) => kept === 'BROKEN') ? 1 : 0)

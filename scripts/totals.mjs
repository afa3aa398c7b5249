// Adds up what the runners reported:
// `node scripts/totals.mjs <exit code of npm test> <vitest report> <playwright report> <exit code of the hosts> <their report>`.
import { existsSync, readFileSync } from 'node:fs'

const [, , testStatus, vitestFile, playwrightFile, hostsStatus, hostsFile] = process.argv
const read = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const vitest = read(vitestFile)
const unit = {
  passed: vitest?.numPassedTests ?? 0,
  failed: vitest?.numFailedTests ?? 0,
  skipped: (vitest?.numPendingTests ?? 0) + (vitest?.numTodoTests ?? 0),
}
const browser = (file) => {
  const stats = read(file)?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0, skipped: stats?.skipped ?? 0 }
}
const pages = browser(playwrightFile)
const hosts = browser(hostsFile)

// types, lint, a build and the like have no report: what failed without a failed test failed in one of them
const silent = (status, ...reported) => (status !== '0' && reported.every(({ failed }) => failed === 0) ? 1 : 0)
const all = [unit, pages, hosts]
const sum = (key) => all.reduce((total, report) => total + report[key], 0)
const failed = sum('failed') + silent(testStatus, unit, pages) + silent(hostsStatus, hosts)
const skipped = sum('skipped')
console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

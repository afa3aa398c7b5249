// Adds up what the runners reported: `node scripts/totals.mjs <exit code of the run> <vitest report> <playwright report>`.
import { existsSync, readFileSync } from 'node:fs'

const [, , status, vitestFile, playwrightFile] = process.argv
const read = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const vitest = read(vitestFile)
const stats = read(playwrightFile)?.stats
const passed = (vitest?.numPassedTests ?? 0) + (stats?.expected ?? 0) + (stats?.flaky ?? 0)
const reported = (vitest?.numFailedTests ?? 0) + (stats?.unexpected ?? 0)
const skipped = (vitest?.numPendingTests ?? 0) + (vitest?.numTodoTests ?? 0) + (stats?.skipped ?? 0)

// types, lint and the like have no report: a run that failed without a failed test failed in one of them
const failed = status !== '0' && reported === 0 ? 1 : reported
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)

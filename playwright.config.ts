// End-to-end tests run on the built page, in browsers of the system when there are some, else in Playwright's own.
import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const find = (named: string | undefined, places: readonly string[]) => named ?? places.find((path) => existsSync(path))
const chromium = find(process.env['PLAYWRIGHT_CHROMIUM'], [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
])
const firefox = find(process.env['PLAYWRIGHT_FIREFOX'], ['/usr/bin/firefox-esr'])

// two ports of its own, the same in every worker: a lab that is being served meanwhile is neither in the way nor tested
process.env['PORT'] ??= String(20_000 + (process.pid % 20_000))
const baseURL = `http://127.0.0.1:${process.env['PORT']}`
const report = process.env['PLAYWRIGHT_JSON']

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 3_000 },
  workers: 2,
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    // a trace doubles the time of a run; ask for it where it is needed
    trace: process.env['TRACE'] ? 'on' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: { command: 'node tests/e2e/server.mjs', url: baseURL, reuseExistingServer: !process.env['CI'] },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(chromium && { executablePath: chromium }),
          args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--disable-quic'],
        },
      },
    },
    {
      // what an embedded lab owes its page, in a second engine
      name: 'firefox',
      grep: /@firefox/,
      expect: { timeout: 10_000 },
      use: {
        ...devices['Desktop Firefox'],
        // a Firefox of the system speaks another protocol than Playwright's own
        ...(firefox && { channel: 'moz-firefox' }),
        launchOptions: { ...(firefox && { executablePath: firefox }), firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 } },
      },
    },
  ],
})

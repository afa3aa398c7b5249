// End-to-end tests run on the built page, in a Chromium of the system when there is one, else in Playwright's own.
import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const named = process.env['PLAYWRIGHT_CHROMIUM']
const system = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path))
const executablePath = named ?? system

// a port of its own, the same in every worker: a lab that is being served meanwhile is neither in the way nor tested
process.env['PORT'] ??= String(20_000 + (process.pid % 20_000))
const port = Number(process.env['PORT'])
const baseURL = `http://127.0.0.1:${port}`
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
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: baseURL,
    reuseExistingServer: !process.env['CI'],
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', '--disable-quic'],
        },
      },
    },
  ],
})

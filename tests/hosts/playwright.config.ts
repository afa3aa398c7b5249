// The lab in real host sites: their production builds, made by scripts/test-hosts.mjs, in browsers found as the end-to-end tests find them.
import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

const find = (named: string | undefined, places: readonly string[]) => named ?? places.find((path) => existsSync(path))
const chromium = find(process.env['PLAYWRIGHT_CHROMIUM'], [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
])
const firefox = find(process.env['PLAYWRIGHT_FIREFOX'], ['/usr/bin/firefox-esr'])

// two ports of its own, the same in the worker
process.env['HOSTS_PORT'] ??= String(20_000 + (process.pid % 20_000))
const port = Number(process.env['HOSTS_PORT'])
const report = process.env['HOSTS_JSON']

export default defineConfig({
  testDir: '.',
  testMatch: 'hosts.spec.ts',
  outputDir: '.work/test-results',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    viewport: { width: 1_440, height: 900 },
    trace: process.env['TRACE'] ? 'on' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: { command: 'node serve.mjs', url: `http://127.0.0.1:${port + 1}`, reuseExistingServer: false },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1_440, height: 900 },
        launchOptions: {
          ...(chromium && { executablePath: chromium }),
          // a host that asks another server finds none
          args: ['--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
        },
      },
    },
    // a second engine where the system has one
    ...(firefox
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            expect: { timeout: 10_000 },
            use: {
              ...devices['Desktop Firefox'],
              viewport: { width: 1_440, height: 900 },
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'network.http.speculative-parallel-limit': 0 },
              },
            },
          },
        ]
      : []),
  ],
})

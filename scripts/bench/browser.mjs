// The browser of the bench, and the median of a few values.
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const executablePath =
  process.env.PLAYWRIGHT_CHROMIUM ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

export const launch = () => chromium.launch({ executablePath, args: ['--disable-quic'] })

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

#!/usr/bin/env node
// Starts the built command line tool; in a clone it builds it first when it is missing or out of date.
import { spawnSync } from 'node:child_process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isStale } from '../scripts/stale.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
const built = 'dist/cli/mcp-lab.js'

if (isStale(built, root)) {
  process.stderr.write('mcp-lab: building …\n')
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build:cli'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) {
    process.stderr.write(`mcp-lab: the build failed. Run "npm ci" first.\n${stderr ?? ''}`)
    process.exit(1)
  }
}
await import(pathToFileURL(`${root}${built}`).href)

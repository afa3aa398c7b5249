#!/usr/bin/env node
// Starts the built command line tool; in a fresh clone it builds it first, once.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../dist/cli/mcp-lab.js', import.meta.url)
if (!existsSync(built)) {
  process.stderr.write('mcp-lab: building once…\n')
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build:cli'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
  })
  if (status !== 0) {
    process.stderr.write(`mcp-lab: the build failed. Run "npm ci" first.\n${stderr ?? ''}`)
    process.exit(1)
  }
}
await import(built.href)

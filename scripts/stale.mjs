// Whether a built file is missing or older than what it is built from.
import { readdirSync, statSync } from 'node:fs'

const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'messages.plugin.ts',
  'preload.plugin.ts',
  'isolate.plugin.ts',
  'mcp-plugin-lab.html',
  'package-lock.json',
]

function changed(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  return stat.isDirectory() ? Math.max(0, ...readdirSync(path).map((name) => changed(`${path}/${name}`))) : stat.mtimeMs
}

/** `root` ends with a slash. In an installed package, which has no sources to build from, what is built is never stale. */
export function isStale(built, root) {
  const made = statSync(`${root}${built}`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (made > 0 && !changed(`${root}src/main.ts`)) return false
  return made < Math.max(...SOURCES.map((source) => changed(`${root}${source}`)))
}

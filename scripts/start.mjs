// Serves the built lab and prints its address; builds it first when it is not there or older than its sources.
import { execSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

const changed = (path) => {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return 0
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => changed(`${path}/${name}`)))
}

const built = statSync('dist/page/index.html', { throwIfNoEntry: false })?.mtimeMs ?? 0
if (built < Math.max(...['src', 'public', 'index.html', 'vite.config.ts', 'messages.plugin.ts'].map(changed))) {
  console.log('Building the lab …')
  execSync('npm run --silent build:page -- --logLevel warn', { stdio: 'inherit' })
}

const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173), host: '127.0.0.1' } })
console.log(`MCP Plugin Lab is served at ${server.resolvedUrls.local[0]}  (Ctrl+C stops it)`)

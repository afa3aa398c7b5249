// Serves the built lab and prints its address; builds it first when it is not there or older than its sources.
import { execSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { isStale } from './stale.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
process.chdir(root)

if (isStale('dist/page/index.html', root)) {
  console.log('Building the lab …')
  execSync('npm run --silent build:page -- --logLevel warn', { stdio: 'inherit' })
}

const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173), host: '127.0.0.1' } })
console.log(`MCP Plugin Lab is served at ${server.resolvedUrls.local[0]}  (Ctrl+C stops it)`)

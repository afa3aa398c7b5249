// Serves the built lab and prints its address; builds it first when it is not there or older than its sources.
import { execSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { isStale } from './stale.mjs'

const root = fileURLToPath(new URL('../', import.meta.url))
process.chdir(root)

if (['index.html', 'embed/frame.js', 'mcp-plugin-lab.html'].some((file) => isStale(`dist/page/${file}`, root))) {
  console.log('Building the lab …')
  execSync('npm run --silent build:site -- --logLevel warn', { stdio: 'inherit' })
}

const server = await preview({ preview: { port: Number(process.env.PORT ?? 4173), host: '127.0.0.1' } })
console.log(`MCP Plugin Lab is served at ${server.resolvedUrls.local[0]}  (Ctrl+C stops it)`)

// Two static servers on two ports, so on two origins: the site as it is built, and pages that embed it. Neither sends CORS headers.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const port = Number(process.env.PORT)
const site = `http://127.0.0.1:${port}`

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

const CSP = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'"

/** `roots`: path prefix to folder, the longest first. */
function serve(roots, at) {
  createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, site).pathname))
    const [prefix, folder] = roots.find(([start]) => path.startsWith(start)) ?? []
    let file = folder && `${root}${folder}/${path.slice(prefix.length)}`
    if (file && existsSync(file) && statSync(file).isDirectory()) file += '/index.html'
    if (!file || path.includes('..') || !existsSync(file)) {
      response.writeHead(404).end('not found')
      return
    }
    const headers = { 'content-type': types[extname(file)] ?? 'application/octet-stream' }
    if (path.startsWith('/csp')) headers['content-security-policy'] = CSP
    response.writeHead(200, headers)
    // the pages name the other origin as {{site}}
    if (at !== port && file.endsWith('.html')) response.end(readFileSync(file, 'utf8').replaceAll('{{site}}', site))
    else createReadStream(file).pipe(response)
  }).listen(at, '127.0.0.1')
}

serve([['/', 'dist/page']], port)
serve(
  [
    ['/lab/', 'dist/page'],
    ['/reveal/', 'node_modules/reveal.js/dist'],
    ['/', 'tests/e2e/embed/pages'],
  ],
  port + 1,
)

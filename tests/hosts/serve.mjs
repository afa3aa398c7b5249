// Serves the two built host sites as static files, VitePress on HOSTS_PORT and Docusaurus on the port after it.
import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const work = fileURLToPath(new URL('.work/', import.meta.url))
const port = Number(process.env.HOSTS_PORT)

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

function serve(folder, at) {
  createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://host').pathname))
    const file = [path, `${path}.html`, `${path}/index.html`].map((name) => join(folder, name)).find(isFile)
    if (!file) {
      const page = join(folder, '404.html')
      response.writeHead(404, { 'content-type': types['.html'] }).end(isFile(page) ? readFileSync(page) : 'not found')
      return
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }).listen(at, '127.0.0.1')
}

serve(join(work, 'vitepress/docs/.vitepress/dist'), port)
serve(join(work, 'docusaurus/build'), port + 1)

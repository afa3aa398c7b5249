// Sizes of the built page: what its first load in one language needs, read from the build's own manifest.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const DIST = 'dist/page'

/** Loaded before the first Next: the entry, the first lesson, and the texts of the base language. */
const FIRST = [
  'index.html',
  'src/lessons/01-plugin-path/lesson.ts',
  'src/lessons/text.json',
  'src/lessons/01-plugin-path/text.json',
  'src/ui/text/text.json',
]

const sum = (files, size) => [...files].reduce((total, file) => total + size(file), 0)

const gzipped = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length / 1000

/** In kB, gzipped but for the fonts: the page's first load, the file with everything, the page for iframes, the single file. */
export function sizes() {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
  const chunks = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(add)
  }
  FIRST.forEach(add)
  const scripts = new Set([...chunks].map(({ file }) => file))
  const styles = new Set([...chunks].flatMap(({ css = [] }) => css))
  const fonts = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.woff2'))
  return {
    script: sum(scripts, gzipped),
    style: sum(styles, gzipped),
    fonts: sum(fonts, (file) => readFileSync(`${DIST}/assets/${file}`).length / 1000),
    standalone: gzipped('mcp-plugin-lab.min.js'),
    frame: sum(['mcp-plugin-lab.min.js', 'embed/frame.js', 'embed/frame.css', 'embed/index.html'], gzipped),
    single: gzipped('mcp-plugin-lab.html'),
  }
}

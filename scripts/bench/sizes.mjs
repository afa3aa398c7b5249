// Sizes of the built page: what its first load in one language needs, read from the build's own manifest.
import { readFileSync, readdirSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const DIST = 'dist/page'

/** Loaded before the first Next: the entry, what every lesson needs, the first lesson, and the texts of the base language. */
const FIRST = [
  'index.html',
  'lab',
  'src/lessons/01-plugin-path/lesson.ts',
  'src/lessons/text.json',
  'src/lessons/01-plugin-path/text.json',
  'src/ui/text/text.json',
]

/** Loaded before the list of lessons is there; their words of one language are a piece of their own. */
const HOME = ['index.html', 'src/openHome.tsx', 'about-en', 'src/ui/home/text.json', 'src/ui/text/text.json']

const sum = (files, size) => [...files].reduce((total, file) => total + size(file), 0)

const gzipped = (file) => gzipSync(readFileSync(`${DIST}/${file}`), { level: 9 }).length / 1000

/** Scripts and styles of a first load. What is no module of its own is known by its name. */
function loadOf(manifest, parts) {
  const chunks = new Set()
  const add = (key) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name, src }) => name === key && !src)
    if (!chunk) throw new Error(`The build has no ${key}`)
    if (chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(add)
  }
  parts.forEach(add)
  return {
    script: sum(new Set([...chunks].map(({ file }) => file)), gzipped),
    style: sum(new Set([...chunks].flatMap(({ css = [] }) => css)), gzipped),
  }
}

/** In kB, gzipped but for the fonts: the first loads of both pages, the file with everything, the page for iframes, the single file. */
export function sizes() {
  const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'))
  const home = loadOf(manifest, HOME)
  const fonts = readdirSync(`${DIST}/assets`).filter((file) => file.endsWith('.woff2'))
  return {
    ...loadOf(manifest, FIRST),
    home: home.script,
    homeStyle: home.style,
    fonts: sum(fonts, (file) => readFileSync(`${DIST}/assets/${file}`).length / 1000),
    standalone: gzipped('mcp-plugin-lab.min.js'),
    frame: sum(['mcp-plugin-lab.min.js', 'embed/frame.js', 'embed/frame.css', 'embed/index.html'], gzipped),
    single: gzipped('mcp-plugin-lab.html'),
  }
}

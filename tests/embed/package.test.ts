// The package as others get it: every entry can be imported without a DOM, and the tarball has only what belongs.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { isStale } from '../../scripts/stale.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
// a build under the environment of a test would be one for development
const env = { ...process.env, NODE_ENV: 'production' }
const run = (command: string, words: readonly string[]) => execFileSync(command, words, { cwd: root, encoding: 'utf8', env })

beforeAll(() => {
  if (isStale('dist/lib/anywidget.js', root)) run('npm', ['run', '--silent', 'build:lib', '--', '--logLevel', 'error'])
}, 120_000)

describe.each(['', '/element', '/register', '/core', '/host', '/anywidget'])('mcp-plugin-lab%s', (entry) => {
  it('is imported in Node without a DOM', () => {
    const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', `await import('mcp-plugin-lab${entry}')`], {
      cwd: root,
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })
})

it('is built for production', () => {
  const files = readdirSync(`${root}dist/lib`, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
  expect(files.filter((file) => readFileSync(`${root}dist/lib/${file}`, 'utf8').includes('jsxDEV'))).toEqual([])
})

it('renders on a server as the tag with its children', () => {
  const script = `
    import { createElement } from 'react'
    import { renderToString } from 'react-dom/server'
    import { McpPluginLab } from 'mcp-plugin-lab'
    console.log(renderToString(createElement(McpPluginLab, { scenario: 'note-missing', startAt: 'routing@c2', params: { noteId: 'a b' }, autoplay: false, lock: ['params'], className: 'wide', onStep() {} }, 'Steps')))`
  expect(run('node', ['--input-type=module', '-e', script]).trim()).toBe(
    '<mcp-plugin-lab scenario="note-missing" start="routing@c2" params="noteId=a+b" lock="params" class="wide">Steps</mcp-plugin-lab>',
  )
})

it('runs a lesson from the core', () => {
  const script = `
    import { loadLesson, inputsOf, runLesson, vectorOf } from 'mcp-plugin-lab/core'
    const lesson = await loadLesson('plugin-path')
    console.log(JSON.stringify(vectorOf(runLesson(lesson, inputsOf(lesson, 'note-missing'))).expect))`
  const golden = JSON.parse(readFileSync(`${root}tests/golden/plugin-path.vectors.json`, 'utf8')) as { scenario: string; expect: object }[]
  expect(JSON.parse(run('node', ['--input-type=module', '-e', script]))).toEqual(
    golden.find(({ scenario }) => scenario === 'note-missing')?.expect,
  )
})

it('runs its command from the tarball', () => {
  const folder = mkdtempSync(`${tmpdir()}/packed-`)
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder])) as [
    { filename: string },
  ]
  // as npm unpacks it: every file has the time at which it was written
  run('tar', ['xzmf', `${folder}/${filename}`, '-C', folder])
  const said = run('node', [`${folder}/package/bin/mcp-lab.mjs`, 'run', 'plugin-path', '--scenario', 'note-missing', '--format', 'html'])
  expect(said).toContain('<ol lang="en">')
  rmSync(folder, { recursive: true })
})

it('packs only what belongs', () => {
  const [{ files }] = JSON.parse(run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'])) as [{ files: { path: string }[] }]
  const places = new Set(files.map(({ path }) => (path.includes('/') ? path.split('/').slice(0, 2).join('/') : path)))
  expect([...places].toSorted()).toEqual([
    'LICENSE',
    'README.md',
    'bin/mcp-lab.mjs',
    'custom-elements.json',
    'dist/cli',
    'dist/lib',
    'dist/page',
    'docs/embedding.md',
    'package.json',
    'scripts/stale.mjs',
    'src/embed',
    'src/locales',
  ])
  expect(files.filter(({ path }) => /test|\.map$|\.vite|fonts/.test(path.replace('docs/', '')))).toEqual([])
})

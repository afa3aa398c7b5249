// The direction of data is a fact of the tools: each breach planted here is caught by them.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A name of the breach, where it is planted, its code, and what must be said about it. */
type Breach = readonly [name: string, folder: string, code: string, message: string]

const imports: readonly Breach[] = [
  ['the page reads the host', 'ui', "import { createWorld } from '../host/world.ts'\nexport const x = createWorld\n", 'boundaries'],
  ['the host reads a lesson', 'host', "import { runLesson } from '../lessons/lesson.ts'\nexport const x = runLesson\n", 'boundaries'],
  ['the protocol reads a server', 'protocol', "import notes from '../servers/notes.ts'\nexport const x = notes\n", 'boundaries'],
  ['the terminal reads the session', 'cli', "import { linkTo } from '../session/link.ts'\nexport const x = linkTo\n", 'boundaries'],
  [
    'a lesson runs a machine',
    'lessons',
    "import { dispatchMachine } from '../machines/dispatch.machine.ts'\nexport const x = dispatchMachine\n",
    'boundaries',
  ],
  [
    'the page keeps a store',
    'ui/controls',
    "import { createStore } from 'zustand/vanilla'\nexport const x = createStore\n",
    "'zustand/vanilla' import is restricted",
  ],
  ['the bar animates', 'ui/text', "import { m } from 'framer-motion'\nexport const x = m\n", "'framer-motion' import is restricted"],
  ['a server knows React', 'servers', "import { useState } from 'react'\nexport const x = useState\n", "'react' import is restricted"],
  ['the page reads the embed', 'ui', "import { TAG } from '../embed/register.ts'\nexport const x = TAG\n", 'boundaries'],
  ['the embed reads the host', 'embed', "import { createWorld } from '../host/world.ts'\nexport const x = createWorld\n", 'boundaries'],
  [
    'the embed keeps a store',
    'embed',
    "import { createStore } from 'zustand/vanilla'\nexport const x = createStore\n",
    "'zustand/vanilla' import is restricted",
  ],
  ['a lesson reads another', 'lessons/01-plugin-path', "import two from '../02-tool-pool/lesson.ts'\nexport const x = two\n", 'boundaries'],
  [
    'a lesson takes an effect',
    'lessons/01-plugin-path',
    "import { fillPool } from '../../host/pool.ts'\nexport const x = fillPool\n",
    "'../../host/pool.ts' import is restricted",
  ],
  [
    'a lesson narrates',
    'lessons/01-plugin-path',
    "import { narrate } from '../narrate.ts'\nexport const x = narrate\n",
    "'../narrate.ts' import is restricted",
  ],
  [
    'a lesson says something',
    'lessons/01-plugin-path',
    "import { createSay } from '../../locales/i18n.ts'\nexport const x = createSay\n",
    "'../../locales/i18n.ts' import is restricted",
  ],
  [
    'a lesson runs itself',
    'lessons/01-plugin-path',
    "import { run } from '../../run/run.ts'\nexport const x = run\n",
    "'../../run/run.ts' import is restricted",
  ],
  [
    'a lesson runs by another door',
    'lessons/01-plugin-path',
    "import { runLesson } from '../lesson.ts'\nexport const x = runLesson\n",
    "'runLesson' import from '../lesson.ts' is restricted",
  ],
  [
    'a lesson takes a package',
    'lessons/01-plugin-path',
    "import * as z from 'zod/mini'\nexport const x = z\n",
    "'zod/mini' import is restricted",
  ],
  [
    'a lesson opens a file',
    'lessons/01-plugin-path',
    "import { readFileSync } from 'node:fs'\nexport const x = readFileSync\n",
    "'node:fs' import is restricted",
  ],
  ['the run reads the clock', 'run', 'export const x = Date.now()\n', 'no-restricted-properties'],
  ['a machine reads chance', 'machines', 'export const x = Math.random()\n', 'no-restricted-properties'],
]

const impure: readonly Breach[] = [
  ['a window', 'run', 'export const x = window.innerWidth\n', "'window'"],
  ['a timer', 'host', 'export const x = setTimeout(() => 1, 1)\n', "'setTimeout'"],
  ['a request', 'servers', "export const x = fetch('/')\n", "'fetch'"],
  ['a console', 'lessons', "console.log('x')\nexport {}\n", "'console'"],
]

/** Plants all breaches, runs the tool once, and takes them out again. */
function underTest(breaches: readonly Breach[], tool: string, words: (files: readonly string[]) => readonly string[]) {
  const files = breaches.map(([, folder], index) => `src/${folder}/breach${index}.ts`)
  let said = ''
  beforeAll(() => {
    breaches.forEach(([, , code], index) => writeFileSync(`${root}${files[index]}`, code))
    said = spawnSync(`node_modules/.bin/${tool}`, words(files), { cwd: root, encoding: 'utf8' }).stdout
  })
  afterAll(() => files.forEach((file) => rmSync(`${root}${file}`, { force: true })))
  return (index: number) =>
    said
      .split('\n')
      .filter((line) => line.includes(files[index] ?? '?'))
      .join('\n')
}

describe('an import against the direction', () => {
  const said = underTest(imports, 'oxlint', (files) => ['-f', 'unix', ...files])
  it.each(imports.map((breach, index) => [breach[0], index, breach[3]] as const))('%s', (_name, index, message) => {
    expect(said(index)).toContain(message)
  })
})

describe('a browser in the simulation', () => {
  const said = underTest(impure, 'tsc', () => ['-p', 'tsconfig.sim.json'])
  it.each(impure.map((breach, index) => [breach[0], index, breach[3]] as const))('%s', (_name, index, message) => {
    expect(said(index)).toContain(message)
  })
})

describe('the house', () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx?|css)$/.test(file))

  it.each(files)('%s says in its first line what it is', (file) => {
    expect(readFileSync(`${root}src/${file}`, 'utf8')).toMatch(file.endsWith('.css') ? /^\/\* [A-Z]/ : /^\/\/ \S/)
  })

  it('has no file of more than 250 lines of code', () => {
    const long = files.filter((file) => /\.tsx?$/.test(file) && readFileSync(`${root}src/${file}`, 'utf8').split('\n').length > 250)
    expect(long).toEqual([])
  })

  it('has no drawer for things without a place', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.)/.test(file))).toEqual([])
  })
})

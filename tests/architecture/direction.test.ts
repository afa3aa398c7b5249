// The direction of data is a fact of the tools: each breach planted here is caught by them.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const planted: string[] = []

function plant(file: string, code: string): string {
  planted.push(`${root}${file}`)
  writeFileSync(`${root}${file}`, code)
  return file
}
afterEach(() => planted.splice(0).forEach((file) => rmSync(file, { force: true })))

const lint = (file: string) => spawnSync('node_modules/.bin/oxlint', [file], { cwd: root, encoding: 'utf8' }).stdout

describe('a breach', () => {
  it.each([
    [
      'the page reads the host',
      'src/ui/breach.ts',
      "import { createWorld } from '../host/world.ts'\nexport const x = createWorld\n",
      'boundaries',
    ],
    [
      'the host reads a lesson',
      'src/host/breach.ts',
      "import { runLesson } from '../lessons/lesson.ts'\nexport const x = runLesson\n",
      'boundaries',
    ],
    [
      'the protocol reads a server',
      'src/protocol/breach.ts',
      "import notes from '../servers/notes.ts'\nexport const x = notes\n",
      'boundaries',
    ],
    [
      'the tool in the terminal reads the session',
      'src/cli/breach.ts',
      "import { linkTo } from '../session/link.ts'\nexport const x = linkTo\n",
      'boundaries',
    ],
    [
      'a lesson file runs a machine',
      'src/lessons/breach.ts',
      "import { dispatchMachine } from '../machines/dispatch.machine.ts'\nexport const x = dispatchMachine\n",
      'boundaries',
    ],
    [
      'the page keeps a store',
      'src/ui/controls/breach.ts',
      "import { createStore } from 'zustand/vanilla'\nexport const x = createStore\n",
      'zustand belongs to session',
    ],
    [
      'a control animates',
      'src/ui/controls/breach.ts',
      "import { m } from 'framer-motion'\nexport const x = m\n",
      'framer-motion belongs to',
    ],
    [
      'the host knows React',
      'src/host/breach.ts',
      "import { useState } from 'react'\nexport const x = useState\n",
      'the simulation knows no React',
    ],
  ])('%s', (_name, file, code, message) => {
    expect(lint(plant(file, code))).toContain(message)
  })

  it.each([
    ['a window', 'export const x = window.innerWidth\n'],
    ['a timer', 'export const x = setTimeout(() => 1, 1)\n'],
    ['a request', "export const x = fetch('/')\n"],
    ['a console', "console.log('x')\nexport {}\n"],
  ])('the simulation uses %s', (_name, code) => {
    plant('src/run/breach.ts', code)
    const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.sim.json'], { cwd: root, encoding: 'utf8' })
    expect(status).not.toBe(0)
    expect(stdout).toContain('src/run/breach.ts')
  })

  it.each([
    ['the clock', 'export const x = Date.now()\n'],
    ['chance', 'export const x = Math.random()\n'],
  ])('the simulation reads %s', (_name, code) => {
    expect(lint(plant('src/run/breach.ts', code))).toContain('no-restricted-properties')
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

  it('has lesson folders of data and text only', () => {
    const folders = readdirSync(`${root}src/lessons`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    for (const { name } of folders) expect(readdirSync(`${root}src/lessons/${name}`).toSorted()).toEqual(['lesson.ts', 'text.json'])
  })
})

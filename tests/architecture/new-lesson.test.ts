// A scaffolded lesson runs at once and needs no change elsewhere: tried out on a copy of the tree.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PATIENCE = 240_000
let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-lesson-'))
  const skipped = new Set(['node_modules', 'dist', '.git', 'e2e', 'hosts', 'public'])
  for (const part of readdirSync(root).filter((name) => !skipped.has(name))) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (source) => !skipped.has(basename(source)) && !/breach\d/.test(source),
    })
  }
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'))
}, PATIENCE)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const scaffold = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/new-lesson.mjs'), ...words], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}
const lessons = () => readdirSync(join(copy, 'src/lessons')).filter((name) => /^\d/.test(name))
const read = (file: string) => readFileSync(join(copy, file), 'utf8')
const highest = Math.max(...readdirSync(join(root, 'src/lessons')).map((name) => Number.parseInt(name, 10) || 0))
const [next, after] = [highest + 1, highest + 2].map((number) => String(number).padStart(2, '0'))

/** A tool of the project in the copy, without what the tests around it have set. */
const tool = (name: string, ...words: string[]) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV)/.test(key)))
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', name), words, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, NO_COLOR: '1' },
  })
  return { status, said: `${stdout}${stderr}` }
}

describe('an id', () => {
  it.each([
    [[], 'it needs an id'],
    [['Tool-Pool', 'T'], '"Tool-Pool" is no id'],
    [['tool pool', 'T'], '"tool pool" is no id'],
    [['-tools', 'T'], '"-tools" is no id'],
    [['tools--pool', 'T'], '"tools--pool" is no id'],
    [['11-tools', 'T'], '"11-tools" is no id'],
    [['../../tools', 'T'], '"../../tools" is no id'],
    [['x'.repeat(31), 'T'], 'is no id'],
    [['tool-pool', 'T'], 'the lesson tool-pool is there already: src/lessons/02-tool-pool'],
    [['lessons', 'T'], 'lessons is the name of other texts: src/locales/zh-CN/lessons.json'],
    [['about', 'T'], 'about is the name of other texts'],
    [['fine'], 'it needs a title'],
    [['fine', ' '], 'it needs a title'],
    [['fine', 'Two', 'Words'], 'put the title in quotes: "Two Words"'],
    [['fine', 'With {braces}'], 'a title is one line of plain words'],
    [['fine', 'x'.repeat(61)], 'a title is one line of plain words'],
  ])('%j is refused, and nothing is written', (words, reason) => {
    const before = lessons()
    const { status, err } = scaffold(...words)
    expect(status).toBe(2)
    expect(err).toMatch(/^new-lesson: /)
    expect(err).toContain(reason)
    expect(err.trim().split('\n')).toHaveLength(2)
    expect(lessons()).toEqual(before)
  })
})

describe('a new lesson', () => {
  it('gets the next number and everything that lessons have', () => {
    const { status, out } = scaffold('fresh-start', 'It’s a “fresh” start')
    expect(status).toBe(0)
    expect(readdirSync(join(copy, `src/lessons/${next}-fresh-start`)).toSorted()).toEqual([
      'about.json',
      'lesson.ts',
      'plate.svg',
      'text.json',
    ])
    expect(JSON.parse(read(`src/lessons/${next}-fresh-start/about.json`))).toMatchObject({
      title: { message: 'It’s a “fresh” start', description: expect.any(String) },
      question: { message: expect.any(String), description: expect.any(String) },
      learn: { message: expect.any(String), description: expect.any(String) },
    })
    for (const file of out.split('\n').filter((line) => line.startsWith('  '))) expect(existsSync(join(copy, file.trim()))).toBe(true)
  })

  it('has the same keys in Chinese', () => {
    const keys = (file: string) => Object.keys(JSON.parse(read(file)) as object).toSorted()
    expect(keys('src/locales/zh-CN/fresh-start.json')).toEqual(keys(`src/lessons/${next}-fresh-start/text.json`))
    expect(keys('src/locales/zh-CN/about/fresh-start.json')).toEqual(keys(`src/lessons/${next}-fresh-start/about.json`))
  })

  it('is not made twice', () => {
    expect(scaffold('fresh-start', 'Again')).toMatchObject({ status: 2, err: expect.stringContaining('is there already') })
  })

  it('that is announced is filled in: its words and its drawing stay, and its title need not be said again', () => {
    const folder = `src/lessons/${after}-promised`
    mkdirSync(join(copy, folder))
    const about = {
      title: { message: 'As promised', description: 'Name' },
      question: { message: '?', description: 'Its question' },
      learn: { message: '!', description: 'Its use' },
    }
    writeFileSync(join(copy, folder, 'about.json'), JSON.stringify(about))
    writeFileSync(join(copy, folder, 'plate.svg'), '<svg/>')
    expect(scaffold('promised')).toMatchObject({ status: 0, out: expect.stringContaining(`Lesson ${Number(after)}, As promised`) })
    expect(JSON.parse(read(`${folder}/about.json`))).toEqual(about)
    expect(read(`${folder}/plate.svg`)).toBe('<svg/>')
    expect(read(`${folder}/lesson.ts`)).toContain(`id: 'promised',\n  number: ${Number(after)},`)
  })

  it(
    'passes the loops over the catalogue as it is',
    () => {
      const loops = ['lessons/vectors', 'lessons/lessons', 'locales/locales', 'lessons/transfer', 'run/properties', 'conformance/schema']
      const { status, said } = tool('vitest', 'run', ...loops.map((file) => `tests/${file}.test.ts`), '-t', 'fresh-start|promised')
      expect(status === 0 ? '' : said).toBe('')
      expect(said).toMatch(/Tests .*\b([4-9]\d|\d{3,}) passed/)
    },
    PATIENCE,
  )

  it(
    'is in the form of the house',
    () => {
      const made = [next, after].flatMap((number, index) => {
        const id = ['fresh-start', 'promised'][index]
        return [`src/lessons/${number}-${id}/lesson.ts`, `src/lessons/${number}-${id}/text.json`, `src/locales/zh-CN/${id}.json`]
      })
      expect(tool('oxfmt', '--check', ...made)).toMatchObject({ status: 0 })
      expect(tool('oxlint', '--deny-warnings', ...made.filter((file) => file.endsWith('.ts')))).toMatchObject({ status: 0 })
    },
    PATIENCE,
  )
})

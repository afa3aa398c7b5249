// The command line tool as it is built: every format of every scenario, and one line with exit code 2 for a mistake.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { goldenVectors } from '../support.ts'

const bin = fileURLToPath(new URL('../../bin/mcp-lab.mjs', import.meta.url))

function lab(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...words], { encoding: 'utf8' })
  return { status, out: stdout, err: stderr, lines: stdout.split('\n').filter(Boolean) }
}

describe('run --format vector', () => {
  it.each(goldenVectors('plugin-path'))('$scenario equals its vector', (vector) => {
    const { status, out } = lab('run', 'plugin-path', '--scenario', vector.scenario, '--format', 'vector')
    expect(status).toBe(0)
    expect(JSON.parse(out)).toEqual(vector)
  })

  it('is custom when an input is set by hand', () => {
    const { out } = lab('run', 'plugin-path', '--set', 'noteId=missing', '--set', 'integration=off', '--format', 'vector')
    const wanted = goldenVectors('plugin-path').find(({ scenario }) => scenario === 'off-and-missing')
    expect(JSON.parse(out)).toEqual({ ...wanted, scenario: 'custom' })
  })
})

describe.each(lessonIds)('run %s', (id) => {
  it.each(goldenVectors(id).slice(0, 2))('$scenario equals its vector', (vector) => {
    expect(JSON.parse(lab('run', id, '--scenario', vector.scenario, '--format', 'vector').out)).toMatchObject({ lesson: id, ...vector })
  })
})

describe('run', () => {
  it('prints one message a line', () => {
    const { lines } = lab('run', 'plugin-path', '--scenario', 'note-missing', '--format', 'wire')
    const golden = readFileSync(new URL('../golden/plugin-path/note-missing.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(golden.map((line) => JSON.parse(line) as unknown))
  })

  it('prints nothing where nothing was sent', () => {
    expect(lab('run', 'plugin-path', '--scenario', 'integration-off', '--format', 'wire').out).toBe('')
  })

  it('prints one frame a line', () => {
    const { lines } = lab('run', 'plugin-path', '--format', 'frames')
    const addresses = lines.map((line) => (JSON.parse(line) as { address: string }).address)
    expect(addresses).toEqual(goldenVectors('plugin-path')[0]?.steps.flatMap(({ frames }) => frames))
  })

  it('tells the run in words, and in Chinese', () => {
    expect(lab('run', 'plugin-path').out).toContain('External executions: 0 to 1.')
    expect(lab('run', 'plugin-path', '--lang=zh-CN').out).toContain('外部执行：0 变 1。')
  })

  it('makes a list for a page, in which a value cannot become markup', () => {
    const { out } = lab('run', 'plugin-path', '--set', 'noteId=<img src=x onerror=alert(1)>', '--format', 'html', '--lang', 'zh-CN')
    expect(out).toMatch(/^<ol lang="zh-CN">/)
    expect(out).not.toContain('<img')
  })

  it('takes a value with an equals sign in it', () => {
    expect(lab('run', 'plugin-path', '--set', 'noteId=a=b', '--format', 'vector').out).toContain('"noteId":"a=b"')
  })
})

describe('run --compare', () => {
  const differing = (lines: readonly string[]) =>
    lines.filter((line) => /^[!~] /.test(line)).map((line) => line.split(/\s{2,}/).filter(Boolean))

  it('marks what differs between two situations: from where they part to the field', () => {
    const { status, lines } = lab('run', 'plugin-path', '--compare', 'note-missing')
    expect(status).toBe(0)
    expect(lines[0]).toBe('Comparing with Note missing: they part at frame 10, routing@c2.')
    expect(differing(lines)).toEqual([
      ...['10 routing@c2', '11 sending@c2', '12 executing@c2', '13 returning@c2', '14 observing@c2'].map((frame) => [`! ${frame}`, frame]),
      ['! c2 Ran, ok', 'c2 Ran, isError'],
      ['! C>S notes-3 tools/call', 'C>S notes-3 tools/call'],
      ['! S>C notes-3 result', 'S>C notes-3 result'],
    ])
    expect(lines.map((line) => line.trim())).toContain('params.arguments.id: "n1"  |  "missing"')
  })

  it('finds no difference between a situation and itself, also in Chinese', () => {
    const { lines } = lab('run', 'plugin-path', '--scenario', 'integration-off', '--compare', 'integration-off', '--lang', 'zh-CN')
    expect(lines[0]).toContain('没有差别')
    expect(differing(lines)).toEqual([])
  })
})

describe('a mistake', () => {
  it.each([
    [['run'], `Which lesson? Allowed: ${lessonIds.join(', ')}.`],
    [['run', 'nope'], `There is no lesson "nope". Allowed: ${lessonIds.join(', ')}.`],
    [['run', '__proto__'], 'There is no lesson "__proto__".'],
    [['run', 'plugin-path', 'twice'], 'One lesson at a time; "twice" was not expected.'],
    [['run', 'plugin-path', '--scenario', 'nope'], 'There is no scenario "nope". Allowed: connected, note-missing,'],
    [['run', 'plugin-path', '--compare', '__proto__'], 'There is no scenario "__proto__". Allowed: connected,'],
    [['run', 'plugin-path', '--compare', 'connected', '--format', 'wire'], '--compare has one form'],
    [['run', 'plugin-path', '--set', 'colour=red'], 'There is no parameter "colour". Allowed: integration, noteId,'],
    [['run', 'plugin-path', '--set', 'constructor=1'], 'There is no parameter "constructor".'],
    [['run', 'plugin-path', '--set', 'integration=maybe'], 'integration cannot be "maybe": allowed are on, off.'],
    [['run', 'plugin-path', '--set', `noteId=${'x'.repeat(257)}`], 'it has 257 units, allowed are at most 256.'],
    [['run', 'tool-pool', '--set', 'docsName='], 'docsName cannot be "": it needs at least 1 units.'],
    [['run', 'tool-pool', '--set', 'docsName=deploy'], 'docsName cannot be "deploy": deployName has this value already.'],
    [['run', 'plugin-path', '--set', 'noteId'], '--set needs name=value; "noteId" has no "=".'],
    [['run', 'plugin-path', '--set'], '--set needs a value.'],
    [['run', 'plugin-path', '--lang', 'fr'], 'There is no language "fr". Allowed: en, zh-CN.'],
    [['run', 'plugin-path', '--format', 'pdf'], 'There is no format "pdf". Allowed: text, wire, frames, vector, html.'],
    [['run', 'plugin-path', '--what'], 'There is no option "--what".'],
    [['run', 'plugin-path', '--lang', 'en', '--lang', 'en'], '--lang was given twice.'],
    [['walk'], 'There is no command "walk". Allowed: run, --list, --help.'],
  ])('%j', (words, message) => {
    const { status, out, err } = lab(...words)
    expect(status).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(`mcp-lab: `)
    expect(err).toContain(message)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

it('lists lessons, scenarios and parameters', () => {
  const { status, out } = lab('--list')
  expect(status).toBe(0)
  for (const word of [
    'plugin-path',
    'mistake-description-only',
    'noteId = text of up to 256 units',
    'integration = on | off',
    'manifestText = file of up to 4000 units',
  ])
    expect(out).toContain(word)
})

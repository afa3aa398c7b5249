// A manifest read: what it starts, and each thing that is wrong with its place, whatever a learner writes into it.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../src/host/manifest.ts'
import { awkward } from '../awkward.ts'

const programs = new Map([
  ['npx -y @search/mcp-server', 'search'],
  ['python tests/echo_mcp_server.py', 'echo'],
])
const known = [...programs.keys()].join(', ')
const search = '{"command": "npx", "args": ["-y", "@search/mcp-server"]}'
const echo = '{"command": "python", "args": ["tests/echo_mcp_server.py"]}'
const plugin = (servers: string) => `{"name": "p", "mcpServers": {${servers}}}`
const read = (text: string | undefined) => readManifest(text, programs)

/** Faults as `line:column code path detail`. */
const said = (text: string) =>
  read(text).faults.map(({ line, column, code, path, detail }) => [`${line}:${column} ${code}`, path, detail].filter(Boolean).join(' '))
const started = (text: string) => read(text).servers.map(({ client, key, plugin: of }) => `${of}__${key} → ${client}`)

describe('a manifest', () => {
  it('that is not there starts nothing, and that is no fault', () => {
    expect(read(undefined)).toEqual({ scan: 'missing', servers: [], faults: [] })
  })

  it('starts what it names, with its command line', () => {
    const full = plugin(`"search": {"command": "npx", "args": ["-y", "@search/mcp-server"], "env": {"API_KEY": "demo"}}`)
    expect(read(full)).toEqual({
      scan: 'found',
      servers: [{ client: 'search', key: 'search', plugin: 'p', command: 'npx -y @search/mcp-server' }],
      faults: [],
    })
  })

  it.each([
    ['two servers, in their order', plugin(`"b": ${echo}, "a": ${search}`), ['p__b → echo', 'p__a → search']],
    [
      'keys that mean something to others',
      plugin(`"__proto__": ${search}, "constructor": ${echo}`),
      ['p____proto__ → search', 'p__constructor → echo'],
    ],
    ['keys with nothing in them, or blanks', plugin(`"": ${search}, " ": ${echo}`), ['p__ → search', 'p__  → echo']],
    ['further keys, which are none of ours', `{"name": "p", "version": "1", "mcpServers": {"a": ${search}}, "x": []}`, ['p__a → search']],
  ])('%s', (_name, text, servers) => {
    expect(started(text)).toEqual(servers)
    expect(said(text)).toEqual([])
  })

  it.each([
    ['no servers', '{"name": "p", "mcpServers": {}}'],
    ['no word of servers', '{"name": "p"}'],
  ])('with %s is empty, and that is no fault', (_name, text) => {
    expect(read(text)).toEqual({ scan: 'empty', servers: [], faults: [] })
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['nothing', '', ['1:1 syntax ValueExpected']],
    ['blanks', ' \n ', ['2:2 syntax ValueExpected']],
    ['a comma missing', '{\n  "name": "p"\n  "mcpServers": {}\n}', ['3:3 syntax CommaExpected']],
    ['a comma too many', '{\n  "name": "p",\n}', ['3:1 syntax PropertyNameExpected']],
    ['the end missing', '{"name": "p"', ['1:13 syntax CloseBraceExpected']],
    ['a second value', '{"name": "p"} {}', ['1:15 syntax EndOfFileExpected']],
    ['single quotes', "{'name': 'p'}", ['1:2 syntax InvalidSymbol']],
    ['a comment, which JSON has not', '// a plugin\n{"name": "p"}', ['1:1 syntax InvalidCommentToken']],
    ['a comment inside', '{"name": "p" /* mine */}', ['1:14 syntax InvalidCommentToken']],
    ['a list', '[]', ['1:1 wrong-type object']],
    ['a string', '"p"', ['1:1 wrong-type object']],
    ['null', 'null', ['1:1 wrong-type object']],
    ['no name', '{"mcpServers": {}}', ['1:1 missing name string']],
    ['an empty name', '{"name": ""}', ['1:2 empty name']],
    ['a name that is a number', '{\n  "name":\n    7\n}', ['2:3 wrong-type name string']],
    ['a name on its prototype', '{"__proto__": {"name": "p"}}', ['1:1 missing name string']],
    ['a list of servers', '{"name": "p", "mcpServers": []}', ['1:15 wrong-type mcpServers object']],
    ['servers that are null', '{"name": "p", "mcpServers": null}', ['1:15 wrong-type mcpServers object']],
    ['two things at once', '{"name": 7, "mcpServers": 7}', ['1:2 wrong-type name string', '1:13 wrong-type mcpServers object']],
  ])('%s', (_name, text, faults) => {
    expect(said(text)).toEqual(faults)
    expect(read(text)).toMatchObject({ scan: 'broken', servers: [] })
  })
})

describe('an entry that cannot be started', () => {
  it.each([
    ['no command', plugin('"a": {}'), ['1:30 missing mcpServers.a.command string']],
    ['an empty command', plugin('"a": {"command": ""}'), ['1:36 empty mcpServers.a.command']],
    ['a command that is a list', plugin('"a": {"command": ["npx"]}'), ['1:36 wrong-type mcpServers.a.command string']],
    ['arguments in one string', plugin('"a": {"command": "npx", "args": "-y x"}'), ['1:54 wrong-type mcpServers.a.args array']],
    ['an argument that is a number', plugin('"a": {"command": "npx", "args": ["-y", 7]}'), ['1:69 wrong-type mcpServers.a.args.1 string']],
    ['a secret that is a number', plugin(`"a": {"command": "npx", "env": {"KEY": 1}}`), ['1:62 wrong-type mcpServers.a.env.KEY string']],
    ['null', plugin('"a": null'), ['1:30 wrong-type mcpServers.a object']],
    ['a command on its prototype', plugin(`"a": {"__proto__": ${search}}`), ['1:30 missing mcpServers.a.command string']],
    ['a program that nobody has', plugin('"a": {"command": "rm", "args": ["-rf", "/"]}'), [`1:30 unknown-program mcpServers.a ${known}`]],
    ['a program by the name of a prototype', plugin('"a": {"command": "constructor"}'), [`1:30 unknown-program mcpServers.a ${known}`]],
    [
      'the whole line as the command',
      plugin('"a": {"command": "npx -y @search/mcp-server"}'),
      [`1:30 unknown-program mcpServers.a ${known}`],
    ],
    [
      'all arguments in one',
      plugin('"a": {"command": "npx", "args": ["-y @search/mcp-server"]}'),
      [`1:30 unknown-program mcpServers.a ${known}`],
    ],
    [
      'an argument too many',
      plugin('"a": {"command": "npx", "args": ["-y", "@search/mcp-server", ""]}'),
      [`1:30 unknown-program mcpServers.a ${known}`],
    ],
  ])('%s', (_name, text, faults) => {
    expect(said(text)).toEqual(faults)
    expect(read(text)).toMatchObject({ scan: 'found', servers: [] })
  })

  it('leaves the others as they are', () => {
    const text = plugin(`"bad": {"command": 7}, "good": ${search}`)
    expect(started(text)).toEqual(['p__good → search'])
    expect(said(text)).toEqual(['1:38 wrong-type mcpServers.bad.command string'])
  })

  it('may be the twin of one that was: the later one is left out, and the fault names the first', () => {
    const text = plugin(`\n"first": ${search},\n"second": ${search}`)
    expect(started(text)).toEqual(['p__first → search'])
    expect(said(text)).toEqual(['3:1 same-server mcpServers.second first'])
  })
})

describe('a key that stands twice', () => {
  it.each([
    ['the name', `{"name": "p",\n"name": "q", "mcpServers": {"a": ${search}}}`, ['q__a → search'], ['2:1 duplicate-key name']],
    ['a server', plugin(`"a": ${search},\n"a": ${echo}`), ['p__a → echo'], ['2:1 duplicate-key mcpServers.a']],
    [
      'a server, the later one wrong',
      plugin(`"a": ${search},\n"a": {"command": 7}`),
      [],
      ['2:1 duplicate-key mcpServers.a', '2:7 wrong-type mcpServers.a.command string'],
    ],
    [
      'the command',
      plugin(`"a": {"command": "python",\n"args": ["-y", "@search/mcp-server"],\n"command": "npx"}`),
      ['p__a → search'],
      ['3:1 duplicate-key mcpServers.a.command'],
    ],
  ])('%s: the later one counts, as in JSON.parse, and it is said', (_name, text, servers, faults) => {
    expect(started(text)).toEqual(servers)
    expect(said(text)).toEqual(faults)
  })
})

describe('whatever stands in the file', () => {
  const anything = fc.oneof(
    fc.constantFrom(...awkward),
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.json().map((json) => plugin(`"a": ${json}`)),
  )

  it('is read without a throw, and every fault has a place in it', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { scan, servers, faults } = read(text)
        expect(['found', 'empty', 'broken']).toContain(scan)
        if (scan !== 'found') expect(servers).toEqual([])
        if (scan === 'broken') expect(faults.length).toBeGreaterThan(0)
        const lines = text.split('\n')
        for (const { line, column } of faults) {
          expect(line).toBeGreaterThan(0)
          expect(line).toBeLessThanOrEqual(lines.length)
          expect(column).toBeGreaterThan(0)
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1)
        }
      }),
    )
  })

  it('is JSON for us when it is JSON for everybody', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const isJson = (() => {
          try {
            JSON.parse(text)
            return true
          } catch {
            return false
          }
        })()
        expect(read(text).faults.some(({ code }) => code === 'syntax')).toBe(!isJson)
      }),
    )
  })
})

it.each([
  ['brackets', '['.repeat(2000) + ']'.repeat(2000), 33],
  ['braces', '{"a":'.repeat(700), 161],
])('%s inside one another are a fault with a place, not the end of the stack', (_name, text, column) => {
  expect(readManifest(text, new Map())).toEqual({
    scan: 'broken',
    servers: [],
    faults: [{ code: 'too-deep', path: '', line: 1, column, detail: '32' }],
  })
})

it('does not count brackets inside a text', () => {
  const text = JSON.stringify({ name: '['.repeat(100), mcpServers: {} })
  expect(readManifest(text, new Map())).toEqual({ scan: 'empty', servers: [], faults: [] })
})

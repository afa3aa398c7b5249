// Registering what a server lists: which tools enter the pool under which alias, and what is said of the others.
import { describe, expect, it } from 'vitest'
import { readFile } from '../../src/host/builtins/project.ts'
import type { Habits } from '../../src/host/habits.ts'
import { markOf } from '../../src/host/marks.ts'
import { namings } from '../../src/host/naming.ts'
import { happened, markFacts, promptFacts } from '../../src/run/facts.ts'
import { run } from '../../src/run/run.ts'
import { frameAt } from '../../src/run/select.ts'
import deploy from '../../src/servers/deploy.ts'
import docs from '../../src/servers/docs.ts'
import search from '../../src/servers/search.ts'

interface Given {
  readonly habits?: Partial<Habits>
  readonly extraTools?: readonly string[]
  readonly name?: string
  readonly second?: string
}

const opened = ({ habits = {}, extraTools = [], name = 'docs', second }: Given) =>
  run({
    world: {
      builtins: [readFile],
      habits: { naming: namings.mcp, ...habits },
      policy: { rule: 'allow-all' },
      servers: [{ definition: docs, name, extraTools }, ...(second === undefined ? [] : [{ definition: deploy, name: second }])],
      calls: [],
    },
    steps: [{ id: 'all', opens: ['builtins'] }],
  })

const outcome = (given: Given) => {
  const { world } = frameAt(opened(given), Infinity)
  return {
    names: [...world.pool.keys()].slice(1),
    notices: world.notices.map((notice) =>
      notice.code === 'collision' ? `${notice.alias}: ${notice.kept} before ${notice.refused}` : `${notice.refused}: ${notice.length}`,
    ),
  }
}

const lenient = { collisions: 'builtin-wins' } as const
const bare = { naming: namings.bare }
const [one, two] = ['mcp__docs__search', 'mcp__docs__get_version']

describe('registering', () => {
  it.each<readonly [string, Given, readonly string[], readonly string[]]>([
    ['all there is', {}, [one, two], []],
    ['a name with every odd sign', { extraTools: ['a.b c/d'] }, [one, two, 'mcp__docs__a_b_c_d'], []],
    ['one sign of two units, one underscore', { extraTools: ['🦊'] }, [one, two, 'mcp__docs___'], []],
    ['a name of nothing', { extraTools: [''] }, [one, two, 'mcp__docs__'], []],
    [
      'names of prototypes',
      { habits: bare, extraTools: ['__proto__', 'constructor'] },
      ['search', 'get_version', '__proto__', 'constructor'],
      [],
    ],
    ['a twin: the whole newcomer waits', { extraTools: ['get.version'] }, [], [`${two}: docs/get_version before docs/get.version`]],
    [
      'a twin: only the later one is left out',
      { habits: lenient, extraTools: ['get.version'] },
      [one, two],
      [`${two}: docs/get_version before docs/get.version`],
    ],
    [
      'two twins of one name: both are said to clash with the first',
      { habits: lenient, extraTools: ['get.version', 'get version'] },
      [one, two],
      [`${two}: docs/get_version before docs/get.version`, `${two}: docs/get_version before docs/get version`],
    ],
    ['a tool that is listed twice', { habits: lenient, extraTools: ['search'] }, [one, two], [`${one}: docs/search before docs/search`]],
    [
      'the name of a built-in',
      { habits: { ...bare, ...lenient }, extraTools: ['read_file'] },
      ['search', 'get_version'],
      ['read_file: built-in read_file before docs/read_file'],
    ],
    [
      'the name of a built-in, held back',
      { habits: bare, extraTools: ['read_file'] },
      [],
      ['read_file: built-in read_file before docs/read_file'],
    ],
    ['the name of a built-in behind a prefix', { extraTools: ['read_file'] }, [one, two, 'mcp__docs__read_file'], []],
    ['an alias of 64', { extraTools: ['x'.repeat(53)] }, [one, two, `mcp__docs__${'x'.repeat(53)}`], []],
    ['an alias of 65: left out, the others stay', { extraTools: ['x'.repeat(54)] }, [one, two], [`docs/${'x'.repeat(54)}: 65`]],
    [
      'two of 65 that would be equal: too long, and no clash',
      { extraTools: [`${'x'.repeat(53)}.`, `${'x'.repeat(53)}_`] },
      [one, two],
      [`docs/${'x'.repeat(53)}.: 65`, `docs/${'x'.repeat(53)}_: 65`],
    ],
    [
      'a server whose name is too long by itself',
      { name: 'x'.repeat(60) },
      [],
      [`${'x'.repeat(60)}/search: 73`, `${'x'.repeat(60)}/get_version: 78`],
    ],
    [
      'no limit',
      { habits: { naming: namings.dotted }, extraTools: ['x'.repeat(99)] },
      ['docs.search', 'docs.get_version', `docs.${'x'.repeat(99)}`],
      [],
    ],
  ])('%s', (_name, given, names, notices) => {
    expect(outcome(given)).toEqual({ names, notices })
  })

  it.each<readonly [string, Given, number, readonly string[]]>([
    ['two servers of one prefix', { name: 'team docs', second: 'team.docs' }, 4, []],
    [
      'one alias of both: the second server waits',
      { name: 'team docs', second: 'team.docs', extraTools: ['status'] },
      3,
      ['mcp__team_docs__status: team docs/status before team.docs/status'],
    ],
    [
      'one alias of both: the second server goes without it',
      { name: 'team docs', second: 'team.docs', extraTools: ['status'], habits: lenient },
      4,
      ['mcp__team_docs__status: team docs/status before team.docs/status'],
    ],
    [
      'the first waits, so that the second meets nobody',
      { name: 'a', second: 'a', extraTools: ['get.version', 'status'] },
      2,
      ['mcp__a__get_version: a/get_version before a/get.version'],
    ],
  ])('%s', (_name, given, entries, notices) => {
    expect([outcome(given).names.length, outcome(given).notices]).toEqual([entries, notices])
  })

  it('keeps the raw name in the route of every alias, and a description for the model alone', () => {
    const { world } = frameAt(opened({ extraTools: ['get.page'] }), Infinity)
    expect(world.routes.get('mcp__docs__get_page')).toEqual({ executor: 'server', client: 'docs', tool: 'get.page' })
    expect(Object.keys(world.pool.get('mcp__docs__get_page')?.descriptor ?? {})).toEqual(['name', 'description', 'inputSchema'])
    expect([...world.routes.keys()]).toEqual([...world.pool.keys()])
  })
})

describe('the prompt', () => {
  it('is built with the pool, and says how much of it stayed', () => {
    expect(promptFacts(opened({ second: 'deploy' }))).toEqual({ rebuilds: 3, sharedPrefixes: [1, 3], promptMentions: ['docs', 'deploy'] })
  })

  it('stays as it was in a host that does not rebuild, though the server is connected', () => {
    const result = opened({ second: 'deploy', habits: { rebuilds: false } })
    expect(promptFacts(result)).toEqual({ rebuilds: 1, sharedPrefixes: [], promptMentions: [] })
    expect(happened(result, 'tools.registered').map(({ names }) => names.length)).toEqual([2, 2])
    expect([...frameAt(result, Infinity).world.pool.keys()]).toEqual(['read_file'])
  })
})

describe('marks', () => {
  it.each([
    [{}, 'destructive'],
    [{ readOnlyHint: true }, 'readOnly'],
    [{ readOnlyHint: true, destructiveHint: true }, 'readOnly'],
    [{ readOnlyHint: false }, 'destructive'],
    [{ destructiveHint: false }, 'writes'],
    [{ readOnlyHint: false, destructiveHint: false }, 'writes'],
    [{ openWorldHint: true, idempotentHint: true }, 'destructive'],
  ] as const)('%j is %s', (hints, mark) => {
    expect(markOf(hints)).toBe(mark)
  })

  it('stand behind the description when the host writes them, and nowhere else', () => {
    const marked = opened({ second: 'deploy', habits: { marks: true } })
    expect(markFacts(marked)).toEqual({
      marks: {
        mcp__docs__search: 'readOnly',
        mcp__docs__get_version: 'destructive',
        mcp__deploy__trigger: 'destructive',
        mcp__deploy__status: 'readOnly',
      },
    })
    const described = (result: typeof marked) => frameAt(result, Infinity).world.pool.get('mcp__deploy__trigger')?.descriptor.description
    expect(described(marked)).toBe('Start a deployment of one service. (destructive)')
    expect(described(opened({ second: 'deploy' }))).toBe('Start a deployment of one service.')
    expect(search.tools(search.start([])).some(({ description }) => description.includes('('))).toBe(false)
  })
})

// What the name lab claims: a table of hand-made cases, and for random names an oracle that knows only the rules' wording.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitise } from '../../src/host/naming.ts'
import type { NamePair, NameRow, NamingRule } from '../../src/run/names.ts'
import { countNames, nameRows, namings, pairsOf } from '../../src/run/names.ts'
import { fill } from '../../src/lessons/params.ts'
import { awkward } from '../awkward.ts'
import { lessonNamed } from '../support.ts'

const { mcp, bare, dotted } = namings
const cutting: NamingRule = { ...mcp, overlong: 'cut' }
const dropping: NamingRule = { ...mcp, sanitiser: 'drop' }
const plain: NamingRule = { ...mcp, prefix: '', separator: '_' }

const pair = (server: string, tool: string): NamePair => ({ server, tool })
const only = (rule: NamingRule, ...pairs: NamePair[]): NameRow => nameRows(rule, pairs)[0] as NameRow

describe('one name', () => {
  it.each([
    ['the usual form', mcp, 'docs', 'search', 'mcp__docs__search', 'exact', 'exact'],
    ['a blank and a dot', mcp, 'team docs', 'get.page', 'mcp__team_docs__get_page', 'sanitised', 'sanitised'],
    ['a separator in the server', mcp, 'my__notes', 'read', 'mcp__my__notes__read', 'wrong-server', 'exact'],
    ['a separator in the tool', mcp, 'docs', 'list__sites', 'mcp__docs__list__sites', 'exact', 'wrong-server'],
    ['a separator in both', mcp, 'a__b', 'c__d', 'mcp__a__b__c__d', 'wrong-server', 'wrong-server'],
    ['an underscore at the seam', mcp, 'docs_', 'get', 'mcp__docs___get', 'wrong-server', 'exact'],
    ['one underscore for each emoji', mcp, '🦊🦊', 'f', 'mcp______f', 'wrong-server', 'sanitised'],
    ['characters dropped', dropping, 'team docs', '查找', 'mcp__teamdocs__', 'sanitised', 'sanitised'],
    ['dots kept', dotted, 'notes', 'get.page', 'notes.get.page', 'exact', 'wrong-server'],
    ['one underscore between', plain, 'docs', 'get_page', 'docs_get_page', 'exact', 'wrong-server'],
    ['a prototype', mcp, '__proto__', 'constructor', 'mcp____proto____constructor', 'wrong-server', 'exact'],
    ['cut off inside the tool', cutting, 'docs', 'x'.repeat(54), `mcp__docs__${'x'.repeat(53)}`, 'wrong-tool', 'wrong-tool'],
  ] as const)('%s', (_name, rule, server, tool, alias, first, last) => {
    const row = only(rule, pair(server, tool))
    expect([row.alias, row.first?.verdict, row.last?.verdict]).toEqual([alias, first, last])
  })

  it('says what a cut gave', () => {
    const row = only(mcp, pair('my-plugin__search', 'list__sites'))
    expect(row.first).toEqual({ server: 'my-plugin', tool: 'search__list__sites', verdict: 'wrong-server' })
    expect(row.last).toEqual({ server: 'my-plugin__search__list', tool: 'sites', verdict: 'wrong-server' })
  })

  it('has nothing to cut at where the server is left out or cut off', () => {
    expect(only(bare, pair('docs', 'search'))).toMatchObject({ alias: 'search', first: undefined, last: undefined })
    expect(only(cutting, pair('x'.repeat(60), 'search')).first).toBeUndefined()
  })

  it('takes no other server’s or tool’s own name for its own', () => {
    expect(only(mcp, pair('team docs', 'search'), pair('team_docs', 'status')).first?.verdict).toBe('wrong-server')
    expect(only(mcp, pair('docs', 'get.page'), pair('docs', 'get_page')).first?.verdict).toBe('wrong-tool')
  })

  it.each([
    ['docs', 'search', mcp, []],
    ['docs', 'get.page', dotted, [{ why: 'character', character: '.' }]],
    ['', '🦊', { ...bare, sanitiser: 'keep' }, [{ why: 'character', character: '🦊' }]],
    ['', '', bare, [{ why: 'length', length: 0, max: 64 }]],
    ['docs', 'x'.repeat(53), mcp, []],
    ['docs', 'x'.repeat(54), mcp, [{ why: 'length', length: 65, max: 64 }]],
    [
      'd',
      'x'.repeat(63),
      dotted,
      [
        { why: 'character', character: '.' },
        { why: 'length', length: 65, max: 64 },
      ],
    ],
  ] as const)('%s/%s: what model APIs have against the alias', (server, tool, rule, faults) => {
    expect(only(rule, pair(server, tool)).model).toEqual(faults)
  })

  it.each([
    ['get.page', []],
    ['get page', [{ why: 'character', character: ' ' }]],
    ['', [{ why: 'length', length: 0, max: 128 }]],
    ['x'.repeat(128), []],
    ['x'.repeat(129), [{ why: 'length', length: 129, max: 128 }]],
  ])('%s: what MCP has against the raw name', (tool, faults) => {
    expect(only(mcp, pair('any server', tool)).mcp).toEqual(faults)
  })
})

describe('several names', () => {
  const clash = [pair('team docs', 'status'), pair('deploy', 'status'), pair('team.docs', 'status')]

  it('the first keeps the alias, the later one is told whose it is', () => {
    const rows = nameRows(mcp, clash)
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([[2], [], [0]])
    expect(rows.map(({ route }) => route)).toEqual([
      { state: 'held', by: 0, to: clash[0] },
      { state: 'held', by: 1, to: clash[1] },
      { state: 'taken', by: 0, to: clash[0] },
    ])
    expect(countNames(rows)).toEqual({ rows: 3, accepted: 3, colliding: 2, held: 2, first: 1, last: 1, table: 2 })
  })

  it('two long names become one when they are cut, and none when they are left out', () => {
    const long = ['keep', 'drop'].map((end) => pair('docs', 'x'.repeat(60) + end))
    expect(nameRows(cutting, long).map(({ route }) => route.state)).toEqual(['held', 'taken'])
    expect(nameRows(mcp, long).map(({ route }) => route)).toEqual(long.map(() => ({ state: 'too-long', max: 64 })))
    expect(countNames(nameRows(mcp, long))).toMatchObject({ accepted: 0, held: 0, first: 0, table: 0 })
  })

  it('are those of the lesson with its present inputs', async () => {
    const { neighbours, params } = await lessonNamed('tool-pool')
    expect(pairsOf(neighbours(fill(params, { docsName: 'team docs', extraTool: 'get.page' })))).toEqual([
      pair('team docs', 'search'),
      pair('team docs', 'get_version'),
      pair('team docs', 'get.page'),
      pair('deploy', 'trigger'),
      pair('deploy', 'status'),
    ])
  })
})

const name = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ unit: fc.constantFrom('a', '_', '__', '.', ' ', '-', '🦊', '查', '\uD83E'), maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 80 }),
)
const pairs = fc.array(fc.record({ server: name, tool: name }), { minLength: 1, maxLength: 6 })
const rules: fc.Arbitrary<NamingRule> = fc.record({
  prefix: fc.constantFrom('mcp__', ''),
  separator: fc.constantFrom('__', '.', '_', '-', undefined),
  sanitiser: fc.constantFrom('keep', 'underscore', 'drop'),
  limit: fc.constantFrom(64, undefined),
  overlong: fc.constantFrom('leave-out', 'cut'),
})

const check = (holds: (rule: NamingRule, given: readonly NamePair[], rows: readonly NameRow[]) => void) =>
  fc.assert(
    fc.property(rules, pairs, (rule, given) => {
      holds(rule, given, nameRows(rule, given))
    }),
    { numRuns: 1000 },
  )

/** Every way to write an alias as server and tool around a separator, leftmost first: a cut is the first or the last of them. */
const splits = (rest: string, separator: string): NamePair[] =>
  Array.from({ length: rest.length + 1 }, (_, at) => at)
    .filter((at) => rest.startsWith(separator, at))
    .map((at) => pair(rest.slice(0, at), rest.slice(at + separator.length)))

describe('any names under any rule', () => {
  it('the table gives back the very pair, unless it was left out as too long or taken', () => {
    check((rule, given, rows) =>
      rows.forEach(({ alias, route }, index) => {
        const tooLong = rule.limit !== undefined && alias.length > rule.limit
        const holder = rows.findIndex((row) => row.alias === alias)
        if (tooLong) expect(route).toEqual({ state: 'too-long', max: 64 })
        else expect(route).toEqual({ state: holder === index ? 'held' : 'taken', by: holder, to: given[holder] })
      }),
    )
    check((_rule, _given, rows) => {
      const { held, table, first, last } = countNames(rows)
      expect(table).toBe(held)
      expect(Math.max(first, last)).toBeLessThanOrEqual(table)
    })
  })

  it('the lesson’s own rule gives an alias that model APIs accept, or leaves the tool out', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        for (const { alias, model, route } of nameRows(mcp, given)) {
          expect(model.length === 0).toBe(/^[a-zA-Z0-9_-]{1,64}$/.test(alias))
          expect(model.length === 0).toBe(route.state !== 'too-long')
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('a verdict is the rule’s own pattern', () => {
    check((_rule, given, rows) =>
      rows.forEach(({ alias, model, mcp: own }, index) => {
        expect(model.length === 0).toBe(/^[a-zA-Z0-9_-]{1,64}$/.test(alias))
        expect(own.length === 0).toBe(/^[a-zA-Z0-9_.-]{1,128}$/.test(given[index]?.tool ?? ''))
      }),
    )
  })

  it('a cut is the first or the last way to take the alias apart, and is right only when it gives the raw names', () => {
    check(({ prefix, separator }, given, rows) =>
      rows.forEach(({ alias, first, last }, index) => {
        const ways = separator === undefined || !alias.startsWith(prefix) ? [] : splits(alias.slice(prefix.length), separator)
        for (const [cut, way] of [
          [first, ways.at(0)],
          [last, ways.at(-1)],
        ] as const) {
          expect(cut && pair(cut.server, cut.tool)).toEqual(way)
          const { server, tool } = given[index] ?? pair('', '')
          expect(cut?.verdict === 'exact').toBe(way?.server === server && way.tool === tool)
          // "not the raw name" is nobody's name; what is somebody else's is wrong
          if (cut?.verdict === 'sanitised')
            expect(given.filter((other) => other.server === way?.server && other.tool === way.tool)).toEqual([])
        }
      }),
    )
  })

  it('two rows collide exactly when their aliases are equal', () => {
    check((_rule, _given, rows) =>
      rows.forEach((row, one) =>
        rows.forEach((other, two) => expect(row.sameAs.includes(two)).toBe(one !== two && row.alias === other.alias)),
      ),
    )
  })

  it('one underscore stands for one code point, and what is dropped leaves the rest in order', () => {
    fc.assert(
      fc.property(name, (given) => {
        const points = Array.from(given)
        const fits = (point: string) => /^[a-zA-Z0-9_-]$/.test(point)
        expect(sanitise('underscore', given)).toBe(points.map((point) => (fits(point) ? point : '_')).join(''))
        expect(sanitise('drop', given)).toBe(points.filter(fits).join(''))
        expect(sanitise('keep', given)).toBe(given)
      }),
    )
  })
})

// Runs side by side: facts of the lesson, rows by purpose, and what holds for any two runs.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runLesson } from '../../src/lessons/lesson.ts'
import type { Inputs } from '../../src/lessons/params.ts'
import { fill } from '../../src/lessons/params.ts'
import { callId, wireId } from '../../src/protocol/ids.ts'
import { align, alignTwo } from '../../src/run/align.ts'
import { likeness, messageRows, pairOf, purposeOf } from '../../src/run/compare.ts'
import type { WireRecord } from '../../src/run/records.ts'
import type { Run } from '../../src/run/run.ts'
import { firstDifference } from '../../src/run/select.ts'
import { goldenVectors, lessonNamed, runOf } from '../support.ts'

const lesson = await lessonNamed('plugin-path')
const named = (scenario: string) => runOf('plugin-path', scenario)
/** The frames of a scenario as the golden vector has them. */
const frames = (scenario: string): string[] =>
  goldenVectors('plugin-path')
    .find((vector) => vector.scenario === scenario)!
    .steps.flatMap((step) => step.frames)
const messages = (scenario: string): string[] =>
  (goldenVectors('plugin-path').find((vector) => vector.scenario === scenario)!.expect as { wireMessages: { list: string[] } }).wireMessages
    .list

const fits = (a: string, b: string) => (a === b ? 1 : 0)

describe('lists side by side', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', 'aa bb cc'],
    ['abc', '', 'a- b- c-'],
    ['', 'ab', '-a -b'],
    ['abcd', 'ad', 'aa b- c- dd'],
    ['ad', 'axyd', 'aa -x -y dd'],
    ['abd', 'axd', 'aa b- -x dd'],
    ['aba', 'a', 'aa b- a-'],
  ])('%s and %s', (one, other, rows) => {
    const shown = alignTwo(one.split(''), other.split(''), fits).map(([i, j]) => `${one[i ?? -1] ?? '-'}${other[j ?? -1] ?? '-'}`)
    expect(shown.join(' ')).toBe(rows)
  })

  it('a third list joins the rows of the first two', () => {
    const lists = ['abd', 'axd', 'xd']
    const rows = align(
      lists.map((list) => list.split('')),
      fits,
    )
    expect(rows.map((row) => row.map((at, column) => lists[column]?.[at ?? -1] ?? '-').join(''))).toEqual(['aa-', 'b--', '-xx', 'ddd'])
  })

  it('everything appears once and in order, whatever the lists are', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
        const rows = align(lists, fits)
        lists.forEach((items, column) => {
          expect(rows.map((row) => row[column]).filter((at) => at !== undefined)).toEqual(items.map((_item, at) => at))
        })
        for (const row of rows) expect(new Set(row.flatMap((at, column) => (at === undefined ? [] : [lists[column]?.[at]]))).size).toBe(1)
      }),
    )
  })
})

describe('frames', () => {
  it.each([
    // own, other, own frame and other frame at which they part, where it is seen
    ['note-missing', 'connected', 'routing@c2', 'routing@c2', 'routing@c2'],
    ['connected', 'integration-off', 'builtins', 'builtins', 'builtins'],
    ['connected', 'search-match', undefined, 'routing@c3', 'finished'],
    ['search-match', 'connected', 'routing@c3', undefined, 'routing@c3'],
    ['mistake-alias-on-wire', 'connected', 'sending@c2', 'sending@c2', 'sending@c2'],
    ['third-tool', 'connected', 'hearingTools@notes', 'hearingTools@notes', 'hearingTools@notes'],
  ] as const)('%s and %s part at %s and %s', async (own, other, mine, theirs, seen) => {
    const [a, b] = [await named(own), await named(other)]
    const { parting } = pairOf(a, b)
    expect(a.frames[parting?.own ?? -1]?.address).toBe(mine)
    expect(b.frames[parting?.other ?? -1]?.address).toBe(theirs)
    expect(a.frames[parting?.seenAt ?? -1]?.address).toBe(seen)
  })

  it('the other run waits where it has no such frame', async () => {
    const [own, other] = [await named('connected'), await named('integration-off')]
    const shown = pairOf(own, other).follows.map((at) => frames('integration-off')[at])
    expect(frames('connected').map((address, at) => [address, shown[at]])).toEqual([
      ['builtins', 'builtins'],
      ['askingCapabilities@notes', 'builtins'],
      ['hearingCapabilities@notes', 'builtins'],
      ['askingTools@notes', 'builtins'],
      ['hearingTools@notes', 'builtins'],
      ['registering@notes', 'builtins'],
      ['routing@c1', 'routing@c1'],
      ['executingLocally@c1', 'executingLocally@c1'],
      ['observing@c1', 'observing@c1'],
      ['routing@c2', 'routing@c2'],
      ['sending@c2', 'routing@c2'],
      ['executing@c2', 'routing@c2'],
      ['returning@c2', 'routing@c2'],
      ['observing@c2', 'observing@c2'],
      ['finished', 'finished'],
    ])
  })

  it('two frames of different kinds at the same time stand in one row', async () => {
    // a server runs a tool that is there and turns away one that is not
    const [own, other] = [await named('connected'), await named('mistake-alias-on-wire')]
    const row = pairOf(own, other).rows.find(([mine]) => own.frames[mine ?? -1]?.address === 'executing@c2')
    expect(other.frames[row?.[1] ?? -1]?.address).toBe('rejecting@c2')
  })

  it('are put side by side once per pair of runs', async () => {
    const [own, other] = [await named('connected'), await named('note-missing')]
    expect(pairOf(own, other)).toBe(pairOf(own, other))
    expect(messageRows(own, [other])).toBe(messageRows(own, [other]))
  })
})

describe('messages', () => {
  const shown = async (own: string, ...others: string[]) => {
    const scenarios = [own, ...others]
    const runs = await Promise.all(scenarios.map(named))
    const [first, ...rest] = runs as [Run, ...Run[]]
    return messageRows(first, rest).map((row) => row.map((at, column) => (at === undefined ? '-' : messages(scenarios[column] ?? '')[at])))
  }

  it('of a run that sends none are missing on its side', async () => {
    expect(await shown('connected', 'integration-off')).toEqual(messages('connected').map((line) => [line, '-']))
  })

  it('of one more call come after the others', async () => {
    const rows = await shown('connected', 'search-no-match')
    expect(rows.slice(0, 6)).toEqual(messages('connected').map((line) => [line, line]))
    expect(rows.slice(6)).toEqual(
      messages('search-no-match')
        .slice(6)
        .map((line) => ['-', line]),
    )
  })

  it('of two others share a row where they have the same purpose', async () => {
    const rows = await shown('integration-off', 'connected', 'search-match')
    expect(rows).toEqual([
      ...messages('connected').map((line) => ['-', line, line]),
      ...messages('search-match')
        .slice(6)
        .map((line) => ['-', '-', line]),
    ])
  })

  const record = (number: number, dir: WireRecord['dir'], method: string, more: object, call?: string): WireRecord => ({
    number,
    frame: number,
    client: 'notes',
    revision: '2026-07-28',
    dir,
    method,
    wireId: wireId(`notes-${number}`),
    callId: call === undefined ? undefined : callId(call),
    message: { jsonrpc: '2.0', ...more } as WireRecord['message'],
  })
  const request = (number: number, method: string, call?: string) =>
    record(number, 'C>S', method, { id: `notes-${number}`, method, params: {} }, call)
  const log = (...wire: WireRecord[]) => ({ wire }) as unknown as Run

  it('of two eras meet by purpose: both open, one has a notification more', () => {
    const modern = log(request(1, 'server/discover'), request(2, 'tools/list'), request(3, 'tools/call', 'c1'))
    const notice = record(2, 'C>S', 'notifications/initialized', { method: 'notifications/initialized' })
    const legacy = log(request(1, 'initialize'), notice, request(2, 'tools/list'), request(3, 'tools/call', 'c1'))
    expect(messageRows(modern, [legacy])).toEqual([
      [0, 0],
      [undefined, 1],
      [1, 2],
      [2, 3],
    ])
    expect(legacy.wire.map((one) => purposeOf(one).exchange)).toEqual(['opening', 'notice', 'list', 'call'])
  })

  it('of a second try meet those with the same method', () => {
    const fallsBack = log(request(1, 'server/discover'), request(2, 'initialize'))
    expect(messageRows(log(request(1, 'initialize')), [fallsBack])).toEqual([
      [undefined, 0],
      [0, 1],
    ])
  })

  it('that differ in the number of the request only are nearly the same', () => {
    expect(likeness(request(3, 'tools/list'), request(3, 'tools/list'))).toBe('same')
    expect(likeness(request(3, 'tools/list'), request(2, 'tools/list'))).toBe('numbering')
    expect(likeness(request(3, 'tools/list'), request(3, 'initialize'))).toBe('different')
  })
})

describe('any two runs', () => {
  const inputs: fc.Arbitrary<Inputs> = fc
    .record({
      integration: fc.constantFrom('on', 'off'),
      noteId: fc.constantFrom('n1', 'missing', ''),
      extraTool: fc.constantFrom('on', 'off'),
      extraCall: fc.constantFrom('none', 'search', 'count'),
      hostMistake: fc.constantFrom('none', 'alias-on-wire', 'flag-dropped', 'description-only'),
    })
    .map((some) => fill(lesson.params, some))
  const check = (holds: (own: Run, other: Run) => void) =>
    fc.assert(
      fc.property(inputs, inputs, (one, two) => {
        holds(runLesson(lesson, one), runLesson(lesson, two))
      }),
    )

  it('a run and itself have no difference', () => {
    check((own) => {
      const again = { ...own }
      const { rows, follows, parting } = pairOf(own, again)
      expect(parting).toBeUndefined()
      expect(follows).toEqual(own.frames.map(({ index }) => index))
      expect(rows.every(([mine, theirs]) => mine === theirs)).toBe(true)
      expect(messageRows(own, [again]).every(([mine, theirs]) => mine === theirs)).toBe(true)
    })
  })

  it('every frame stands in one row, in order, and the other run never goes back', () => {
    check((own, other) => {
      const { rows, follows } = pairOf(own, other)
      expect(rows.flatMap(([mine]) => mine ?? [])).toEqual(own.frames.map(({ index }) => index))
      expect(rows.flatMap(([, theirs]) => theirs ?? [])).toEqual(other.frames.map(({ index }) => index))
      expect(follows).toHaveLength(own.frames.length)
      expect(follows).toEqual(follows.toSorted((a, b) => a - b))
    })
  })

  it('part where the first frame differs', () => {
    check((own, other) => expect(pairOf(own, other).parting?.seenAt).toBe(firstDifference(own, other)))
  })

  it('every message stands in one row, and rows hold one purpose', () => {
    check((own, other) => {
      const rows = messageRows(own, [other])
      expect(rows.flatMap(([mine]) => mine ?? [])).toEqual(own.wire.map(({ number }) => number - 1))
      expect(rows.flatMap(([, theirs]) => theirs ?? [])).toEqual(other.wire.map(({ number }) => number - 1))
      for (const [mine, theirs] of rows) {
        const [a, b] = [own.wire[mine ?? -1], other.wire[theirs ?? -1]]
        if (a && b) expect(purposeOf(a)).toEqual(purposeOf(b))
      }
    })
  })
})

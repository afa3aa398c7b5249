// Links: every situation goes into one and comes back; whatever is wrong is named, and nothing is thrown.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fill } from '../../src/lessons/params.ts'
import { answersIn } from '../../src/session/address.ts'
import { linkTo, parseLink, situationIn } from '../../src/session/link.ts'
import { awkward } from '../awkward.ts'
import { lessonNamed } from '../support.ts'

const lesson = await lessonNamed('plugin-path')
const read = (search: string) => {
  const link = parseLink(search)
  const situation = situationIn(link, lesson)
  return { ...situation, notices: [...link.notices, ...situation.notices] }
}
const write = (inputs: Record<string, string>, frame = 'builtins') =>
  linkTo({ lesson, inputs: fill(lesson.params, inputs), frame, language: 'en', theme: 'auto', view: 'full' })

describe('a situation', () => {
  it('of a scenario goes by its name', () => {
    expect(write({ noteId: 'missing' }, 'routing@c2')).toBe('?lesson=plugin-path&scenario=note-missing&frame=routing@c2&lang=en')
  })

  it('of the learner names what differs', () => {
    expect(write({ noteId: 'a b', integration: 'off' })).toBe('?lesson=plugin-path&integration=off&noteId=a%20b&frame=builtins&lang=en')
  })

  it.each(awkward)('comes back whole with the note id %j', (noteId) => {
    const back = read(write({ noteId, extraCall: 'search', query: noteId }))
    expect(back.inputs).toEqual(fill(lesson.params, { noteId, extraCall: 'search', query: noteId }))
    expect(back.notices).toEqual([])
  })
})

describe('a bad part is named, and the default used', () => {
  it.each([
    ['?scenario=nope', [{ kind: 'scenario', value: 'nope', used: 'connected' }]],
    ['?theme=pink', [{ kind: 'theme', value: 'pink', used: 'auto' }]],
    ['?view=moon', [{ kind: 'view', value: 'moon', used: 'full' }]],
    ['?colour=red', [{ kind: 'unknown', value: 'colour' }]],
    ['?integration=maybe', [{ kind: 'param', name: 'integration', value: 'maybe', used: 'on' }]],
    [`?noteId=${'x'.repeat(257)}`, [{ kind: 'param', name: 'noteId', used: 'n1' }]],
    ['?noteId=%E0%A4', [{ kind: 'unreadable', name: 'noteId' }]],
    ['?noteId=%ED%A0%80', [{ kind: 'unreadable', name: 'noteId' }]],
    ['?noteId=a&noteId=b', [{ kind: 'twice', name: 'noteId', value: 'b' }]],
    [
      '?__proto__=1&constructor=2',
      [
        { kind: 'unknown', value: '__proto__' },
        { kind: 'unknown', value: 'constructor' },
      ],
    ],
    ['?scenario=note-missing&noteId=n1', []],
    ['?scenario=custom&noteId=n7', []],
    ['', []],
    ['?', []],
    ['?&&=&', [{ kind: 'unknown' }]],
  ])('%s', (search, notices) => {
    const situation = read(search)
    expect(situation.notices).toMatchObject(notices)
    expect(situation.notices).toHaveLength(notices.length)
  })

  it('never throws, whatever the link is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters(), fc.string({ unit: 'binary' })), (search) => {
        expect(Object.keys(read(`?${search}`).inputs)).toEqual(Object.keys(lesson.params))
      }),
    )
  })
})

describe('situations to compare with', () => {
  const full = (some: Record<string, string>) => fill(lesson.params, some)
  const linkOf = (compare: readonly Record<string, string>[], inputs: Record<string, string> = {}) =>
    linkTo({ lesson, inputs: full(inputs), compare: compare.map(full), frame: 'builtins', language: 'en', theme: 'auto', view: 'full' })

  it('go by the name of their scenario, else by what differs, in one parameter', () => {
    expect(linkOf([{ noteId: 'missing' }, { noteId: 'a;b&c', integration: 'off' }])).toBe(
      '?lesson=plugin-path&scenario=connected&frame=builtins&lang=en&compare=note-missing%3Bintegration%3Doff%26noteId%3Da%253Bb%2526c',
    )
  })

  it('leave the link while they are the situation on the stage', () => {
    expect(linkOf([{ noteId: 'missing' }, {}])).toContain('compare=note-missing')
    expect(linkOf([{}])).not.toContain('compare')
  })

  it.each(awkward)('come back whole with the note id %j', (noteId) => {
    const back = read(linkOf([{ noteId, query: 'a;b&c=d' }, { integration: 'off' }]))
    expect(back.compare).toEqual([full({ noteId, query: 'a;b&c=d' }), full({ integration: 'off' })])
    expect(back.notices).toEqual([])
  })

  it.each([
    ['note-missing', ['missing'], []],
    ['note-missing;', ['missing'], []],
    ['nope;note-missing', ['missing'], [{ kind: 'compare', name: 'compare', value: 'nope', used: '' }]],
    ['__proto__', [], [{ kind: 'compare', value: '__proto__' }]],
    ['connected', [], [{ kind: 'compareSame', value: 'connected' }]],
    ['note-missing;noteId=missing', ['missing'], [{ kind: 'compareSame', value: 'noteId=missing' }]],
    ['noteId=a;noteId=b;noteId=c', ['a', 'b'], [{ kind: 'compareMany', value: 'noteId=c' }]],
    ['noteId=a&integration=maybe', ['a'], [{ kind: 'param', name: 'integration', value: 'maybe', used: 'on' }]],
    ['noteId=a&colour=red', ['a'], [{ kind: 'unknown', value: 'colour' }]],
    ['noteId=a&scenario=note-missing', ['a'], [{ kind: 'unknown', value: 'scenario' }]],
    ['noteId=a&noteId=b', ['a'], [{ kind: 'twice', name: 'noteId', value: 'b' }]],
    ['noteId=a&query=%E0%A4', ['a'], [{ kind: 'unreadable', name: 'query' }]],
  ])('%s', (text, noteIds, notices) => {
    const { compare = [], notices: said } = read(`?compare=${encodeURIComponent(text)}`)
    expect(compare.map(({ noteId }) => noteId)).toEqual(noteIds)
    expect(said).toMatchObject(notices)
    expect(said).toHaveLength(notices.length)
  })

  it('never throw, and are two at most, legal and different', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webQueryParameters(),
          fc.array(fc.constantFrom('note-missing', 'noteId=x', 'a=b', '%', '=')).map((all) => all.join(';')),
        ),
        (text) => {
          const { compare = [], inputs } = read(`?compare=${encodeURIComponent(text)}`)
          expect(compare.length).toBeLessThanOrEqual(2)
          const all = [inputs, ...compare].map((some) => JSON.stringify(some))
          expect(new Set(all).size).toBe(all.length)
        },
      ),
    )
  })
})

describe('answers kept with a history entry', () => {
  it.each([
    [undefined, {}],
    [null, {}],
    ['x', {}],
    [{ answers: 7 }, {}],
    [{ answers: { a: 7, b: null, c: { external: 1 } } }, { c: { external: 1 } }],
  ])('%j', (state, answers) => {
    expect(answersIn(state)).toEqual(answers)
  })
})

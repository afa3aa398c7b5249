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

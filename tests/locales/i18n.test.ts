// Saying a message: markup becomes pieces, values never become markup, and a missing key falls back on its own.
import { describe, expect, it } from 'vitest'
import { createSay, join, plain, token } from '../../src/locales/i18n.ts'
import { matchLanguage } from '../../src/locales/match.ts'
import { awkward } from '../awkward.ts'

const say = createSay([
  { hello: ({ who }) => `Hello **${String(who)}**, see \`code\`.`, count: ({ n }) => `${String(n)} tools` },
  { hello: () => 'never', other: () => 'from the fallback' },
])

describe('say', () => {
  it('gives bold, code and plain pieces', () => {
    expect(say('hello', { who: 'you' })).toEqual([
      { text: 'Hello ' },
      { text: 'you', bold: true },
      { text: ', see ' },
      { text: 'code', code: true },
      { text: '.' },
    ])
  })

  it.each(awkward)('keeps the token %j whole, whatever stands in it', (text) => {
    expect(say('hello', { who: token(text) })[1]).toEqual({ text, code: true, bold: true })
  })

  it('falls back key by key, and a key nobody has says itself', () => {
    expect(plain(say('other'))).toBe('from the fallback')
    expect(plain(say('nowhere'))).toBe('nowhere')
    expect(plain(say('constructor'))).toBe('constructor')
  })

  it('puts a space between Latin sentences and none after a full-width stop', () => {
    expect(plain(join([{ text: 'One.' }], [{ text: 'Two.' }]))).toBe('One. Two.')
    expect(plain(join([{ text: '一。' }], [{ text: '二。' }]))).toBe('一。二。')
  })
})

describe('matchLanguage', () => {
  it.each([
    [['zh-CN'], 'zh-CN'],
    [['zh'], 'zh-CN'],
    [['zh-SG'], 'zh-CN'],
    [['zh-TW', 'en-GB'], 'en'],
    [['zh-Hant'], undefined],
    [['fr', 'de'], undefined],
    [['not a tag!', 'en-US'], 'en'],
    [[], undefined],
  ])('%j gives %s', (wishes, tag) => {
    expect(matchLanguage(wishes, ['en', 'zh-CN'])).toBe(tag)
  })
})

// Every text exists in every complete language with the same arguments, and says only what it should.
import { readFileSync, readdirSync } from 'node:fs'
import { parse } from '@messageformat/parser'
import type { Token } from '@messageformat/parser'
import { describe, expect, it } from 'vitest'

type Base = Record<string, { message: string; description: string }>
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')) as T

const folders = readdirSync(new URL('../../src/lessons', import.meta.url), { withFileTypes: true }).filter((entry) => entry.isDirectory())
const ofLessons = folders.flatMap(({ name }) => {
  const id = name.replace(/^\d+-/, '')
  const held = readdirSync(new URL(`../../src/lessons/${name}`, import.meta.url))
  return [
    [`lessons/${name}/about.json`, `about/${id}`] as const,
    ...(held.includes('text.json') ? [[`lessons/${name}/text.json`, id] as const] : []),
  ]
})

const catalogues = [
  ['lessons/text.json', 'lessons'],
  ...ofLessons,
  ['ui/text/text.json', 'ui'],
  ['ui/compare/text.json', 'compare'],
  ['ui/notices/text.json', 'notices'],
  ['ui/share/text.json', 'share'],
  ['ui/home/text.json', 'home'],
  ['ui/names/text.json', 'names'],
  ['ui/reading/text.json', 'reading'],
  ['ui/desk/text.json', 'desk'],
] as const

function args(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    const inner = 'cases' in token ? token.cases.flatMap(({ tokens: inside }) => args(inside)) : []
    return [token.arg, ...inner]
  })
}
const argsOf = (message: string): string[] => [...new Set(args(parse(message)))].toSorted()

/** Protocol words and ids that stay as they are in every language. */
const tokens = (message: string): string[] => (message.match(/`[^`]+`/g) ?? []).toSorted()

it('has no translation without its original', () => {
  const here = readdirSync(new URL('../../src/locales/zh-CN', import.meta.url), { recursive: true, encoding: 'utf8' })
  const translations = here.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
  expect(translations.toSorted()).toEqual(catalogues.map(([, name]) => name).toSorted())
})

describe.each(catalogues)('%s', (path, name) => {
  const base = read<Base>(path)
  const chinese = read<Record<string, string>>(`locales/zh-CN/${name}.json`)

  it('has the same keys in Chinese', () => {
    expect(Object.keys(chinese).toSorted()).toEqual(Object.keys(base).toSorted())
  })

  it.each(Object.entries(base).map(([key, { message }]) => [key, message] as const))(
    '%s has the same arguments and the same code',
    (key, message) => {
      const translated = chinese[key] ?? ''
      expect(argsOf(translated)).toEqual(argsOf(message))
      expect(tokens(translated)).toEqual(tokens(message))
      expect(translated.trim()).not.toBe('')
    },
  )

  it('says for each key where it stands', () => {
    expect(Object.entries(base).filter(([, { description }]) => !description)).toEqual([])
  })

  it('keeps margin notes to six words', () => {
    const notes = Object.entries(base).filter(([key]) => key.startsWith('field-note.'))
    expect(notes.filter(([, { message }]) => message.split(' ').length > 6)).toEqual([])
  })
})

// One table of parameters: the class, its types, its manifest, the React props and the docs all agree with it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { eventTable, events, manifest, membersOf, optionTable, says, styleTable } from '../../scripts/embed-docs.mjs'
import { reservedNames } from '../../src/embed/address.ts'
import { McpPluginLabElement } from '../../src/embed/element.ts'
import * as table from '../../src/session/options.ts'
import { lessonNamed } from '../support.ts'

const { options, optionNames, propertyOf, readOption } = table
const read = (file: string): string => readFileSync(file, 'utf8')
/** A formatter may widen the columns of a table. */
const loose = (text: string): string => text.replace(/-+/g, '-').replace(/\s+/g, ' ')

describe('every option', () => {
  it('is an observed attribute of the element, and there is no other but lang', () => {
    expect([...McpPluginLabElement.observedAttributes].toSorted()).toEqual([...optionNames, 'lang'].toSorted())
  })

  it('has a sentence in the docs', () => {
    expect(Object.keys(says).toSorted()).toEqual([...optionNames].toSorted())
  })

  it.each(optionNames)('%s reads its own default and its own values', (name) => {
    expect(readOption(name, options[name].initial)).toHaveLength(1)
    const words = options[name].values.filter((word) => /^[a-z]+$/.test(word))
    expect(words.filter((word) => readOption(name, word).length > 1)).toEqual([])
  })

  it('is a property of the component of the same name', () => {
    const types = read('src/embed/types/index.d.ts')
    const props = /interface LabValues \{([\s\S]*?)\n\}/.exec(types)?.[1] ?? ''
    expect([...props.matchAll(/readonly (\w+)\?/g)].map(([, name = '']) => name).toSorted()).toEqual(optionNames.map(propertyOf).toSorted())
  })

  it('is no parameter of a lesson', async () => {
    const lesson = await lessonNamed('plugin-path')
    expect(Object.keys(lesson.params).filter((name) => reservedNames.includes(name.toLowerCase()))).toEqual([])
  })
})

it.each([
  ['lock', 'params scenario', ['params', 'scenario']],
  ['lock', 'params,theme', ['params', 'theme']],
  ['pause-at', ' routing@c2  finished ', ['routing@c2', 'finished']],
  ['autoplay', '', true],
  ['autoplay', '0', false],
  ['speed', '1.5', 1.5],
  ['heading-level', '2', 2],
] as const)('%s="%s" is read', (name, text, value) => {
  expect(readOption(name, text)).toEqual([value])
})

it.each([
  ['lock', 'doors', ''],
  ['speed', 'fast', '1'],
  ['speed', '9', '1'],
  ['heading-level', '1', '3'],
  ['heading-level', '2.5', '3'],
  ['theme', 'Dark', 'auto'],
  ['view', '__proto__', 'full'],
  ['autoplay', 'yes', 'false'],
] as const)('%s="%s" gives the default and says so', (name, value, used) => {
  const [, misfit] = readOption(name, value)
  expect(misfit).toEqual({ name, value, used })
})

describe('what is written down', () => {
  it('is current in docs/embedding.md (run `npm run docs` when this fails)', () => {
    for (const text of [optionTable(table), eventTable(), styleTable()]) expect(loose(read('docs/embedding.md'))).toContain(loose(text))
  })

  it('is current in custom-elements.json (run `npm run docs` when this fails)', () => {
    expect(JSON.parse(read('custom-elements.json'))).toEqual(manifest(table, membersOf(McpPluginLabElement)))
  })

  it('names every member of the class in its types, and no other', () => {
    const types = /declare class McpPluginLabElement[^{]*\{([\s\S]*?)\n\}/.exec(read('src/embed/types/element.d.ts'))?.[1] ?? ''
    const named = [...types.matchAll(/^ {2}(?!static|set )(?:readonly |get )?(\w+)[(:]/gm)].map(([, name]) => name ?? '')
    const own = membersOf(McpPluginLabElement).map(({ name }) => name)
    expect([...new Set(named)].filter((name) => name !== 'addEventListener').toSorted()).toEqual(
      [...own, 'ready'].filter((name, at, all) => all.indexOf(name) === at).toSorted(),
    )
  })

  it('names every event in the types, and no other', () => {
    const types = read('src/embed/types/element.d.ts')
    expect([...types.matchAll(/^ {2}'(lab-\w+)': \{/gm)].map(([, name]) => name)).toEqual(Object.keys(events))
  })

  it('names every part that the page has, and no other', () => {
    const { parts } = JSON.parse(JSON.stringify({ parts: manifest(table, []).modules[0]?.declarations?.[0]?.cssParts })) as {
      parts: { name: string }[]
    }
    expect(parts.map(({ name }) => name)).toEqual([
      'toolbar',
      'step-list',
      'step',
      'stage',
      'lane',
      'wire',
      'pool',
      'counters',
      'inspector',
      'prediction',
      'feedback',
      'status',
    ])
  })
})

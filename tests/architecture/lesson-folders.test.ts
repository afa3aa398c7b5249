// A lesson's folder holds data, words and a drawing. What its one program file may be written in is read from its syntax tree.
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'

const lessons = fileURLToPath(new URL('../../src/lessons/', import.meta.url))
/** Other tests plant breaches for a moment. */
const held = (folder: string) => readdirSync(`${lessons}${folder}`).filter((file) => !/^breach\d+\.ts$/.test(file))
const folders = readdirSync(lessons, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const built = folders.filter((folder) => held(folder).includes('lesson.ts'))

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every node of a tree, outer ones first. */
const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(nodesIn) : isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []

/** What is no data: a thing that is said again, changed, waited for, or given up. */
const REFUSED: readonly (readonly [name: string, matches: (node: Node) => boolean])[] = [
  ['a class', ({ type }) => /^Class(Declaration|Expression)$/.test(type)],
  ['JSX', ({ type }) => type.startsWith('JSX')],
  ['a loop', ({ type }) => /^(For|ForOf|ForIn|While|DoWhile)Statement$/.test(type)],
  ['a variable', ({ type, ['kind']: kind }) => type === 'VariableDeclaration' && kind !== 'const'],
  ['an assignment', ({ type }) => /^(Assignment|Update)Expression$/.test(type)],
  ['a wait', ({ type, ['async']: isAsync }) => type === 'AwaitExpression' || isAsync === true],
  ['a generator', ({ ['generator']: generator }) => generator === true],
  ['a throw', ({ type }) => /^(Throw|Try)Statement$/.test(type)],
  ['this', ({ type }) => type === 'ThisExpression'],
  ['a late import', ({ type }) => type === 'ImportExpression' || type === 'MetaProperty'],
]

const breachesIn = (code: string): readonly string[] => {
  const nodes = nodesIn(parseAst(code, { lang: 'tsx' }))
  return REFUSED.filter(([, matches]) => nodes.some(matches)).map(([name]) => name)
}

describe('a lesson’s folder', () => {
  it.each(folders)('%s is numbered and named', (folder) => {
    expect(folder).toMatch(/^\d\d-[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  })

  it.each(folders)('%s holds its lesson, its words and its drawing, and nothing else; announced, it holds no lesson yet', (folder) => {
    const announced = ['about.json', 'plate.svg']
    expect(held(folder).toSorted()).toEqual(built.includes(folder) ? [...announced, 'lesson.ts', 'text.json'].toSorted() : announced)
  })

  it('has a number and a name of its own', () => {
    for (const of of [folders.map((folder) => folder.slice(0, 2)), folders.map((folder) => folder.slice(3))]) {
      expect(new Set(of).size).toBe(folders.length)
    }
  })
})

describe('a lesson', () => {
  it.each(built)('%s is written as data', (folder) => {
    expect(breachesIn(readFileSync(`${lessons}${folder}/lesson.ts`, 'utf8'))).toEqual([])
  })

  it.each(built)('%s says its own id and number, and exports nothing but itself', (folder) => {
    const code = readFileSync(`${lessons}${folder}/lesson.ts`, 'utf8')
    expect(code).toContain(`id: '${folder.slice(3)}',\n  number: ${Number(folder.slice(0, 2))},`)
    expect(
      nodesIn(parseAst(code, { lang: 'ts' }))
        .filter(({ type }) => type.startsWith('Export'))
        .map(({ type }) => type),
    ).toEqual(['ExportDefaultDeclaration'])
  })
})

describe('what is no data is found:', () => {
  it.each([
    ['a class', 'class Steps {}'],
    ['a class', 'export default class {}'],
    ['JSX', 'const x = <b>bold</b>'],
    ['JSX', 'const x = () => <></>'],
    ['a loop', 'for (const call of []) call'],
    ['a loop', 'const x = () => { for (const key in {}) key }'],
    ['a loop', 'while (true) {}'],
    ['a loop', 'do {} while (true)'],
    ['a variable', 'let x = 1'],
    ['a variable', 'const x = () => { var y = 1; return y }'],
    ['an assignment', 'const x = { a: 1 }; x.a = 2'],
    ['an assignment', 'const x = { a: 1 }; x.a++'],
    ['a wait', 'const x = async () => 1'],
    ['a wait', 'const x = await 1'],
    ['a generator', 'function* x() {}'],
    ['a throw', 'const x = () => { throw 1 }'],
    ['a throw', 'try { 1 } catch {}'],
    ['this', 'const x = function () { return this }'],
    ['a late import', "const x = import('../03-manifest/lesson.ts')"],
    ['a late import', "const x = import.meta.glob('../*')"],
  ])('%s in %s', (name, code) => {
    expect(breachesIn(code)).toContain(name)
  })

  it('nothing in data', () => {
    expect(breachesIn("const x: readonly string[] = ['a'].map((one) => `${one}!`)\nfunction y() { if (x) return 1; return 2 }")).toEqual([])
  })
})

// What the docs say of the structure is generated from it and current.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { folderGraph } from '../../scripts/graph.mjs'

it('draws the folders as they are (run `npm run docs` when this fails)', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(folderGraph())
})

it('names commands that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name]) => name ?? ''),
  )
  expect(named.filter((name) => !(name in scripts) && name !== 'ci')).toEqual([])
})

// Geometry and lines: paths between ports, and messages as numbered lines.
import { describe, expect, it } from 'vitest'
import { trackOf } from '../../src/ui/stage/geometry.ts'
import { jsonLines } from '../../src/ui/reading/jsonLines.ts'
import { runOf } from '../support.ts'

const ports = new Map([
  ['a', { x: 0, y: 0 }],
  ['b', { x: 100, y: 50 }],
  ['level', { x: 100, y: 1 }],
])

describe('trackOf', () => {
  it.each([
    ['across, down, across, with cut corners', { from: 'a', to: 'b', kind: 'ink' }, 'M0 0L43 0L50 7L50 43L57 50L100 50'],
    ['across and down', { from: 'a', to: 'b', kind: 'ink', via: 'HV' }, 'M0 0L93 0L100 7L100 50'],
    ['straight when the ports are nearly level', { from: 'a', to: 'level', kind: 'ink' }, 'M0 0L100 0'],
    ['half of the way', { from: 'a', to: 'level', kind: 'external', part: 0.5 }, 'M0 0L50 0'],
  ] as const)('%s', (_name, route, path) => {
    expect(trackOf(route, ports)?.path).toBe(path)
  })

  it('is nothing when a port is not in this layout', () => {
    expect(trackOf({ from: 'a', to: 'nowhere', kind: 'ink' }, ports)).toBeUndefined()
  })
})

describe('jsonLines', () => {
  it('give the whole message back in full', async () => {
    for (const { message } of (await runOf('plugin-path', 'connected')).wire) {
      const text = jsonLines(message, 'full')
        .map(({ tokens }) => tokens.map((item) => item.text).join(''))
        .join('')
      expect(JSON.parse(text)).toEqual(message)
    }
  })

  it('fold what every message repeats, and say how much', async () => {
    const { message } = (await runOf('plugin-path', 'connected')).wire[4]!
    const folds = jsonLines(message, 'excerpt').flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'fold'))
    expect(folds).toEqual([{ kind: 'fold', text: '', count: 3 }])
    expect(jsonLines(message, 'full').filter(({ extra }) => extra).length).toBeGreaterThan(0)
  })
})

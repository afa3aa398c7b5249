// The transfer tasks of lessons 2 to 4: what has to be said first, which inputs pass which goal, and in which order goals count.
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { runLesson, transferTruth } from '../../src/lessons/lesson.ts'
import type { Inputs } from '../../src/lessons/params.ts'
import { fill } from '../../src/lessons/params.ts'
import { lessonNamed } from '../support.ts'

/** The goals that these inputs pass by themselves, whatever came before. */
async function passedBy(id: string, given: Inputs): Promise<readonly string[]> {
  const lesson = await lessonNamed(id)
  const inputs = fill(lesson.params, given)
  const run = runLesson(lesson, inputs)
  return lesson.transfer.goals.filter((goal) => goal.passed(run, inputs)).map((goal) => goal.id)
}

/** The goals reached by a learner who tries one after the other: one goal a run, and none before the one it comes after. */
async function reachedBy(id: string, tries: readonly Inputs[]): Promise<readonly string[]> {
  const { goals } = (await lessonNamed(id)).transfer
  const reached: string[] = []
  for (const inputs of tries) {
    const passed = await passedBy(id, inputs)
    const next = goals.find(
      (goal) => !reached.includes(goal.id) && (!goal.after || reached.includes(goal.after)) && passed.includes(goal.id),
    )
    if (next) reached.push(next.id)
  }
  return reached
}

const equal = { docsName: 'team docs', deployName: 'team.docs' }

describe('two servers, one pool', () => {
  it.each([
    ['both prefixes equal, no alias', equal, ['same-prefix']],
    ['by other characters', { docsName: '笔', deployName: '记' }, ['same-prefix']],
    ['exactly one alias', { ...equal, extraTool: 'status' }, ['one-clash']],
    ['one alias, and the later twin left out', { ...equal, extraTool: 'trigger', collisionPolicy: 'builtin-wins' }, ['one-clash']],
    ['the names as they come', {}, []],
    ['other names with other prefixes', { docsName: 'a', deployName: 'b' }, []],
    ['equal prefixes, but only one is connected', { ...equal, script: 'docs-only' }, []],
    ['a clash, but only one is connected', { script: 'docs-only', extraTool: 'get.version' }, []],
    ['a name too long is no clash', { ...equal, extraTool: 'x'.repeat(60) }, []],
    ['a teammate connects nobody', { ...equal, role: 'teammate' }, []],
  ] as const)('%s', async (_name, inputs, passed) => {
    expect(await passedBy('tool-pool', inputs)).toEqual(passed)
  })

  it('a clash counts only after prefixes have been equal without one', async () => {
    const clash = { ...equal, extraTool: 'status' }
    expect(await reachedBy('tool-pool', [clash])).toEqual([])
    expect(await reachedBy('tool-pool', [clash, equal])).toEqual(['same-prefix'])
    expect(await reachedBy('tool-pool', [equal, clash])).toEqual(['same-prefix', 'one-clash'])
  })
})

describe('from manifest to tools', () => {
  it('asks which of c2 and c3 arrives: c2 only', async () => {
    const lesson = await lessonNamed('manifest')
    expect(lesson.transfer.mustBeRight).toBe(true)
    expect(lesson.transfer.asks.map((ask) => [ask.id, transferTruth(lesson, ask)])).toEqual([['arrives', 'c2']])
    for (const ask of lesson.transfer.asks) expect(ask.options).toContain(transferTruth(lesson, ask))
  })

  it.each([
    ['cut at the last separator', { routeBy: 'split-last' }, ['cut']],
    ['looked up in the table', {}, ['mended']],
    ['cut at the first', { routeBy: 'split-first' }, []],
    ['mended by renaming the server', { serverKey: 'find' }, []],
    ['mended by leaving the prefix out', { routeBy: 'split-last', prefix: 'none' }, []],
    ['planned', { mode: 'plan' }, []],
    ['nothing to start', { manifest: 'missing' }, []],
  ] as const)('%s', async (_name, inputs, passed) => {
    expect(await passedBy('manifest', inputs)).toEqual(passed)
  })

  it('the table counts only after the cut was tried', async () => {
    expect(await reachedBy('manifest', [{}])).toEqual([])
    expect(await reachedBy('manifest', [{}, { routeBy: 'split-last' }])).toEqual(['cut'])
    expect(await reachedBy('manifest', [{ routeBy: 'split-last' }, {}])).toEqual(['cut', 'mended'])
  })
})

describe('two protocol eras', () => {
  const unasked = { client: 'modern-only', probe: 'off' }
  it.each([
    ['a new server', unasked, ['rightly']],
    ['a dual server', { ...unasked, server: 'dual' }, ['rightly']],
    ['an old server', { ...unasked, server: 'legacy' }, ['by-luck']],
    ['an old server that knows no probe', { ...unasked, server: 'legacy-silent' }, ['by-luck']],
    ['the oldest server', { ...unasked, server: 'legacy-2024' }, ['by-luck']],
    ['a server of the invented version', { ...unasked, server: 'future-only' }, []],
    ['a note that is not there: the call fails', { ...unasked, noteId: 'missing' }, []],
    ['no _meta', { ...unasked, meta: 'missing' }, []],
    ['with the probe', { client: 'modern-only' }, []],
    ['a dual client always asks', { probe: 'off', server: 'legacy' }, []],
    ['an old client always opens', { client: 'legacy-only', probe: 'off', server: 'legacy' }, []],
  ] as const)('%s', async (_name, inputs, passed) => {
    expect(await passedBy('eras', inputs)).toEqual(passed)
  })

  it('the two count in any order, each in a run of its own', async () => {
    const [rightly, luck] = [unasked, { ...unasked, server: 'legacy' }]
    expect(await reachedBy('eras', [luck, rightly])).toEqual(['by-luck', 'rightly'])
    expect(await reachedBy('eras', [rightly, rightly])).toEqual(['rightly'])
  })
})

describe.each(lessonIds)('the task of %s', (id) => {
  it('has goals whose order can be kept, and is not done before it is begun', async () => {
    const { transfer, params, scenarios } = await lessonNamed(id)
    const ids = transfer.goals.map((goal) => goal.id)
    expect(new Set(ids).size).toBe(ids.length)
    transfer.goals.forEach(({ after }, index) => {
      if (after !== undefined) expect(ids.slice(0, index)).toContain(after)
    })
    expect(await reachedBy(id, [fill(params, scenarios[0].inputs)])).toEqual([])
  })
})

// The lab as other programs use it: states there and back, answers with false, and events with plain data.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASE_LANGUAGE, loadTexts } from '../../src/catalog.ts'
import type { LabEvents } from '../../src/embed/events.ts'
import { tell } from '../../src/embed/events.ts'
import { labOf } from '../../src/embed/lab.ts'
import { pack, unpack } from '../../src/embed/packed.ts'
import { readSnapshot } from '../../src/embed/state.ts'
import { inputsOf } from '../../src/lessons/lesson.ts'
import { createSession } from '../../src/session/session.ts'
import { lessonNamed } from '../support.ts'

const lesson = await lessonNamed('plugin-path')
const texts = await loadTexts(BASE_LANGUAGE, lesson.id)

function open(scenario = 'connected', permit?: (step: { from: number; to: number }) => boolean) {
  const inputs = inputsOf(lesson, scenario) ?? {}
  const situation = { inputs, frame: undefined, theme: 'auto' as const, view: 'full' as const, notices: [] }
  const session = createSession({
    lesson,
    language: BASE_LANGUAGE,
    situation,
    settings: { site: false },
    ...(permit && { permit }),
  })
  const heard: [string, unknown][] = []
  const emit = <N extends keyof LabEvents>(name: N, detail: LabEvents[N]) => heard.push([name, detail]) > 0
  const lab = labOf(session, texts, emit)
  session.player.start()
  tell(session, emit)
  return { session, lab, heard, named: (name: string) => heard.filter(([of]) => of === name).map(([, detail]) => detail) }
}

/** Answers every open prediction on the way with "I don't know" and goes to the end. */
function walk(lab: ReturnType<typeof open>['lab'], each: () => void): void {
  for (let guard = 0; guard < 100; guard += 1) {
    each()
    if (lab.next()) continue
    if (!lab.reveal()) return
  }
  throw new Error('The walk does not end')
}

describe.each(lesson.scenarios.map(({ id }) => id))('%s', (scenario) => {
  it('comes back to every frame from its state, also through an address', () => {
    const one = open(scenario)
    walk(one.lab, () => {
      const state = one.lab.getState()
      expect(JSON.parse(JSON.stringify(state))).toEqual(state)
      expect(JSON.stringify(state).length).toBeLessThan(1_000)
      const other = open('third-tool')
      expect(other.lab.setState(unpack(pack(state)))).toBe(true)
      expect(other.lab.getState()).toEqual(state)
      expect(other.lab.vector).toEqual(one.lab.vector)
      expect(other.lab.counters).toEqual(one.lab.counters)
    })
    expect(one.lab.completed).toBe(true)
  })
})

it('does nothing for the state it is in', () => {
  const { lab, heard } = open('note-missing')
  walk(lab, () => {
    heard.length = 0
    expect(lab.setState(lab.getState())).toBe(true)
    expect(heard).toEqual([])
  })
})

it.each([
  ['another version', { v: 2, lesson: 'plugin-path' }, { name: 'state', value: 'v 2' }],
  ['nothing', undefined, { name: 'state', value: 'undefined' }],
  ['a text', 'x', { name: 'state', value: 'string' }],
  ['another lesson', { v: 1, lesson: 'nope', scenario: '', params: {}, frame: 'builtins', answers: {} }, { name: 'state', value: 'nope' }],
  [
    'a parameter that is not there',
    { v: 1, lesson: 'plugin-path', scenario: 'custom', params: { constructor: 'x' }, frame: 'builtins', answers: {} },
    { name: 'constructor', value: 'x' },
  ],
  [
    'a value that is not allowed',
    { v: 1, lesson: 'plugin-path', scenario: 'custom', params: { integration: 'half' }, frame: 'builtins', answers: {} },
    { name: 'integration', value: 'half' },
  ],
  [
    'a frame of another run',
    { v: 1, lesson: 'plugin-path', scenario: 'integration-off', params: { integration: 'off' }, frame: 'sending@c2', answers: {} },
    { name: 'frame', value: 'sending@c2' },
  ],
])('refuses %s and says so', (_what, state, said) => {
  const { lab, named } = open()
  const before = lab.getState()
  expect(lab.setState(state)).toBe(false)
  expect(named('lab-warning')).toEqual([{ ...said, used: '' }])
  expect(lab.getState()).toEqual(before)
})

it('reads no state out of noise, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readSnapshot(value)
      open().lab.setState(value)
    }),
    { numRuns: 100 },
  )
  fc.assert(fc.property(fc.string(), (value) => void unpack(value)))
  fc.assert(fc.property(fc.string(), (value) => void unpack(`1.${value}`)))
})

it('says what it did', () => {
  const { lab, heard, named } = open('note-missing')
  expect(lab.goTo('routing@c2')).toBe(true)
  expect(named('lab-step')).toEqual([{ from: 0, to: 9, address: 'routing@c2', counters: { local: 1, external: 0, wire: 4 } }])
  heard.length = 0
  expect(lab.next()).toBe(false)
  expect(lab.predict({ external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true })).toBe(true)
  expect(named('lab-predict')).toEqual([
    { checkpoint: 'missing-note', fields: { external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true } },
  ])
  expect(named('lab-reveal')).toEqual([
    {
      checkpoint: 'missing-note',
      predicted: { external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true },
      actual: { external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true },
      wrong: [],
    },
  ])
  lab.goTo('finished')
  expect(named('lab-complete')).toEqual([])
  expect(lab.predict({ chosenBy: 'model' })).toBe(true)
  expect(named('lab-complete')).toEqual([{ score: 4, max: 5 }])
})

it('answers bad requests with false and a warning', () => {
  const { lab, named } = open('note-missing')
  for (const place of ['nowhere', -1, 99, 1.5, null, {}]) expect(lab.goTo(place)).toBe(false)
  expect(lab.predict({ external: 1 })).toBe(false)
  lab.goTo('routing@c2')
  expect(lab.predict({ external: 7 })).toBe(false)
  expect(lab.predict({ nothing: 1 })).toBe(false)
  expect(lab.exportTrace('pdf')).toBe(false)
  expect(named('lab-warning')).toHaveLength(10)
  // half an answer is kept as marks, and nothing is committed
  expect(lab.predict({ external: 1 })).toBe(false)
  expect(lab.next()).toBe(false)
})

it('stays where it is when a step is not permitted', () => {
  const refused: object[] = []
  const { lab, session } = open('connected', (step) => {
    refused.push(step)
    return false
  })
  expect(lab.next()).toBe(false)
  expect(lab.goTo(1)).toBe(false)
  expect(lab.frame).toBe('builtins')
  expect(refused).toEqual([
    { from: 0, to: 1 },
    { from: 0, to: 1 },
  ])
  // autoplay is refused the same way, and then rests
  expect(lab.play()).toBe(false)
  expect(session.player.getSnapshot().value).toBe('stopped')
})

it('exports the five forms of the command line tool', () => {
  const { lab } = open('integration-off')
  expect(lab.exportTrace('wire')).toBe('')
  expect(String(lab.exportTrace('frames')).split('\n')).toHaveLength(7)
  expect(JSON.parse(String(lab.exportTrace('vector')))).toEqual(lab.vector)
  expect(lab.exportTrace('text')).toContain('1. The plugin path: Integration off')
  expect(lab.exportTrace('html')).toContain('<ol lang="en">')
})

it('goes back to where it was opened', () => {
  const { lab } = open('note-missing')
  const first = lab.getState()
  lab.goTo('routing@c2')
  lab.reveal()
  lab.goTo('finished')
  expect(lab.reset()).toBe(true)
  expect(lab.getState()).toEqual(first)
})

// Lessons as such: their world, their transfer task, and that every frame has its words in every language.
import { describe, expect, it } from 'vitest'
import { languages, lessonIds, loadTexts } from '../../src/catalog.ts'
import { CUSTOM, inputsOf, runLesson, scenarioOf, transferTruth } from '../../src/lessons/lesson.ts'
import { changeLine } from '../../src/lessons/change.ts'
import { narrate } from '../../src/lessons/narrate.ts'
import { faultIn, fill } from '../../src/lessons/params.ts'
import { createSay, plain } from '../../src/locales/i18n.ts'
import { createRuns } from '../../src/session/runs.ts'
import { goldenVectors, lessonNamed } from '../support.ts'

describe.each(lessonIds.flatMap((id) => languages.map((language) => [id, language] as const)))('%s in %s', (id, language) => {
  it.each(goldenVectors(id).map(({ scenario }) => scenario))(
    '%s: every frame has a sentence, a change, a step and a name',
    async (scenario) => {
      const lesson = await lessonNamed(id)
      const say = createSay(await loadTexts(language, id))
      const { run, stops } = createRuns(lesson)(inputsOf(lesson, scenario) ?? {})
      const lines = run.frames.flatMap(({ index }) => [narrate(say, run, index), changeLine(say, run, index)])
      const asked = stops.filter(({ covers }) => covers).map(({ index }) => narrate(say, run, index, true))
      const names = [say(`scenario.${scenario}`), say('title'), ...run.steps.map((step) => say(`step.${step.id}`))]
      for (const line of [...lines, ...asked, ...names]) {
        expect(plain(line)).not.toMatch(/^[a-z]+\.[\w.-]+$|undefined|\[object/)
        expect(plain(line).length).toBeGreaterThan(0)
      }
    },
  )
})

describe('an open prediction', () => {
  it.each(['connected', 'note-missing', 'integration-off', 'off-and-missing', 'search-no-match'])(
    '%s: its sentence does not give the answer',
    async (scenario) => {
      const lesson = await lessonNamed('plugin-path')
      const say = createSay(await loadTexts('en', lesson.id))
      const { run, stops } = createRuns(lesson)(inputsOf(lesson, scenario) ?? {})
      const sentences = stops.filter(({ covers }) => covers).map(({ index }) => plain(narrate(say, run, index, true)))
      expect(sentences.length).toBeGreaterThan(0)
      expect(sentences.filter((sentence) => /notes-3|read_note, the server|no such name|External|isError/.test(sentence))).toEqual([])
    },
  )
})

describe.each(lessonIds)('an open prediction of %s', (id) => {
  it.each(goldenVectors(id).map(({ scenario }) => scenario))('%s: its sentence names no right answer', async (scenario) => {
    const lesson = await lessonNamed(id)
    const { run, stops } = createRuns(lesson)(inputsOf(lesson, scenario) ?? {})
    for (const language of languages) {
      const say = createSay(await loadTexts(language, id))
      for (const { index, questions } of stops.filter(({ covers }) => covers)) {
        const named = narrate(say, run, index, true).map(({ text }) => text.trim())
        for (const { truth } of questions) expect(named).not.toContain(String(truth))
        expect(named.join('')).not.toMatch(/\b(External|Local) \d/)
      }
    }
  })
})

describe('the transfer task', () => {
  it('adds no client, one pool entry and two messages', async () => {
    const lesson = await lessonNamed('plugin-path')
    expect(lesson.transfer.asks.map((ask) => [ask.id, transferTruth(lesson, ask)])).toEqual([
      ['clients', 0],
      ['poolEntries', 1],
      ['messages', 2],
    ])
    for (const ask of lesson.transfer.asks) expect(ask.options).toContain(transferTruth(lesson, ask))
  })

  it.each([
    [{ extraTool: 'on', extraCall: 'count' }, true],
    [{ extraTool: 'on', extraCall: 'count', noteId: 'missing' }, true],
    [{ extraTool: 'on' }, false],
    [{ extraTool: 'off', extraCall: 'count' }, false],
    [{ extraTool: 'on', extraCall: 'search' }, false],
    [{ extraTool: 'on', extraCall: 'count', integration: 'off' }, false],
    [{ extraTool: 'on', extraCall: 'count', hostMistake: 'alias-on-wire' }, false],
  ])('with %j is passed: %s', async (inputs, passed) => {
    const lesson = await lessonNamed('plugin-path')
    const filled = fill(lesson.params, inputs)
    expect(lesson.transfer.goals.map((goal) => goal.passed(runLesson(lesson, filled), filled))).toEqual([passed])
  })
})

describe('inputs', () => {
  it('are a scenario by name, or custom', async () => {
    const lesson = await lessonNamed('plugin-path')
    expect(scenarioOf(lesson, fill(lesson.params, { noteId: 'missing' }))).toBe('note-missing')
    expect(scenarioOf(lesson, fill(lesson.params, { noteId: 'else' }))).toBe(CUSTOM)
    expect(inputsOf(lesson, 'constructor')).toBeUndefined()
  })

  it.each([
    ['exactly 256 units', 'x'.repeat(256), undefined],
    ['128 pairs of two units', '🦊'.repeat(128), undefined],
    ['257 units', 'x'.repeat(257), { why: 'tooLong', length: 257, max: 256 }],
    ['half a surrogate', 'n\ud83e', { why: 'notWellFormed' }],
    ['nothing', '', undefined],
    ['blanks', '  ', undefined],
  ])('%s', async (_name, value, fault) => {
    const { params } = await lessonNamed('plugin-path')
    expect(faultIn(params['noteId']!, value)).toEqual(fault)
  })

  it('of a closed list are one of them', async () => {
    const { params } = await lessonNamed('plugin-path')
    expect(faultIn(params['integration']!, 'ON')).toEqual({ why: 'notAnOption', allowed: ['on', 'off'] })
  })
})

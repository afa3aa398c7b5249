// The tables of a lesson's specification as tests: what is asked where, the right answers, and the sentence for each belief.
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../../src/catalog.ts'
import { createSay, plain } from '../../../src/locales/i18n.ts'
import { fill } from '../../../src/lessons/params.ts'
import type { Inputs } from '../../../src/lessons/params.ts'
import { inputsOf } from '../../../src/lessons/lesson.ts'
import type { Field, Value } from '../../../src/run/questions.ts'
import { createRuns, feedbackOn } from '../../../src/session/runs.ts'
import { lessonNamed } from '../../support.ts'

/** Scenario, or a name and the inputs that differ from the defaults; where it is asked; the right answers. */
export type Asked = readonly [situation: string, inputs: Inputs | undefined, at: string, answers: Partial<Record<Field, Value>>]

/** Who answers this, in that situation, reads exactly this. */
export type Belief = readonly [
  situation: string,
  inputs: Inputs | undefined,
  at: string,
  field: Field,
  answer: Value,
  english: string,
  chinese: string,
]

/** Puts a lesson through its tables. `asks`: for each scenario, where it asks, in order. */
export async function checkTables(
  id: string,
  asked: readonly Asked[],
  beliefs: readonly Belief[],
  asks: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const lesson = await lessonNamed(id)
  const prepared = createRuns(lesson)
  const [en, zh] = [createSay(await loadTexts('en', id)), createSay(await loadTexts('zh-CN', id))]

  const situation = (name: string, inputs: Inputs | undefined): Inputs => {
    const found = inputs ? fill(lesson.params, inputs) : inputsOf(lesson, name)
    if (!found) throw new Error(`${id} has no scenario ${name}`)
    return found
  }
  const at = (name: string, inputs: Inputs | undefined, address: string) => {
    const { run, stops } = prepared(situation(name, inputs))
    const stop = stops.find(({ checkpoint }) => checkpoint.at === address)
    if (!stop) throw new Error(`Nothing is asked at ${address}`)
    return { run, stop }
  }

  describe('a question', () => {
    it.each(asked)('%s: %j at %s: asked and answered', (name, inputs, address, answers) => {
      const { stop } = at(name, inputs, address)
      expect(Object.fromEntries(stop.questions.map(({ field, truth }) => [field, truth]))).toEqual(answers)
    })

    it.each(asked)(
      '%s: %j at %s: offers the right answer among others, each once, and shows where it can be seen',
      (name, inputs, address) => {
        const { run, stop } = at(name, inputs, address)
        for (const { options, truth, shownAt } of stop.questions) {
          expect(options).toContain(truth)
          expect(options.length).toBeGreaterThan(1)
          expect(new Set(options).size).toBe(options.length)
          expect(run.frames[shownAt]?.index).toBeGreaterThanOrEqual(stop.index)
        }
      },
    )

    it.each(lesson.scenarios.map((scenario) => scenario.id))('%s asks where the table says, and nowhere else', (name) => {
      const { stops } = prepared(situation(name, undefined))
      expect(stops.map(({ checkpoint }) => checkpoint.at)).toEqual(asks[name] ?? [])
    })
  })

  describe('a belief', () => {
    it.each(beliefs)('%s: %j at %s: %s = %s', (name, inputs, address, field, answer, english, chinese) => {
      const { run, stop } = at(name, inputs, address)
      const found = feedbackOn(run, stop, { [field]: answer }).find((item) => item.field === field)
      expect(found?.right).toBe(false)
      expect(plain(en(`mixup.${found?.code}.says`))).toBe(english)
      expect(plain(zh(`mixup.${found?.code}.says`))).toBe(chinese)
      expect(stop.questions.find((question) => question.field === field)?.options).toContain(answer)
    })

    it('has a name and a sentence in every language', () => {
      for (const { mixups } of lesson.checkpoints) {
        for (const code of mixups.map((mixup) => (typeof mixup === 'string' ? mixup : mixup.code))) {
          for (const say of [en, zh]) {
            expect(plain(say(`mixup.${code}.name`))).not.toContain('mixup.')
            expect(plain(say(`mixup.${code}.says`))).not.toContain('mixup.')
          }
        }
      }
    })

    it('is never blamed on a right answer, and what no table explains gets the plain hint', () => {
      for (const [name, inputs, address] of asked) {
        const { run, stop } = at(name, inputs, address)
        const right = Object.fromEntries(stop.questions.map(({ field, truth }) => [field, truth]))
        expect(feedbackOn(run, stop, right).every((item) => item.right && item.code === undefined)).toBe(true)
        const odd = Object.fromEntries(stop.questions.map(({ field }) => [field, 'something else']))
        expect(feedbackOn(run, stop, odd).filter((item) => item.right || item.code !== undefined)).toEqual([])
      }
    })
  })
}

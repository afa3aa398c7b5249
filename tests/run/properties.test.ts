// Over random legal inputs of every lesson a run ends, is the same when repeated, and keeps the ten invariants.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { languages, lessonIds, loadTexts } from '../../src/catalog.ts'
import type { Effect } from '../../src/host/effect.ts'
import { effects } from '../../src/host/effects.ts'
import { createWorld } from '../../src/host/spec.ts'
import { changeLine } from '../../src/lessons/change.ts'
import { runLesson } from '../../src/lessons/lesson.ts'
import { narrate } from '../../src/lessons/narrate.ts'
import type { Inputs } from '../../src/lessons/params.ts'
import { fill } from '../../src/lessons/params.ts'
import { createSay } from '../../src/locales/i18n.ts'
import { perform } from '../../src/machines/base.ts'
import { dispatchMachine } from '../../src/machines/dispatch.machine.ts'
import { handshakeMachine } from '../../src/machines/handshake.machine.ts'
import { isNotification, isRequest } from '../../src/protocol/jsonrpc.ts'
import type { Run } from '../../src/run/run.ts'
import { rungOf } from '../../src/run/select.ts'
import { vectorOf } from '../../src/run/vector.ts'
import { createRuns, feedbackOn } from '../../src/session/runs.ts'
import { hasSchema } from '../conformance/published.ts'
import { problemsIn } from '../conformance/speech.ts'
import { lessonNamed } from '../support.ts'
import { legalInputs, text } from './legal.ts'

/** For a longer hunt: `LAB_RUNS=1000 npx vitest run tests/run`. */
const RUNS = Number(process.env['LAB_RUNS'] ?? 40)

const lessons = await Promise.all(lessonIds.map(lessonNamed))

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('any run of %s', (id, lesson) => {
  const inputs = legalInputs(lesson)
  const check = (holds: (run: Run, inputs: Inputs) => void, numRuns = RUNS) =>
    fc.assert(
      fc.property(inputs, (given) => {
        holds(runLesson(lesson, given), given)
      }),
      { numRuns },
    )

  it('ends with a frame that says so, within 100 frames, each with an address of its own and at most one message', () => {
    check(({ frames }) => {
      expect(frames.at(-1)?.leaf).toBe('finished')
      expect(frames.length).toBeLessThanOrEqual(100)
      expect(new Set(frames.map(({ address }) => address)).size).toBe(frames.length)
      for (const { trace } of frames) expect(trace.filter(({ type }) => type.startsWith('wire.')).length).toBeLessThanOrEqual(1)
    })
  })

  it('is identical when repeated', () => {
    check((run, given) => {
      const again = runLesson(lesson, given)
      expect(again).toEqual(run)
      expect(vectorOf(again, lesson.extra?.(again))).toEqual(vectorOf(run, lesson.extra?.(run)))
    }, RUNS / 4)
  })

  it('never repeats a request id, and no reply comes that nobody waits for', () => {
    check(({ wire }) => {
      const sent = wire.filter(({ message }) => isRequest(message)).map(({ wireId }) => wireId)
      expect(new Set(sent).size).toBe(sent.length)
      const heard = wire.filter(({ dir }) => dir === 'S>C').map(({ wireId }) => wireId)
      expect(new Set(heard).size).toBe(heard.length)
      heard.forEach((wireId) => expect(sent).toContain(wireId))
      // what got no reply was cancelled
      const cancelled = wire.filter(({ message }) => isNotification(message) && message.method === 'notifications/cancelled')
      expect(heard.length + cancelled.length).toBe(sent.length)
    })
  })

  it('counts as external what servers completed, and discovery counts nothing', () => {
    check(({ frames, wire }) => {
      const completed = wire.filter(({ dir, method, message }) => dir === 'S>C' && method === 'tools/call' && 'result' in message)
      expect(frames.at(-1)?.counts.external).toBe(completed.length)
      frames.forEach(({ leaf, counts: { local, external } }, index) => {
        if (/^(asking|hearing|opening|confirming|registering|spawning)/.test(leaf)) {
          expect(frames[index - 1]?.counts).toMatchObject({ local, external })
        }
      })
    })
  })

  it('sends nothing for a call that the host stopped, and a host error has no message', () => {
    check(({ calls, wire }) => {
      for (const call of calls) {
        if (call.stoppedAt === undefined) continue
        expect(['not-in-pool', 'denied', 'host-error']).toContain(rungOf(call))
        expect(call.requestIds).toEqual([])
        expect(wire.some(({ callId }) => callId === call.callId)).toBe(false)
      }
    })
  })

  it('settles every call with a text and a flag', () => {
    check(({ calls, frames }) => {
      expect(calls).toHaveLength(frames[0]?.world.calls.length ?? -1)
      for (const { observation } of calls) expect(observation).toMatchObject({ text: expect.any(String), isError: expect.any(Boolean) })
    })
  })

  it('never repeats a pool name, in any frame and for any role', () => {
    check((run) => {
      const { poolNames } = vectorOf(run).expect
      expect(new Set(poolNames).size).toBe(poolNames.length)
      // a name in the pool is the name that the model sees, and its route leads somewhere
      for (const { world } of run.frames) {
        for (const [name, { descriptor }] of world.pool) expect(descriptor.name).toBe(name)
        for (const route of world.routes.values()) {
          if (route.executor === 'server') expect(world.clients.has(route.client)).toBe(true)
        }
      }
    })
  })

  it('never writes an alias on the wire unless the host makes that mistake or the learner calls a tool so', () => {
    check(({ wire }, { hostMistake, extraTool = '' }) => {
      const named = wire.flatMap(({ message }) => (isRequest(message) ? [String(message.params['name'] ?? '')] : []))
      const aliases = named.filter((name) => /^(mcp__|notes\.)/.test(name) && name !== extraTool)
      expect(aliases.length > 0).toBe(hostMistake === 'alias-on-wire' && named.some((name) => name !== ''))
    })
  })

  it.skipIf(!hasSchema)('writes valid messages only, except the ones that are malformed on purpose', () => {
    check(({ wire }, given) => {
      const wrong = problemsIn(wire)
        .flatMap(({ line, problems }) => problems.map((problem) => `${line}: ${problem}`))
        .filter((problem) => !isOnPurpose(problem, given))
      expect(wrong).toEqual([])
    }, RUNS / 2)
  })

  it('asks questions whose right answer is on offer and can be seen, and judges every other one as wrong', () => {
    const prepared = createRuns(lesson)
    fc.assert(
      fc.property(inputs, (given) => {
        const { run, stops } = prepared(given)
        for (const stop of stops) {
          expect(stop.settled).toBeGreaterThanOrEqual(stop.index)
          for (const { field, truth, options, shownAt } of stop.questions) {
            expect(options).toContain(truth)
            expect(options.length).toBeGreaterThan(1)
            expect(new Set(options).size).toBe(options.length)
            expect(run.frames[shownAt]?.index).toBeGreaterThanOrEqual(stop.index)
            for (const answer of options) {
              const [judged] = feedbackOn(run, stop, { [field]: answer }).filter((item) => item.field === field)
              expect(judged?.right).toBe(answer === truth)
            }
          }
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('changes nothing it was given: deep-frozen worlds survive every effect', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        expect(frozenRun(lesson.spec(given))).toEqual(runLesson(lesson, given).frames.map(({ leaf }) => leaf))
      }),
      { numRuns: RUNS / 4 },
    )
  })

  it.each(languages)('has words for every frame in %s, with nothing left open in them', async (language) => {
    const say = createSay(await loadTexts(language, id))
    check((run) => {
      for (const { index } of run.frames) {
        for (const { text: words, code } of [...narrate(say, run, index), ...changeLine(say, run, index)]) {
          if (!code) expect(words).not.toMatch(/(narration|change|counts)\.\w|undefined|\[object/)
        }
      }
    }, RUNS / 2)
  })
})

/** The malformed messages of lessons 3 and 4. */
function isOnPurpose(problem: string, inputs: Inputs): boolean {
  if (inputs['meta'] === 'missing' && problem.includes("must have required property '_meta'")) return true
  if (inputs['close'] === 'shutdown-first' && problem.includes('shutdown is a method of no client')) return true
  const old = inputs['client'] === 'modern-only' && inputs['probe'] === 'off' && inputs['server']?.startsWith('legacy') === true
  return old && /S>C notes-\d result: .*'(resultType|ttlMs|cacheScope)'/.test(problem)
}

describe('the plugin path', async () => {
  const lesson = await lessonNamed('plugin-path')

  it('passes the argument on unchanged, whatever it is', () => {
    fc.assert(
      fc.property(legalInputs(lesson), (given) => {
        const { wire, calls } = runLesson(lesson, given)
        const sent = wire
          .flatMap(({ message }) => (isRequest(message) ? [message] : []))
          .find(({ id }) => calls[1]?.requestIds.some((wireId) => wireId === id))
        if (sent) expect(sent.params['arguments']).toEqual({ id: given['noteId'] })
      }),
    )
  })

  it('with the integration off, differs in nothing but the argument it never looks at', () => {
    const off = (noteId: string) => runLesson(lesson, fill(lesson.params, { integration: 'off', noteId }))
    fc.assert(
      fc.property(text, (noteId) => {
        expect(off(noteId).calls.map(rungOf)).toEqual(off('n1').calls.map(rungOf))
      }),
    )
  })
})

type Spec = ReturnType<(typeof lessons)[number]['spec']>

/** The leaves of a run in which every world is frozen before and after each effect. */
function frozenRun({ machine: course = 'dispatch', world, mistake }: Spec): string[] {
  const frozen = (effect: Effect) =>
    perform((before) => {
      const [after, trace] = effect(freeze(before))
      return [freeze(after), trace]
    })
  const all = { ...effects, ...(mistake && { [mistake.replaces]: mistake.effect }) }
  const actions = Object.fromEntries(Object.entries(all).map(([name, effect]) => [name, frozen(effect)]))
  const machine = ({ dispatch: dispatchMachine, handshake: handshakeMachine }[course] as typeof dispatchMachine).provide({ actions })
  let [snapshot] = initialTransition(machine, { world: createWorld(world) })
  const leaves = [snapshot.value]
  while (snapshot.status === 'active') {
    ;[snapshot] = transition(machine, snapshot, { type: 'NEXT' })
    leaves.push(snapshot.value)
  }
  return leaves
}

/** Freezes objects and lists all the way down; maps refuse to be changed. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  if (value instanceof Map) {
    const refuse = () => {
      throw new Error('A frozen map was changed')
    }
    Object.assign(value, { set: refuse, delete: refuse, clear: refuse })
    for (const inner of value.values()) freeze(inner)
  } else for (const inner of Object.values(value)) freeze(inner)
  return Object.freeze(value)
}

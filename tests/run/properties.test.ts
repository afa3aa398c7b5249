// Over random legal inputs a run always ends, is the same when repeated, and keeps the invariants.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld } from '../../src/host/spec.ts'
import { effects } from '../../src/host/effects.ts'
import { runLesson } from '../../src/lessons/lesson.ts'
import type { Inputs } from '../../src/lessons/params.ts'
import { faultIn, fill } from '../../src/lessons/params.ts'
import { isRequest } from '../../src/protocol/jsonrpc.ts'
import type { Run } from '../../src/run/run.ts'
import { rungOf } from '../../src/run/select.ts'
import { vectorOf } from '../../src/run/vector.ts'
import { lessonNamed } from '../support.ts'
import { awkward } from '../awkward.ts'

const lesson = await lessonNamed('plugin-path')

const text = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 120 }),
)

const inputs: fc.Arbitrary<Inputs> = fc.record(
  Object.fromEntries(
    Object.entries(lesson.params).map(([name, param]) => [
      name,
      param.kind === 'choice' ? fc.constantFrom(...param.options) : text.filter((value) => faultIn(param, value) === undefined),
    ]),
  ),
) as fc.Arbitrary<Inputs>

const check = (holds: (run: Run, inputs: Inputs) => void) =>
  fc.assert(
    fc.property(inputs, (given) => {
      holds(runLesson(lesson, given), given)
    }),
    { numRuns: 200 },
  )

describe('any run', () => {
  it('ends with a frame that says so, within 100 frames', () => {
    check(({ frames }) => {
      expect(frames.at(-1)?.leaf).toBe('finished')
      expect(frames.length).toBeLessThanOrEqual(100)
    })
  })

  it('is identical when repeated', () => {
    check((run, given) => expect(runLesson(lesson, given)).toEqual(run))
  })

  it('gives every frame an address of its own and at most one message', () => {
    check(({ frames }) => {
      expect(new Set(frames.map(({ address }) => address)).size).toBe(frames.length)
      for (const { trace } of frames) expect(trace.filter(({ type }) => type.startsWith('wire.')).length).toBeLessThanOrEqual(1)
    })
  })

  it('never repeats a request id, and closes each request exactly once', () => {
    check(({ wire }) => {
      const sent = wire.filter(({ dir }) => dir === 'C>S').map(({ wireId }) => wireId)
      const heard = wire.filter(({ dir }) => dir === 'S>C').map(({ wireId }) => wireId)
      expect(new Set(sent).size).toBe(sent.length)
      expect(heard).toEqual(sent)
    })
  })

  it('counts as external what servers completed, and discovery counts nothing', () => {
    check(({ frames, wire }) => {
      const completed = wire.filter(({ dir, method, message }) => dir === 'S>C' && method === 'tools/call' && 'result' in message)
      expect(frames.at(-1)?.counts.external).toBe(completed.length)
      for (const { leaf, counts } of frames) if (/^(asking|hearing)/.test(leaf)) expect(counts).toMatchObject({ local: 0, external: 0 })
    })
  })

  it('sends nothing for a call that the host stopped, and a host error has no message', () => {
    check(({ calls, wire }) => {
      for (const call of calls) {
        if (call.stoppedAt === undefined) continue
        expect(call.requestIds).toEqual([])
        expect(wire.some(({ callId }) => callId === call.callId)).toBe(false)
      }
    })
  })

  it('settles every call with a text and a flag', () => {
    check(({ calls }) => {
      for (const { observation } of calls) expect(observation).toMatchObject({ text: expect.any(String), isError: expect.any(Boolean) })
    })
  })

  it('never writes an alias on the wire unless the host makes that mistake', () => {
    check(({ wire }, { hostMistake }) => {
      const names = wire
        .map(({ message }) => message)
        .filter(isRequest)
        .map(({ params }) => String(params['name'] ?? ''))
      expect(names.some((name) => name.startsWith('notes.'))).toBe(hostMistake === 'alias-on-wire' && names.some((name) => name !== ''))
    })
  })

  it('passes the argument on unchanged, whatever it is', () => {
    check(({ wire, calls }, { noteId }) => {
      const sent = wire
        .map(({ message }) => message)
        .filter(isRequest)
        .find(({ id }) => calls[1]?.requestIds.some((wireId) => wireId === id))
      if (sent) expect(sent.params['arguments']).toEqual({ id: noteId })
    })
  })

  it('never repeats a pool name', () => {
    check((run) => {
      const { poolNames } = vectorOf(run).expect
      expect(new Set(poolNames).size).toBe(poolNames.length)
    })
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

describe('an effect', () => {
  it('changes nothing it was given: a deep-frozen world survives', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const world = freeze(createWorld(lesson.spec(given).world))
        expect(() => effects.routeCall(freeze(effects.fillPool(world)[0]))).not.toThrow()
      }),
      { numRuns: 50 },
    )
  })
})

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

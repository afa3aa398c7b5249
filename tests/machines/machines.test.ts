// Rules for machines: every state is reached, does exactly one thing, and waits for nothing outside the fold.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { effects } from '../../src/host/effects.ts'
import { fill } from '../../src/lessons/params.ts'
import { diagramOf } from '../../src/machines/diagram.ts'
import type { dispatchMachine } from '../../src/machines/dispatch.machine.ts'
import { run } from '../../src/run/run.ts'
import { lessonNamed } from '../support.ts'

type Machine = typeof dispatchMachine
const files = import.meta.glob<Record<string, Machine>>('../../src/machines/*.machine.ts', { eager: true })
const machines = Object.values(files).flatMap((file) => Object.values(file))
const statesOf = (machine: Machine) => Object.entries(machine.root.states)

/** Every scenario of every lesson, by the machine that runs it. */
const lessons = await Promise.all(lessonIds.map(lessonNamed))
const courses = lessons.flatMap(({ params, scenarios, spec }) =>
  scenarios.map(({ inputs }) => {
    const course = spec(fill(params, inputs))
    return { machine: course.machine ?? 'dispatch', leaves: run(course).frames.map(({ leaf }) => leaf) }
  }),
)

describe.each(machines.map((machine) => [machine.id, machine] as const))('the %s machine', (id, machine) => {
  const states = statesOf(machine)

  it('reaches every state in some scenario', () => {
    const reached = new Set(courses.filter((course) => course.machine === id).flatMap(({ leaves }) => leaves))
    expect([...reached].toSorted()).toEqual(states.map(([name]) => name).toSorted())
  })

  it.each(states)('%s does one thing, by a name that is an effect', (_name, state) => {
    expect(state.entry).toEqual([expect.stringMatching(new RegExp(`^(${Object.keys(effects).join('|')})$`))])
    expect(state.exit).toEqual([])
    expect(state.meta).toMatchObject({
      actor: expect.stringMatching(/^(host|client|server|clock)$/),
      subject: expect.stringMatching(/^(call|client|none)$/),
    })
  })

  it.each(states)('%s has nothing delayed, invoked or silent, and no action on its way out', (_name, state) => {
    expect(state.invoke).toEqual([])
    expect(state.after).toEqual([])
    expect(state.always ?? []).toEqual([])
    expect([...state.transitions.keys()].every((event) => event === 'NEXT')).toBe(true)
    expect([...state.transitions.values()].flat().flatMap(({ actions }) => actions)).toEqual([])
  })

  it.each(states.filter(([, { type }]) => type !== 'final'))('%s is followed by something in every world', (name, state) => {
    const branches = [...state.transitions.values()].flat()
    const always = branches.findIndex(({ guard }) => guard === undefined)
    // a server is at hand where a program has just been started, so one of the guards holds
    expect(always).toBe(name === 'spawning' ? -1 : branches.length - 1)
  })

  it('is drawn in the docs as it is (run `npm run docs` when this fails)', () => {
    const page = new URL(`../../docs/machines/${id}.md`, import.meta.url)
    expect(existsSync(page) && readFileSync(page, 'utf8')).toContain(diagramOf(machine))
  })
})

describe('the machines together', () => {
  it('use every effect', () => {
    const used = new Set(machines.flatMap(statesOf).flatMap(([, state]) => state.entry.map(String)))
    expect([...used].toSorted()).toEqual(Object.keys(effects).toSorted())
  })

  it('are all run by some lesson, and no other is', () => {
    expect([...new Set(courses.map(({ machine }) => machine))].toSorted()).toEqual(machines.map(({ id }) => id).toSorted())
  })

  it('have a page each in the docs, and no page is left of one that is gone', () => {
    const pages = readdirSync(new URL('../../docs/machines/', import.meta.url)).toSorted()
    expect(pages).toEqual(machines.map(({ id }) => `${id}.md`).toSorted())
  })
})

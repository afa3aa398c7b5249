// Rules for machines: every state is reached, does exactly one thing, and waits for nothing outside the fold.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { effects } from '../../src/host/effects.ts'
import { diagramOf } from '../../src/machines/diagram.ts'
import { dispatchMachine } from '../../src/machines/dispatch.machine.ts'
import { goldenVectors, runOf } from '../support.ts'

const states = Object.entries(dispatchMachine.root.states)

describe('the dispatch machine', () => {
  it('reaches every state in some scenario', async () => {
    const runs = await Promise.all(goldenVectors('plugin-path').map(({ scenario }) => runOf('plugin-path', scenario)))
    const reached = new Set(runs.flatMap(({ frames }) => frames.map(({ leaf }) => leaf)))
    expect([...reached].toSorted()).toEqual(states.map(([name]) => name).toSorted())
  })

  it.each(states)('%s does one thing, by a name that is an effect', (_name, state) => {
    expect(state.entry).toEqual([expect.stringMatching(new RegExp(`^(${Object.keys(effects).join('|')})$`))])
    expect(state.meta).toMatchObject({
      actor: expect.stringMatching(/^(host|client|server)$/),
      subject: expect.stringMatching(/^(call|client|none)$/),
    })
  })

  it('uses every effect', () => {
    const used = new Set(states.flatMap(([, state]) => state.entry.map(String)))
    expect([...used].toSorted()).toEqual(Object.keys(effects).toSorted())
  })

  it.each(states)('%s has nothing delayed, invoked or silent', (_name, state) => {
    expect(state.invoke).toEqual([])
    expect(state.after).toEqual([])
    expect(state.always ?? []).toEqual([])
    expect([...state.transitions.keys()].every((event) => event === 'NEXT')).toBe(true)
  })

  it('is drawn in the docs as it is', () => {
    const page = readFileSync(new URL('../../docs/machines/dispatch.md', import.meta.url), 'utf8')
    expect(page).toContain(diagramOf(dispatchMachine))
  })
})

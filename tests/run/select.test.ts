// Selectors: where a call stands frame by frame, and where two runs part.
import { describe, expect, it } from 'vitest'
import { firstDifference, messageAt, poolAt, positionAt, wireAt } from '../../src/run/select.ts'
import { runOf } from '../support.ts'

const path = async (scenario: string, call: number) => {
  const run = await runOf('plugin-path', scenario)
  const record = run.calls[call]!
  return run.frames
    .map(({ index }) => positionAt(record, index))
    .map((position) => (position ? `${position.at}${position.ended ? '.' : ''}` : '-'))
}

describe('positionAt', () => {
  it('follows an external call to its end', async () => {
    const rest = (await path('note-missing', 1)).slice(9)
    expect(rest).toEqual(['boundary', 'sent-unsettled', 'sent-unsettled', 'ran-error', 'ran-error.', 'ran-error.'])
  })
  it('follows a local call', async () => {
    expect((await path('connected', 0)).slice(5, 9)).toEqual(['-', 'boundary', 'boundary', 'ran-ok.'])
  })
  it('stops at the gate', async () => {
    expect((await path('integration-off', 1)).slice(4)).toEqual(['not-in-pool', 'not-in-pool.', 'not-in-pool.'])
  })
})

describe('firstDifference', () => {
  it.each([
    ['note-missing', 'connected', 'routing@c2'],
    ['integration-off', 'connected', 'builtins'],
    ['mistake-flag-dropped', 'note-missing', 'observing@c2'],
    ['mistake-description-only', 'connected', 'routing@c2'],
    ['third-tool', 'connected', 'hearingTools@notes'],
    ['search-match', 'search-no-match', 'routing@c3'],
  ])('%s and %s part at %s', async (one, other, address) => {
    const [a, b] = [await runOf('plugin-path', one), await runOf('plugin-path', other)]
    expect(a.frames[firstDifference(a, b)!]?.address).toBe(address)
  })

  it('is none between equal runs', async () => {
    const run = await runOf('plugin-path', 'connected')
    expect(firstDifference(run, await runOf('plugin-path', 'connected'))).toBeUndefined()
  })
})

describe('what a frame shows', () => {
  it('is the message that moves in it, or that the server is busy with', async () => {
    const run = await runOf('plugin-path', 'connected')
    const shown = run.frames.map(({ index }) => messageAt(run, index)?.number ?? '-').join(' ')
    expect(shown).toBe('- 1 2 3 4 - - - - - 5 5 6 - -')
  })
  it('is the messages so far and the rows so far', async () => {
    const run = await runOf('plugin-path', 'connected')
    expect(run.frames.map(({ index }) => wireAt(run, index).length).join(' ')).toBe('0 1 2 3 4 4 4 4 4 4 5 5 6 6 6')
    expect(run.frames.map(({ index }) => poolAt(run, index).length).join(' ')).toBe('1 1 1 1 1 3 3 3 3 3 3 3 3 3 3')
  })
})

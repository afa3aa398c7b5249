// Every message of every scenario against the official schema of its revision and a strict copy of it.
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { isError, isRequest, isResult } from '../../src/protocol/jsonrpc.ts'
import { goldenVectors, runOf } from '../support.ts'
import { hasSchema, validators } from './published.ts'

describe.skipIf(!hasSchema)('every message is valid (skipped where the published schema is not at hand)', () => {
  const check = hasSchema ? validators() : undefined
  describe.each(lessonIds)('%s', (id) => {
    it.each(goldenVectors(id).map(({ scenario }) => scenario))('%s', async (scenario) => {
      const { wire } = await runOf(id, scenario)
      const problems = wire.flatMap(({ message, method }) => {
        if (isRequest(message)) return check?.request(message.method, message)
        if (isError(message)) return check?.error(message)
        return isResult(message) ? check?.result(method, message) : ['a message of no kind']
      })
      expect(problems).toEqual([])
    })
  })
})

describe('what no schema sees', () => {
  describe.each(lessonIds)('%s', (id) => {
    it.each(goldenVectors(id).map(({ scenario }) => scenario))(
      '%s: each reply has the id of its request, type included',
      async (scenario) => {
        const { wire } = await runOf(id, scenario)
        const ids = wire.filter(({ dir }) => dir === 'C>S').map(({ message }) => ('id' in message ? message.id : undefined))
        const answered = wire.filter(({ dir }) => dir === 'S>C').map(({ message }) => ('id' in message ? message.id : undefined))
        expect(answered).toEqual(ids.slice(0, answered.length))
      },
    )
  })
})

// Every message of every scenario against the official schema of the revision it is written in, and a strict copy of it.
import { describe, expect, it } from 'vitest'
import { lessonIds } from '../../src/catalog.ts'
import { own } from '../../src/protocol/json.ts'
import { isNotification, isRequest } from '../../src/protocol/jsonrpc.ts'
import { goldenVectors, runOf } from '../support.ts'
import { hasSchema } from './published.ts'
import { problemsIn, problemsWith, spoken } from './speech.ts'

/** The messages that are malformed on purpose, and all that the schema says about each. */
const exceptions: Readonly<Record<string, ReturnType<typeof problemsIn>>> = {
  // a request of the new era that leaves out what it must carry
  'missing-meta': [{ line: 'C>S notes-1 tools/list', problems: ["/params must have required property '_meta'"] }],
  // an old server answers a new client in its own way
  'accidental-success': [
    {
      line: 'S>C notes-1 result',
      problems: ['/result ', '', '', ''].map(
        (at, index) => `${at}must have required property '${['resultType', 'cacheScope', 'resultType', 'ttlMs'][index]}'`,
      ),
    },
    { line: 'S>C notes-2 result', problems: ['/result ', ''].map((at) => `${at}must have required property 'resultType'`) },
  ],
  // a method that MCP never had
  'shutdown-sent': [{ line: 'C>S echo-4 shutdown', problems: ['shutdown is a method of no client in 2026-07-28'] }],
}

const scenarios = lessonIds.flatMap((id) => goldenVectors(id).map(({ scenario }) => [id, scenario] as const))

describe.skipIf(!hasSchema)('every message is valid (skipped where the published schemas are not at hand)', () => {
  it.each(scenarios)('%s: %s', async (id, scenario) => {
    const { wire } = await runOf(id, scenario)
    const found = problemsIn(wire).map(({ line, problems }) => ({ line, problems: problems.toSorted() }))
    expect(found).toEqual(exceptions[scenario] ?? [])
  })

  it('the old answers that a new client gets by luck are valid where they come from', async () => {
    const { wire } = await runOf('eras', 'accidental-success')
    const answers = spoken(wire).filter(({ message }) => !('method' in message))
    expect(answers.map((answer) => problemsWith(answer, '2025-11-25'))).toEqual([[], []])
    expect(wire.filter(({ message }) => isRequest(message)).map(({ message }) => own(message, 'params'))).toEqual([
      expect.objectContaining({ _meta: expect.any(Object) }),
      expect.objectContaining({ _meta: expect.any(Object) }),
    ])
  })

  it('shutdown is a method of no revision at all', async () => {
    const { wire } = await runOf('manifest', 'shutdown-sent')
    const [shutdown] = spoken(wire).filter(({ method }) => method === 'shutdown')
    for (const revision of ['2024-11-05', '2025-11-25', '2026-07-28'] as const) {
      expect(shutdown && problemsWith(shutdown, revision)).toContain(`shutdown is a method of no client in ${revision}`)
    }
  })

  it.each([
    ['tool-pool', 'tour', ['2026-07-28']],
    ['manifest', 'as-the-seed', ['2024-11-05']],
    ['eras', 'legacy-pair', ['2025-11-25']],
    ['eras', 'older-legacy-accepted', ['2025-11-25', '2024-11-05']],
    ['eras', 'probe-silence', ['2026-07-28', '2025-11-25']],
    ['eras', 'legacy-client-modern-server', ['2025-11-25', '2026-07-28']],
  ])('%s: %s is judged by %s', async (id, scenario, revisions) => {
    const { wire } = await runOf(id, scenario)
    expect([...new Set(spoken(wire).map(({ revision }) => revision))]).toEqual(revisions)
  })
})

describe('what no schema sees', () => {
  it.each(scenarios)('%s: %s: each reply has the id of one open request of its client, type included', async (id, scenario) => {
    const { wire } = await runOf(id, scenario)
    const open = new Map<string, unknown[]>()
    for (const { client, message } of wire) {
      const waiting = open.get(client) ?? []
      if (isRequest(message)) open.set(client, [...waiting, message.id])
      else if (isNotification(message)) {
        const cancelled = message.method === 'notifications/cancelled' ? own(message.params, 'requestId') : undefined
        if (cancelled !== undefined) expect(waiting).toContain(cancelled)
        open.set(
          client,
          waiting.filter((one) => one !== cancelled),
        )
      } else {
        expect(waiting).toContain('id' in message ? message.id : undefined)
        open.set(
          client,
          waiting.filter((one) => one !== message.id),
        )
      }
    }
    // nothing stays open: what got no reply was given up
    expect([...open.values()].flat()).toEqual([])
  })

  it.each(scenarios)('%s: %s: only the client sends requests and notifications, only the server replies', async (id, scenario) => {
    const { wire } = await runOf(id, scenario)
    for (const { dir, message } of wire) expect('method' in message).toBe(dir === 'C>S')
  })
})

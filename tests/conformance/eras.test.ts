// The official SDK where eras meet: its client with each build of our server, our host with its server of the old era.
import { describe, expect, it } from 'vitest'
import { modernOnly } from '../../src/host/habits.ts'
import { LEGACY } from '../../src/protocol/era-legacy.ts'
import { MODERN } from '../../src/protocol/era-modern.ts'
import { eraFacts } from '../../src/run/facts.ts'
import { vectorOf } from '../../src/run/vector.ts'
import notes from '../../src/servers/notes.ts'
import type { Build } from '../../src/servers/server.ts'
import { legacyBuild, modernBuild } from '../../src/servers/server.ts'
import { hostAgainst } from './host.ts'
import { officialClientTo, officialOldServer } from './peers.ts'

const dual: Build = { speaks: [MODERN, ...LEGACY], stranger: 'method-not-found' }
const builds: Readonly<Record<string, Build>> = {
  modern: modernBuild,
  dual,
  legacy: legacyBuild,
  'legacy-32602': { ...legacyBuild, stranger: 'invalid-params' },
  'legacy-silent': { ...legacyBuild, stranger: 'silence' },
  'legacy-2024': { ...legacyBuild, speaks: ['2024-11-05'] },
}

type Client = Awaited<ReturnType<typeof officialClientTo>>
const lines = ({ log }: Client) => log.map((message) => ('method' in message ? message.method : 'error' in message ? 'error' : 'result'))

const opened = ['initialize', 'result', 'notifications/initialized']
const asked = ['server/discover', 'result']
const refused = ['server/discover', 'error']
const pin = { pin: MODERN }

/** How the client opens, our build, and what crosses until it stands. */
const meetings = [
  ['legacy', 'legacy', opened, '2025-11-25'],
  ['legacy', 'dual', opened, '2025-11-25'],
  ['legacy', 'legacy-2024', opened, '2024-11-05'],
  [pin, 'modern', asked, MODERN],
  [pin, 'dual', asked, MODERN],
  ['auto', 'modern', asked, MODERN],
  ['auto', 'dual', asked, MODERN],
  ['auto', 'legacy', [...refused, ...opened], '2025-11-25'],
  ['auto', 'legacy-32602', [...refused, ...opened], '2025-11-25'],
] as const

describe('the official client and our builds', () => {
  it.each(meetings)('%j and %s open, list and call', async (mode, build, opening, revision) => {
    const meeting = await officialClientTo(notes, mode, builds[build])
    expect(lines(meeting)).toEqual(opening)
    const { tools } = await meeting.client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['read_note', 'search_notes'])
    // the oldest revision has no annotations
    expect(tools[0]?.annotations).toEqual(revision === '2024-11-05' ? undefined : { readOnlyHint: true, openWorldHint: false })
    expect(await meeting.client.callTool({ name: 'read_note', arguments: { id: 'missing' } })).toMatchObject({
      content: [{ type: 'text', text: 'Note not found: missing' }],
      isError: true,
    })
    await expect(meeting.client.callTool({ name: 'nope', arguments: {} })).rejects.toMatchObject({ code: -32602 })
    const old = revision !== MODERN
    for (const message of meeting.log) {
      if ('result' in message && !('supportedVersions' in message.result)) expect('resultType' in message.result).toBe(!old)
    }
    await meeting.client.close()
  })

  it('silence makes it fall back, after it has said that it no longer waits', async () => {
    const meeting = await officialClientTo(notes, 'auto', builds['legacy-silent'])
    expect(lines(meeting).filter((line) => line !== 'notifications/cancelled')).toEqual(['server/discover', ...opened])
    await meeting.client.close()
  })

  it.each([
    ['legacy', 'modern'],
    [pin, 'legacy'],
  ] as const)('%j and %s do not come together', async (mode, build) => {
    await expect(officialClientTo(notes, mode, builds[build])).rejects.toThrow(/protocol version|Method not found|2026-07-28/i)
  })
})

describe('our host and the official server of the old era', () => {
  it.each([
    ['dual', 'other-error', 'legacy'],
    ['legacy', 'not-probed', 'legacy'],
    ['modern', 'other-error', 'none'],
  ] as const)('a host that speaks %s: %s, so %s', async (eras, probeOutcome, era) => {
    const { tell, close } = await officialOldServer()
    const result = await hostAgainst(tell, 'notes', { ...modernOnly, eras }, ['mcp__notes__read_note', { id: 'n1' }])
    expect(eraFacts(result)).toMatchObject({ era, probeOutcome })
    expect(vectorOf(result).expect.calls).toMatchObject([
      era === 'none' ? { rung: 'not-in-pool' } : { rung: 'ran-ok', text: 'Retry policy: Retry temporary failures up to three times.' },
    ])
    await close()
  })
})

// A real server of the old era: our client opens a session with it, our host finds its era, and its leniency is as described.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createClient, open, settle } from '../../src/host/client.ts'
import { modernOnly } from '../../src/host/habits.ts'
import type { Client } from '../../src/host/world.ts'
import type { JsonObject } from '../../src/protocol/json.ts'
import { eraFacts } from '../../src/run/facts.ts'
import { vectorOf } from '../../src/run/vector.ts'
import type { Reply } from '../../src/servers/server.ts'
import { startEverything } from './everything.ts'
import type { Peer } from './host.ts'
import { hostAgainst } from './host.ts'
import { hasSchema } from './published.ts'
import { problemsIn } from './speech.ts'

const host = { name: 'teaching-host', version: '1.0.0' }
const PATIENCE = 60_000
const echo = ['mcp__everything__echo', { message: 'hello' }] as const

let peer: Peer
beforeEach(() => {
  peer = startEverything()
})
afterEach(async () => {
  // it ends because its stdin closes: no message says so, and no signal is needed
  const code = await peer.close()
  if (code !== 0) throw new Error(`The server ended with ${code}`)
}, PATIENCE)

describe('our client and the reference server of the old era', () => {
  it(
    'open a session, list and call',
    async () => {
      let client: Client = createClient('everything', '2025-11-25')
      const say = async (method: string, params: JsonObject) => {
        const opening = open(client, host, method, params)
        const reply = await peer.tell(opening.request)
        const [next, reading] = settle(opening.client, reply as Reply)
        client = next
        return reading
      }
      expect(await say('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: host })).toMatchObject({
        kind: 'result',
        result: { protocolVersion: '2025-11-25', serverInfo: { name: 'mcp-servers/everything' } },
      })
      await peer.tell({ jsonrpc: '2.0', method: 'notifications/initialized' })
      expect(await say('tools/list', {})).toMatchObject({
        kind: 'result',
        result: { tools: expect.arrayContaining([expect.objectContaining({ name: 'echo' })]) },
      })
      expect(await say('tools/call', { name: 'echo', arguments: { message: 'hello' } })).toMatchObject({
        kind: 'result',
        result: { content: [{ type: 'text', text: 'Echo: hello' }] },
      })
      expect(await say('shutdown', {})).toMatchObject({ kind: 'error', error: { code: -32601 } })
      expect(client.pending.size).toBe(0)
    },
    PATIENCE,
  )
})

describe('our host and the reference server of the old era', () => {
  it(
    'probe, fall back, list and call',
    async () => {
      const result = await hostAgainst(peer.tell, 'everything', { ...modernOnly, eras: 'dual' }, echo)
      expect(eraFacts(result)).toMatchObject({ era: 'legacy', negotiatedVersion: '2025-11-25', probeOutcome: 'other-error' })
      const { wireMessages, calls } = vectorOf(result).expect
      // lesson 4, probe-falls-back: D1!-32601 J2 T3 C4
      expect(wireMessages.list.map((line) => line.replace('everything-', ''))).toEqual([
        'C>S 1 server/discover',
        'S>C 1 error -32601',
        'C>S 2 initialize',
        'S>C 2 result',
        'C>S - notifications/initialized',
        'C>S 3 tools/list',
        'S>C 3 result',
        'C>S 4 tools/call',
        'S>C 4 result',
      ])
      expect(calls).toMatchObject([{ rung: 'ran-ok', text: 'Echo: hello' }])
      if (hasSchema) expect(problemsIn(result.wire)).toEqual([])
    },
    PATIENCE,
  )

  it(
    'a host that can only be new learns that it cannot',
    async () => {
      const result = await hostAgainst(peer.tell, 'everything', modernOnly, echo)
      expect(eraFacts(result)).toMatchObject({ era: 'none', failure: 'probe refused with -32601', probeOutcome: 'other-error' })
      expect(vectorOf(result).expect.calls).toMatchObject([{ rung: 'not-in-pool' }])
    },
    PATIENCE,
  )

  it(
    'a host that leaves out the probe has its call run all the same, before any initialize',
    async () => {
      const result = await hostAgainst(peer.tell, 'everything', { ...modernOnly, probes: false }, echo)
      expect(eraFacts(result)).toMatchObject({ era: 'assumed-modern', probeOutcome: 'not-probed' })
      expect(result.wire.map(({ method, dir }) => `${dir} ${method}`)).toEqual([
        'C>S tools/list',
        'S>C tools/list',
        'C>S tools/call',
        'S>C tools/call',
      ])
      expect(vectorOf(result).expect.calls).toMatchObject([{ rung: 'ran-ok', text: 'Echo: hello' }])
    },
    PATIENCE,
  )
})

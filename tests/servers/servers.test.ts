// The mock servers as the lessons describe them, and what every one of them owes a client, in every build.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEGACY } from '../../src/protocol/era-legacy.ts'
import { MODERN } from '../../src/protocol/era-modern.ts'
import { eraOf } from '../../src/protocol/eras.ts'
import type { Tool } from '../../src/protocol/mcp.ts'
import deploy from '../../src/servers/deploy.ts'
import docs from '../../src/servers/docs.ts'
import echo from '../../src/servers/echo.ts'
import notes from '../../src/servers/notes.ts'
import search from '../../src/servers/search.ts'
import type { Build, MockServer, Reply } from '../../src/servers/server.ts'
import { legacyBuild, modernBuild } from '../../src/servers/server.ts'
import { hasSchema, validators } from '../conformance/published.ts'

const client = { name: 'teaching-host', version: '1.0.0' }
const string = (key: string) => ({ type: 'object', properties: { [key]: { type: 'string' } }, required: [key] })
const none = { type: 'object', additionalProperties: false }
const readOnly = { readOnlyHint: true, openWorldHint: false }

/** Section 3 of the lessons: server, further tool, and its rows in their order. */
const tables: readonly (readonly [MockServer, readonly string[], readonly (readonly [string, object, object | undefined, string])[]])[] = [
  [
    docs,
    ['any.name'],
    [
      ['search', string('query'), readOnly, 'Search the documentation pages.'],
      ['get_version', none, undefined, 'Tell the version of the documentation API.'],
      ['any.name', { type: 'object' }, { readOnlyHint: true }, 'A tool that the lesson adds.'],
    ],
  ],
  [
    deploy,
    [],
    [
      ['trigger', string('service'), { readOnlyHint: false, destructiveHint: true }, 'Start a deployment of one service.'],
      ['status', string('service'), readOnly, 'Tell the state of the last deployment of one service.'],
    ],
  ],
  [
    search,
    ['bash'],
    [
      ['search_web', string('query'), { readOnlyHint: true, openWorldHint: true }, 'Search a few sample pages.'],
      ['list__sites', none, readOnly, 'List the sample sites.'],
      ['bash', string('command'), undefined, 'A tool that happens to be called bash.'],
    ],
  ],
  [
    echo,
    [],
    [
      ['echo', string('message'), readOnly, 'Return the message.'],
      ['search_web', string('query'), readOnly, 'Pretend to search the web.'],
    ],
  ],
]

/** Says one request after the other and gives what comes back; the state goes on. */
function talk(server: MockServer, extra: readonly string[] = [], build: Build = modernBuild) {
  const era = eraOf(build.speaks[0] ?? MODERN)
  let state = server.start(extra, build)
  return {
    say: (method: string, params: object = {}): Reply | undefined => {
      const [next, replies] = server.handle(state, JSON.parse(JSON.stringify(era.request('x-1', method, params as never, client))))
      state = next
      expect(replies.length).toBeLessThanOrEqual(1)
      return replies[0]
    },
    effects: () => state.effects,
  }
}
const call = (name: string, args?: object) => ({ name, ...(args && { arguments: args }) })
const textOf = (reply: Reply | undefined) =>
  reply && 'result' in reply
    ? [(reply.result['content'] as unknown as { text: string }[])[0]?.text, reply.result['isError'] ?? false]
    : reply

describe.each(tables.map(([server, extra, rows]) => [server.id, server, extra, rows] as const))(
  'the %s server',
  (_id, server, extra, rows) => {
    it('lists what its table says, in that order', () => {
      const reply = talk(server, extra).say('tools/list')
      const tools = (reply && 'result' in reply ? reply.result['tools'] : []) as unknown as Tool[]
      expect(tools).toEqual(
        rows.map(([name, inputSchema, annotations, description]) => ({
          name,
          description,
          inputSchema,
          ...(annotations && { annotations }),
        })),
      )
      expect(server.tools(server.start(extra))).toEqual(tools)
    })

    it('has the version 1.0.0 and tools that may change', () => {
      expect(talk(server).say('server/discover')).toEqual({
        jsonrpc: '2.0',
        id: 'x-1',
        result: {
          supportedVersions: [MODERN],
          capabilities: { tools: { listChanged: true } },
          ttlMs: 3_600_000,
          cacheScope: 'public',
          resultType: 'complete',
          _meta: { 'io.modelcontextprotocol/serverInfo': { name: server.id, version: '1.0.0' } },
        },
      })
    })

    it.each(rows.filter(([, schema]) => schema !== undefined && 'required' in schema))(
      '%s reports arguments that do not fit as its failure',
      (name, schema) => {
        const [key = ''] = (schema as { required: string[] }).required
        const { say } = talk(server, extra)
        expect(textOf(say('tools/call', call(name)))).toEqual([`Invalid arguments for ${name}: ${key} is required`, true])
        expect(textOf(say('tools/call', call(name, { [key]: 7 })))).toEqual([
          `Invalid arguments for ${name}: ${key} must be a string`,
          true,
        ])
      },
    )

    it('turns away what it does not know', () => {
      const { say } = talk(server, extra)
      expect(say('tools/call', call('nope'))).toMatchObject({ error: { code: -32602, message: 'Unknown tool: nope' } })
      expect(say('tools/call', call('__proto__'))).toMatchObject({ error: { code: -32602 } })
      expect(say('tools/call', {})).toMatchObject({ error: { code: -32602, message: 'Missing tool name' } })
      expect(say('shutdown')).toMatchObject({ error: { code: -32601 } })
      expect(say('initialize', { protocolVersion: '2025-11-25' })).toMatchObject({ error: { code: -32022, data: { supported: [MODERN] } } })
    })
  },
)

describe('tools', () => {
  const cases: readonly (readonly [MockServer, readonly string[], readonly (readonly [string, object, string])[]])[] = [
    [
      docs,
      ['x'],
      [
        ['search', { query: 'worktree' }, 'worktree-cleanup: Remove a worktree only after its task is closed.'],
        ['search', { query: 'release' }, 'release-notes: Version 2 adds retry limits.'],
        ['search', { query: 'zzz' }, 'No pages match: zzz'],
        ['search', { query: 'constructor' }, 'No pages match: constructor'],
        [
          'search',
          { query: '' },
          'worktree-cleanup: Remove a worktree only after its task is closed.\nrelease-notes: Version 2 adds retry limits.',
        ],
        ['get_version', {}, 'Docs API version 2.1.0'],
        ['x', { whatever: [1] }, 'extra tool ran'],
      ],
    ],
    [
      deploy,
      [],
      [
        ['status', { service: 'a' }, 'a has never been deployed.'],
        ['trigger', { service: 'a' }, 'Deployment of a started (run 1).'],
        ['trigger', { service: '__proto__' }, 'Deployment of __proto__ started (run 2).'],
        ['status', { service: 'a' }, 'a: run 1 is live.'],
        ['status', { service: '__proto__' }, '__proto__: run 2 is live.'],
        ['status', { service: 'constructor' }, 'constructor has never been deployed.'],
        ['trigger', { service: 'a' }, 'Deployment of a started (run 3).'],
        ['status', { service: 'a' }, 'a: run 3 is live.'],
      ],
    ],
    [
      search,
      ['bash'],
      [
        ['search_web', { query: 'retry' }, 'alpha.example: Retry storms and how to avoid them'],
        ['search_web', { query: 'zzz' }, 'No results for: zzz'],
        ['list__sites', {}, 'alpha.example, beta.example'],
        ['bash', { command: 'rm -rf /' }, 'remote bash ran'],
      ],
    ],
    [
      echo,
      [],
      [
        ['echo', { message: 'a\nb' }, 'Echo: a\nb'],
        ['echo', { message: '' }, 'Echo: '],
        ['search_web', { query: 'x' }, 'Echo has no index for: x'],
      ],
    ],
  ]

  it.each(cases.map(([server, extra, calls]) => [server.id, server, extra, calls] as const))(
    'of %s say what they should',
    (_id, server, extra, calls) => {
      const { say } = talk(server, extra)
      expect(calls.map(([name, args]) => textOf(say('tools/call', call(name, args))))).toEqual(calls.map(([, , words]) => [words, false]))
    },
  )

  it('change the world only where they should, and never when they are not run', () => {
    const { say, effects } = talk(deploy)
    say('tools/call', call('status', { service: 'a' }))
    say('tools/call', call('trigger', {}))
    say('tools/call', call('trigger', { service: 7 }))
    expect(effects()).toBe(0)
    say('tools/call', call('trigger', { service: 'a' }))
    expect(effects()).toBe(1)
  })
})

const builds: readonly (readonly [string, Build])[] = [
  ['new', modernBuild],
  ['dual', { speaks: [MODERN, ...LEGACY], stranger: 'method-not-found' }],
  ['old', legacyBuild],
  ['old and strict', { ...legacyBuild, stranger: 'invalid-params' }],
  ['old and silent', { ...legacyBuild, stranger: 'silence' }],
  ['oldest', { ...legacyBuild, speaks: ['2024-11-05'] }],
]
const servers = [notes, docs, deploy, search, echo]
const anyBuild = fc.constantFrom(...builds.map(([, build]) => build))
const anyServer = fc.constantFrom(...servers)

describe('every server in every build', () => {
  const method = fc.constantFrom(
    'server/discover',
    'tools/list',
    'tools/call',
    'initialize',
    'notifications/initialized',
    'shutdown',
    '__proto__',
  )
  const meta = fc.constantFrom(
    undefined,
    {},
    { 'io.modelcontextprotocol/protocolVersion': MODERN },
    {
      'io.modelcontextprotocol/protocolVersion': MODERN,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  )
  const message = fc.oneof(
    fc.jsonValue(),
    fc
      .record({
        jsonrpc: fc.constantFrom('2.0', '1.0'),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(undefined), fc.constant(null)),
        method,
        params: fc.oneof(
          fc.jsonValue(),
          fc.record({
            name: fc.constantFrom('search', 'trigger', 'echo', 'constructor'),
            arguments: fc.jsonValue(),
            _meta: meta,
            protocolVersion: fc.jsonValue(),
          }),
        ),
      })
      .map((parts) => JSON.parse(JSON.stringify(parts)) as unknown),
  )

  it('answers anything at most once, with the id it was asked by, and never throws', () => {
    fc.assert(
      fc.property(anyServer, anyBuild, fc.array(message, { maxLength: 5 }), (server, build, messages) => {
        let state = server.start([], build)
        for (const one of messages) {
          const [next, replies] = server.handle(state, one)
          expect(replies.length).toBeLessThanOrEqual(1)
          for (const reply of replies) {
            expect(JSON.parse(JSON.stringify(reply))).toEqual(reply)
            if ('result' in reply) expect(reply.id).toBe((one as { id: unknown }).id)
            if (hasSchema && 'error' in reply) expect(validators().error(reply)).toEqual([])
          }
          state = next
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps nothing but its data and its session: the same message gets the same answer from a state that only listed', () => {
    fc.assert(
      fc.property(anyServer, anyBuild, message, (server, build, one) => {
        const start = server.start([], build)
        const era = eraOf(build.speaks[0] ?? MODERN)
        const [listed] = server.handle(start, era.request('x-1', 'tools/list', {}, client))
        expect(server.handle(listed, one)[1]).toEqual(server.handle(start, one)[1])
      }),
      { numRuns: 100 },
    )
  })

  it.each(builds.filter(([, { speaks }]) => speaks.some((version) => version !== MODERN)))(
    '%s: opens a session with the version asked for, or its own newest',
    (_name, build) => {
      const own = build.speaks.filter((version) => version !== MODERN)
      for (const asked of ['2025-11-25', '2024-11-05', '1900-01-01']) {
        const [state, [reply]] = notes.handle(notes.start([], build), {
          jsonrpc: '2.0',
          id: 1,
          method: 'initialize',
          params: { protocolVersion: asked, capabilities: {}, clientInfo: client },
        })
        const settled = own.includes(asked) ? asked : own[0]
        expect(reply).toEqual({
          jsonrpc: '2.0',
          id: 1,
          result: {
            protocolVersion: settled,
            capabilities: { tools: { listChanged: true } },
            serverInfo: { name: 'notes', version: '1.0.0' },
          },
        })
        expect(notes.handle(state, { jsonrpc: '2.0', method: 'notifications/initialized' })[1]).toEqual([])
        const [, [list]] = notes.handle(state, { jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} })
        expect(Object.keys(list && 'result' in list ? list.result : {})).toEqual(['tools'])
      }
    },
  )

  it('dual: a request that names its version is answered in the new way, session or not', () => {
    const dual = builds[1]?.[1] ?? modernBuild
    const [state] = notes.handle(notes.start([], dual), {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-11-25' },
    })
    const asked = eraOf(MODERN).request('x-1', 'tools/list', {}, client)
    for (const of of [state, notes.start([], dual)]) {
      expect(notes.handle(of, asked)[1]).toMatchObject([{ result: { resultType: 'complete', ttlMs: 60_000 } }])
    }
    expect(notes.handle(notes.start([], dual), { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })[1]).toMatchObject([
      { error: { code: -32602, message: 'Missing required _meta field' } },
    ])
  })
})

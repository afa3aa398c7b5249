// The host's own tools: what each says, what it asks the host to do, and that bad arguments are its own failure.
import { describe, expect, it } from 'vitest'
import { runBuiltin } from '../../src/host/builtins/builtin.ts'
import type { Builtin } from '../../src/host/builtins/builtin.ts'
import { connectMcp, mcpConnect, mcpDisconnect, mcpListServers } from '../../src/host/builtins/connecting.ts'
import { bash, readFile } from '../../src/host/builtins/project.ts'
import { addTask, claimTask, sendMessage, submitPlan } from '../../src/host/builtins/tasks.ts'
import { createWorld } from '../../src/host/spec.ts'
import { makeClient } from '../../src/host/starting.ts'
import type { World } from '../../src/host/world.ts'
import { configuredAs, withEntry } from '../../src/host/world.ts'
import type { Arguments } from '../../src/protocol/mcp.ts'
import docs from '../../src/servers/docs.ts'
import echo from '../../src/servers/echo.ts'
import search from '../../src/servers/search.ts'

const fresh = createWorld({
  builtins: [],
  policy: { rule: 'allow-all' },
  servers: [
    { definition: docs, name: 'team docs', waits: true },
    { definition: search, name: 'p__search', command: 'npx -y @search/mcp-server', waits: true },
    { definition: echo, command: 'python tests/echo_mcp_server.py', waits: true },
  ],
  calls: [],
})

const connected = (world: World, client: string, listed: number): World => ({
  ...makeClient(world, client),
  configured: withEntry(world.configured, client, { ...configuredAs(world, client), connected: true }),
  sifted: [
    ...world.sifted,
    ...Array.from({ length: listed }, (_none, at) => ({
      client,
      alias: `${client}_${at}`,
      tool: { name: `t${at}`, description: '', inputSchema: { type: 'object' as const } },
      fate: 'added' as const,
      holder: undefined,
    })),
  ],
})
const both = connected(connected(fresh, 'echo', 2), 'search', 3)

const done = (text: string) => ({ text, isError: false })
const failed = (text: string) => ({ text, isError: true })
const python = { server_name: 'echo', command: 'python', args: ['tests/echo_mcp_server.py'] }

const cases: readonly (readonly [string, Builtin, Arguments, World, object])[] = [
  ['reads the file there is', readFile, { path: 'README.md' }, fresh, done('Project: Sketchpad')],
  ['misses another', readFile, { path: '__proto__' }, fresh, failed('File not found: __proto__')],
  ['runs the sample command', bash, { command: 'echo hi' }, fresh, done('hi')],
  ['knows no other command', bash, { command: 'rm -rf /' }, fresh, failed('rm -rf /: command not found')],
  ['connects by the name that the host gives', connectMcp, { name: 'team docs' }, fresh, { connects: 'docs' }],
  ['does not know the id', connectMcp, { name: 'docs' }, fresh, failed('Unknown server docs. Known: team docs, p__search, echo.')],
  ['connects once', connectMcp, { name: 'echo' }, both, done('echo is already connected.')],
  ['starts a program', mcpConnect, python, fresh, { connects: 'echo', as: 'echo' }],
  ['starts it once', mcpConnect, python, both, done('echo is already connected.')],
  ['starts none that is not there', mcpConnect, { ...python, args: [] }, fresh, failed('No program on this machine starts with: python')],
  [
    'starts none without arguments either',
    mcpConnect,
    { server_name: 'x', command: 'rm' },
    fresh,
    failed('No program on this machine starts with: rm'),
  ],
  ['leaves a server', mcpDisconnect, { server_name: 'echo' }, both, { disconnects: 'echo' }],
  ['leaves none that is not connected', mcpDisconnect, { server_name: 'echo' }, fresh, failed('No server named echo is connected.')],
  [
    'lists in the order of connecting',
    mcpListServers,
    {},
    both,
    done('- echo [connected]: 2 tools (python tests/echo_mcp_server.py)\n- p__search [connected]: 3 tools (npx -y @search/mcp-server)'),
  ],
  ['lists nobody', mcpListServers, {}, fresh, done('No server is connected.')],
  ['adds a task behind the others', addTask, { title: 'b' }, { ...fresh, tasks: ['a'] }, { ...done('Added task: b'), tasks: ['a', 'b'] }],
  ['claims the oldest', claimTask, {}, { ...fresh, tasks: ['a', 'b'] }, { ...done('Claimed: a'), tasks: ['b'] }],
  ['claims nothing', claimTask, {}, fresh, done('No open task.')],
  ['sends a message', sendMessage, { text: '' }, fresh, done('Message sent.')],
  ['hands in a plan', submitPlan, { plan: '' }, fresh, done('Plan submitted.')],
]

describe('a built-in', () => {
  it.each(cases)('%s', (_name, tool, args, world, outcome) => {
    expect(runBuiltin(tool, args, world)).toEqual(outcome)
  })

  it.each([
    [readFile, {}, 'path is required'],
    [readFile, { path: 7 }, 'path must be a string'],
    [bash, { command: null }, 'command must be a string'],
    [connectMcp, {}, 'name is required'],
    [mcpConnect, { server_name: 'echo' }, 'command is required'],
    [mcpConnect, { ...python, args: 'x' }, 'args must be a array'],
    [mcpListServers, { all: true }, 'all is not allowed'],
    [claimTask, { title: 'b' }, 'title is not allowed'],
  ] as const)('$0.name says what is wrong with %j', (tool, args, reason) => {
    expect(runBuiltin(tool, args, fresh)).toEqual(failed(`Invalid arguments for ${tool.name}: ${reason}`))
  })

  it('that only looks is marked so, and no other is', () => {
    const all = [readFile, bash, connectMcp, mcpConnect, mcpDisconnect, mcpListServers, addTask, claimTask, sendMessage, submitPlan]
    expect(all.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'read_file',
      'mcp_list_servers',
      'submit_plan',
    ])
  })
})

// The dispatcher's parts: policy, aliases, built-ins, and that a host without a trusted server denies it.
import { describe, expect, it } from 'vitest'
import { runBuiltin } from '../../src/host/builtins/builtin.ts'
import { readFile } from '../../src/host/builtins/project.ts'
import { aliasOf, namings } from '../../src/host/naming.ts'
import { decide } from '../../src/host/permissions.ts'
import type { PoolEntry } from '../../src/host/world.ts'
import { callId } from '../../src/protocol/ids.ts'
import { run } from '../../src/run/run.ts'
import { createWorld } from '../../src/host/spec.ts'
import { vectorOf } from '../../src/run/vector.ts'
import notes from '../../src/servers/notes.ts'

const entry = (server: string | undefined, readOnlyHint?: boolean): PoolEntry => ({
  descriptor: { name: 'x', description: '', inputSchema: { type: 'object' } },
  origin: { server, serverName: server, tool: 'x' },
  annotations: readOnlyHint === undefined ? {} : { readOnlyHint },
})

describe('the read-only policy', () => {
  it.each([
    ['a built-in that is read-only', entry(undefined, true), true],
    ['a built-in that is not', entry(undefined, false), false],
    ['a trusted server that says read-only', entry('notes', true), true],
    ['a trusted server that says nothing', entry('notes'), false],
    ['a server that is not trusted, whatever it says', entry('other', true), false],
  ])('%s', (_name, of, allowed) => {
    expect(decide({ rule: 'read-only', trusted: ['notes'] }, of)).toEqual({ allowed, rule: 'read-only' })
  })
})

it('makes an alias of server and tool, dots in the tool included', () => {
  expect(aliasOf(namings.dotted, 'notes', 'admin.tools.list')).toBe('notes.admin.tools.list')
})

describe('read_file', () => {
  it.each([
    [{ path: 'README.md' }, { text: 'Project: Sketchpad', isError: false }],
    [{ path: 'constructor' }, { text: 'File not found: constructor', isError: true }],
    [{}, { text: 'Invalid arguments for read_file: path is required', isError: true }],
  ])('%j', (args, outcome) => {
    const world = createWorld({ builtins: [readFile], policy: { rule: 'allow-all' }, servers: [], calls: [] })
    expect(runBuiltin(readFile, args, world)).toEqual(outcome)
  })
})

it('stops a call that policy does not allow at the second gate, and sends nothing', () => {
  const denied = run({
    world: {
      builtins: [],
      habits: { naming: namings.dotted },
      policy: { rule: 'read-only', trusted: [] },
      servers: [{ definition: notes }],
      calls: [{ callId: callId('c1'), alias: 'notes.read_note', args: { id: 'n1' }, chosenBy: 'preset' }],
    },
    steps: [{ id: 'all', opens: ['builtins'] }],
  })
  expect(vectorOf(denied).expect).toMatchObject({
    wireMessages: { count: 4 },
    calls: [{ rung: 'denied', errorAuthor: 'host', isError: true, text: 'Denied by host rule read-only.', requestIds: [] }],
  })
})

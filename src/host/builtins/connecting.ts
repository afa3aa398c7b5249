// Built-ins that connect servers while a session runs. They run locally; what they ask for crosses the boundary.
import { own, stringAt } from '../../protocol/json.ts'
import { noArguments, oneString, readOnly } from '../../servers/schemas.ts'
import { sentence } from '../sentences.ts'
import type { Configured, World } from '../world.ts'
import { configuredAs, listedBy } from '../world.ts'
import type { Builtin } from './builtin.ts'
import { done, failed } from './builtin.ts'

const named = (world: World, name: string): readonly [string, Configured] | undefined =>
  [...world.configured].find(([, known]) => known.name === name)

const unknown = (world: World, name: string) =>
  failed(
    sentence.unknownServer(
      name,
      [...world.configured.values()].map((known) => known.name),
    ),
  )

/** Connects a server that the host's configuration knows by name. */
export const connectMcp: Builtin = {
  name: 'connect_mcp',
  description: 'Connect one of the known MCP servers.',
  inputSchema: oneString('name'),
  run: (args, world) => {
    const name = stringAt(args, 'name')
    const [client, known] = named(world, name) ?? []
    if (client === undefined) return unknown(world, name)
    return known?.connected ? done(sentence.already(name)) : { connects: client }
  },
}

/** Starts a program as a server. Only programs that this machine has can be started. */
export const mcpConnect: Builtin = {
  name: 'mcp_connect',
  description: 'Start a program as an MCP server and connect it.',
  inputSchema: {
    type: 'object',
    properties: { server_name: { type: 'string' }, command: { type: 'string' }, args: { type: 'array' } },
    required: ['server_name', 'command'],
  },
  run: (args, world) => {
    const given = own(args, 'args')
    const command = [stringAt(args, 'command'), ...(Array.isArray(given) ? given.map(String) : [])].join(' ')
    const name = stringAt(args, 'server_name')
    const [client, known] = [...world.configured].find(([, server]) => server.command === command) ?? []
    if (client === undefined) return failed(sentence.noProgram(command))
    return known?.connected ? done(sentence.already(known.name)) : { connects: client, as: name }
  },
}

export const mcpDisconnect: Builtin = {
  name: 'mcp_disconnect',
  description: 'Disconnect an MCP server and end its program.',
  inputSchema: oneString('server_name'),
  run: (args, world) => {
    const name = stringAt(args, 'server_name')
    const [client, known] = named(world, name) ?? []
    if (client === undefined) return unknown(world, name)
    return known?.connected ? { disconnects: client } : failed(sentence.noServer(name))
  },
}

/** One line per connected server, in the order in which they were connected. */
export const mcpListServers: Builtin = {
  name: 'mcp_list_servers',
  description: 'List the connected MCP servers.',
  inputSchema: noArguments,
  annotations: readOnly,
  run: (_args, world) => {
    const lines = [...world.clients.keys()].flatMap((client) => {
      const { name, connected, command = '' } = configuredAs(world, client)
      return connected ? [sentence.line(name, listedBy(world, client), command)] : []
    })
    return done(lines.length > 0 ? lines.join('\n') : sentence.noneConnected())
  },
}

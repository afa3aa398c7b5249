// From a manifest to a running server: scan the file, give the server its name, start it. Processes are simulated.
import { createClient } from './client.ts'
import type { Effect } from './effect.ts'
import { clientAtHand } from './opening.ts'
import type { World } from './world.ts'
import { configuredAs, sure, withEntry } from './world.ts'

/** One client per server. A client that was there before goes on with its numbers. Making it calls nothing. */
export function makeClient(world: World, id: string): World {
  const { eras, preferred, legacy } = world.habits.speaks
  const revision = eras === 'legacy' ? sure(legacy[0], 'an old revision') : preferred
  const client = world.clients.get(id) ?? createClient(id, revision)
  return { ...world, clients: withEntry(world.clients, id, client) }
}

/** Reads the manifest. What is wrong with it is reported; what is right in it is kept. */
export const scanManifest: Effect = (world) => {
  const { path, read, text } = sure(world.manifest, 'a manifest')
  const { scan, servers, faults } = read(text, knownPrograms(world))
  const configured = new Map(world.configured)
  for (const { client, key, plugin, command } of servers) {
    configured.set(client, { ...configuredAs(world, client), name: key, plugin, command })
  }
  const unopened = servers.map(({ client }) => client)
  return [{ ...world, configured, unopened }, [{ type: 'manifest.scanned', file: path, scan, faults }]]
}

/** The programs that this machine can start, by command line. */
const knownPrograms = (world: World): ReadonlyMap<string, string> =>
  new Map([...world.configured].flatMap(([client, { command }]) => (command === undefined ? [] : [[command, client] as const])))

/** A server of a plugin is called by the plugin's name and its own. */
export const prefixServer: Effect = (world) => {
  const client = clientAtHand(world)
  const known = configuredAs(world, client)
  const plugin = known.plugin ?? ''
  const name = `${plugin}__${known.name}`
  const configured = withEntry(world.configured, client, { ...known, name })
  return [{ ...world, configured }, [{ type: 'server.named', client, name, plugin }]]
}

/** Starts the process of the server at hand, with a client at its other end. */
export const spawnServer: Effect = (world) => {
  const client = clientAtHand(world)
  const { command = '' } = configuredAs(world, client)
  return [
    makeClient(world, client),
    [
      { type: 'server.spawned', client, command },
      { type: 'client.created', client },
    ],
  ]
}

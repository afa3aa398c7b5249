// Filling the pool: built-ins first, then the tools a client heard of. Descriptor and route are stored apart.
import type { Tool } from '../protocol/mcp.ts'
import { createClient } from './client.ts'
import type { Effect } from './effect.ts'
import { aliasOf } from './naming.ts'
import type { PoolEntry, Route, World } from './world.ts'
import { sure } from './world.ts'

/** Built-ins enter pool and routes; one client per switched-on server is made. Making a client calls nothing. */
export const fillPool: Effect = (world) => {
  const pool = new Map(world.pool)
  const routes = new Map(world.routes)
  for (const tool of world.builtins) {
    pool.set(tool.name, entryOf(tool.name, undefined, tool))
    routes.set(tool.name, { executor: 'local', tool: tool.name })
  }
  const clients = new Map(world.unopened.map((id) => [id, createClient(id)]))
  return [
    { ...world, pool, routes, clients },
    [{ type: 'pool.filled', names: [...pool.keys()] }, ...world.unopened.map((client) => ({ type: 'client.created', client }) as const)],
  ]
}

/** Every tool heard of gets an alias, a descriptor in the pool and a route that keeps the server's own name. */
export const registerTools: Effect = (world) => register(world, true)

/** Shared with the host that forgets the routes, so that it differs in nothing else. */
export function register(world: World, keepRoutes: boolean): ReturnType<Effect> {
  const client = sure(world.unopened[0], 'a server to register')
  const pool = new Map(world.pool)
  const routes = new Map<string, Route>(world.routes)
  const names: string[] = []
  for (const tool of world.heard) {
    const alias = aliasOf(world.naming, client, tool.name)
    pool.set(alias, entryOf(alias, client, tool))
    if (keepRoutes) routes.set(alias, { executor: 'server', client, tool: tool.name })
    names.push(alias)
  }
  return [{ ...world, pool, routes, heard: [], unopened: world.unopened.slice(1) }, [{ type: 'tools.registered', client, names }]]
}

function entryOf(alias: string, server: string | undefined, tool: Tool): PoolEntry {
  return {
    descriptor: { name: alias, description: tool.description, inputSchema: tool.inputSchema },
    origin: { server, tool: tool.name },
    annotations: tool.annotations ?? {},
  }
}

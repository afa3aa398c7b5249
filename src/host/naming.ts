// How a host names a server's tool for the model. The alias is this host's convention; MCP does not know it.

export type Naming = 'dotted'

const strategies: Record<Naming, (server: string, tool: string) => string> = {
  dotted: (server, tool) => `${server}.${tool}`,
}

/** The alias under which a server's tool enters the pool. Routing never takes it apart again. */
export function aliasOf(naming: Naming, server: string, tool: string): string {
  return strategies[naming](server, tool)
}

// The host's own tools and the local executor that runs them. No message is involved.
import { misfit } from '../../protocol/arguments.ts'
import type { Arguments, Tool } from '../../protocol/mcp.ts'
import type { World } from '../world.ts'

/** What a built-in comes to: an outcome, or a wish to connect or leave a server, by client id; `as`: the name it gets. */
type Ran =
  | { readonly text: string; readonly isError: boolean; readonly tasks?: readonly string[] }
  | { readonly connects: string; readonly as?: string }
  | { readonly disconnects: string }

export interface Builtin extends Tool {
  readonly run: (args: Arguments, world: World) => Ran
}

export const done = (text: string): Ran => ({ text, isError: false })
export const failed = (text: string): Ran => ({ text, isError: true })

/** Runs a built-in; arguments that do not fit are its failure, as they would be a server tool's. */
export function runBuiltin(tool: Builtin, args: Arguments, world: World): Ran {
  const reason = misfit(tool.inputSchema, args)
  return reason ? failed(`Invalid arguments for ${tool.name}: ${reason}`) : tool.run(args, world)
}

// The host's own tools and the local executor that runs them. No message is involved.
import { stringAt } from '../protocol/json.ts'
import { misfit } from '../protocol/arguments.ts'
import type { Arguments, Tool } from '../protocol/mcp.ts'

export interface Builtin extends Tool {
  readonly run: (args: Arguments) => { readonly text: string; readonly isError: boolean }
}

const files: ReadonlyMap<string, string> = new Map([['README.md', 'Project: Sketchpad']])

export const readFile: Builtin = {
  name: 'read_file',
  description: 'Read one file of the project.',
  inputSchema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  annotations: { readOnlyHint: true, openWorldHint: false },
  run: (args) => {
    const path = stringAt(args, 'path')
    const text = files.get(path)
    return text === undefined ? { text: `File not found: ${path}`, isError: true } : { text, isError: false }
  },
}

/** Runs a built-in; arguments that do not fit are its failure, as they would be a server tool's. */
export function runBuiltin(tool: Builtin, args: Arguments): { readonly text: string; readonly isError: boolean } {
  const reason = misfit(tool.inputSchema, args)
  return reason ? { text: `Invalid arguments for ${tool.name}: ${reason}`, isError: true } : tool.run(args)
}

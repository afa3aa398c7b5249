// What is shown of a mock server: its entries and its tools, without the code behind them.
import type { ServerSpec } from '../host/spec.ts'
import type { MockServer, ServerState } from '../servers/server.ts'
import type { Frame } from './frame.ts'

export interface ServerView {
  readonly id: string
  /** The argument that names an entry, where there is one. */
  readonly keyedBy: string | undefined
  readonly entries: readonly { readonly key: string; readonly title: string }[]
  /** The tools it lists, in order, with the names of their parameters. */
  readonly tools: readonly { readonly name: string; readonly parameters: readonly string[] }[]
}

/** One view per list of tools and data, so that equal servers are the same object. */
const views = new WeakMap<readonly string[], { readonly data: unknown; readonly view: ServerView }>()

function viewOf(definition: MockServer, state: ServerState): ServerView {
  const known = views.get(state.listed)
  if (known && known.data === state.data) return known.view
  const view = {
    id: definition.id,
    keyedBy: definition.keyedBy,
    entries: definition.entries(state),
    tools: definition.tools(state).map(({ name, inputSchema }) => ({ name, parameters: Object.keys(inputSchema.properties ?? {}) })),
  }
  views.set(state.listed, { data: state.data, view })
  return view
}

/** The servers of the world in a frame. */
export const serversAt = ({ world }: Frame): ServerView[] =>
  [...world.servers.values()].map(({ definition, state }) => viewOf(definition, state))

/** A server that no client is connected to. */
export const serverAlone = ({ definition, extraTools = [], build }: ServerSpec): ServerView =>
  viewOf(definition, definition.start(extraTools, build))

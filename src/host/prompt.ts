// The system prompt that goes to the model with the pool. The host writes it anew whenever it builds the pool anew.
import type { World } from './world.ts'

/** Lines of the prompt. Data like any payload, and never translated. */
export function promptOf(pool: World['pool'], mentions: readonly string[]): readonly string[] {
  const servers = mentions.length > 0 ? mentions.join(', ') : 'none'
  return ['You are the assistant of this project.', `Tools: ${[...pool.keys()].join(', ')}`, `Connected MCP servers: ${servers}`]
}

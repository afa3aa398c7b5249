// The word that a host may write behind a description, read from hints that nobody has checked.
import type { ToolAnnotations } from '../protocol/mcp.ts'

export type Mark = 'readOnly' | 'destructive' | 'writes'

/** With the defaults of the specification: an unannotated tool may destroy (server/tools, ToolAnnotations). */
export function markOf({ readOnlyHint, destructiveHint }: ToolAnnotations): Mark {
  if (readOnlyHint === true) return 'readOnly'
  return destructiveHint === false ? 'writes' : 'destructive'
}

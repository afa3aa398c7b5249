// The two id layers. They are branded so that one can never stand where the other belongs.

declare const layer: unique symbol

/** The host's own number for a tool call (`c1`). It never appears on the wire. */
export type CallId = string & { readonly [layer]: 'call' }

/** The JSON-RPC id of a request (`notes-3`), chosen by one MCP client. */
export type WireId = (string | number) & { readonly [layer]: 'wire' }

export const callId = (text: string): CallId => text as CallId
export const wireId = (value: string | number): WireId => value as WireId

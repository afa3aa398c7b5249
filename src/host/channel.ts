// The in-memory transport. Every message crosses it as text, so no object is ever shared between host and server.
import type { JsonRpcMessage } from '../protocol/jsonrpc.ts'

export const write = (message: JsonRpcMessage): string => JSON.stringify(message)

export const read = (text: string): JsonRpcMessage => JSON.parse(text) as JsonRpcMessage

// In which revision each message of a run is written, told from the messages alone, and what is wrong with it there.
import type { JsonRpcMessage } from '../../src/protocol/jsonrpc.ts'
import { isError, isNotification, isRequest, isResult } from '../../src/protocol/jsonrpc.ts'
import { own } from '../../src/protocol/json.ts'
import type { WireRecord } from '../../src/run/records.ts'
import { wireLine } from '../../src/run/vector.ts'
import type { Revision } from './published.ts'
import { REVISIONS, validators } from './published.ts'

const MODERN = '2026-07-28'
const VERSION = 'io.modelcontextprotocol/protocolVersion'

/** A version that a message names; an invented one is written as the newest. */
const published = (version: unknown): Revision => REVISIONS.find((revision) => revision === version) ?? MODERN

export interface Spoken {
  readonly line: string
  readonly message: JsonRpcMessage
  /** Of the request that it is or answers. */
  readonly method: string
  readonly revision: Revision
}

/**
 * A request says its version in `_meta`; `initialize` asks for one. Everything else is written in what the connection
 * has come to: the version of its session, or the newest while there is none.
 */
export function spoken(wire: readonly WireRecord[]): readonly Spoken[] {
  const sessions = new Map<string, Revision>()
  const asked = new Map<unknown, { readonly method: string; readonly revision: Revision }>()
  return wire.map((record): Spoken => {
    const { client, message } = record
    const line = wireLine(record)
    const session = sessions.get(client) ?? MODERN
    if (isRequest(message)) {
      const { method, params } = message
      const named = own(own(params, '_meta'), VERSION)
      const opens = method === 'initialize'
      const revision = opens ? published(own(params, 'protocolVersion')) : named === undefined ? session : published(named)
      asked.set(message.id, { method, revision })
      return { line, message, method, revision }
    }
    if (isNotification(message)) return { line, message, method: message.method, revision: session }
    const { method, revision } = asked.get(message.id) ?? { method: '', revision: session }
    if (isResult(message) && method === 'initialize') {
      const settled = published(message.result['protocolVersion'])
      sessions.set(client, settled)
      return { line, message, method, revision: settled }
    }
    // only the newest revision has an error that names versions, whatever was asked
    return { line, message, method, revision: isError(message) && message.error.code === -32022 ? MODERN : revision }
  })
}

/** What the schema of a revision has against one message. */
export function problemsWith({ message, method }: Pick<Spoken, 'message' | 'method'>, revision: Revision): string[] {
  const check = validators(revision)
  if (isRequest(message)) return check.request(method, message)
  if (isNotification(message)) return check.notification(method, message)
  if (isError(message)) return check.error(message)
  return isResult(message) ? check.result(method, message) : ['a message of no kind']
}

/** What is wrong in a whole run, one line per message. */
export const problemsIn = (wire: readonly WireRecord[]): readonly { readonly line: string; readonly problems: readonly string[] }[] =>
  spoken(wire).flatMap((said) => {
    const problems = problemsWith(said, said.revision)
    return problems.length > 0 ? [{ line: said.line, problems }] : []
  })

// Where the specification defines each field of a message. Labels are the specification's own headings.
import { MODERN } from './era-modern.ts'
import { isLegacy } from './era-legacy.ts'
import { own } from './json.ts'
import type { JsonRpcMessage } from './jsonrpc.ts'

const BASE = 'https://modelcontextprotocol.io/specification/'

interface SpecSection {
  readonly url: string
  readonly label: string
}

const section = (page: string, title: string, anchor: string, heading: string): SpecSection => ({
  url: `${BASE}${MODERN}/${page}#${anchor}`,
  label: `${title}, ${heading}`,
})

const basic = (anchor: string, heading: string) => section('basic', 'Overview', anchor, heading)
const tools = (anchor: string, heading: string) => section('server/tools', 'Tools', anchor, heading)
const discovery = (anchor: string, heading: string) => section('server/discover', 'Discovery', anchor, heading)
const caching = (anchor: string, heading: string) => section('server/utilities/caching', 'Caching', anchor, heading)

/** A field: the key of its explanation and the section that defines it. */
export interface FieldSpec {
  readonly note: string
  readonly section: SpecSection
}

const field = (note: string, of: SpecSection): FieldSpec => ({ note, section: of })

/** The pages of the old handshake. They are gone in the new era. */
const lifecycle = section('basic/lifecycle', 'Lifecycle', 'initialization', 'Initialization')
const cancelling = section('basic/utilities/cancellation', 'Cancellation', 'cancellation-flow', 'Cancellation Flow')

const meta = basic('_meta', '_meta')
const calling = tools('calling-tools', 'Calling Tools')
const toolData = field('tool', tools('tool', 'Tool'))

const fields: ReadonlyMap<string, FieldSpec> = new Map([
  ['jsonrpc', field('jsonrpc', basic('messages', 'Messages'))],
  ['method', field('method.tools/call', calling)],
  ['params', field('params', basic('requests', 'Requests'))],
  ['params.name', field('name', calling)],
  ['params.arguments', field('arguments', calling)],
  ['params.arguments.id', field('arguments.id', calling)],
  ['params._meta', field('_meta', meta)],
  ['params._meta.io.modelcontextprotocol/protocolVersion', field('protocolVersion', meta)],
  ['params._meta.io.modelcontextprotocol/clientInfo', field('clientInfo', meta)],
  ['params._meta.io.modelcontextprotocol/clientCapabilities', field('clientCapabilities', meta)],
  ['params.protocolVersion', field('initialize.version', lifecycle)],
  ['params.capabilities', field('initialize.capabilities', lifecycle)],
  ['params.clientInfo', field('initialize.clientInfo', lifecycle)],
  ['params.requestId', field('requestId', cancelling)],
  ['params.reason', field('reason', cancelling)],
  ['result.protocolVersion', field('session.version', lifecycle)],
  ['result.serverInfo', field('session.serverInfo', lifecycle)],
  ['result', field('result', basic('result-responses', 'Result Responses'))],
  ['result.resultType', field('resultType', basic('resulttype', 'ResultType'))],
  ['result._meta', field('_meta', meta)],
  ['result._meta.io.modelcontextprotocol/serverInfo', field('serverInfo', meta)],
  ['result.supportedVersions', field('supportedVersions', discovery('discoverresult', 'DiscoverResult'))],
  ['result.capabilities', field('capabilities', tools('capabilities', 'Capabilities'))],
  ['result.ttlMs', field('ttlMs', caching('time-to-live-ttl-field', 'Time-to-Live (TTL) Field'))],
  ['result.cacheScope', field('cacheScope', caching('cache-scope-field', 'Cache Scope Field'))],
  ['result.tools', field('tools', tools('listing-tools', 'Listing Tools'))],
  ['result.tools.name', field('tool', tools('tool-names', 'Tool Names'))],
  ['result.content', field('content', tools('tool-result', 'Tool Result'))],
  ['result.isError', field('isError', tools('error-handling', 'Error Handling'))],
  ['error', field('error', basic('error-responses', 'Error Responses'))],
  ['error.message', field('error.message', basic('error-responses', 'Error Responses'))],
])

const methods: ReadonlyMap<string, SpecSection> = new Map([
  ['server/discover', discovery('request', 'Request')],
  ['tools/list', tools('listing-tools', 'Listing Tools')],
  ['tools/call', calling],
  ['initialize', lifecycle],
  ['notifications/initialized', lifecycle],
  ['notifications/cancelled', cancelling],
])

/**
 * The field at a path of a message. A path joins keys with dots and leaves array positions out.
 * A path with no entry of its own belongs to the nearest one above it. Links lead to the pages of `revision`.
 */
export function fieldAt(message: JsonRpcMessage, path: string, revision: string = MODERN): FieldSpec {
  const found = modernField(message, path)
  // an invented revision has no pages
  if (!isLegacy(revision)) return found
  const { url, label } = found.section
  const [page = '', anchor = ''] = url.slice(`${BASE}${MODERN}/`.length).split('#')
  const old = oldAnchors.get(anchor) ?? anchor
  return { ...found, section: { url: `${BASE}${revision}/${oldPage(revision, page)}#${old}`, label } }
}

/** The oldest revision keeps the forms of messages on a page of their own. */
const oldPage = (revision: string, page: string): string => (revision === '2024-11-05' && page === 'basic' ? 'basic/messages' : page)

/** Headings that have another name in the old revisions. */
const oldAnchors: ReadonlyMap<string, string> = new Map([
  ['result-responses', 'responses'],
  ['error-responses', 'responses'],
  ['error-codes', 'responses'],
  ['resulttype', 'responses'],
  ['messages', 'requests'],
])

/** Codes with an explanation of their own. */
const explained = new Set([-32601, -32602, -32022])

function modernField(message: JsonRpcMessage, path: string): FieldSpec {
  if (path === 'error.code' && 'error' in message) {
    const { code } = message.error
    return field(explained.has(code) ? `error.code.${code}` : 'error.code.other', basic('error-codes', 'Error Codes'))
  }
  // the old era and notifications have parameters without metadata
  if (path === 'params' && 'method' in message && own(message.params, '_meta') === undefined) {
    return field('params.bare', basic('requests', 'Requests'))
  }
  if (path === 'id') {
    return 'method' in message ? field('id.request', basic('requests', 'Requests')) : field('id.response', basic('responses', 'Responses'))
  }
  if (path === 'method' && 'method' in message) {
    return field(`method.${message.method}`, methods.get(message.method) ?? basic('requests', 'Requests'))
  }
  if (path.startsWith('params.arguments.') && !fields.has(path)) return field('arguments.other', calling)
  if (path.startsWith('result.tools.') && !fields.has(path)) return toolData
  for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
    const found = fields.get(at)
    if (found) return found
  }
  return field('jsonrpc', basic('messages', 'Messages'))
}

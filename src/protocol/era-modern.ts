// The stateless era, from revision 2026-07-28: every request names its version and the client's abilities itself.
import type { Era } from './era.ts'
import { isLegacy } from './era-legacy.ts'
import { missingMeta, unsupportedVersion } from './errors.ts'
import { isObject, own } from './json.ts'
import type { JsonObject } from './json.ts'
import { METHOD } from './mcp.ts'
import { META, requestMeta, resultMeta } from './meta.ts'

export const MODERN = '2026-07-28'

/** server/utilities/caching: these results say how long they may be kept. Milliseconds. */
const caching: ReadonlyMap<string, JsonObject> = new Map([
  [METHOD.discover, { ttlMs: 3_600_000, cacheScope: 'public' }],
  [METHOD.listTools, { ttlMs: 60_000, cacheScope: 'public' }],
])

const required: ReadonlyMap<string, readonly string[]> = new Map([
  [METHOD.discover, ['supportedVersions', 'capabilities', 'ttlMs', 'cacheScope']],
  [METHOD.listTools, ['tools', 'ttlMs', 'cacheScope']],
  [METHOD.callTool, ['content']],
])

export const modernEra = (revision: string): Era => ({
  revision,

  request: (id, method, params, client) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: { ...params, _meta: requestMeta(revision, client, {}) },
  }),

  refuse: (request, supported) => {
    const meta = own(request.params, '_meta')
    const version = own(meta, META.protocolVersion)
    if (typeof version !== 'string') return missingMeta(META.protocolVersion)
    // a version of the old era cannot be named by a request, though the error lists it as supported
    if (isLegacy(version) || !supported.includes(version)) return unsupportedVersion(supported, version)
    if (!isObject(own(meta, META.clientCapabilities))) return missingMeta(META.clientCapabilities)
    return undefined
  },

  result: (method, body, server) => ({ ...body, ...caching.get(method), resultType: 'complete', _meta: resultMeta(server) }),

  flaw: (method, result) => {
    // basic/index, ResultType: a value we do not know makes the result invalid; this host offers no input
    if (result['resultType'] !== 'complete') return 'resultType'
    return required.get(method)?.find((key) => !Object.hasOwn(result, key))
  },
})

export const modern: Era = modernEra(MODERN)

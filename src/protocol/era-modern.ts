// The stateless era, revision 2026-07-28: every request names its version and the client's abilities itself.
import type { Era } from './era.ts'
import { missingMeta, unsupportedVersion } from './errors.ts'
import { isObject, own, stringAt } from './json.ts'
import { METHOD } from './mcp.ts'
import { META, requestMeta, resultMeta } from './meta.ts'

const REVISION = '2026-07-28'

export const modern: Era = {
  revision: REVISION,

  request: (id, method, params, client) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: { ...params, _meta: requestMeta(REVISION, client, {}) },
  }),

  refuse: (request) => {
    // basic/versioning: a modern-only server answers the old handshake by naming what it supports
    if (request.method === METHOD.initialize) {
      return unsupportedVersion([REVISION], stringAt(request.params, 'protocolVersion'))
    }
    const meta = own(request.params, '_meta')
    const version = own(meta, META.protocolVersion)
    if (typeof version !== 'string') return missingMeta(META.protocolVersion)
    if (version !== REVISION) return unsupportedVersion([REVISION], version)
    if (!isObject(own(meta, META.clientCapabilities))) return missingMeta(META.clientCapabilities)
    return undefined
  },

  result: (body, server) => ({ ...body, resultType: 'complete', _meta: resultMeta(server) }),
}

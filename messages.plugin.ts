// Compiles the ICU messages of every catalogue to small functions when it is bundled, so that no parser is shipped.
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import type { Plugin } from 'vite'

const catalog = /\/src\/(?:locales\/([^/]+)\/[^/]+|(?:lessons|ui)\/(?:[^/]+\/)*text)\.json$/

/** A base catalogue holds `{message, description}` per key, a translation holds the message alone. */
type Entry = string | { readonly message: string; readonly description: string }

export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const found = catalog.exec(id.split('?')[0] ?? id)
      if (!found) return undefined
      const entries = Object.entries(JSON.parse(code) as Record<string, Entry>)
      const plain = Object.fromEntries(entries.map(([key, entry]) => [key, typeof entry === 'string' ? entry : entry.message]))
      return { code: compileModule(new MessageFormat(found[1] ?? 'en'), plain), map: null, moduleType: 'js' }
    },
  }
}

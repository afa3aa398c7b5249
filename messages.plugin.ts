// Compiles the ICU messages of every catalogue to small functions when it is bundled, so that no parser is shipped.
import { existsSync, readFileSync } from 'node:fs'
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module.js'
import type { Plugin } from 'vite'

const catalog = /\/src\/(?:locales\/([^/]+)\/(?:about\/)?[^/]+|(?:lessons|ui)\/(?:[^/]+\/)*(?:text|about))\.json$/

/** A base catalogue holds `{message, description}` per key, a translation holds the message alone. */
type Entry = string | { readonly message: string; readonly description: string }
type Entries = Record<string, Entry>

/** Where the name of a lesson stands, seen from its other texts. */
const aboutOf = (file: string): string =>
  file.endsWith('/text.json') ? file.replace(/text\.json$/, 'about.json') : file.replace(/([^/]+)$/, 'about/$1')

export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform(code, id) {
      const [file = id] = id.split('?')
      const found = catalog.exec(file)
      if (!found) return undefined
      // the list of lessons needs the names alone, a lesson needs its own: written once, they are part of its texts
      const about = aboutOf(file)
      const known = existsSync(about)
      if (known) this.addWatchFile(about)
      const named = known ? (JSON.parse(readFileSync(about, 'utf8')) as Entries) : {}
      const entries = Object.entries({ ...named, ...(JSON.parse(code) as Entries) })
      const plain = Object.fromEntries(entries.map(([key, entry]) => [key, typeof entry === 'string' ? entry : entry.message]))
      return { code: compileModule(new MessageFormat(found[1] ?? 'en'), plain), map: null, moduleType: 'js' }
    },
  }
}

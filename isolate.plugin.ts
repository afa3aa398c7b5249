// A guest leaves no names in the window of its page: takes out the two globals that libraries set without need.
import type { Plugin } from 'vite'

const replacements: readonly (readonly [file: RegExp, from: string, to: string])[] = [
  // one configuration per copy of the library instead of one per page
  [/zod\/v4\/core\/core\.js$/, 'globalThis.__zod_globalConfig', 'ownConfig.__zod_globalConfig'],
  // read only by animations that start before the script, which the lab has none of
  [/framer-motion\/.*use-visual-element\.mjs$/, 'window.MotionIsMounted = true', ''],
]

export function isolate(): Plugin {
  return {
    name: 'isolate',
    transform(code, id) {
      const found = replacements.find(([file]) => file.test(id.split('?')[0] ?? id))
      if (!found) return undefined
      const [, from, to] = found
      if (!code.includes(from)) throw new Error(`${id} no longer has ${from}: look for its globals anew`)
      const own = to.startsWith('ownConfig') ? 'const ownConfig = {};\n' : ''
      return { code: own + code.replaceAll(from, to).replaceAll('(_a = globalThis)', '(_a = ownConfig)'), map: null }
    },
  }
}

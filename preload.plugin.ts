// Names in the page what its address will need, so that it is fetched beside the entry and not after it.
import type { Plugin, Rolldown } from 'vite'
import { asksForHome } from './src/route.ts'

type Chunks = readonly Rolldown.OutputChunk[]

/** The files of the chunks that hold these modules, with all that they import. */
function filesOf(chunks: Chunks, modules: readonly string[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    byFile.get(file)?.imports.forEach(add)
  }
  for (const { fileName, facadeModuleId, moduleIds } of chunks) {
    const held = [...moduleIds, facadeModuleId ?? '']
    if (modules.some((path) => held.some((id) => id.split('?')[0]?.endsWith(path)))) add(fileName)
  }
  return [...files]
}

/** The ends of the module paths whose chunks the list of lessons needs, and those that the first lesson needs. */
interface Needs {
  readonly home: readonly string[]
  readonly lesson: readonly string[]
}

export function preload({ home, lesson }: Needs): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, chunk: entry }) => {
        const chunks = Object.values(bundle ?? {}).filter((file) => file.type === 'chunk')
        // a page in one piece has nothing to fetch
        if (chunks.length < 2) return []
        const [forHome, forLesson] = [home, lesson].map((modules) => filesOf(chunks, modules).filter((file) => file !== entry?.fileName))
        // a page that forbids scripts of its own is only slower without it
        const code = `for (const file of (${String(asksForHome)})(location.search) ? ${JSON.stringify(forHome)} : ${JSON.stringify(forLesson)})
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href: './' + file }))`
        return [{ tag: 'script', children: code, injectTo: 'head-prepend' as const }]
      },
    },
  }
}

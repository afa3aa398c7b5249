// Names the chunks of the first lesson in the page, so that they are fetched beside the entry and not after it.
import type { Plugin } from 'vite'

/** `modules`: the ends of the module paths whose chunks the first frame needs. */
export function preload(modules: readonly string[]): Plugin {
  return {
    name: 'preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {}).flatMap((chunk) =>
          chunk.type === 'chunk' && modules.some((path) => chunk.facadeModuleId?.endsWith(path))
            ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `./${chunk.fileName}` }, injectTo: 'head' as const }]
            : [],
        ),
    },
  }
}

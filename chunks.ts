// How the page is cut: what both of its pages need, what a lesson needs, and the rest by what shares it. Few pieces compress best.
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Name = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never) => unknown>
type Modules = Parameters<Name>[1]

/** Every module that `start` imports, directly or not, but for what it imports later. */
function reachedFrom(start: string, modules: Modules): ReadonlySet<string> {
  const reached = new Set<string>()
  const walk = (id: string) => {
    if (reached.has(id)) return
    reached.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(walk)
  }
  walk(fileURLToPath(new URL(start, import.meta.url)))
  return reached
}

const isCode = /\.(?:ts|tsx|js|mjs)$|preload-helper|rolldown/
/** Its parts are reached by name and loaded when they are used: only what uses them tells them apart. */
const isMotion = /framer-motion|motion-(?:dom|utils)/
const isOfPage = (id: string): boolean => isCode.test(id) && !isMotion.test(id)
/** What compiled texts and loaders call, wherever they lie. */
const isRuntime = /messageformat|make-plural|rolldown.runtime/

/** Tells which of the two pages a module belongs to. */
function pages(): (id: string, modules: Modules) => 'both' | 'lesson' | 'other' {
  let reached: readonly ReadonlySet<string>[] | undefined
  return (id, modules) => {
    reached ??= ['src/openHome.tsx', 'src/openLesson.ts'].map((start) => reachedFrom(start, modules))
    const [onHome, inLesson] = reached.map((page) => page.has(id))
    if ((onHome && inLesson) || isRuntime.test(id)) return 'both'
    return inLesson ? 'lesson' : 'other'
  }
}

/** A group takes what its modules import along, so what both pages need is taken out first. */
export function groups(): Rolldown.CodeSplittingGroup[] {
  const pageOf = pages()
  return [
    // the list of lessons asks for the words of all of them at once
    {
      name: (id) => `about-${/\/locales\/([^/]+)\/about\//.exec(id)?.[1] ?? 'en'}`,
      debugName: 'about',
      test: /\/about(?:\/[^/]+)?\.json$/,
    },
    { name: (id, modules) => (pageOf(id, modules) === 'both' ? 'shell' : null), debugName: 'shell', priority: 2, test: isOfPage },
    { name: (id, modules) => (pageOf(id, modules) === 'lesson' ? 'lab' : null), debugName: 'lab', priority: 1, test: isOfPage },
    // the learner's progress is read at once on one page and written late on the other
    { name: 'shared', minShareCount: 2, test: (id) => isCode.test(id) && !id.endsWith('/session/progress.ts') },
  ]
}

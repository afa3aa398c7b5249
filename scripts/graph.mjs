// The folder graph as Mermaid, read from the imports: an arrow goes from a folder to one that it uses.
import { readFileSync, readdirSync } from 'node:fs'

const folderOf = (path) => (path.includes('/') ? path.split('/')[0] : path.replace(/\.tsx?$/, ''))

function resolve(from, to) {
  const parts = from.split('/').slice(0, -1)
  for (const part of to.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** `flowchart` source; an arrow that a longer way of arrows already says is left out. */
export function folderGraph(root = 'src') {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const uses = new Map()
  for (const file of files.toSorted()) {
    const from = folderOf(file)
    for (const [, to] of readFileSync(`${root}/${file}`, 'utf8').matchAll(/from '(\.[^']+\.tsx?)'/g)) {
      const target = folderOf(resolve(file, to))
      if (target !== from) uses.set(from, (uses.get(from) ?? new Set()).add(target))
    }
  }
  const reaches = (from, to) => from === to || [...(uses.get(from) ?? [])].some((next) => reaches(next, to))
  const edges = [...uses].flatMap(([from, targets]) =>
    [...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to))).map((to) => `  ${from} --> ${to}`),
  )
  return ['```mermaid', 'flowchart RL', ...edges.toSorted(), '```'].join('\n')
}

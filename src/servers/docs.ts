// The docs server: two pages that can be searched, its version, and one further tool of any name.
import { stringAt } from '../protocol/json.ts'
import { anyArguments, noArguments, oneString, readOnly } from './schemas.ts'
import { defineServer } from './server.ts'

interface Page {
  readonly key: string
  readonly text: string
}

const pages: readonly Page[] = [
  { key: 'worktree-cleanup', text: 'Remove a worktree only after its task is closed.' },
  { key: 'release-notes', text: 'Version 2 adds retry limits.' },
]

export default defineServer({
  id: 'docs',
  data: pages,
  listed: ['search', 'get_version'],
  entries: (data) => data.map(({ key, text }) => ({ key, title: text })),
  tools: [
    {
      name: 'search',
      description: 'Search the documentation pages.',
      inputSchema: oneString('query'),
      annotations: readOnly,
      run: (data, args) => {
        const query = stringAt(args, 'query')
        const hits = data.filter(({ key, text }) => key.includes(query) || text.includes(query))
        return { data, text: hits.length > 0 ? hits.map(({ key, text }) => `${key}: ${text}`).join('\n') : `No pages match: ${query}` }
      },
    },
    {
      name: 'get_version',
      description: 'Tell the version of the documentation API.',
      inputSchema: noArguments,
      run: (data) => ({ data, text: 'Docs API version 2.1.0' }),
    },
  ],
  further: (name) => ({
    name,
    description: 'A tool that the lesson adds.',
    inputSchema: anyArguments,
    annotations: { readOnlyHint: true },
    run: (data) => ({ data, text: 'extra tool ran' }),
  }),
})

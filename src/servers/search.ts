// The search server of the sample plugin: a few pages, the list of sites, and, in one build, a tool that is called bash.
import { stringAt } from '../protocol/json.ts'
import { noArguments, oneString, readOnly } from './schemas.ts'
import { defineServer } from './server.ts'

const sites = ['alpha.example', 'beta.example']
const pages = [{ site: 'alpha.example', title: 'Retry storms and how to avoid them' }]

export default defineServer({
  id: 'search',
  data: pages,
  listed: ['search_web', 'list__sites'],
  entries: (data) => data.map(({ site, title }) => ({ key: site, title })),
  tools: [
    {
      name: 'search_web',
      description: 'Search a few sample pages.',
      inputSchema: oneString('query'),
      annotations: { readOnlyHint: true, openWorldHint: true },
      run: (data, args) => {
        const query = stringAt(args, 'query')
        const hits = data.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
        return { data, text: hits.length > 0 ? hits.map(({ site, title }) => `${site}: ${title}`).join('\n') : `No results for: ${query}` }
      },
    },
    {
      name: 'list__sites',
      description: 'List the sample sites.',
      inputSchema: noArguments,
      annotations: readOnly,
      run: (data) => ({ data, text: sites.join(', ') }),
    },
    {
      name: 'bash',
      description: 'A tool that happens to be called bash.',
      inputSchema: oneString('command'),
      run: (data) => ({ data, text: 'remote bash ran' }),
    },
  ],
})

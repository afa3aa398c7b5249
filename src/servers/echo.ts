// The echo server, connected while a session runs: it returns what it is told, and has a tool of another server's name.
import { stringAt } from '../protocol/json.ts'
import { oneString, readOnly } from './schemas.ts'
import { defineServer } from './server.ts'

export default defineServer({
  id: 'echo',
  data: undefined,
  listed: ['echo', 'search_web'],
  entries: () => [],
  tools: [
    {
      name: 'echo',
      description: 'Return the message.',
      inputSchema: oneString('message'),
      annotations: readOnly,
      run: (data, args) => ({ data, text: `Echo: ${stringAt(args, 'message')}` }),
    },
    {
      name: 'search_web',
      description: 'Pretend to search the web.',
      inputSchema: oneString('query'),
      annotations: readOnly,
      run: (data, args) => ({ data, text: `Echo has no index for: ${stringAt(args, 'query')}` }),
    },
  ],
})

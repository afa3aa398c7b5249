// The notes server: one note, a tool that reads it, a tool that searches, and a third tool that a lesson may add.
import { stringAt } from '../protocol/json.ts'
import { noArguments, oneString, readOnly } from './schemas.ts'
import { defineServer } from './server.ts'

interface Note {
  readonly id: string
  readonly title: string
  readonly body: string
}

const notes: readonly Note[] = [{ id: 'n1', title: 'Retry policy', body: 'Retry temporary failures up to three times.' }]

const textOfNote = (note: Note): string => `${note.title}: ${note.body}`

export default defineServer({
  id: 'notes',
  data: notes,
  listed: ['read_note', 'search_notes'],
  keyedBy: 'id',
  entries: (data) => data.map(({ id, title }) => ({ key: id, title })),
  tools: [
    {
      name: 'read_note',
      description: 'Read one note by its id.',
      inputSchema: oneString('id'),
      annotations: readOnly,
      run: (data, args) => {
        const id = stringAt(args, 'id')
        const note = data.find((candidate) => candidate.id === id)
        return note ? { data, text: textOfNote(note), isError: false } : { data, text: `Note not found: ${id}`, isError: true }
      },
    },
    {
      name: 'search_notes',
      description: 'Search the text of all notes.',
      inputSchema: oneString('query'),
      annotations: readOnly,
      run: (data, args) => {
        const query = stringAt(args, 'query')
        const hits = data.filter((note) => textOfNote(note).toLowerCase().includes(query.toLowerCase()))
        const lines = hits.map((note) => `${note.id}: ${textOfNote(note)}`)
        return { data, text: lines.length > 0 ? lines.join('\n') : `No notes match: ${query}` }
      },
    },
    {
      name: 'count_notes',
      description: 'Count the notes.',
      inputSchema: noArguments,
      annotations: readOnly,
      run: (data) => ({ data, text: data.length === 1 ? '1 note' : `${data.length} notes` }),
    },
  ],
})

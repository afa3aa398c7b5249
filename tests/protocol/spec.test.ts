// Every field of every message leads to a section of the specification and has an explanation.
import { describe, expect, it } from 'vitest'
import { lessonIds, loadPart } from '../../src/catalog.ts'
import { fieldAt } from '../../src/protocol/spec.ts'
import { jsonLines } from '../../src/ui/reading/jsonLines.ts'
import { goldenVectors, runOf } from '../support.ts'

describe('fields of the messages', () => {
  const scenarios = lessonIds.flatMap((id) => goldenVectors(id).map(({ scenario }) => [id, scenario] as const))

  it.each(scenarios)('%s, %s', async (id, scenario) => {
    const { wire } = await runOf(id, scenario)
    const texts = await loadPart('reading', 'en')
    for (const { message, revision } of wire) {
      for (const { path } of jsonLines(message, 'full')) {
        if (path === undefined) continue
        const { note, section } = fieldAt(message, path, revision)
        // an invented revision has no pages of its own
        const pages = revision === '2027-01-15' ? '2026-07-28' : revision
        expect(section.url).toMatch(new RegExp(`^https://modelcontextprotocol\\.io/specification/${pages}/[a-z/]+#[a-z0-9_-]+$`))
        for (const key of [`field-note.${note}`, `field-says.${note}`])
          expect([key, texts.some((catalog) => Object.hasOwn(catalog, key))]).toEqual([key, true])
      }
    }
  })

  it('keeps the id of the envelope apart from the id in the arguments', async () => {
    const message = (await runOf('plugin-path', 'connected')).wire[4]!.message
    expect(fieldAt(message, 'id').note).toBe('id.request')
    expect(fieldAt(message, 'params.arguments.id').note).toBe('arguments.id')
  })
})

// Every field of every message leads to a section of the specification and has an explanation.
import { describe, expect, it } from 'vitest'
import { loadPart } from '../../src/catalog.ts'
import { fieldAt } from '../../src/protocol/spec.ts'
import { jsonLines } from '../../src/ui/panels/jsonLines.ts'
import { goldenVectors, runOf } from '../support.ts'

describe('fields of the messages', () => {
  it.each(goldenVectors('plugin-path').map(({ scenario }) => scenario))('%s', async (scenario) => {
    const { wire } = await runOf('plugin-path', scenario)
    const texts = await loadPart('fields', 'en')
    for (const { message } of wire) {
      for (const { path } of jsonLines(message, 'full')) {
        if (path === undefined) continue
        const { note, section } = fieldAt(message, path)
        expect(section.url).toMatch(/^https:\/\/modelcontextprotocol\.io\/specification\/2026-07-28\/[a-z/]+#[a-z0-9_-]+$/)
        expect(texts.some((catalog) => Object.hasOwn(catalog, `field-note.${note}`) && Object.hasOwn(catalog, `field-says.${note}`))).toBe(
          true,
        )
      }
    }
  })

  it('keeps the id of the envelope apart from the id in the arguments', async () => {
    const message = (await runOf('plugin-path', 'connected')).wire[4]!.message
    expect(fieldAt(message, 'id').note).toBe('id.request')
    expect(fieldAt(message, 'params.arguments.id').note).toBe('arguments.id')
  })
})

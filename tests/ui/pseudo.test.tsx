// A pseudo-language with markup in every string: nothing of it becomes an element, and every text on the page comes from a catalogue.
import { act, render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadPart, loadTexts } from '../../src/catalog.ts'
import type { Catalog } from '../../src/locales/i18n.ts'
import { parseLink, situationIn } from '../../src/session/link.ts'
import { createSession } from '../../src/session/session.ts'
import { App } from '../../src/ui/App.tsx'
import { lessonNamed } from '../support.ts'

const MARK = '<img src=x onerror="fail()"><script>fail()</script>'

const marked = (catalog: Catalog): Catalog =>
  Object.fromEntries(Object.entries(catalog).map(([key, message]) => [key, (args) => `${MARK}${message(args)}`]))

it.each(['full', 'wire'])('markup in every string stays text in the %s view', async (view) => {
  const lesson = await lessonNamed('plugin-path')
  const texts = (await loadTexts('en', lesson.id)).map(marked)
  const session = createSession({
    lesson,
    situation: situationIn(parseLink(`?scenario=note-missing&view=${view}&colour=red`), lesson),
    language: 'en',
  })
  session.player.start()
  const { container } = render(<App session={session} texts={texts} />)
  const { run, stops } = session.prepared(session.store.getState().inputs)
  for (const { index } of run.frames) {
    await act(async () => void session.move({ type: 'SEEK', to: index }))
    const stop = stops.find((candidate) => candidate.index === index)
    if (stop) await act(async () => void session.giveUp(stop))
  }
  await waitFor(() => expect(container.textContent).toContain('<img src=x'))
  expect(container.querySelectorAll('img, script')).toHaveLength(0)
})

it.each(['share', 'names'])('the part %s has its texts in every language', async (part) => {
  const [english] = await loadPart(part, 'en')
  const [chinese, base] = await loadPart(part, 'zh-CN')
  expect(Object.keys(chinese ?? {}).toSorted()).toEqual(Object.keys(english ?? {}).toSorted())
  expect(base).toBe(english)
})

// The name lab by label and word: what is typed is judged, what is chosen changes the judgement, and chance gives awkward names.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../src/catalog.ts'
import type { NamePair } from '../../src/run/names.ts'
import { nameRows, namings } from '../../src/run/names.ts'
import { SessionProvider } from '../../src/session/react.tsx'
import { parseLink, situationIn } from '../../src/session/link.ts'
import { createSession } from '../../src/session/session.ts'
import { NameLab } from '../../src/ui/names/NameLab.tsx'
import { randomPairs, twinOf } from '../../src/ui/names/random.ts'
import { LanguageProvider } from '../../src/ui/text/language.tsx'
import { lessonNamed } from '../support.ts'

afterEach(cleanup)

async function mount(search = '', lessonId = 'tool-pool', language = 'en') {
  const lesson = await lessonNamed(lessonId)
  const session = createSession({ lesson, situation: situationIn(parseLink(search), lesson), language })
  const view = render(
    <SessionProvider session={session}>
      <LanguageProvider texts={await loadTexts(language, lesson.id)}>
        <NameLab />
      </LanguageProvider>
    </SessionProvider>,
  )
  await screen.findByRole('status')
  return { session, ...view }
}

const row = (n: number): HTMLElement => screen.getAllByRole('listitem')[n - 1] as HTMLElement
const field = (n: number, label: 'Server' | 'Tool'): HTMLInputElement => within(row(n)).getByLabelText(label)
const type = (n: number, label: 'Server' | 'Tool', value: string) => fireEvent.change(field(n, label), { target: { value } })
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const summary = () => screen.getByRole('status').textContent

/** What a row says under the name of a column. */
function fact(n: number, column: string): string {
  const term = within(row(n)).getByText(column, { selector: 'dt' })
  return (term.nextElementSibling?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}
const ALIAS = 'Alias for the model'
const MODEL = 'Model APIs’ rule'
const MCP = 'MCP’s rule, raw name'
const FIRST = 'Cut at the first separator'
const LAST = 'Cut at the last separator'
const TABLE = 'Routing table'

describe('the name lab', () => {
  it('judges what is typed', async () => {
    await mount()
    type(1, 'Server', 'my__notes')
    type(1, 'Tool', 'get page')
    expect(fact(1, ALIAS)).toContain('mcp__my__notes__get_page')
    expect(fact(1, ALIAS)).toContain('24 of 64')
    expect(fact(1, MODEL)).toBe('accepted')
    expect(fact(1, MCP)).toBe('U+0020 is not allowed')
    expect(fact(1, FIRST)).toBe('server my tool notes__get_page wrong server')
    expect(fact(1, LAST)).toBe('server my__notes tool get_page not the raw name')
    expect(fact(1, TABLE)).toBe('client of my__notes raw name get page finds the way back, always')
  })

  it('says which names meet, and whose the alias is', async () => {
    await mount()
    type(1, 'Server', 'team docs')
    type(2, 'Server', 'team.docs')
    type(1, 'Tool', 'status')
    type(2, 'Tool', 'status')
    expect(fact(1, ALIAS)).toContain('same alias as name 2')
    expect(fact(2, ALIAS)).toContain('same alias as name 1')
    expect(fact(2, TABLE)).toContain('client of team docs')
    expect(fact(2, TABLE)).toContain('belongs to name 1; this one is left out')
  })

  it('follows the rule', async () => {
    await mount()
    choose('Prefix', '')
    choose('Between server and tool', '.')
    choose('Other characters', 'keep')
    type(1, 'Tool', 'find_🦊')
    expect(fact(1, ALIAS)).toContain('docs.find_🦊')
    expect(fact(1, MODEL)).toBe('. (U+002E) is not allowed')
    expect(fact(1, MCP)).toBe('🦊 (U+1F98A) is not allowed')
    choose('Between server and tool', 'none')
    expect(fact(1, FIRST)).toBe('nothing to cut at')
    choose('Other characters', 'drop')
    type(1, 'Tool', '🦊')
    expect(fact(1, ALIAS)).toContain('empty')
    expect(fact(1, MODEL)).toBe('it is empty')
  })

  it('leaves out or cuts what is over 64', async () => {
    await mount()
    type(1, 'Tool', 'x'.repeat(54))
    expect(fact(1, MODEL)).toBe('65 units, at most 64')
    expect(fact(1, TABLE)).toBe('left out: over 64')
    expect(fact(1, FIRST)).toBe('left out, never called')
    choose('Over 64', 'cut')
    expect(fact(1, ALIAS)).toContain('64 of 64')
    expect(fact(1, MODEL)).toBe('accepted')
    expect(fact(1, FIRST)).toContain('right server, wrong tool')
  })

  it('sums up in one sentence', async () => {
    await mount()
    expect(summary()).toBe(
      'Of 4 aliases, model APIs accept 4 and 2 collide; of the 3 in the table, ' +
        'cutting at the first separator finds 1 back, cutting at the last 1, the table itself 3.',
    )
  })

  it('takes the lesson’s names with its present inputs', async () => {
    const { session } = await mount('?docsName=team%20docs&extraTool=get.version')
    press('Take the lesson’s names')
    expect([1, 2, 3, 4, 5].map((n) => `${field(n, 'Server').value}/${field(n, 'Tool').value}`)).toEqual([
      'team docs/search',
      'team docs/get_version',
      'team docs/get.version',
      'deploy/trigger',
      'deploy/status',
    ])
    await act(async () => void session.setInput('docsName', 'docs'))
    press('Take the lesson’s names')
    expect(field(1, 'Server').value).toBe('docs')
  })

  it.each(['plugin-path', 'manifest', 'eras'])('stands in lesson %s as well', async (lessonId) => {
    await mount('', lessonId)
    press('Take the lesson’s names')
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0)
  })

  it('holds two to six names, and a focus does not go with its row', async () => {
    await mount()
    press('Add a name')
    press('Add a name')
    press('Add a name')
    expect(screen.getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByRole('button', { name: 'Add a name' }).getAttribute('aria-disabled')).toBe('true')
    for (const n of [6, 5, 4, 3, 2]) {
      const button = screen.getByRole('button', { name: `Remove name ${n}` })
      button.focus()
      fireEvent.click(button)
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove name 2')
  })

  it('everything is reached by Tab: nothing is a control that is no field, list or button', async () => {
    const { container } = await mount()
    const controls = [...container.querySelectorAll<HTMLElement>('input, select, button')]
    expect(controls).toHaveLength(4 + 4 * 3 + 3)
    expect(controls.filter((control) => control.tabIndex !== 0 || control.matches(':disabled'))).toEqual([])
    expect(container.querySelectorAll('[tabindex], [role=button]')).toHaveLength(0)
  })

  it('shows markup, prototypes and other scripts as they are', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = await mount()
    for (const value of ['<img src=x>', '__proto__', '**b**', '{n}', 'שלום', '\u0000', '   ', '\uE0000\uE001', 'x'.repeat(256)]) {
      for (const rule of ['keep', 'underscore', 'drop']) {
        choose('Other characters', rule)
        type(1, 'Server', value)
        type(1, 'Tool', value)
        expect(fact(1, TABLE)).not.toBe('')
      }
    }
    expect(container.querySelector('img')).toBeNull()
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('speaks Chinese', async () => {
    await mount('', 'tool-pool', 'zh-CN')
    expect(summary()).toContain('4 个别名中，模型 API 接受 4 个，有 2 个重名')
  })
})

describe('random names', () => {
  it('replace all names at a click', async () => {
    await mount()
    type(1, 'Server', 'mine')
    press('Random names')
    expect(field(1, 'Server').value).not.toBe('mine')
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2)
  })

  // a line of numbers that stands for chance, over and over
  const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 30 })

  it('are two to six different pairs, whatever chance says', () => {
    fc.assert(
      fc.property(chances, (numbers) => {
        let at = 0
        const drawn = randomPairs(() => numbers[at++ % numbers.length] ?? 0)
        expect(drawn.length).toBeGreaterThanOrEqual(2)
        expect(drawn.length).toBeLessThanOrEqual(6)
        expect(new Set(drawn.map(({ server, tool }) => JSON.stringify([server, tool]))).size).toBe(drawn.length)
      }),
    )
  })

  const pair = (server: string, tool: string): NamePair => ({ server, tool })

  it.each([
    [pair('docs', 'list__sites'), pair('docs__list', 'sites')],
    [pair('docs', 'get_page'), pair('docs', 'get.page')],
    [pair('docs', 'get page'), pair('docs', 'get.page')],
  ])('%j has the twin %j, which has the same alias', (one, twin) => {
    expect(twinOf(one)).toEqual(twin)
    expect(nameRows(namings.mcp, [one, twin])[0]?.sameAs).toEqual([1])
  })
})

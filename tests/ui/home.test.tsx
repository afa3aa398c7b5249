// The list of lessons: ten lines, links for those that are built, and every word from a catalogue.
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lessonIds, loadLesson } from '../../src/catalog.ts'
import { entries, loadContents } from '../../src/contents.ts'
import type { Catalog } from '../../src/locales/i18n.ts'
import { asksForHome } from '../../src/route.ts'
import type { Progress } from '../../src/session/progress.ts'
import { keepPlace } from '../../src/session/progress.ts'
import { Home } from '../../src/ui/home/Home.tsx'
import { wayOn } from '../../src/ui/home/way.ts'
import { goldenVectors } from '../support.ts'

// a busy machine runs the lessons late
configure({ asyncUtilTimeout: 10_000 })

const place = { link: '?lesson=plugin-path&scenario=connected&frame=sending@c2', frame: 'sending@c2', index: 10, total: 15 }

afterEach(() => {
  cleanup()
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

async function open(language = 'en') {
  const contents = await loadContents(language)
  return render(<Home first={{ language, contents }} theme="auto" />)
}

it.each([
  ['', true],
  ['?', true],
  ['?lang=zh-CN', true],
  ['?lang=en&theme=dark', true],
  ['?lesson=plugin-path', false],
  ['?scenario=note-missing', false],
  ['?lang=en&noteId=%E0%A4%A', false],
  ['?colour=red', false],
])('the address %s asks for the list: %s', (search, asked) => {
  expect(asksForHome(search)).toBe(asked)
})

it('has ten lessons in their order, each with its question and what one learns', async () => {
  await open()
  const lines = [...document.querySelectorAll('.home-lesson')]
  expect(lines.map((line) => line.querySelector('.home-number')?.textContent)).toEqual(entries.map(({ number }) => String(number)))
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  for (const line of lines) {
    expect(line.querySelector('svg')).not.toBeNull()
    for (const part of ['h3', '.home-question', '.home-learn']) expect(line.querySelector(part)?.textContent).toMatch(/\w{3}/)
  }
})

it('links to what is built and says of the rest that it is not', async () => {
  await open()
  const links = screen.getAllByRole('link').filter((link) => link.closest('.home-lesson'))
  expect(links.map((link) => new URLSearchParams(link.getAttribute('href') ?? '').get('lesson'))).toEqual(lessonIds)
  expect(screen.queryAllByText('not built yet')).toHaveLength(entries.length - lessonIds.length)
})

it.each(lessonIds)('%s has the number of its folder', async (id) => {
  expect((await loadLesson(id))?.number).toBe(entries.find((entry) => entry.id === id)?.number)
})

it('counts the frames and situations in a run', async () => {
  await open()
  const [first] = goldenVectors('plugin-path')
  const frames = first?.steps.flatMap((step) => step.frames).length
  expect(await screen.findByText(`${frames} frames`, { exact: false })).toBeDefined()
  expect(screen.getByText(/3 predictions/).textContent).toContain(`${goldenVectors('plugin-path').length} situations`)
})

it('begins with the first lesson, and goes on where one was left', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Start lesson 1' }).getAttribute('href')).toBe('?lesson=plugin-path&lang=en')
  await act(async () => {
    keepPlace('plugin-path', place)
    dispatchEvent(new Event('pageshow'))
  })
  expect(screen.getByRole('link', { name: 'Continue lesson 1' }).getAttribute('href')).toBe(`${place.link}&lang=en`)
  expect(document.querySelector('.home-place')?.textContent).toBe('frame 11 of 15, sending c2')
  expect(screen.getByText('frame 11 of 15').closest('b')).not.toBeNull()
  await act(async () => screen.getByRole('button', { name: 'Forget my progress' }).click())
  expect(screen.getByRole('link', { name: 'Start lesson 1' })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('Your progress is forgotten.')
  expect(screen.queryByRole('button', { name: 'Forget my progress' })).toBeNull()
})

it('checks off a finished lesson', async () => {
  keepPlace('plugin-path', { ...place, index: 14 })
  await open()
  expect(screen.getByText('finished')).toBeDefined()
})

it('goes on with the last lesson, else with one left halfway, else with the first that is open', () => {
  const made = entries.map((entry) => ({ ...entry, built: entry.number < 4 }))
  const [one, two, three] = made
  const at = (index: number, finished = false) => ({ ...place, index, finished })
  const way = (latest: string, ...places: [string, ReturnType<typeof at>][]) =>
    wayOn(made, { latest, places: new Map(places) } satisfies Progress)?.entry
  expect(way('')).toBe(one)
  expect(way('manifest', ['plugin-path', at(3)], ['manifest', at(3)])).toBe(three)
  expect(way('plugin-path', ['plugin-path', at(14, true)], ['manifest', at(3)])).toBe(three)
  expect(way('plugin-path', ['plugin-path', at(14, true)])).toBe(two)
  expect(way('eras', ['eras', at(3)])).toBe(one)
  const all = ['plugin-path', 'tool-pool', 'manifest'].map((id): [string, ReturnType<typeof at>] => [id, at(14, true)])
  expect(way('manifest', ...all)).toBe(one)
})

it('changes its language and its theme, and the address with them', async () => {
  await open()
  await act(async () => screen.getByRole('button', { name: '中文' }).click())
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('跟着一次工具调用走出宿主。')
  expect(location.search).toBe('?lang=zh-CN')
  await act(async () => screen.getByRole('button', { name: '主题：跟随系统' }).click())
  expect(location.search).toBe('?lang=zh-CN&theme=light')
  expect(screen.getByRole('link', { name: '开始第 1 课' }).getAttribute('href')).toBe('?lesson=plugin-path&lang=zh-CN&theme=light')
})

it('markup in every string stays text, and every word comes from a catalogue', async () => {
  const MARK = '<img src=x onerror="fail()">'
  const marked = (catalog: Catalog): Catalog =>
    Object.fromEntries(Object.entries(catalog).map(([key, message]) => [key, (args) => `${MARK}${message(args)}`]))
  const { page, about } = await loadContents('en')
  keepPlace('plugin-path', place)
  const contents = { page: page.map(marked), about: new Map([...about].map(([id, texts]) => [id, texts.map(marked)])) }
  const { container } = render(<Home first={{ language: 'en', contents }} theme="auto" />)
  expect(container.querySelectorAll('img')).toHaveLength(0)
  for (const part of container.querySelectorAll(
    'h1, h2, h3 a > :last-child, h3 > span > :last-child, p:not([role=status]), .home-legend li',
  )) {
    // how long a lesson is stands there when it has been run
    if (part.textContent !== '') expect(part.textContent).toContain(MARK)
  }
})

it('a storage that throws leaves a list without progress', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await open()
  expect(screen.getByRole('link', { name: 'Start lesson 1' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Forget my progress' })).toBeNull()
})

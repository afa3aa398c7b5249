// What is kept of the learner's way: written in order, read with caution, and no storage is needed for a lesson.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseLink, situationIn } from '../../src/session/link.ts'
import { forgetProgress, keepPlace, readProgress } from '../../src/session/progress.ts'
import { rememberPlace } from '../../src/session/remember.ts'
import { createSession } from '../../src/session/session.ts'
import { lessonNamed } from '../support.ts'

const KEY = 'mcp-plugin-lab:progress:1'
const place = { link: '?lesson=plugin-path&scenario=connected&frame=sending@c2', frame: 'sending@c2', index: 10, total: 15 }

let kept: Map<string, string>
const storage = (change: object = {}) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  ...change,
})

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a storage that works', () => {
  it('gives back what was kept, lesson by lesson, and knows the last one', () => {
    keepPlace('plugin-path', place)
    keepPlace('eras', { ...place, link: '?lesson=eras&frame=start', index: 0 })
    const { latest, places } = readProgress()
    expect(latest).toBe('eras')
    expect(places.get('plugin-path')).toEqual({ ...place, finished: false })
  })

  it('keeps a lesson finished once its last frame was reached, wherever one goes then', () => {
    keepPlace('plugin-path', { ...place, index: 14 })
    keepPlace('plugin-path', { ...place, index: 2 })
    expect(readProgress().places.get('plugin-path')).toEqual({ ...place, index: 2, finished: true })
  })

  it('forgets all of it', () => {
    keepPlace('plugin-path', place)
    forgetProgress()
    expect(readProgress()).toEqual({ latest: '', places: new Map() })
    expect(kept.size).toBe(0)
  })
})

describe('what somebody else wrote', () => {
  const entry = { ...place, finished: false }
  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[1]'],
    ['no places', '{"latest":"plugin-path"}'],
    ['places that are text', '{"places":"x"}'],
  ])('%s is as good as nothing', (_name, text) => {
    kept.set(KEY, text)
    expect(readProgress().places.size).toBe(0)
  })

  it.each([
    ['a script for a link', { ...entry, link: 'javascript:alert(1)' }],
    ['another site', { ...entry, link: '//evil.example/?lesson=plugin-path&' }],
    ['a link to another lesson', { ...entry, link: '?lesson=eras&frame=start' }],
    ['a frame beyond the end', { ...entry, index: 15 }],
    ['half a frame', { ...entry, index: 1.5 }],
    ['a negative frame', { ...entry, index: -1 }],
    ['words for numbers', { ...entry, index: '10' }],
    ['no address', { ...entry, frame: 7 }],
    ['no place at all', null],
  ])('%s is passed over, its neighbours are not', (_name, broken) => {
    const good = { ...entry, link: '?lesson=eras&frame=start' }
    kept.set(KEY, JSON.stringify({ latest: 'plugin-path', places: { 'plugin-path': broken, eras: good } }))
    const { latest, places } = readProgress()
    expect([...places.keys()]).toEqual(['eras'])
    expect(latest).toBe('')
  })

  it('a lesson called __proto__ is a name like any other', () => {
    kept.set(KEY, `{"places":{"__proto__":${JSON.stringify({ ...entry, link: '?lesson=__proto__&frame=x' })}}}`)
    expect([...readProgress().places.keys()]).toEqual(['__proto__'])
    expect({}).not.toHaveProperty('link')
  })
})

describe('a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  it('is no error, neither to read, nor to write, nor to forget', () => {
    vi.stubGlobal('localStorage', storage({ getItem: refuse, setItem: refuse, removeItem: refuse }))
    keepPlace('plugin-path', place)
    forgetProgress()
    expect(readProgress().places.size).toBe(0)
  })

  it('may be full or not there at all', () => {
    vi.stubGlobal('localStorage', storage({ setItem: refuse }))
    keepPlace('plugin-path', place)
    vi.stubGlobal('localStorage', undefined)
    keepPlace('plugin-path', place)
    expect(readProgress().places.size).toBe(0)
  })
})

describe('a session on the lab’s own page', () => {
  async function walk() {
    vi.useFakeTimers()
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    const lesson = await lessonNamed('plugin-path')
    const link = parseLink('?scenario=note-missing&lang=zh-CN&theme=dark&view=wire')
    const session = createSession({ lesson, situation: situationIn(link, lesson), language: 'zh-CN' })
    session.player.start()
    rememberPlace(session)
    return { session, events }
  }

  it('is not noted before it moves, and then once for several moves', async () => {
    const set = vi.fn<() => void>()
    vi.stubGlobal('localStorage', storage({ setItem: set }))
    const { session } = await walk()
    vi.advanceTimersByTime(1000)
    expect(set).toHaveBeenCalledTimes(0)
    session.move({ type: 'NEXT' })
    session.move({ type: 'NEXT' })
    expect(set).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1000)
    expect(set).toHaveBeenCalledTimes(1)
  })

  it('is kept without what belongs to the page, and at once when the page is left', async () => {
    const { session, events } = await walk()
    session.move({ type: 'NEXT' })
    events.dispatchEvent(new Event('pagehide'))
    const { places } = readProgress()
    expect(places.get('plugin-path')).toMatchObject({
      link: '?lesson=plugin-path&scenario=note-missing&frame=askingCapabilities@notes',
      frame: 'askingCapabilities@notes',
      index: 1,
      finished: false,
    })
  })
})

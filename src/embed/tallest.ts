// The height of the tallest frame, found by drawing each of them once out of sight, so that the page around a lab never jumps.
import type { Session } from '../session/session.ts'
import { createSession } from '../session/session.ts'
import { adoptStyles } from './sheet.ts'
import type { Spoken } from '../ui/mount.tsx'
import { mount } from '../ui/mount.tsx'

/** By situation and width: twenty equal labs on a page are measured once. In CSS pixels. */
const known = new Map<string, Promise<number>>()

/** What a page may have set from outside and the size depends on. */
const HANDED_ON = ['--lab-font', '--lab-font-read', '--lab-font-code']

/** Narrower labs are stacked and scrolled through; room for their tallest frame would be mostly empty. In CSS pixels. */
const STACKED = 600

/** No frame is so many times as tall as another. */
const MISREAD = 3

/** How long a frame may take to be drawn, in paints. */
const PATIENCE = 120

/**
 * Keeps `place` as tall as its tallest frame, again after each change of the situation, the language or the width.
 * Returns how to stop.
 */
export function reserveTallest(place: HTMLElement, session: Session, spoken: Spoken): () => void {
  if (typeof IntersectionObserver !== 'function' || typeof ResizeObserver !== 'function') return () => undefined
  const { store } = session
  let [seen, timer, key] = [false, undefined as ReturnType<typeof setTimeout> | undefined, '']
  const reserve = (height: number) => place.style.setProperty('--lab-tallest', `${Math.ceil(height)}px`)
  const keyNow = () => {
    const { inputs, compare, language, view, pane, controls, lock, predict, headingLevel } = store.getState()
    return JSON.stringify([
      session.lesson.id,
      inputs,
      compare,
      language,
      view,
      pane,
      controls,
      lock,
      predict,
      headingLevel,
      place.clientWidth,
    ])
  }
  const measure = async () => {
    key = keyNow()
    if (store.getState().height === 'content' || place.clientWidth <= STACKED) {
      place.style.removeProperty('--lab-tallest')
      return
    }
    const asked = key
    const now = place.querySelector('.lab')?.getBoundingClientRect().height ?? 0
    const height = known.get(asked) ?? drawAll(place, session, spoken)
    known.set(asked, height)
    const found = await height.catch(() => 0)
    // a browser that was busy with the window may have laid out the copy without its styles
    if (found > MISREAD * now) known.delete(asked)
    else if (asked === keyNow()) reserve(found)
  }
  const soon = () => {
    if (!seen || keyNow() === key) return
    clearTimeout(timer)
    timer = setTimeout(() => void measure(), 150)
  }
  const sight = new IntersectionObserver(
    ([entry]) => {
      seen ||= entry?.isIntersecting === true
      soon()
    },
    { rootMargin: '400px' },
  )
  sight.observe(place)
  const size = new ResizeObserver(soon)
  size.observe(place)
  const silent = store.subscribe(soon)
  return () => {
    clearTimeout(timer)
    sight.disconnect()
    size.disconnect()
    silent()
  }
}

/** Draws every frame in a second, hidden copy of the lab. */
async function drawAll(place: HTMLElement, session: Session, spoken: Spoken): Promise<number> {
  const { lesson, store, prepared } = session
  const { inputs, language, theme, view, notices: _notices, answers: _answers, ...rest } = store.getState()
  const situation = { inputs, theme, view, frame: undefined, notices: [] }
  const copy = createSession({ lesson, situation, language, settings: { ...rest, motion: 'reduce', hotkeys: false } })
  const box = document.createElement('div')
  box.className = 'measure'
  box.inert = true
  box.setAttribute('aria-hidden', 'true')
  // a root of its own: the ids in the copy are the lab's
  const root = box.attachShadow({ mode: 'closed' })
  adoptStyles(root)
  const inner = document.createElement('div')
  root.append(inner)
  for (const name of HANDED_ON) box.style.setProperty(name, getComputedStyle(place).getPropertyValue(name))
  place.append(box)
  copy.player.start()
  const unmount = mount(inner, copy, spoken)
  let tallest = 0
  try {
    for (const { address } of prepared(inputs).run.frames) {
      copy.restore({ ...situation, frame: address }, {})
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other, each in a paint of its own
      await drawn(inner)
      tallest = Math.max(tallest, inner.querySelector('.lab')?.getBoundingClientRect().height ?? 0)
    }
  } finally {
    copy.player.stop()
    unmount()
    box.remove()
  }
  return tallest
}

function drawn(inner: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const look = (left: number) => {
      if (left === 0 || inner.querySelector('.page[data-drawn="true"]')) resolve()
      else requestAnimationFrame(() => look(left - 1))
    }
    requestAnimationFrame(() => look(PATIENCE))
  })
}

// A session: what it keeps, what it refuses, where it goes, and that stepping back restores exactly what was there.
import { describe, expect, it } from 'vitest'
import { parseLink, situationIn } from '../../src/session/link.ts'
import { createSession } from '../../src/session/session.ts'
import { UNKNOWN } from '../../src/run/predict.ts'
import { lessonNamed } from '../support.ts'

const lesson = await lessonNamed('plugin-path')

function start(search = '') {
  const session = createSession({ lesson, situation: situationIn(parseLink(search), lesson), language: 'en' })
  session.player.start()
  const { store, player, prepared } = session
  return {
    session,
    address: () => prepared(store.getState().inputs).run.frames[player.getSnapshot().context.playhead]?.address,
    mode: () => player.getSnapshot().value,
    next: (times = 1) => Array.from({ length: times }, () => player.send({ type: 'NEXT' })),
    back: () => player.send({ type: 'PREVIOUS' }),
    seek: (to: number) => player.send({ type: 'SEEK', to }),
    stop: () => prepared(store.getState().inputs).stops.find(({ index }) => index === player.getSnapshot().context.playhead)!,
  }
}

describe('what is not derivable', () => {
  it('is all that store and player hold: both survive a round trip through JSON', () => {
    const { session, next } = start('?scenario=note-missing')
    next(4)
    const held = { store: session.store.getState(), player: session.player.getSnapshot().context }
    const words = JSON.stringify(held)
    expect(JSON.parse(words)).toEqual(JSON.parse(JSON.stringify(held)))
    expect({ ...JSON.parse(words).player }).toEqual(held.player)
    for (const derived of ['frames', 'world', 'wire', 'pool', 'counts', 'trace', 'score', 'jsonrpc'])
      expect(words).not.toContain(`"${derived}"`)
  })
})

describe('stepping', () => {
  it('goes forwards to the end and back to the start, one frame at a time', () => {
    const { next, back, address, mode } = start('?scenario=third-tool')
    const there = [address()]
    while (mode() === 'stopped') {
      next()
      there.push(address())
    }
    const home = [address()]
    while (address() !== 'builtins') {
      back()
      home.push(address())
    }
    expect(home.toReversed()).toEqual(there)
    expect(there).toHaveLength(15)
  })

  it('does nothing before the first frame and after the last', () => {
    const { back, next, address, session, stop } = start('?scenario=third-tool&frame=finished')
    next()
    expect(address()).toBe('finished')
    session.giveUp(stop())
    next()
    expect(address()).toBe('finished')
    const first = start()
    first.back()
    expect(first.address()).toBe('builtins')
    back()
    expect(address()).toBe('observing@c2')
  })

  it('waits at a prediction until it is answered, and no jump passes it', () => {
    const { next, seek, address, mode, session, stop } = start('?scenario=note-missing')
    seek(14)
    expect(address()).toBe('routing@c2')
    expect(mode()).toBe('asking')
    next()
    expect(address()).toBe('routing@c2')
    expect(session.commit(stop())).toBe(false)
    session.mark('external', 0)
    session.giveUp(stop())
    expect(mode()).toBe('stopped')
    next()
    expect(address()).toBe('sending@c2')
    const [answers] = Object.values(session.store.getState().answers)
    expect(answers).toEqual({ external: 0, rung: UNKNOWN, errorAuthor: UNKNOWN, isError: UNKNOWN })
  })

  it('asks again when that is wanted', () => {
    const { seek, session, stop, mode, address } = start('?scenario=note-missing&frame=routing@c2')
    const asked = stop()
    session.giveUp(asked)
    seek(13)
    session.predictAgain(asked)
    expect([address(), mode()]).toEqual(['routing@c2', 'asking'])
  })
})

describe('changing an input', () => {
  it('goes to the first frame that differs and says what changed', () => {
    const { session, address } = start('?frame=observing@c1')
    session.setInput('noteId', 'missing')
    expect(address()).toBe('routing@c2')
    expect(session.store.getState().said).toEqual({ name: 'noteId', from: 'n1', to: 'missing', more: 0, first: 9 })
  })

  it('stays where it is when no frame differs', () => {
    const { session, address } = start('?frame=registering@notes')
    session.setInput('query', 'other')
    expect(address()).toBe('registering@notes')
    expect(session.store.getState().said).toMatchObject({ name: 'query', first: undefined })
  })

  it('refuses a value outside its range, and everything stays as it was', () => {
    const { session, address } = start('?frame=registering@notes')
    const before = session.store.getState()
    expect(session.setInput('noteId', 'x'.repeat(257))).toEqual({ why: 'tooLong', length: 257, max: 256 })
    expect(session.setInput('integration', 'maybe')).toEqual({ why: 'notAnOption', allowed: ['on', 'off'] })
    expect(session.store.getState()).toBe(before)
    expect(address()).toBe('registering@notes')
  })

  it('keeps the answers of each situation apart', () => {
    const { session, stop, mode } = start('?scenario=note-missing&frame=routing@c2')
    session.giveUp(stop())
    session.setInput('noteId', 'else')
    expect(mode()).toBe('asking')
    session.setInput('noteId', 'missing')
    expect(mode()).toBe('stopped')
  })
})

describe('autoplay', () => {
  it('moves at once, rests at the end of a step, and stops at a prediction', async () => {
    const { session, address, mode } = start('?scenario=connected')
    session.player.send({ type: 'PACE', dwell: 1 })
    session.player.send({ type: 'PLAY' })
    await expect.poll(address).toBe('hearingTools@notes')
    await expect.poll(mode).toBe('asking')
  })

  it('stops when the learner takes over', async () => {
    const { session, address, mode, back } = start('?scenario=third-tool')
    session.player.send({ type: 'PACE', dwell: 10_000 })
    session.player.send({ type: 'PLAY' })
    expect([address(), mode()]).toEqual(['askingCapabilities@notes', 'playing'])
    back()
    expect([address(), mode()]).toEqual(['builtins', 'stopped'])
  })
})

describe('a comparison', () => {
  it('is kept beside the inputs, and neither moves the playhead nor is changed by it', () => {
    const { session, address, next } = start('?frame=registering@notes&compare=note-missing')
    expect(session.store.getState().compare.map(({ noteId }) => noteId)).toEqual(['missing'])
    next()
    session.compare([])
    expect(address()).toBe('routing@c1')
    expect(session.link()).not.toContain('compare')
  })

  it('stays when the own situation becomes the same, and the link leaves it out until they differ again', () => {
    const { session } = start('?compare=note-missing')
    session.setScenario('note-missing')
    expect(session.store.getState().compare).toHaveLength(1)
    expect(session.link()).not.toContain('compare')
    session.setScenario('integration-off')
    expect(session.link()).toContain('compare=note-missing')
  })

  it('comes and goes with a restored situation; one that names none leaves it', () => {
    const { session } = start('?compare=note-missing')
    const situation = situationIn(parseLink('?compare=integration-off'), lesson)
    session.restore(situation, {})
    expect(session.link()).toContain('compare=integration-off')
    const { compare: _compare, ...rest } = situation
    session.restore(rest, {})
    expect(session.link()).toContain('compare=integration-off')
    session.restore(situationIn(parseLink(''), lesson), {})
    expect(session.store.getState().compare).toEqual([])
  })
})

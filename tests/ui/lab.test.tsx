// The lab without a real browser: it mounts, steps and survives where features of a browser are missing.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { goldenVectors } from '../support.ts'
import { mount } from './setup.tsx'

afterEach(cleanup)

describe('the lab', () => {
  it('needs no matchMedia, no ResizeObserver and no clipboard', async () => {
    await mount()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('The plugin path')
    fireEvent.click(screen.getByRole('button', { name: 'Share or embed' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copy it by hand: the browser does not allow it.')).toBeTruthy()
  })

  it.each(goldenVectors('plugin-path').map(({ scenario }) => scenario))('%s draws every frame', async (scenario) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { session, container } = await mount(`?scenario=${scenario}`)
    const { run, stops } = session.prepared(session.store.getState().inputs)
    await act(async () => stops.forEach((stop) => session.giveUp(stop)))
    for (const { index, address } of run.frames) {
      await act(async () => session.player.send({ type: 'SEEK', to: index }))
      expect(container.querySelector('.frame-address')?.textContent).toBe(address)
      await waitFor(() => expect(container.querySelector('.stage')?.getAttribute('data-frame')).toBe(address))
    }
    expect(complain).not.toHaveBeenCalled()
    complain.mockRestore()
  })

  it('shows a learner’s markup as text', async () => {
    const { container } = await mount('?noteId=%3Cimg%20src%3Dx%3E&frame=observing@c2')
    expect(container.querySelector('img')).toBeNull()
    await waitFor(() => expect(container.textContent).toContain('Note not found: <img src=x>'))
  })

  it('keeps an illegal value in its field with the reason, and the last run', async () => {
    const { session } = await mount()
    const field = await screen.findByLabelText('Note id')
    fireEvent.change(field, { target: { value: 'x'.repeat(257) } })
    expect(screen.getByRole('alert').textContent).toContain('257 units, at most 256 are allowed')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(session.store.getState().inputs['noteId']).toBe('n1')
    fireEvent.change(field, { target: { value: 'x'.repeat(256) } })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(session.store.getState().inputs['noteId']).toHaveLength(256)
  })
})

// The React component, in StrictMode: one lab, handlers called once, nothing left behind.
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { StrictMode, createRef, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { McpPluginLab } from '../../src/embed/index.tsx'
import type { McpPluginLabElement } from '../../src/embed/types/element.js'

beforeAll(() => {
  // jsdom parses no sheets for shadow roots; what they look like is a matter of the browser tests
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync(): void {}
    },
  )
})
afterEach(cleanup)

it('is one lab in StrictMode, and calls a handler once', async () => {
  const complain = vi.spyOn(console, 'error')
  const ref = createRef<McpPluginLabElement>()
  const onReady = vi.fn<() => void>()
  const onStep = vi.fn<(event: CustomEvent<object>) => void>()
  const { container } = render(
    <StrictMode>
      <McpPluginLab ref={ref} scenario="note-missing" predictMode="off" lang="en" onReady={onReady} onStep={onStep}>
        <p>Steps</p>
      </McpPluginLab>
    </StrictMode>,
  )
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  expect(container.querySelectorAll('mcp-plugin-lab')).toHaveLength(1)
  expect(ref.current?.shadowRoot?.querySelectorAll('.place > .lab')).toHaveLength(1)
  act(() => void ref.current?.next())
  expect(onStep).toHaveBeenCalledTimes(1)
  expect(onStep.mock.calls[0]?.[0].detail).toMatchObject({ from: 0, to: 1, address: 'askingCapabilities@notes' })
  expect(complain).not.toHaveBeenCalled()
})

it('follows its props, and a prop that goes restores the default', async () => {
  const ref = createRef<McpPluginLabElement>()
  let change = (_integration: string | undefined) => {}
  function Page() {
    const [integration, setIntegration] = useState<string | undefined>('off')
    change = setIntegration
    return <McpPluginLab ref={ref} lang="en" predictMode="off" {...(integration && { params: { integration } })} />
  }
  render(<Page />)
  await act(async () => void (await ref.current?.ready))
  await waitFor(() => expect(ref.current?.frames).toHaveLength(7), { timeout: 10_000 })
  await act(async () => change(undefined))
  expect(ref.current?.frames).toHaveLength(15)
  expect(ref.current?.hasAttribute('params')).toBe(false)
})

it('puts other situations beside its own, live, and says what it cannot use', async () => {
  const ref = createRef<McpPluginLabElement>()
  const onWarning = vi.fn<(event: CustomEvent<object>) => void>()
  const page = (compare?: string) => (
    <McpPluginLab ref={ref} lang="en" predictMode="off" site="http://lab.example/" onWarning={onWarning} {...(compare && { compare })} />
  )
  const { rerender } = render(page('note-missing;integration=off&noteId=x'))
  await act(async () => void (await ref.current?.ready))
  expect(new URL(ref.current?.shareUrl() ?? '').searchParams.get('compare')).toBe('note-missing;integration=off&noteId=x')
  await act(async () => rerender(page('nope;third-tool')))
  expect(ref.current?.compare).toBe('nope;third-tool')
  expect(new URL(ref.current?.shareUrl() ?? '').searchParams.get('compare')).toBe('third-tool')
  expect(onWarning.mock.calls.map(([{ detail }]) => detail)).toEqual([{ name: 'compare', value: 'nope', used: '' }])
  await act(async () => rerender(page()))
  expect(new URL(ref.current?.shareUrl() ?? '').searchParams.has('compare')).toBe(false)
})

it('a handler that changes is the one that is called', async () => {
  const ref = createRef<McpPluginLabElement>()
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const { rerender } = render(<McpPluginLab ref={ref} lang="en" predictMode="off" onStep={first} />)
  await waitFor(() => expect(ref.current?.frames.length).toBeGreaterThan(0), { timeout: 10_000 })
  rerender(<McpPluginLab ref={ref} lang="en" predictMode="off" onStep={second} />)
  act(() => void ref.current?.next())
  expect(first).not.toHaveBeenCalled()
  expect(second).toHaveBeenCalledTimes(1)
})

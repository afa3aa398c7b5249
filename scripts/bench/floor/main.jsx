// The floor page: the same libraries with one button and one animated box. What it costs, the lab cannot do without.
import { LazyMotion, m } from 'framer-motion'
import { createRoot } from 'react-dom/client'
import { useSelector } from '@xstate/react'
import { assign, createActor, createMachine } from 'xstate'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore(() => ({ name: 'Next' }))
const machine = createMachine({ context: { count: 0 }, on: { NEXT: { actions: assign({ count: ({ context }) => context.count + 1 }) } } })
const actor = createActor(machine).start()
const load = async () => (await import('./features.js')).default

function Floor() {
  const name = useStore(store, (state) => state.name)
  const count = useSelector(actor, ({ context }) => context.count)
  return (
    <LazyMotion features={load} strict>
      <button type="button" className="next" onClick={() => actor.send({ type: 'NEXT' })}>
        {name}
      </button>
      <m.div key={count} initial={{ x: 0 }} animate={{ x: 100 }} transition={{ duration: 0.64 }}>
        {count}
      </m.div>
    </LazyMotion>
  )
}

createRoot(document.getElementById('lab')).render(<Floor />)

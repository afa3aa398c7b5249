// These hosts take an alias apart to find its server, at the first or at the last separator, instead of looking it up.
import { cutApart, sanitise } from '../naming.ts'
import type { FindRoute } from '../route.ts'
import { byTable, decideBy } from '../route.ts'
import { sentence } from '../sentences.ts'
import type { Mistake } from './mistake.ts'

const byCut =
  (at: 'first' | 'last'): FindRoute =>
  (world, call) => {
    const { naming } = world.habits
    const parts = call.alias.startsWith(naming.prefix) && naming.prefix !== '' ? cutApart(naming, call.alias, at) : undefined
    if (!parts) return byTable(world, call)
    const [client] =
      [...world.configured].find(([, { name, connected }]) => connected && sanitise(naming.sanitiser, name) === parts.server) ?? []
    return client === undefined ? sentence.noServer(parts.server) : { executor: 'server', client, tool: parts.tool }
  }

const mistake = (id: string, at: 'first' | 'last'): Mistake => ({
  id,
  replaces: 'decideCall',
  effect: (world) => decideBy(world, byCut(at)),
})

export const splitAtFirst = mistake('split-first', 'first')
export const splitAtLast = mistake('split-last', 'last')

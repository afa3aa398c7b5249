// The deploy server: starting a deployment changes the world behind it, and its state can be asked for.
import { stringAt } from '../protocol/json.ts'
import { oneString, readOnly } from './schemas.ts'
import { defineServer } from './server.ts'

/** Deployments so far and the last run of each service. Runs are numbered over all services. */
interface Deployments {
  readonly runs: number
  readonly last: ReadonlyMap<string, number>
}

export default defineServer<Deployments>({
  id: 'deploy',
  data: { runs: 0, last: new Map() },
  listed: ['trigger', 'status'],
  entries: ({ last }) => [...last].map(([service, run]) => ({ key: service, title: `run ${run}` })),
  tools: [
    {
      name: 'trigger',
      description: 'Start a deployment of one service.',
      inputSchema: oneString('service'),
      annotations: { readOnlyHint: false, destructiveHint: true },
      run: ({ runs, last }, args) => {
        const service = stringAt(args, 'service')
        const run = runs + 1
        return {
          data: { runs: run, last: new Map(last).set(service, run) },
          text: `Deployment of ${service} started (run ${run}).`,
          effect: true,
        }
      },
    },
    {
      name: 'status',
      description: 'Tell the state of the last deployment of one service.',
      inputSchema: oneString('service'),
      annotations: readOnly,
      run: (data, args) => {
        const service = stringAt(args, 'service')
        const run = data.last.get(service)
        return { data, text: run === undefined ? `${service} has never been deployed.` : `${service}: run ${run} is live.` }
      },
    },
  ],
})

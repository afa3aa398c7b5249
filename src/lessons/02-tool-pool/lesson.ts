// Lesson 2, two servers, one pool: names that collide, overflow or are bound too late, and roles with pools of their own.
import { connectMcp } from '../../host/builtins/connecting.ts'
import { readFile } from '../../host/builtins/project.ts'
import { addTask, claimTask, sendMessage, submitPlan } from '../../host/builtins/tasks.ts'
import { lateBinding } from '../../host/mistakes/late-binding.ts'
import { aliasOf, namings, sanitise } from '../../host/naming.ts'
import type { ServerSpec } from '../../host/spec.ts'
import type { Arguments } from '../../protocol/mcp.ts'
import { effectFacts, happened, markFacts, noticeFacts, promptFacts, scopeFacts } from '../../run/facts.ts'
import type { Run } from '../../run/run.ts'
import { callOf, frameAt } from '../../run/select.ts'
import deploy from '../../servers/deploy.ts'
import docs from '../../servers/docs.ts'
import { defineLesson } from '../lesson.ts'
import type { Inputs, Params } from '../params.ts'
import { choice, fill, sameInputs, text } from '../params.ts'
import type { Preset } from '../presets.ts'
import { callSteps, preset } from '../presets.ts'

const params: Params = {
  role: choice('lead', 'teammate'),
  script: choice('tour', 'docs-only', 'reconnect', 'two-then-status', 'handoff'),
  docsName: text('docs', 64, 1),
  deployName: text('deploy', 64, 1),
  naming: choice('mcp', 'bare'),
  extraTool: text('', 128),
  callExtra: choice('off', 'on'),
  collisionPolicy: choice('reject', 'builtin-wins'),
  rebuild: choice('on', 'off'),
  binding: choice('per-entry', 'late'),
  query: text('worktree', 256),
  service: text('sketchpad', 256),
  argsFault: choice('none', 'missing', 'wrong-type'),
  hostValidates: choice('no', 'yes'),
}

const leads = [readFile, connectMcp, addTask]
const teammates = [readFile, claimTask, sendMessage, submitPlan]

const value = (inputs: Inputs, name: string): string => inputs[name] ?? ''
const namingOf = (inputs: Inputs) => (inputs['naming'] === 'bare' ? namings.bare : namings.mcp)

const serversOf = (inputs: Inputs): readonly ServerSpec[] => {
  const extra = value(inputs, 'extraTool')
  return [
    { definition: docs, name: value(inputs, 'docsName'), extraTools: extra === '' ? [] : [extra], waits: true },
    { definition: deploy, name: value(inputs, 'deployName'), waits: true },
  ]
}

const searchArguments: Readonly<Record<string, Arguments>> = { missing: {}, 'wrong-type': { query: 7 } }

const connect = (name: string): Preset => ['connect_mcp', { name }]

function callsOf(inputs: Inputs): readonly Preset[] {
  const [docsName, deployName, service] = ['docsName', 'deployName', 'service'].map((name) => value(inputs, name)) as [
    string,
    string,
    string,
  ]
  const toDocs = (tool: string, args: Arguments, scope?: string): Preset => [aliasOf(namingOf(inputs), docsName, tool), args, scope]
  const toDeploy = (tool: string): Preset => [aliasOf(namingOf(inputs), deployName, tool), { service }]
  const args = searchArguments[value(inputs, 'argsFault')] ?? { query: value(inputs, 'query') }
  const search = toDocs('search', args)
  const scripts: Readonly<Record<string, readonly Preset[]>> = {
    tour: [connect(docsName), connect(deployName), search, toDeploy('trigger')],
    'docs-only': [connect(docsName), search],
    reconnect: [connect(docsName), connect(docsName), connect('jira')],
    'two-then-status': [connect(docsName), connect(deployName), toDeploy('status')],
    handoff: [
      connect(docsName),
      search,
      ['add_task', { title: 'Apply the worktree rule' }],
      ['claim_task', {}, 'teammate'],
      toDocs('search', args, 'teammate'),
      ['claim_task', {}, 'teammate'],
    ],
  }
  const extra = value(inputs, 'extraTool')
  const last = inputs['callExtra'] === 'on' && extra !== '' ? [toDocs(extra, { path: 'README.md' })] : []
  return [...(scripts[value(inputs, 'script')] ?? []), ...last]
}

const isDefault = (inputs: Inputs): boolean => sameInputs(inputs, fill(params, {}))
const isHeldBack = (run: Run, server: string): boolean =>
  happened(run, 'tools.registered').some(({ client, heldBack }) => client === server && heldBack)
/** What the host left out when this server joined. */
const leftOut = (run: Run, server: string) =>
  happened(run, 'tools.registered').flatMap(({ client, notices }) => (client === server ? notices : []))
const bothConnected = (run: Run): boolean => [...frameAt(run, Infinity).world.configured.values()].every(({ connected }) => connected)
const noticesOf = (run: Run) => frameAt(run, Infinity).world.notices

export default defineLesson({
  id: 'tool-pool',
  number: 2,
  params,
  distinct: [['docsName', 'deployName']],
  scenarios: [
    { id: 'tour', inputs: {} },
    { id: 'docs-only', inputs: { script: 'docs-only' } },
    { id: 'connect-again-and-unknown', inputs: { script: 'reconnect' } },
    { id: 'odd-names', inputs: { script: 'docs-only', docsName: 'team docs', extraTool: 'get.page', callExtra: 'on' } },
    { id: 'collision-rejected', inputs: { script: 'docs-only', extraTool: 'get.version' } },
    { id: 'collision-first-wins', inputs: { script: 'docs-only', extraTool: 'get.version', collisionPolicy: 'builtin-wins' } },
    { id: 'builtin-name-rejected', inputs: { script: 'docs-only', naming: 'bare', extraTool: 'read_file', callExtra: 'on' } },
    {
      id: 'builtin-name-wins',
      inputs: { script: 'docs-only', naming: 'bare', extraTool: 'read_file', callExtra: 'on', collisionPolicy: 'builtin-wins' },
    },
    { id: 'same-prefix-no-collision', inputs: { docsName: 'team docs', deployName: 'team.docs' } },
    {
      id: 'server-collision',
      inputs: { script: 'two-then-status', docsName: 'team docs', deployName: 'team.docs', extraTool: 'status' },
    },
    { id: 'length-64', inputs: { script: 'docs-only', extraTool: 'x'.repeat(53), callExtra: 'on' } },
    { id: 'length-65', inputs: { script: 'docs-only', extraTool: 'x'.repeat(54), callExtra: 'on' } },
    { id: 'stale-pool', inputs: { script: 'docs-only', rebuild: 'off' } },
    { id: 'late-binding', inputs: { binding: 'late' } },
    { id: 'server-checks-arguments', inputs: { script: 'docs-only', argsFault: 'missing' } },
    { id: 'host-checks-arguments', inputs: { script: 'docs-only', argsFault: 'wrong-type', hostValidates: 'yes' } },
    { id: 'teammate', inputs: { role: 'teammate' } },
    { id: 'handoff', inputs: { script: 'handoff' } },
  ],
  desk: ['tools', 'prompt', 'servers', 'names'],
  neighbours: serversOf,
  spec: (inputs) => ({
    world: {
      builtins: inputs['role'] === 'teammate' ? teammates : leads,
      habits: {
        naming: namingOf(inputs),
        collisions: inputs['collisionPolicy'] === 'builtin-wins' ? 'builtin-wins' : 'reject',
        rebuilds: inputs['rebuild'] === 'on',
        checksArguments: inputs['hostValidates'] === 'yes',
        marks: true,
      },
      policy: { rule: 'allow-all' },
      servers: serversOf(inputs),
      calls: preset(callsOf(inputs)),
      ...(inputs['script'] === 'handoff' && { scopes: { teammate: teammates } }),
    },
    mistake: inputs['binding'] === 'late' ? lateBinding : undefined,
    steps: [{ id: 'start', opens: ['builtins'] }, ...callSteps(7)],
  }),
  extra: (run) => ({
    ...promptFacts(run),
    ...noticeFacts(run),
    ...markFacts(run),
    ...effectFacts(run),
    ...scopeFacts(run, 'teammate', 'teammatePool'),
  }),
  checkpoints: [
    {
      id: 'cost-of-connecting',
      at: 'registering@docs',
      settledAt: 'observing@c1',
      when: isDefault,
      asks: [
        { field: 'localSoFar', options: [0, 1, 2] },
        { field: 'externalSoFar', options: [0, 1, 2] },
        { field: 'wireSoFar', options: [0, 2, 4] },
      ],
      mixups: [{ field: 'externalSoFar', code: 'connecting-is-external', answer: 1 }],
    },
    {
      id: 'stale-pool',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs, run) => inputs['rebuild'] === 'off' && callOf(run, 'c2')?.stoppedAt === 'in-pool' && inputs['role'] === 'lead',
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'connected-is-offered', answer: 'ran-ok' }],
    },
    {
      id: 'collision',
      at: 'registering@docs',
      settledAt: 'registering@docs',
      when: (_inputs, run) => isHeldBack(run, docs.id),
      asks: [{ field: 'poolSize', options: [3, 5, 6] }],
      mixups: [
        { field: 'poolSize', code: 'later-overwrites', answer: 6 },
        { field: 'poolSize', code: 'other-policy', answer: 5 },
      ],
    },
    {
      id: 'which-server',
      at: 'routing@c3',
      settledAt: 'sending@c3',
      when: (inputs, run) =>
        inputs['naming'] === 'mcp' &&
        inputs['script'] === 'two-then-status' &&
        isHeldBack(run, deploy.id) &&
        callOf(run, 'c3')?.executor === 'server',
      asks: [{ field: 'server' }],
      mixups: [{ field: 'server', code: 'prefix-is-identity', answer: deploy.id }],
    },
    {
      id: 'overlong',
      at: 'registering@docs',
      settledAt: 'registering@docs',
      when: (_inputs, run) => leftOut(run, docs.id).some(({ code }) => code === 'too-long') && !isHeldBack(run, docs.id),
      asks: [{ field: 'nameFate' }],
      mixups: [{ field: 'nameFate', code: 'cut-to-fit', answer: 'cut' }],
    },
    {
      id: 'late-binding',
      at: 'routing@c3',
      settledAt: 'sending@c3',
      when: (inputs, run) => inputs['binding'] === 'late' && inputs['script'] === 'tour' && callOf(run, 'c3')?.executor === 'server',
      asks: [{ field: 'wireTool' }],
      mixups: [{ field: 'wireTool', code: 'bound-at-once', answer: 'search' }],
    },
    {
      id: 'who-checks',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs, run) => inputs['argsFault'] !== 'none' && inputs['hostValidates'] === 'no' && callOf(run, 'c2')?.reply === 'failed',
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'host-judges', answer: 'host-error' }, 'S6', 'S7'],
    },
    {
      id: 'roles',
      at: 'routing@c1',
      settledAt: 'observing@c1',
      when: (inputs) => inputs['role'] === 'teammate',
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'one-pool-for-all', answer: 'ran-ok' }],
    },
  ],
  transfer: {
    asks: [],
    base: {},
    target: {},
    goals: [
      {
        id: 'same-prefix',
        passed: (run, inputs) => {
          const [first, second] = ['docsName', 'deployName'].map((name) => sanitise('underscore', value(inputs, name)))
          return inputs['naming'] === 'mcp' && bothConnected(run) && noticesOf(run).length === 0 && first === second
        },
      },
      {
        id: 'one-clash',
        after: 'same-prefix',
        passed: (run) => bothConnected(run) && noticesOf(run).length === 1 && noticesOf(run)[0]?.code === 'collision',
      },
    ],
  },
  simplified: ['preset', 'prefix', 'scope', 'unknown', 'role', 'inProcess', 'pace'],
})

// Lesson 3, from manifest to tools: a file is scanned, a program started, its tools registered; and what plan mode stops.
import { mcpConnect, mcpDisconnect, mcpListServers } from '../../host/builtins/connecting.ts'
import { bash, readFile } from '../../host/builtins/project.ts'
import { modernOnly } from '../../host/habits.ts'
import { readManifest } from '../../host/manifest.ts'
import { splitAtFirst, splitAtLast } from '../../host/mistakes/split-alias.ts'
import { aliasOf, namings } from '../../host/naming.ts'
import type { ServerSpec } from '../../host/spec.ts'
import { manifestFacts, modelSees, noticeFacts } from '../../run/facts.ts'
import { callOf, rungOf } from '../../run/select.ts'
import type { Build } from '../../servers/server.ts'
import { modernBuild } from '../../servers/server.ts'
import echo from '../../servers/echo.ts'
import search from '../../servers/search.ts'
import { defineLesson } from '../lesson.ts'
import type { Inputs, Params } from '../params.ts'
import { choice, file, fill, sameInputs, text } from '../params.ts'
import type { Preset } from '../presets.ts'
import { callSteps, preset } from '../presets.ts'

const OLD = '2024-11-05'
const PATH = '.claude-plugin/plugin.json'
const mistakes = [splitAtFirst, splitAtLast]

const params: Params = {
  manifest: choice('valid', 'missing', 'broken', 'no-servers'),
  pluginName: text('my-plugin', 64, 1),
  serverKey: text('search', 64, 1),
  pluginTools: choice('standard', 'with-bash'),
  prefix: choice('mcp', 'none'),
  routeBy: choice('table', 'split-first', 'split-last'),
  mode: choice('default', 'plan'),
  era: choice('modern', 'legacy-2024'),
  script: choice('plugin', 'runtime', 'bash', 'after-restart'),
  message: text('hello', 256),
  close: choice('stdin', 'shutdown-first'),
  manifestText: file(4000),
}

const value = (inputs: Inputs, name: string): string => inputs[name] ?? ''
const namingOf = (inputs: Inputs) => (inputs['prefix'] === 'none' ? namings.bare : namings.mcp)
const isOld = (inputs: Inputs): boolean => inputs['era'] === 'legacy-2024'

const program = { command: 'npx', args: ['-y', '@search/mcp-server'] }
const echoProgram = { command: 'python', args: ['tests/echo_mcp_server.py'] }
const lineOf = (of: typeof program): string => [of.command, ...of.args].join(' ')

/** The file as the other inputs give it; undefined when there is none. */
function fileOf(inputs: Inputs): string | undefined {
  const state = inputs['manifest']
  if (state === 'missing') return undefined
  if (inputs['manifestText'] !== undefined) return inputs['manifestText']
  const servers = state === 'no-servers' ? {} : { [value(inputs, 'serverKey')]: { ...program, env: { API_KEY: 'demo' } } }
  const written = JSON.stringify({ name: value(inputs, 'pluginName'), mcpServers: servers }, null, 2)
  return state === 'broken' ? written.replace('"npx",', '"npx"') : written
}

const serversOf = (inputs: Inputs): readonly ServerSpec[] => {
  const build: Build = isOld(inputs) ? { speaks: [OLD], stranger: 'method-not-found' } : modernBuild
  const extraTools = inputs['pluginTools'] === 'with-bash' ? ['bash'] : []
  return [
    { definition: search, command: lineOf(program), build, extraTools, waits: true },
    { definition: echo, command: lineOf(echoProgram), build, waits: true },
  ]
}

function callsOf(inputs: Inputs): readonly Preset[] {
  const programs = new Map(serversOf(inputs).map(({ definition, command = '' }) => [command, definition.id]))
  const found = readManifest(fileOf(inputs), programs).servers.find(({ client }) => client === search.id)
  const plugin = `${found?.plugin ?? value(inputs, 'pluginName')}__${found?.key ?? value(inputs, 'serverKey')}`
  const ofPlugin = (tool: string) => aliasOf(namingOf(inputs), plugin, tool)
  const ofEcho = aliasOf(namingOf(inputs), echo.id, 'echo')
  const sayIt: Preset = [ofEcho, { message: value(inputs, 'message') }]
  const hi = { command: 'echo hi' }
  const scripts: Readonly<Record<string, readonly Preset[]>> = {
    plugin: [
      ['read_file', { path: 'README.md' }],
      [ofPlugin('search_web'), { query: 'retry' }],
      [ofPlugin('list__sites'), {}],
    ],
    runtime: [
      ['mcp_connect', { server_name: echo.id, ...echoProgram }],
      ['mcp_list_servers', {}],
      sayIt,
      ['mcp_disconnect', { server_name: echo.id }],
      sayIt,
    ],
    bash: [
      ['bash', hi],
      [ofPlugin('bash'), hi],
    ],
    'after-restart': [['mcp_list_servers', {}], sayIt],
  }
  return scripts[value(inputs, 'script')] ?? []
}

const is = (inputs: Inputs, some: Inputs): boolean => Object.entries(some).every(([name, wanted]) => inputs[name] === wanted)
const isScenario = (inputs: Inputs, some: Inputs): boolean => sameInputs(inputs, fill(params, some))

export default defineLesson({
  id: 'manifest',
  number: 3,
  params,
  scenarios: [
    { id: 'plugin', inputs: {} },
    { id: 'as-the-seed', inputs: { era: 'legacy-2024' } },
    { id: 'split-at-first', inputs: { routeBy: 'split-first' } },
    { id: 'split-at-last', inputs: { routeBy: 'split-last' } },
    { id: 'no-manifest', inputs: { manifest: 'missing' } },
    { id: 'broken-manifest', inputs: { manifest: 'broken' } },
    { id: 'runtime-connect', inputs: { script: 'runtime' } },
    { id: 'shutdown-sent', inputs: { script: 'runtime', close: 'shutdown-first' } },
    { id: 'plan-mode', inputs: { mode: 'plan' } },
    { id: 'plan-mode-runtime', inputs: { mode: 'plan', script: 'runtime' } },
    { id: 'native-first', inputs: { prefix: 'none', pluginTools: 'with-bash', script: 'bash' } },
    { id: 'prefix-keeps-both', inputs: { pluginTools: 'with-bash', script: 'bash' } },
    { id: 'after-restart', inputs: { script: 'after-restart' } },
  ],
  desk: ['servers', 'tools', 'model', 'lines'],
  neighbours: serversOf,
  files: (inputs) => [{ param: 'manifestText', path: PATH, text: fileOf(inputs) }],
  spec: (inputs) => ({
    world: {
      builtins: [bash, readFile, mcpConnect, mcpDisconnect, mcpListServers],
      habits: {
        naming: namingOf(inputs),
        collisions: 'builtin-wins',
        decidesApart: true,
        sendsShutdown: inputs['close'] === 'shutdown-first',
        speaks: isOld(inputs) ? { ...modernOnly, eras: 'legacy', legacy: [OLD] } : modernOnly,
      },
      policy: { rule: inputs['mode'] === 'plan' ? 'plan-mode' : 'allow-all' },
      manifest: { path: PATH, text: fileOf(inputs), read: readManifest },
      servers: serversOf(inputs),
      calls: preset(callsOf(inputs)),
    },
    mistake: mistakes.find(({ id }) => id === inputs['routeBy']),
    steps: [
      { id: 'start', opens: ['builtins'] },
      { id: 'scan', opens: ['scanning'] },
      { id: 'connect', opens: ['prefixing@search', 'prefixing@echo'] },
      ...callSteps(5),
    ],
  }),
  extra: (run) => ({ ...manifestFacts(run), ...noticeFacts(run), modelSees: modelSees(run) }),
  checkpoints: [
    {
      id: 'opening',
      at: 'spawning@search',
      settledAt: 'registering@search',
      when: (inputs) => isScenario(inputs, {}),
      without: { era: 'legacy-2024' },
      asks: [{ field: 'openingCost' }],
      mixups: [{ field: 'openingCost', code: 'openings-are-equal', answer: 'equal' }],
    },
    {
      id: 'old-opening',
      at: 'spawning@search',
      settledAt: 'registering@search',
      when: (inputs) => isScenario(inputs, { era: 'legacy-2024' }),
      without: { era: 'modern' },
      asks: [{ field: 'openingCost' }],
      mixups: [{ field: 'openingCost', code: 'openings-are-equal', answer: 'equal' }],
    },
    {
      id: 'cut-first',
      at: 'deciding@c2',
      settledAt: 'observing@c2',
      when: (inputs, run) => is(inputs, { routeBy: 'split-first', script: 'plugin' }) && callOf(run, 'c2')?.stoppedAt === 'sendable',
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'server-refused-it', answer: 'protocol-error' }],
    },
    {
      id: 'cut-last',
      at: 'deciding@c3',
      settledAt: 'observing@c3',
      when: (inputs, run) => is(inputs, { routeBy: 'split-last', script: 'plugin' }) && callOf(run, 'c3')?.stoppedAt === 'sendable',
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'other-cut-mends-it', answer: 'ran-ok' }],
    },
    {
      id: 'plan',
      at: 'deciding@c2',
      settledAt: 'observing@c2',
      when: (inputs) => is(inputs, { mode: 'plan', script: 'plugin' }),
      asks: [{ field: 'wire' }],
      mixups: [{ field: 'wire', code: 'denial-is-an-answer', answer: 2 }],
    },
    {
      id: 'plan-runtime',
      at: 'deciding@c1',
      settledAt: 'observing@c1',
      when: (inputs) => is(inputs, { mode: 'plan', script: 'runtime' }),
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'connecting-reads', answer: 'ran-ok' }],
    },
    {
      id: 'shutdown',
      at: 'askingShutdown@echo',
      settledAt: 'hearingRefusal@echo',
      when: () => true,
      asks: [{ field: 'reply', options: ['result', 'error -32601', 'none'] }],
      mixups: [{ field: 'reply', code: 'shutdown-exists', answer: 'result' }],
    },
    {
      id: 'native',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs, run) =>
        is(inputs, { prefix: 'none', script: 'bash', pluginTools: 'with-bash' }) && callOf(run, 'c2')?.executor === 'local',
      asks: [{ field: 'local' }, { field: 'external' }],
      mixups: [{ field: 'external', code: 'plugin-wins', answer: 1 }],
    },
    {
      id: 'restart',
      at: 'routing@c2',
      settledAt: 'observing@c2',
      when: (inputs) => is(inputs, { script: 'after-restart' }),
      asks: [{ field: 'rung' }],
      mixups: [{ field: 'rung', code: 'connection-survives', answer: 'ran-ok' }],
    },
  ],
  transfer: {
    asks: [
      {
        id: 'arrives',
        options: ['none', 'c2', 'c3', 'both'],
        truth: (run) => {
          const [second, third] = ['c2', 'c3'].map((id) => (callOf(run, id)?.requestIds.length ?? 0) > 0)
          return second && third ? 'both' : second ? 'c2' : third ? 'c3' : 'none'
        },
      },
    ],
    base: {},
    target: { routeBy: 'split-last' },
    mustBeRight: true,
    goals: [
      { id: 'cut', passed: (_run, inputs) => isScenario(inputs, { routeBy: 'split-last' }) },
      {
        id: 'mended',
        after: 'cut',
        passed: (run, inputs) => isScenario(inputs, {}) && run.calls.length === 3 && run.calls.every((call) => rungOf(call) === 'ran-ok'),
      },
    ],
  },
  simplified: ['packaging', 'process', 'key', 'finding', 'left', 'preset', 'pace'],
})

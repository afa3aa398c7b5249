// Lesson 2: what it asks, the right answers, and what it says to each belief, all from its specification.
import type { Asked, Belief } from './tables.ts'
import { checkTables } from './tables.ts'

const asked: readonly Asked[] = [
  ['tour', undefined, 'registering@docs', { localSoFar: 1, externalSoFar: 0, wireSoFar: 4 }],
  ['stale-pool', undefined, 'routing@c2', { rung: 'not-in-pool' }],
  ['collision-rejected', undefined, 'registering@docs', { poolSize: 3 }],
  ['server-collision', undefined, 'routing@c3', { server: 'docs' }],
  ['length-65', undefined, 'registering@docs', { nameFate: 'left-out' }],
  ['late-binding', undefined, 'routing@c3', { wireTool: 'status' }],
  ['server-checks-arguments', undefined, 'routing@c2', { rung: 'ran-error' }],
  ['teammate', undefined, 'routing@c1', { rung: 'not-in-pool' }],
  // other inputs of the learner: the same questions
  ['a value of the wrong type', { script: 'docs-only', argsFault: 'wrong-type' }, 'routing@c2', { rung: 'ran-error' }],
  ['the longest name', { script: 'docs-only', extraTool: 'x'.repeat(128) }, 'registering@docs', { nameFate: 'left-out' }],
  ['a name of two fields', { script: 'docs-only', extraTool: 'get version' }, 'registering@docs', { poolSize: 3 }],
]

const checks = 'This host passes arguments on untouched; the server checks them and reports the fault as a tool result.'
const beliefs: readonly Belief[] = [
  [
    'tour',
    undefined,
    'registering@docs',
    'externalSoFar',
    1,
    'connect_mcp is a built-in, so it counts as local; the four messages it causes run no tool.',
    'connect_mcp 是内置工具，算本地执行；它引出的四条消息没有运行任何工具。',
  ],
  [
    'stale-pool',
    undefined,
    'routing@c2',
    'rung',
    'ran-ok',
    'The server is connected, but the pool was not built again: the name is not on offer.',
    '服务端连上了，但工具池没有重建，这个名字并不在其中。',
  ],
  [
    'collision-rejected',
    undefined,
    'registering@docs',
    'poolSize',
    6,
    'Both raw names become the same alias. Taking the later one would send calls to the wrong tool.',
    '两个原名变成同一个别名；若让后来的覆盖，调用就会走错工具。',
  ],
  [
    'collision-rejected',
    undefined,
    'registering@docs',
    'poolSize',
    5,
    'That is the other policy. Here the whole newcomer waits until the clash is settled.',
    '那是另一种策略；这里要等冲突解决，整个新来的服务端都先不登记。',
  ],
  [
    'server-collision',
    undefined,
    'routing@c3',
    'server',
    'deploy',
    'The prefix of both servers is equal after normalisation; the table says this alias belongs to docs.',
    '规范化后两个服务端前缀相同；路由表里这个别名属于 docs。',
  ],
  [
    'length-65',
    undefined,
    'registering@docs',
    'nameFate',
    'cut',
    'Cutting can make two tools equal. The host leaves the tool out and says so.',
    '截断可能让两个工具变成同名；宿主选择不登记它，并说明原因。',
  ],
  [
    'late-binding',
    undefined,
    'routing@c3',
    'wireTool',
    'search',
    'The handler looked up its target only when called, after the loop had moved on to the last tool.',
    '处理函数到调用时才取目标，而循环早已走到最后一个工具。',
  ],
  [
    'server-checks-arguments',
    undefined,
    'routing@c2',
    'rung',
    'host-error',
    checks,
    '这个宿主原样转交参数；由服务端检查，并以工具结果报告错误。',
  ],
  [
    'server-checks-arguments',
    undefined,
    'routing@c2',
    'rung',
    'protocol-error',
    'There is a result, not an error member: the tool was reached and then failed.',
    '返回的是 result，不是 error：已经走到工具，是工具自己失败了。',
  ],
  [
    'teammate',
    undefined,
    'routing@c1',
    'rung',
    'ran-ok',
    'Roles have their own pools; connecting belongs to the lead.',
    '每个角色有自己的工具池；连接外部服务属于 Lead。',
  ],
]

await checkTables('tool-pool', asked, beliefs, {
  tour: ['registering@docs'],
  'stale-pool': ['routing@c2'],
  'collision-rejected': ['registering@docs'],
  // the same clash, with a built-in: the same question
  'builtin-name-rejected': ['registering@docs'],
  'server-collision': ['routing@c3'],
  'length-65': ['registering@docs'],
  'late-binding': ['routing@c3'],
  'server-checks-arguments': ['routing@c2'],
  teammate: ['routing@c1'],
})

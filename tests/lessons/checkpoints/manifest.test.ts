// Lesson 3: what it asks, the right answers, and what it says to each belief, all from its specification.
import type { Asked, Belief } from './tables.ts'
import { checkTables } from './tables.ts'

const asked: readonly Asked[] = [
  // the old opening costs one message more than this one, and this one costs one less than that
  ['plugin', undefined, 'spawning@search', { openingCost: 'more' }],
  ['as-the-seed', undefined, 'spawning@search', { openingCost: 'fewer' }],
  ['split-at-first', undefined, 'deciding@c2', { rung: 'host-error' }],
  ['split-at-last', undefined, 'deciding@c3', { rung: 'host-error' }],
  ['plan-mode', undefined, 'deciding@c2', { wire: 0 }],
  ['plan-mode-runtime', undefined, 'deciding@c1', { rung: 'denied' }],
  ['shutdown-sent', undefined, 'askingShutdown@echo', { reply: 'error -32601' }],
  ['native-first', undefined, 'routing@c2', { local: 2, external: 0 }],
  ['after-restart', undefined, 'routing@c2', { rung: 'not-in-pool' }],
  // other inputs of the learner: the same questions
  ['another plugin, cut at the first', { routeBy: 'split-first', pluginName: 'a__b' }, 'deciding@c2', { rung: 'host-error' }],
  [
    'the seed says goodbye',
    { era: 'legacy-2024', script: 'runtime', close: 'shutdown-first' },
    'askingShutdown@echo',
    { reply: 'error -32601' },
  ],
]

const opening = [
  'The old opening needs one message more: initialized, a notification that nobody answers.',
  '旧式开场多一条消息：initialized 是没人回复的通知。',
] as const

const beliefs: readonly Belief[] = [
  ['plugin', undefined, 'spawning@search', 'openingCost', 'equal', ...opening],
  ['as-the-seed', undefined, 'spawning@search', 'openingCost', 'equal', ...opening],
  [
    'split-at-first',
    undefined,
    'deciding@c2',
    'rung',
    'protocol-error',
    'The host looked for a server that does not exist and stopped by itself; nothing was sent.',
    '宿主去找一个不存在的服务端，自己就停下了；什么也没发出去。',
  ],
  [
    'split-at-last',
    undefined,
    'deciding@c3',
    'rung',
    'ran-ok',
    'Another cut only moves the fault: this tool name has a double underscore of its own. Look the alias up instead.',
    '换个切法只是挪动错误：这个工具名自己就带双下划线。应该查表，不要拆名字。',
  ],
  [
    'plan-mode',
    undefined,
    'deciding@c2',
    'wire',
    2,
    'A denial happens inside the host. Zero messages for that call.',
    '拒绝发生在宿主内部，这次调用是零条消息。',
  ],
  [
    'plan-mode-runtime',
    undefined,
    'deciding@c1',
    'rung',
    'ran-ok',
    'Connecting starts a program on this machine. That is not a read.',
    '连接会在本机启动程序，这不是只读操作。',
  ],
  [
    'shutdown-sent',
    undefined,
    'askingShutdown@echo',
    'reply',
    'result',
    'MCP never had a shutdown method. The server answers -32601; closing stdin is the signal.',
    'MCP 从来没有 shutdown 方法。服务端回 -32601；关闭 stdin 才是信号。',
  ],
  [
    'native-first',
    undefined,
    'routing@c2',
    'external',
    1,
    'Without a prefix the built-in keeps the name, so the host runs its own bash.',
    '没有前缀时内置工具保住名字，所以运行的是宿主自己的 bash。',
  ],
  [
    'after-restart',
    undefined,
    'routing@c2',
    'rung',
    'ran-ok',
    'A run-time connection lives for one session; only the manifest is read again.',
    '运行时连接只活一个会话；重启后只会重新读取清单。',
  ],
]

await checkTables('manifest', asked, beliefs, {
  plugin: ['spawning@search'],
  'as-the-seed': ['spawning@search'],
  'split-at-first': ['deciding@c2'],
  'split-at-last': ['deciding@c3'],
  'plan-mode': ['deciding@c2'],
  'plan-mode-runtime': ['deciding@c1'],
  'shutdown-sent': ['askingShutdown@echo'],
  'native-first': ['routing@c2'],
  'after-restart': ['routing@c2'],
})

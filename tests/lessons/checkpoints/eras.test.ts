// Lesson 4: what it asks, the right answers, and what it says to each belief, all from its specification.
import type { Asked, Belief } from './tables.ts'
import { checkTables } from './tables.ts'

const asked: readonly Asked[] = [
  ['probe-falls-back', undefined, 'hearingRefusal@notes', { nextRequest: 'initialize' }],
  ['version-retry', undefined, 'hearingRefusal@notes', { nextRequest: 'server/discover' }],
  ['probe-silence', undefined, 'waiting@notes', { nextRequest: 'initialize' }],
  ['probe-other-code', undefined, 'hearingRefusal@notes', { era: 'legacy' }],
  ['no-common-version', undefined, 'hearingRefusal@notes', { nextRequest: 'none' }],
  ['modern-pair', undefined, 'builtins', { wireAtEnd: 6, wireOther: 7 }],
  ['legacy-pair', undefined, 'builtins', { wireAtEnd: 7, wireOther: 6 }],
  ['accidental-success', undefined, 'sending@c1', { external: 1 }],
  ['missing-meta', undefined, 'askingTools@notes', { reply: 'error -32602' }],
  // other inputs of the learner: the same questions
  ['the oldest server', { server: 'legacy-2024' }, 'hearingRefusal@notes', { nextRequest: 'initialize' }],
  ['only the invented version', { client: 'modern-only', server: 'future-only' }, 'hearingRefusal@notes', { nextRequest: 'none' }],
  ['luck with silence', { client: 'modern-only', server: 'legacy-silent', probe: 'off' }, 'sending@c1', { external: 1 }],
]

const pair = ['Six against seven: the old opening has a notification more.', '六条对七条：旧式开场多一条通知。'] as const
const notified = [
  'A notification has no id and nobody answers it: it adds one message, not two.',
  '通知没有 id，也没人回复：它只加一条消息，不是两条。',
] as const

const beliefs: readonly Belief[] = [
  [
    'probe-falls-back',
    undefined,
    'hearingRefusal@notes',
    'nextRequest',
    'server/discover',
    'This error is none of the modern ones, so the server is old: open with initialize.',
    '这不是新版定义的错误，说明对方是旧版：改用 initialize 开场。',
  ],
  [
    'version-retry',
    undefined,
    'hearingRefusal@notes',
    'nextRequest',
    'initialize',
    'Only a modern server sends -32022 with its versions. Pick a shared one and ask again.',
    '只有新版服务端才会回 -32022 并列出版本。选一个共同版本再问一次。',
  ],
  [
    'probe-silence',
    undefined,
    'waiting@notes',
    'nextRequest',
    'none',
    'Silence is one of the three outcomes: treat the server as old.',
    '没有回答也是三种结果之一：按旧版处理。',
  ],
  [
    'probe-other-code',
    undefined,
    'hearingRefusal@notes',
    'era',
    'modern',
    '-32602 is not proof of a modern server. Old servers refuse unknown requests with various codes.',
    '-32602 不能证明对方是新版；旧服务端会用各种代码拒绝陌生请求。',
  ],
  [
    'no-common-version',
    undefined,
    'hearingRefusal@notes',
    'nextRequest',
    'initialize',
    'Modern, but without a shared version. Falling back would be wrong; report it.',
    '对方是新版，只是没有共同版本。这时回退是错的，应当报告。',
  ],
  ['modern-pair', undefined, 'builtins', 'wireOther', 6, ...pair],
  ['legacy-pair', undefined, 'builtins', 'wireAtEnd', 6, ...pair],
  ['modern-pair', undefined, 'builtins', 'wireOther', 8, ...notified],
  ['legacy-pair', undefined, 'builtins', 'wireAtEnd', 8, ...notified],
  [
    'accidental-success',
    undefined,
    'sending@c1',
    'external',
    0,
    'Nobody checked the era, and this old server runs the call anyway. It works by luck, under other rules.',
    '没人确认时代，这个旧服务端照样执行了。能成只是碰巧，而且按另一套规则。',
  ],
  [
    'missing-meta',
    undefined,
    'askingTools@notes',
    'reply',
    'result',
    'Each request must carry its own version and capabilities; without them it is malformed.',
    '每个请求都要自带版本和能力；缺了就是格式错误。',
  ],
]

await checkTables('eras', asked, beliefs, {
  'probe-falls-back': ['hearingRefusal@notes'],
  'version-retry': ['hearingRefusal@notes'],
  'probe-silence': ['waiting@notes'],
  'probe-other-code': ['hearingRefusal@notes'],
  'no-common-version': ['hearingRefusal@notes'],
  'modern-pair': ['builtins'],
  'legacy-pair': ['builtins'],
  'accidental-success': ['sending@c1'],
  'missing-meta': ['askingTools@notes'],
})

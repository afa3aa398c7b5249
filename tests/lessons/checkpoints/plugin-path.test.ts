// Every checkpoint asks what its lesson says, knows the right answer from the run, and names the belief behind a wrong one.
import { describe, expect, it } from 'vitest'
import { loadTexts } from '../../../src/catalog.ts'
import { createSay, plain } from '../../../src/locales/i18n.ts'
import { fill } from '../../../src/lessons/params.ts'
import type { Field, Value } from '../../../src/run/questions.ts'
import { UNKNOWN } from '../../../src/run/predict.ts'
import { createRuns, feedbackOn } from '../../../src/session/runs.ts'
import { lessonNamed } from '../../support.ts'

const lesson = await lessonNamed('plugin-path')
const prepared = createRuns(lesson)
const [en, zh] = [createSay(await loadTexts('en', lesson.id)), createSay(await loadTexts('zh-CN', lesson.id))]

const at = (inputs: Record<string, string>, address: string) => {
  const { run, stops } = prepared(fill(lesson.params, inputs))
  const stop = stops.find(({ checkpoint }) => checkpoint.at === address)
  if (!stop) throw new Error(`Nothing is asked at ${address}`)
  return { run, stop }
}

const off = { integration: 'off' }
const missing = { noteId: 'missing' }

/** Where it is asked, in which situation, which fields, and the right answers, all from the lesson's specification. */
const asked: readonly (readonly [string, Record<string, string>, string, Partial<Record<Field, Value>>])[] = [
  ['connected', {}, 'hearingTools@notes', { poolSize: 1, external: 0 }],
  ['connected', {}, 'sending@c2', { requestId: 'notes-3', wireTool: 'read_note' }],
  ['note-missing', missing, 'routing@c2', { external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true }],
  ['integration-off', off, 'routing@c2', { rung: 'not-in-pool', errorAuthor: 'host', wire: 0, external: 0 }],
  ['off-and-missing', { ...off, ...missing }, 'routing@c2', { altersOutcome: false }],
  ['search-no-match', { extraCall: 'search' }, 'executing@c3', { isError: false }],
  ['any', {}, 'finished', { chosenBy: 'preset' }],
  ['any, with the integration off', off, 'finished', { chosenBy: 'preset' }],
  // other inputs of the learner: the same questions, other answers
  [
    'an id of the learner',
    { noteId: '__proto__' },
    'routing@c2',
    { external: 1, rung: 'ran-error', errorAuthor: 'server-tool', isError: true },
  ],
  [
    'missing, and the alias leaks',
    { ...missing, hostMistake: 'alias-on-wire' },
    'routing@c2',
    { external: 0, rung: 'protocol-error', errorAuthor: 'server-protocol', isError: true },
  ],
  [
    'missing, and the flag is dropped',
    { ...missing, hostMistake: 'flag-dropped' },
    'routing@c2',
    { external: 1, rung: 'ran-error', errorAuthor: 'none', isError: false },
  ],
  [
    'missing, and no route is kept',
    { ...missing, hostMistake: 'description-only' },
    'routing@c2',
    { external: 0, rung: 'host-error', errorAuthor: 'host', isError: true },
  ],
]

describe('a question', () => {
  it.each(asked)('%s: asked and answered', (_name, inputs, address, answers) => {
    const { stop } = at(inputs, address)
    expect(Object.fromEntries(stop.questions.map(({ field, truth }) => [field, truth]))).toEqual(answers)
  })

  it.each(asked)('%s: offers the right answer among others, each once', (_name, inputs, address) => {
    for (const { options, truth } of at(inputs, address).stop.questions) {
      expect(options).toContain(truth)
      expect(options.length).toBeGreaterThan(1)
      expect(new Set(options).size).toBe(options.length)
    }
  })

  it('is asked in its own situation only', () => {
    const ids = (inputs: Record<string, string>) => prepared(fill(lesson.params, inputs)).stops.map(({ checkpoint }) => checkpoint.id)
    expect(ids({})).toEqual(['listed', 'on-the-wire', 'who-chose'])
    expect(ids(missing)).toEqual(['missing-note', 'who-chose'])
    expect(ids(off)).toEqual(['switched-off', 'who-chose'])
    expect(ids({ extraCall: 'search', query: 'retry' })).toEqual(['who-chose'])
  })
})

/** The tables of the lesson: who answers this, in that situation, reads exactly this. */
const beliefs: readonly (readonly [string, Record<string, string>, string, Field, Value, string, string])[] = [
  [
    'listed taken for registered',
    {},
    'hearingTools@notes',
    'poolSize',
    3,
    'The descriptions are here, but they have no address yet. The pool grows in the next step.',
    '描述已经到了，但还没有地址；下一步登记时工具池才会变大。',
  ],
  [
    'S1',
    {},
    'hearingTools@notes',
    'external',
    2,
    'Asking what exists runs nothing: server/discover and tools/list never enter the execution count.',
    '询问“有什么”不会运行任何东西：server/discover 和 tools/list 从不计入执行次数。',
  ],
  [
    'S11',
    {},
    'sending@c2',
    'requestId',
    'c2',
    'c2 is the host’s own bookkeeping; the wire only knows the client’s request id.',
    'c2 是宿主自己的记账号；线路上只认客户端的请求 ID。',
  ],
  [
    'S12',
    {},
    'sending@c2',
    'wireTool',
    'notes.read_note',
    'The prefix is a label of this host for the model. The server only knows the name it listed.',
    '前缀是这个宿主贴给模型看的标签；服务端只认识它自己列出的名字。',
  ],
  [
    'S9',
    missing,
    'routing@c2',
    'external',
    0,
    'Looking and not finding is still a run: the server did the work once.',
    '找了但没找到也算运行：服务端确实干了一次活。',
  ],
  [
    'S5',
    missing,
    'routing@c2',
    'rung',
    'sent-unsettled',
    'The failure arrived in an ordinary response. A lost message would leave the request without one.',
    '失败是装在正常响应里送到的；真丢了消息，请求就等不到响应。',
  ],
  [
    'S6',
    missing,
    'routing@c2',
    'rung',
    'protocol-error',
    'There is a result, not an error member: the tool was reached and then failed.',
    '返回的是 result，不是 error：已经走到工具，是工具自己失败了。',
  ],
  [
    'S8',
    missing,
    'routing@c2',
    'isError',
    false,
    'Readable text is not success. The flag is part of the result and travels with it.',
    '文字读得懂不等于成功。标记是结果的一部分，必须一起传下去。',
  ],
  [
    'a missing note taken for a missing tool',
    missing,
    'routing@c2',
    'rung',
    'not-in-pool',
    'The tool is there and can be called. Whether the note exists is a question only the server can answer.',
    '工具在，也能调用；笔记在不在，只有服务端才能回答。',
  ],
  [
    'S7, when the alias leaks',
    { ...missing, hostMistake: 'alias-on-wire' },
    'routing@c2',
    'rung',
    'ran-error',
    'An error with a code means the server turned the request away before any tool ran.',
    '带代码的 error 表示：还没运行任何工具，请求就被服务端挡回了。',
  ],
  [
    'S4, as tool',
    off,
    'routing@c2',
    'errorAuthor',
    'server-tool',
    'Nothing left the host for this call, so no server can have written that sentence.',
    '这次调用没有任何消息离开宿主，那句话不可能出自服务端。',
  ],
  [
    'S4, as protocol',
    off,
    'routing@c2',
    'errorAuthor',
    'server-protocol',
    'Nothing left the host for this call, so no server can have written that sentence.',
    '这次调用没有任何消息离开宿主，那句话不可能出自服务端。',
  ],
  [
    'no route, and yet it ran',
    off,
    'routing@c2',
    'rung',
    'ran-error',
    'There is no route, so no server was asked and nothing could run.',
    '没有路由，就没有问过任何服务端，也就不可能运行什么。',
  ],
  [
    'the argument brings the route back',
    { ...off, ...missing },
    'routing@c2',
    'altersOutcome',
    true,
    'No argument can stand in for a missing route; the call stops before anyone looks at the id.',
    '参数补不出缺失的路由；还没人看 id，调用就已经停下。',
  ],
  [
    'S10',
    { extraCall: 'search' },
    'executing@c3',
    'isError',
    true,
    'Finding nothing is a valid answer, so the flag stays false.',
    '“没有匹配”也是有效答案，标记保持 false。',
  ],
  [
    'the model chose it',
    {},
    'finished',
    'chosenBy',
    'model',
    'This call is a preset of the lesson. It says nothing about what a model would choose.',
    '这次调用是课程预设的，不能说明模型会怎么选。',
  ],
]

describe('a belief', () => {
  it.each(beliefs)('%s', (_name, inputs, address, field, answer, english, chinese) => {
    const { run, stop } = at(inputs, address)
    const found = feedbackOn(run, stop, { [field]: answer }).find((item) => item.field === field)
    expect(found?.right).toBe(false)
    expect(plain(en(`mixup.${found?.code}.says`))).toBe(english)
    expect(plain(zh(`mixup.${found?.code}.says`))).toBe(chinese)
    expect(stop.questions.find((question) => question.field === field)?.options).toContain(answer)
  })

  it('is named for none but its own value: what no table explains gets the plain hint', () => {
    const { run, stop } = at(missing, 'routing@c2')
    const [, rung] = feedbackOn(run, stop, { rung: 'denied' })
    expect(rung).toMatchObject({ right: false, code: undefined })
    expect(run.frames[rung?.shownAt ?? -1]?.address).toBe('observing@c2')
  })

  it('points at the frame that refutes it', () => {
    const { run, stop } = at(missing, 'routing@c2')
    const [external] = feedbackOn(run, stop, { external: 0 })
    expect(run.frames[external?.shownAt ?? -1]?.address).toBe('executing@c2')
  })

  it('is not blamed on somebody who says that they do not know', () => {
    const { run, stop } = at(missing, 'routing@c2')
    expect(feedbackOn(run, stop, {}).map(({ given, code }) => [given, code])).toEqual(stop.questions.map(() => [UNKNOWN, undefined]))
  })

  it('has a name and a sentence in every language', () => {
    const own = lesson.checkpoints.flatMap(({ mixups }) => mixups.map((mixup) => (typeof mixup === 'string' ? mixup : mixup.code)))
    for (const code of own) {
      for (const say of [en, zh]) {
        expect(plain(say(`mixup.${code}.name`))).not.toContain('mixup.')
        expect(plain(say(`mixup.${code}.says`))).not.toContain('mixup.')
      }
    }
  })
})

// What an author pastes: one situation, written for each kind of page. The tests load exactly these texts.
import type { Lesson } from '../../lessons/lesson.ts'
import { CUSTOM, scenarioOf } from '../../lessons/lesson.ts'
import type { Inputs } from '../../lessons/params.ts'
import { comparedText } from '../../session/link.ts'
import type { Lock } from '../../session/store.ts'

/** What the author decided in the panel. */
export interface Choices {
  readonly start: 'here' | 'beginning'
  /** `page`: whatever the page around it speaks. */
  readonly lang: string
  readonly theme: 'auto' | 'light' | 'dark'
  readonly view: 'full' | 'stage' | 'wire' | 'pool'
  readonly controls: 'full' | 'steps' | 'none'
  readonly predict: 'auto' | 'required' | 'off'
  /** Step ids at which Play rests; none: at the end of each step. */
  readonly pauseAt: readonly string[]
  readonly lock: readonly Lock[]
}

interface Subject {
  /** Address of the lab's own page, with a slash at its end. */
  readonly site: string
  readonly lesson: Lesson
  readonly inputs: Inputs
  readonly compare: readonly Inputs[]
  readonly frame: string
  readonly title: string
  readonly choices: Choices
}

export const KINDS = ['link', 'element', 'iframe', 'vitepress', 'docusaurus', 'mkdocs', 'hugo', 'myst', 'reveal', 'lms'] as const
export type Kind = (typeof KINDS)[number]

/** A text and the file it belongs into; for most there is one. */
export interface Snippet {
  readonly file: string | undefined
  readonly code: string
}

/** Attributes that differ from their defaults, in the order of the documentation. */
function attributesOf({ lesson, inputs, compare, frame, choices }: Subject): readonly (readonly [string, string])[] {
  const scenario = scenarioOf(lesson, inputs)
  const changed = Object.entries(inputs).filter(([name, value]) => lesson.params[name]?.default !== value)
  const { start, lang, theme, view, controls, predict, pauseAt, lock } = choices
  const all: readonly (readonly [string, string])[] = [
    ['lesson', lesson.id],
    ['scenario', scenario === CUSTOM ? '' : scenario],
    ['params', scenario === CUSTOM ? String(new URLSearchParams(changed)) : ''],
    ['compare', comparedText(lesson, compare)],
    ['start', start === 'here' ? frame : ''],
    ['predict', predict === 'auto' ? '' : predict],
    ['pause-at', pauseAt.join(' ')],
    ['controls', controls === 'full' ? '' : controls],
    ['lock', lock.join(' ')],
    ['view', view === 'full' ? '' : view],
    ['theme', theme === 'auto' ? '' : theme],
    ['lang', lang === 'page' ? '' : lang],
  ]
  return all.filter(([, value]) => value !== '')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const written = (attributes: readonly (readonly [string, string])[]): string =>
  attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('')

/** An address reads better with its @, commas and slashes than with their codes. */
const readable = (text: string): string => encodeURIComponent(text).replaceAll('%40', '@').replaceAll('%20', '+')

function frameAddress(subject: Subject): string {
  const pairs = attributesOf(subject).flatMap(([name, value]) => (name === 'params' ? [value] : [`${name}=${readable(value)}`]))
  return `${subject.site}embed/?${['v=1', ...pairs].join('&')}`
}

const tag = (subject: Subject, more: readonly (readonly [string, string])[] = []): string =>
  `<mcp-plugin-lab${written([...attributesOf(subject), ...more])}></mcp-plugin-lab>`

const scriptOf = ({ site }: Subject): string => `${site}mcp-plugin-lab.min.js`

const iframe = (subject: Subject): string =>
  `<iframe src="${escape(frameAddress(subject))}" title="MCP Plugin Lab: ${escape(subject.title)}" width="100%" height="600" sandbox="allow-scripts allow-popups" style="border:0"></iframe>`

const properties: Readonly<Record<string, string>> = { start: 'startAt', predict: 'predictMode', 'pause-at': 'pauseAt' }

function jsx(subject: Subject): string {
  const props = attributesOf(subject).map(([name, value]) => ` ${properties[name] ?? name}={${JSON.stringify(value)}}`)
  return `<McpPluginLab${props.join('')} />`
}

/** The texts for one kind of page, in the order in which they are needed. */
export function snippets(kind: Kind, subject: Subject, link: string): readonly Snippet[] {
  const script = `<script src="${escape(scriptOf(subject))}" defer></script>`
  switch (kind) {
    case 'link':
      return [{ file: undefined, code: link }]
    case 'element':
      return [{ file: undefined, code: `${tag(subject)}\n${script}` }]
    case 'iframe':
    case 'lms':
      return [{ file: undefined, code: iframe(subject) }]
    case 'vitepress':
      return [
        {
          file: '.vitepress/config.mts',
          code: `export default {\n  head: [['script', { src: ${JSON.stringify(scriptOf(subject))}, defer: '' }]],\n  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'mcp-plugin-lab' } } },\n}`,
        },
        { file: 'page.md', code: tag(subject) },
      ]
    case 'docusaurus':
      return [{ file: 'page.mdx', code: `import { McpPluginLab } from 'mcp-plugin-lab'\n\n${jsx(subject)}` }]
    case 'mkdocs':
      return [
        { file: 'mkdocs.yml', code: `extra_javascript:\n  - ${scriptOf(subject)}` },
        { file: 'page.md', code: tag(subject) },
      ]
    case 'hugo':
      return [
        { file: 'layouts/shortcodes/mcp-plugin-lab.html', code: `${tag(subject)}\n${script}` },
        { file: 'page.md', code: '{{< mcp-plugin-lab >}}' },
      ]
    case 'myst':
      return [{ file: 'page.md', code: `:::{iframe} ${frameAddress(subject)}\n:width: 100%\nMCP Plugin Lab: ${subject.title}\n:::` }]
    case 'reveal':
      return [
        {
          file: 'index.html',
          code: `<section>\n  ${tag(subject)}\n</section>\n${script}`,
        },
      ]
  }
}

/** The address whose frame shows the snippet's lab. */
export const previewAddress = frameAddress

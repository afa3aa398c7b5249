// A run in words for a terminal, or as a list for a page. Both say what the page says, frame by frame.
import { changeLine } from './change.ts'
import { narrate } from './narrate.ts'
import type { Line, Say } from '../locales/i18n.ts'
import { plain } from '../locales/i18n.ts'
import type { Frame } from '../run/frame.ts'
import type { Run } from '../run/run.ts'
import type { StepSpan } from '../run/steps.ts'
import { wireLine } from '../run/vector.ts'

const opened = (run: Run): readonly StepSpan[] => run.steps.filter(({ count }) => count > 0)

const framesOf = (run: Run, { first, count }: StepSpan): readonly Frame[] => run.frames.slice(first, first + count)

/** Steps, frames, their sentences, and every message where it moves. */
export function asText(run: Run, say: Say, heading: string): string {
  const steps = opened(run).map((step) => {
    const number = run.steps.indexOf(step) + 1
    const frames = framesOf(run, step).flatMap(({ index, address }) => [
      `  ${String(index + 1).padStart(2)}  ${address}`,
      `      ${plain(narrate(say, run, index))}`,
      ...run.wire.filter(({ frame }) => frame === index).map((record) => `      > ${wireLine(record)}`),
    ])
    return [`${number}. ${plain(say(`step.${step.id}`))}`, ...frames].join('\n')
  })
  return [heading, ...steps].join('\n\n')
}

/** The static list of steps for a page without JavaScript: plain elements, no attributes but `lang` and `translate`. */
export function asHtml(run: Run, say: Say, language: string): string {
  const steps = opened(run).map((step) => {
    const items = framesOf(run, step).map(
      ({ index, address }) =>
        `      <li><p><code lang="en" translate="no">${escape(address)}</code> ${html(narrate(say, run, index))}</p>` +
        `<p><small><b>${html(say('changed'))}</b> ${html(changeLine(say, run, index))}</small></p></li>`,
    )
    return `  <li><p><strong>${html(say(`step.${step.id}`))}</strong></p>\n    <ol start="${step.first + 1}">\n${items.join('\n')}\n    </ol>\n  </li>`
  })
  return `<ol lang="${escape(language)}">\n${steps.join('\n')}\n</ol>`
}

function html(line: Line): string {
  return line
    .map(({ text, code, bold }) => {
      const inner = code ? `<code lang="en" translate="no">${escape(text)}</code>` : escape(text)
      return bold ? `<b>${inner}</b>` : inner
    })
    .join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

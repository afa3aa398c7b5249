// The bar at the top: name, lesson, language, theme and the way to share this situation.
import { languages } from '../../catalog.ts'
import type { Theme } from '../../session/store.ts'
import { useLab, useSession } from '../../session/react.tsx'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { Segments } from './Segments.tsx'

/** Languages name themselves. */
const names: Readonly<Record<string, string>> = { en: 'EN', 'zh-CN': '中文' }

export function Bar({ sharePanel }: { readonly sharePanel: string }) {
  const { lesson, store, site } = useSession()
  const name = useName()
  const language = useLab((state) => state.language)
  const lock = useLab((state) => state.lock)
  const compact = useLab((state) => state.compact)
  const hasTools = useLab((state) => state.controls === 'full')
  return (
    <header className="bar" part="toolbar">
      <span className="brand">
        <Mark />
        <span>
          <Text id="app.name" />
        </span>
      </span>
      <Heading depth={1} className="lesson-title">
        <span className="hidden-text">{name('bar.lesson')} </span>
        <b>{lesson.number}</b> <Text id="title" />
      </Heading>
      {hasTools && (
        <div className="bar-tools">
          {compact && <Panes />}
          {!lock.includes('lang') && (
            <Segments
              className="languages"
              label={name('bar.language')}
              options={languages.map((value) => ({ value, lang: value, text: names[value] ?? value }))}
              value={language}
              onChoose={(value) => store.setState({ language: value })}
            />
          )}
          {!lock.includes('theme') && <ThemeButton />}
          {site !== '' && !lock.includes('share') && <ShareButton panel={sharePanel} />}
        </div>
      )}
    </header>
  )
}

/** In the compact layout one of them has the place that on a wide page they share. */
function Panes() {
  const { store } = useSession()
  const name = useName()
  const chosen = useLab(({ view, pane }) => (view === 'wire' ? 'wire' : pane))
  const panes = ['stage', 'ladder', 'wire'] as const
  return (
    <Segments
      className="panes"
      label={name('bar.panes')}
      options={panes.map((value) => ({ value, text: name(`pane.${value}`) }))}
      value={chosen}
      onChoose={(value) => store.setState(value === 'wire' ? { view: 'wire' } : { view: 'full', pane: value })}
    />
  )
}

const nextTheme: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' }
const themeIcons: Record<Theme, IconName> = { auto: 'system', light: 'sun', dark: 'moon' }

function ThemeButton() {
  const { store } = useSession()
  const name = useName()
  const theme = useLab((state) => state.theme)
  const label = name('bar.theme', { theme: name(`theme.${theme}`) })
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => store.setState({ theme: nextTheme[theme] })}
    >
      <Icon name={themeIcons[theme]} />
    </button>
  )
}

function ShareButton({ panel }: { readonly panel: string }) {
  const { store } = useSession()
  const open = useLab((state) => state.sharing)
  return (
    <button
      type="button"
      className="button is-quiet share-button"
      aria-expanded={open}
      aria-controls={panel}
      onClick={() => store.setState({ sharing: !open })}
    >
      <Icon name="embed" />
      <span>
        <Text id="bar.share" />
      </span>
    </button>
  )
}

function Mark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <g fill="none" strokeLinejoin="round">
        <path d="M1 12h9" stroke="currentColor" strokeWidth="2.5" />
        <path d="M10 12l5-6.5h10" stroke="var(--lab-local)" strokeWidth="2.5" />
        <path d="M10 12l5 6.5h23" stroke="var(--lab-external)" strokeWidth="5" />
        <path d="M10 12l5 6.5h23" stroke="var(--lab-paper)" strokeWidth="1.6" />
        <path d="M31 2v20" stroke="currentColor" strokeWidth="1.3" strokeDasharray="5 2 1 2" />
      </g>
      <circle cx="10" cy="12" r="3" fill="currentColor" />
    </svg>
  )
}

// What every page of the lab has in its bar: the name, the languages and the theme.
import { languages } from '../../catalog.ts'
import type { Theme } from '../../session/store.ts'
import type { IconName } from '../icons.tsx'
import { Icon } from '../icons.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { Segments } from './Segments.tsx'

export function Brand() {
  return (
    <span className="brand">
      <Mark />
      <span>
        <Text id="app.name" />
      </span>
    </span>
  )
}

/** Languages name themselves. */
const names: Readonly<Record<string, string>> = { en: 'EN', 'zh-CN': '中文' }

interface LanguagesProps {
  readonly language: string
  readonly onChoose: (language: string) => void
}

export function Languages({ language, onChoose }: LanguagesProps) {
  const name = useName()
  return (
    <Segments
      className="languages"
      label={name('bar.language')}
      options={languages.map((value) => ({ value, lang: value, text: names[value] ?? value }))}
      value={language}
      onChoose={onChoose}
    />
  )
}

const nextTheme: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' }
const themeIcons: Record<Theme, IconName> = { auto: 'system', light: 'sun', dark: 'moon' }

interface ThemeProps {
  readonly theme: Theme
  readonly onChoose: (theme: Theme) => void
}

export function ThemeButton({ theme, onChoose }: ThemeProps) {
  const name = useName()
  const label = name('bar.theme', { theme: name(`theme.${theme}`) })
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={() => onChoose(nextTheme[theme])}>
      <Icon name={themeIcons[theme]} />
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

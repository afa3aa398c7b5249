// The bar at the top: name, lesson, language, theme and the way to share this situation.
import { homeLink } from '../../route.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Icon } from '../icons.tsx'
import { Heading } from '../text/Heading.tsx'
import { useName } from '../text/language.tsx'
import { Text } from '../text/Rich.tsx'
import { Brand, Languages, ThemeButton } from './Look.tsx'
import { Segments } from './Segments.tsx'

export function Bar({ sharePanel }: { readonly sharePanel: string }) {
  const { lesson, store, site } = useSession()
  const name = useName()
  const language = useLab((state) => state.language)
  const lock = useLab((state) => state.lock)
  const compact = useLab((state) => state.compact)
  const onSite = useLab((state) => state.site)
  const hasTools = useLab((state) => state.controls === 'full')
  return (
    <header className="bar" part="toolbar">
      <Brand />
      {onSite && <LessonsLink />}
      <Heading depth={1} className="lesson-title">
        <span className="hidden-text">{name('bar.lesson')} </span>
        <b>{lesson.number}</b> <Text id="title" />
      </Heading>
      {hasTools && (
        <div className="bar-tools">
          {compact && <Panes />}
          {!lock.includes('lang') && <Languages language={language} onChoose={(value) => store.setState({ language: value })} />}
          {!lock.includes('theme') && <ThemeChoice />}
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

function ThemeChoice() {
  const { store } = useSession()
  const theme = useLab((state) => state.theme)
  return <ThemeButton theme={theme} onChoose={(next) => store.setState({ theme: next })} />
}

/** The way to the list of lessons, which stands at the lab's own address. */
function LessonsLink() {
  const language = useLab((state) => state.language)
  const theme = useLab((state) => state.theme)
  return (
    <a className="lessons-link" href={homeLink(language, theme)}>
      <span>
        <Text id="bar.lessons" />
      </span>
    </a>
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

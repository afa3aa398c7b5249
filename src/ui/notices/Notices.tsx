// What was wrong with the link that was opened, and what is used instead. Loaded when there is something to say.
import { token } from '../../locales/i18n.ts'
import { useLab, useSession } from '../../session/react.tsx'
import { Region } from '../Region.tsx'
import { useName } from '../text/language.tsx'
import { Part } from '../text/Part.tsx'
import { Text } from '../text/Rich.tsx'

export function Notices() {
  return (
    <Part name="notices">
      <List />
    </Part>
  )
}

function List() {
  const { store } = useSession()
  const notices = useLab((state) => state.notices)
  const name = useName()
  return (
    <Region className="notices" aria-label={name('notice.title')}>
      <ul>
        {notices.map((notice, index) => (
          <li key={index}>
            <Text id={`notice.${notice.kind}`} args={{ name: token(notice.name), value: token(notice.value), used: token(notice.used) }} />
          </li>
        ))}
      </ul>
      <button type="button" className="button" onClick={() => store.setState({ notices: [] })}>
        <Text id="notice.dismiss" />
      </button>
    </Region>
  )
}

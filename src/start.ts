// The lab's own page: its address decides between the list of lessons and a lesson, and neither loads the other.
import { asksForHome } from './route.ts'
import './ui/styles.css'
import './ui/site.css'

const host = document.getElementById('lab')
if (host) {
  start(host).catch((error: unknown) => {
    host.textContent = `The page could not be loaded. 无法加载页面。 ${String(error)}`
  })
}

async function start(place: HTMLElement) {
  const { open } = asksForHome(location.search) ? await import('./openHome.tsx') : await import('./openLesson.ts')
  await open(place)
}

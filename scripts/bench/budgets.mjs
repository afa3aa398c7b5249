// The budgets, in one place: sizes in kB (1000 bytes) gzipped, times in ms, and ratios to the floor page.
import { existsSync, readdirSync } from 'node:fs'

const further = readdirSync('src/lessons').filter((name) => existsSync(`src/lessons/${name}/lesson.ts`)).length - 1

/** What each lesson after the first may add to a file that carries them all. */
const LESSON = 14
const carried = 165 + LESSON * further

export const budgets = {
  script: 140,
  style: 15,
  home: 90,
  homeStyle: 15,
  fonts: 105,
  lesson: LESSON,
  standalone: carried,
  // the page for iframes loads that file and its own part
  frame: carried + 16,
  single: 300,
  runOfLesson: 4,
  runOfThousandFrames: 150,
  growthPerDoubling: 2.3,
  ratioToFloor: 1.6,
  twentyToOne: 22,
}

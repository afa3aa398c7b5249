// The budgets, in one place: sizes in kB (1000 bytes) gzipped, times in ms, and ratios to the floor page.
export const budgets = {
  script: 140,
  style: 15,
  home: 90,
  homeStyle: 15,
  fonts: 105,
  standalone: 165,
  frame: 165,
  single: 300,
  runOfLesson: 4,
  runOfThousandFrames: 150,
  growthPerDoubling: 2.3,
  ratioToFloor: 1.6,
  twentyToOne: 22,
}

// The engine without a page: lessons, runs, and everything that is read from them. Works wherever JavaScript does.
export { languages, lessonIds, loadLesson, loadTexts } from '../catalog.ts'
export { FORMATS, exportRun, lessonVector } from '../lessons/export.ts'
export { inputsOf, runLesson, scenarioOf } from '../lessons/lesson.ts'
export { changeLine, narrate } from '../lessons/narrate.ts'
export { faultIn, fill } from '../lessons/params.ts'
export { createSay, plain } from '../locales/i18n.ts'
export { RUNGS, callOf, ledgerAt, poolAt, rungOf, wireAt } from '../run/select.ts'
export { vectorOf } from '../run/vector.ts'

// Makes a lesson that runs at once: `npm run new:lesson -- <id> "<Title>"`. Nothing else in the tree has to change.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const USAGE = 'npm run new:lesson -- <id> "<Title>"'
const templates = new URL('new-lesson/', import.meta.url)

/** Says what is wrong in one line and leaves the tree as it is. */
function refuse(reason) {
  process.stderr.write(`new-lesson: ${reason}\nUsage: ${USAGE}\n`)
  process.exit(2)
}

const [id = '', given = '', ...more] = process.argv.slice(2)
if (id === '') refuse('it needs an id')
if (more.length > 0) refuse(`put the title in quotes: "${[given, ...more].join(' ')}"`)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30) {
  refuse(
    `${JSON.stringify(id)} is no id: small letters and digits in words joined by single hyphens, a letter first, up to 30, such as tool-pool`,
  )
}

const folders = readdirSync('src/lessons', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^\d+-/.test(entry.name))
  .map(({ name }) => name)
const announced = folders.find((name) => name.replace(/^\d+-/, '') === id)
if (announced && existsSync(`src/lessons/${announced}/lesson.ts`)) refuse(`the lesson ${id} is there already: src/lessons/${announced}`)

// the translations of a lesson lie beside those of the page, so they cannot have the same name
const taken = readdirSync('src/locales', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/locales/${name}/${id}.json`)
  .find((file) => existsSync(file))
if (taken || ['about', 'home', 'lessons', 'share', 'ui'].includes(id)) refuse(`${id} is the name of other texts: ${taken ?? `${id}.json`}`)

const about = announced && `src/lessons/${announced}/about.json`
const title = given || (about && existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')).title.message : '')
if (title.trim() === '') refuse(`it needs a title of at most four words, in quotes`)
if (/[\n\r{}`*]/.test(title) || title.length > 60) refuse('a title is one line of plain words, up to 60 signs')

const number = announced ? Number.parseInt(announced, 10) : Math.max(0, ...folders.map((name) => Number.parseInt(name, 10))) + 1
const folder = `src/lessons/${announced ?? `${String(number).padStart(2, '0')}-${id}`}`

const template = (name) =>
  readFileSync(new URL(name, templates), 'utf8')
    .replaceAll('{{id}}', id)
    .replaceAll('{{number}}', String(number))
    .replaceAll('{{title}}', title)
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

const question = 'What is asked here?'
const learn = 'Say in one sentence what one can do after the lesson.'
const scenarios = JSON.parse(template('vectors.json')).map(({ scenario }) => scenario)

const files = {
  [`${folder}/about.json`]: json({
    title: { message: title, description: 'Name of the lesson, at most four words' },
    question: { message: question, description: 'What the lesson answers; under its name in the list of lessons' },
    learn: { message: learn, description: 'What one can do after the lesson; one sentence in the list of lessons' },
  }),
  [`${folder}/plate.svg`]: template('plate.svg'),
  [`${folder}/lesson.ts`]: template('lesson.ts.txt'),
  [`${folder}/text.json`]: json(JSON.parse(template('text.json'))),
  [`src/locales/zh-CN/${id}.json`]: template('zh-CN.json'),
  [`src/locales/zh-CN/about/${id}.json`]: json({ title, question: '这一课问什么？', learn: '用一句话说出学完能做什么。' }),
  [`tests/golden/${id}.vectors.json`]: template('vectors.json'),
  ...Object.fromEntries(scenarios.map((scenario) => [`tests/golden/${id}/${scenario}.jsonl`, ''])),
}

const written = Object.entries(files).filter(([file]) => !existsSync(file))
for (const [file, text] of written) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

process.stdout.write(`Lesson ${number}, ${title}:
${written.map(([file]) => `  ${file}`).join('\n')}
It runs: npx vitest run -t ${id}
Next: the vectors and messages of its scenarios in tests/golden, by hand; then the world in ${folder}/lesson.ts.
`)

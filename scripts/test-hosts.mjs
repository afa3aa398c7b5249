// Builds real host sites around the packed lab and tests their production builds: npm run test:hosts, after npm run build.
// Everything is made in tests/hosts/.work, which can be deleted at any time; nothing but the npm registry is asked.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const hosts = `${root}tests/hosts`
const work = `${hosts}/.work`
const CLASSIC = 'dist/page/mcp-plugin-lab.min.js'
const PACKAGE = 'mcp-plugin-lab.tgz'

const env = {
  ...process.env,
  NO_UPDATE_NOTIFIER: '1',
  BROWSERSLIST_IGNORE_OLD_DATA: '1',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
}
// the sites are built as their authors build them, whatever runs this script
delete env.NODE_ENV

function stop(message, code = 1) {
  console.error(`test-hosts: ${message}`)
  process.exit(code)
}

/** Runs one command to its end; a failure ends everything with its exit code. */
function run(what, [command, ...args], cwd) {
  const began = performance.now()
  console.log(`\n${what} …`)
  const { status, error } = spawnSync(command, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) {
    const why = error ? error.message : `exit code ${status}`
    stop(`${what} failed (${why}); the command was "${[command, ...args].join(' ')}" in ${relative(root, cwd) || '.'}`, status ?? 1)
  }
  console.log(`${what}: ${((performance.now() - began) / 1000).toFixed(0)} s`)
}

/** A fresh copy of a checked-in site, without what a build by hand may have left in it. */
function copy(name) {
  const to = `${work}/${name}`
  const left = new Set(['node_modules', 'build', 'dist', 'cache', '.docusaurus'])
  cpSync(`${hosts}/${name}`, to, { recursive: true, filter: (path) => !left.has(path.split('/').at(-1)) })
  return to
}

for (const file of [CLASSIC, 'dist/lib/index.js', 'dist/lib/register.js']) {
  if (!existsSync(`${root}${file}`)) stop(`${file} is not there: run npm run build first`)
}
rmSync(work, { recursive: true, force: true })
mkdirSync(work, { recursive: true })

run('pack the lab', ['npm', 'pack', '--ignore-scripts', '--silent', '--pack-destination', work], root)
const packed = readdirSync(work).find((name) => name.endsWith('.tgz'))
if (!packed) stop('npm pack left no .tgz file')
renameSync(`${work}/${packed}`, `${work}/${PACKAGE}`)

const vitepress = copy('vitepress')
mkdirSync(`${vitepress}/docs/public`, { recursive: true })
cpSync(`${root}${CLASSIC}`, `${vitepress}/docs/public/mcp-plugin-lab.min.js`)
run('VitePress: install', ['npm', 'ci', '--ignore-scripts'], vitepress)
run('VitePress: build', ['npm', 'run', 'build'], vitepress)

const docusaurus = copy('docusaurus')
cpSync(`${work}/${PACKAGE}`, `${docusaurus}/${PACKAGE}`)
run('Docusaurus: install', ['npm', 'ci', '--ignore-scripts'], docusaurus)
run('Docusaurus: install the lab', ['npm', 'install', '--no-save', '--ignore-scripts', `./${PACKAGE}`], docusaurus)
run('Docusaurus: build', ['npm', 'run', 'build'], docusaurus)

run('test the host sites', ['npx', 'playwright', 'test', '--config', 'tests/hosts/playwright.config.ts', ...process.argv.slice(2)], root)

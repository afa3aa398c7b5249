// Everything is built from this one configuration: the page, and by `--mode` the other forms; the unit tests run by it too.
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { BuildOptions } from 'vite'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { defineConfig } from 'vitest/config'
import { groups } from './chunks.ts'
import { isolate } from './isolate.plugin.ts'
import { messages } from './messages.plugin.ts'
import { preload } from './preload.plugin.ts'

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** What each of the two pages needs beside the entry before it shows anything, in the base language. */
const firstNeeds = {
  home: ['/src/openHome.tsx', '/ui/home/text.json', '/about.json', '/ui/text/text.json'],
  lesson: ['/src/openLesson.ts', '/01-plugin-path/lesson.ts', '/01-plugin-path/text.json', '/lessons/text.json', '/ui/text/text.json'],
}

// an older target would replace light-dark() by rules that do not reach into a shadow root
const cssTarget = ['chrome123', 'firefox121', 'safari17.5']

const inOnePiece: BuildOptions = {
  outDir: 'dist/page',
  emptyOutDir: false,
  target: 'es2022',
  cssTarget,
  copyPublicDir: false,
}

/** A classic script with everything in it: it loads from `file://` and in a frame of no origin, where modules do not. */
const classic = (entry: string, file: string): BuildOptions => ({
  ...inOnePiece,
  lib: { entry, name: 'mcpPluginLab', formats: ['iife'], fileName: () => file },
  rolldownOptions: { output: { codeSplitting: false } },
})

const builds: Readonly<Record<string, BuildOptions>> = {
  page: {
    outDir: 'dist/page',
    emptyOutDir: true,
    target: 'es2023',
    cssTarget,
    manifest: true,
    // the page says itself what is fetched ahead
    modulePreload: false,
    rolldownOptions: { output: { codeSplitting: { groups: groups() } } },
  },
  cli: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'mcp-lab.js' } },
  },
  standalone: classic('src/embed/classic.ts', 'mcp-plugin-lab.min.js'),
  host: classic('src/embed/host.ts', 'mcp-plugin-lab-host.min.js'),
  frame: classic('src/embed/frame.ts', 'embed/frame.js'),
  single: { ...inOnePiece, rolldownOptions: { input: 'mcp-plugin-lab.html' } },
  lib: {
    outDir: 'dist/lib',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget,
    copyPublicDir: false,
    lib: {
      entry: Object.fromEntries(
        [['index', 'index.tsx'], ...['element', 'register', 'host', 'core'].map((name) => [name, `${name}.ts`])].map(([name, file]) => [
          name,
          `src/embed/${file}`,
        ]),
      ),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        banner: ({ name }) => (name === 'index' ? "'use client'" : ''),
      },
    },
  },
  anywidget: {
    ...inOnePiece,
    outDir: 'dist/lib',
    lib: { entry: 'src/embed/anywidget.ts', formats: ['es'], fileName: () => 'anywidget.js' },
    rolldownOptions: { output: { codeSplitting: false, minify: true } },
  },
}

/** What carries React's part itself takes the smaller one; the end-to-end tests run on it as well (decision 6). */
const preact = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
}
const carriesAll = ['standalone', 'single', 'anywidget']
const guests = ['standalone', 'anywidget', 'frame', 'host']

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [
    messages(),
    react(),
    preload(firstNeeds),
    guests.includes(mode) && isolate(),
    mode === 'single' && viteSingleFile({ removeViteModuleLoader: true }),
  ],
  define: {
    LAB_VERSION: JSON.stringify(manifest.version),
    // a library build leaves this to its user, and a classic script has none
    ...([...carriesAll, ...guests].includes(mode) && { 'process.env.NODE_ENV': '"production"' }),
  },
  ...((carriesAll.includes(mode) || process.env['LAB_PREACT']) && { resolve: { alias: preact } }),
  ...(mode === 'cli' && { ssr: { noExternal: true as const } }),
  build: builds[mode] ?? builds['page'] ?? {},
  test: {
    reporters: process.env['VITEST_JSON'] ? ['default', ['json', { outputFile: process.env['VITEST_JSON'] }]] : ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{e2e,hosts}/**'],
          testTimeout: 20_000,
        },
      },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['tests/**/*.test.tsx'], testTimeout: 30_000 } },
    ],
    coverage: { provider: 'v8', include: ['src/**'] },
  },
}))

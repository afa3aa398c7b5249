// The page, the command line tool (`--mode cli`) and the unit tests are all built from this one configuration.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { messages } from './messages.plugin.ts'
import { preload } from './preload.plugin.ts'

const cli = {
  ssr: 'src/cli/main.ts',
  outDir: 'dist/cli',
  emptyOutDir: true,
  target: 'node20',
  rolldownOptions: { output: { entryFileNames: 'mcp-lab.js' } },
}

/** What the first frame needs beside the entry, in the base language. */
const firstFrame = ['/01-plugin-path/lesson.ts', '/01-plugin-path/text.json', '/lessons/text.json', '/ui/text/text.json']

const page = {
  outDir: 'dist/page',
  emptyOutDir: true,
  target: 'es2023',
  manifest: true,
  // what several chunks share stays in one piece: it compresses better than many small ones
  rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 2, test: /\.(?:ts|tsx|js|mjs)$/ }] } } },
}

export default defineConfig(({ mode }) => ({
  base: './',
  publicDir: mode === 'cli' ? false : 'public',
  plugins: [messages(), react(), preload(firstFrame)],
  ...(mode === 'cli' && { ssr: { noExternal: true as const } }),
  build: mode === 'cli' ? cli : page,
  test: {
    reporters: process.env['VITEST_JSON'] ? ['default', ['json', { outputFile: process.env['VITEST_JSON'] }]] : ['default'],
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'], exclude: ['tests/e2e/**'] } },
      { extends: true, test: { name: 'dom', environment: 'jsdom', include: ['tests/**/*.test.tsx'] } },
    ],
    coverage: { provider: 'v8', include: ['src/**'] },
  },
}))

import './runner/environment.ts'
import { resolve } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { WORKERS } from './runner/sites.ts'

const root = resolve(import.meta.dirname, '..')
/** `*.long.test.ts` runs in `npm run verify` alone. */
const exclude = [...configDefaults.exclude, ...(process.env.ALMA_VERIFY ? [] : ['**/*.long.test.ts'])]
/** Rooms that touch nothing outside (docs/architecture.md): their tests may share what is loaded, which takes longest. */
const PURE = ['chat', 'enigmito', 'talks', 'evals'].map((room) => `tests/unit/${room}/**/*.test.ts`)
/** What is waited for comes late on a busy machine; whether it comes is what a test asks. */
const expect = { poll: { timeout: 20_000 } }
/** One more than there are cores: some wait for a clock. Some ask every question of every page: late is no fault. */
const unit = { expect, maxWorkers: WORKERS + 1, testTimeout: 120_000 }
/** They read with thousands of patterns, again and again: V8 compiles each at once, and forgets none. */
const KEEP_PATTERNS = ['--no-regexp-tier-up', '--no-flush-bytecode']
const alias = { '@': root, 'server-only': resolve(root, 'tests/stubs/server-only.ts') }

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // Left to itself it keeps one core free, and of two that is half.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { alias },
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...PURE],
        },
      },
      {
        resolve: { alias },
        test: { ...unit, name: 'unit-pure', include: PURE, isolate: false, execArgv: KEEP_PATTERNS },
      },
      {
        resolve: { alias },
        test: {
          expect,
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/db/support/setup.ts'],
          setupFiles: ['tests/db/support/clean.ts'],
          // Each worker has a backend of its own.
          maxWorkers: WORKERS,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          expect,
          name: 'local',
          include: ['tests/local/**/*.test.ts'],
          exclude,
          // They wait for each other's processes half of their time.
          maxWorkers: WORKERS + 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        // Needs tests/real/node_modules: `npm run verify:real` installs them.
        test: {
          expect,
          name: 'real',
          include: ['tests/real/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

import '../../runner/environment.ts'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../../..')

/** The database tests against one database that stands already and has been changed: see run.ts. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': resolve(root, 'tests/stubs/server-only.ts') } },
  test: {
    include: ['tests/db/**/*.test.ts'],
    globalSetup: ['tests/mutation/database/setup.ts'],
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

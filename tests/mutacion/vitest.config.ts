import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

/** The tests that must notice a mutant of `lib/reservas`: those of the rules alone, so that one mutant takes a second. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': resolve(root, 'tests/stubs/server-only.ts') } },
  test: {
    include: [
      'tests/unit/reservas/*.test.ts',
      'tests/unit/reservas*.test.ts',
      'tests/unit/http/{claves,entrada,whatsapp}.test.ts',
    ],
    // The same rules in seven processes: nothing there that the tests beside it would not notice first.
    exclude: ['tests/unit/reservas/zonas.test.ts'],
    testTimeout: 30_000,
  },
})

import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

/** The tests that must notice a mutant of `lib/reservas`: those of the rules alone, so that one mutant takes a second. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': resolve(root, 'tests/stubs/server-only.ts') } },
  test: {
    // tests/unit/reservas/zonas.test.ts judges the same rules in seven processes: too slow to ask for each mutant.
    include: [
      'tests/unit/reservas/{bordes,calendario,calendario-entero,dias,whatsapp}.test.ts',
      'tests/unit/{reservas,reservas-esquema}.test.ts',
      'tests/unit/http/{claves,entrada,whatsapp}.test.ts',
    ],
    testTimeout: 30_000,
  },
})

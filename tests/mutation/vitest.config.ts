import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '../..')

/** The tests that must notice a mutant of `lib/reservas`: those of the rules alone, so that one mutant takes a second. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root, 'server-only': resolve(root, 'tests/stubs/server-only.ts') } },
  test: {
    include: ['tests/unit/reservas/*.test.ts', 'tests/unit/http/{input,keys,whatsapp}.test.ts'],
    // The first judges the same rules in seven processes: too slow to ask for each mutant. The others judge no rule.
    exclude: ['tests/unit/reservas/{zonas,form,my-reservas}.test.ts'],
    testTimeout: 30_000,
  },
})

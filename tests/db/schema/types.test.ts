import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { generateTypes, TYPES_FILE } from '../../../supabase/local/types.ts'
import { own } from '../support/own.ts'

test('the types in the repository are those of the schema: otherwise run `npm run types`', () => {
  const root = resolve(import.meta.dirname, '../../..')
  expect(generateTypes(own.databaseUrl, root)).toBe(readFileSync(resolve(root, TYPES_FILE), 'utf8'))
})

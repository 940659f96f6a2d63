import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { TEXTOS_CONTACTO } from '../../../lib/admin/contacto/contacto.ts'

const FOLDER = resolve(import.meta.dirname, '../../../supabase/migrations')

test('the texts of the contact page are marked in the order of the database, so that fresh translations are not old', () => {
  const schema = readdirSync(FOLDER)
    .sort()
    .map((file) => readFileSync(resolve(FOLDER, file), 'utf8'))
    .join('\n')
  const [, columns = ''] =
    /on public\.contacto\s+for each row execute function private\.sellar_traducciones\(([^)]*)\)/.exec(
      schema,
    ) ?? []
  expect(columns.match(/[a-z_]+/g)).toEqual([...TEXTOS_CONTACTO])
})

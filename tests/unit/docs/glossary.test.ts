import { expect, test } from 'vitest'
import { filesBelow, tableRows, textOf } from '../house.ts'

/** The schema as the migrations write it, without comments. */
const schema = filesBelow('supabase/migrations')
  .filter((path) => path.endsWith('.sql'))
  .map((path) => textOf(path).replace(/--.*$/gm, ''))
  .join('\n')

/** What the statements that make or change a table say, by its name with the schema. */
function statementsOf(table: string): string {
  const made = new RegExp(`create table (?:if not exists )?${table} \\([\\s\\S]*?\\);`, 'g')
  const changed = new RegExp(`alter table ${table}\\b[\\s\\S]*?;`, 'g')
  return [...(schema.match(made) ?? []), ...(schema.match(changed) ?? [])].join('\n')
}

/** Tables that belong to the backend itself. */
const FOREIGN = /^auth\./

test('every table and column of the glossary is in the schema', () => {
  const cells = tableRows(textOf('docs/glossary.md')).flatMap(([, , cell = '']) =>
    Array.from(cell.matchAll(/`([a-z_.]+)`/g), ([, name = '']) => name),
  )
  const names = cells.filter((name) => !FOREIGN.test(name) && !name.startsWith('messages'))
  const missing = names.filter((name) => {
    const parts = name.split('.')
    const [table, column] = parts[0] === 'private' ? [parts.slice(0, 2).join('.'), parts[2]] : parts
    const text = statementsOf(table?.includes('.') ? table : `public.${table}`)
    return text === '' || (column !== undefined && !new RegExp(`\\b${column}\\b`).test(text))
  })
  expect(names.length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

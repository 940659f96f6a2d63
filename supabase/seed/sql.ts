import { createHash } from 'node:crypto'

type Sql = { sql: string }
export type Valor = string | number | boolean | null | Sql | readonly string[]
export const sql = (texto: string): Sql => ({ sql: texto })
const quote = (texto: string): string => `'${texto.replaceAll("'", "''")}'`
export const json = (valor: unknown): Sql => sql(`${quote(JSON.stringify(valor))}::jsonb`)

function literal(valor: Valor): string {
  if (valor === null) return 'null'
  if (typeof valor === 'string') return quote(valor)
  if (typeof valor === 'number' || typeof valor === 'boolean') return String(valor)
  if ('sql' in valor) return valor.sql
  return valor.length === 0 ? "'{}'::text[]" : `array[${valor.map(quote).join(', ')}]::text[]`
}

/** One insert of all rows; loading the seed again changes nothing. */
export const insertSql = (table: string, rows: readonly Record<string, Valor>[]): string => {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => `  (${columns.map((c) => literal(row[c] ?? null)).join(', ')})`)
  return `insert into public.${table} (${columns.join(', ')}) values\n${values.join(',\n')}\non conflict do nothing;\n`
}

export function idOf(table: string, slug: string): string {
  const h = createHash('sha256').update(`alma-enigma:${table}:${slug}`).digest('hex')
  return `${h.slice(0, 8)}-${h.slice(8, 12)}-8${h.slice(13, 16)}-a${h.slice(17, 20)}-${h.slice(20, 32)}`
}

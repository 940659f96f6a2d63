import { randomUUID } from 'node:crypto'
import { sql } from '../support/client.ts'

/** Everybody who may knock. `pretender` gave himself user_metadata.role, `revoked` was an administrator a moment ago. */
export const IDENTITIES = ['anon', 'guest', 'pretender', 'revoked', 'admin', 'operator'] as const
export type Identity = (typeof IDENTITIES)[number]
type Reader = Exclude<Identity, 'pretender' | 'revoked' | 'operator'>
export type Operation = 'insert' | 'update' | 'delete'

/** What is tried on one table: a row of its own to write to, made by the operator. */
export type Attempt = { body: Record<string, unknown>; query: string; patch: Record<string, unknown> }

export type Row = {
  /** A column everybody who may read at all may read. */
  key: string
  /** Which rows each reads, as an SQL condition ($id is the caller); null: refused. */
  reads: Record<Reader, string | null>
  writes: Record<Operation, readonly Identity[]>
  /** `id` is the caller's. */
  attempt: (id: string) => Promise<Attempt>
}

export const EDITORS = ['admin', 'operator'] as const
export const OPERATOR = ['operator'] as const
export const everybody = { anon: 'true', guest: 'true', admin: 'true' }
export const published = (condition: string) => ({ anon: condition, guest: condition, admin: 'true' })
export const content = { insert: EDITORS, update: EDITORS, delete: EDITORS }
export const fixed = { insert: OPERATOR, update: EDITORS, delete: OPERATOR }
export const slug = () => `prueba-${randomUUID().slice(0, 8)}`

export const tema = () =>
  `prueba_${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (n) => 'abcdefghij'[Number(n)] ?? 'x')}`

export const insert = async (
  table: string,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  const [made] = await sql`insert into ${sql(table)} ${sql(row)} returning *`
  return made ?? {}
}
export const category = async () =>
  String((await insert('categorias', { slug: slug(), tipo: 'plato', nombre: 'Prueba' })).id)
export const dish = async () =>
  String((await insert('platos', { slug: slug(), categoria_id: await category(), nombre: 'Prueba' })).id)
export const drinkRow = async () => ({ slug: slug(), categoria_id: await category(), nombre: 'Prueba' })
export const drink = async () => String((await insert('bebidas', await drinkRow())).id)
export const wine = async () => String((await insert('vinos', { ...wineRow(), slug: slug() })).id)
export const wineRow = () => ({
  slug: slug(),
  nombre: 'Prueba',
  bodega: 'Prueba',
  pais: 'España',
  estilo: 'tinto',
  precio_botella_cents: 2000,
})

/** Two allergens of an item: one written already, one to write. */
export const allergen =
  (table: string, column: string, item: () => Promise<string>) => async (): Promise<Attempt> => {
    const id = await item()
    await insert(table, { [column]: id, alergeno_id: 1, presencia: 'contiene' })
    return {
      body: { [column]: id, alergeno_id: 2, presencia: 'contiene' },
      query: `${column}=eq.${id}&alergeno_id=eq.1`,
      patch: { presencia: 'comprobado_sin' },
    }
  }
/** The one row of a table is written, then put back by the caller's transaction of checks (see rls.test.ts). */
export const single = (table: string, column: string) => async (): Promise<Attempt> => {
  const [row] = await sql`select * from ${sql(table)} limit 1`
  return {
    body: { ...row, id: randomUUID() },
    query: `id=eq.${row?.id}`,
    patch: { [column]: `Texto ${randomUUID().slice(0, 8)}` },
  }
}

export const visibleDrink =
  'exists (select 1 from bebidas b join categorias c on c.id = b.categoria_id where b.id = bebida_id and b.visible and c.visible)'
/** A table of content whose rows are alike but for their words. */
export const words = (
  table: string,
  row: () => Record<string, unknown>,
  patch: Record<string, unknown>,
): Row => ({
  key: 'id',
  reads: published('visible'),
  writes: content,
  attempt: async () => ({ body: row(), query: `id=eq.${(await insert(table, row())).id}`, patch }),
})

export const visibleDish =
  'exists (select 1 from platos p join categorias c on c.id = p.categoria_id where p.id = plato_id and p.visible and c.visible)'

import { randomUUID } from 'node:crypto'
import { reserva, sql } from './cliente.ts'

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

const EDITORS = ['admin', 'operator'] as const
const OPERATOR = ['operator'] as const
const everybody = { anon: 'true', guest: 'true', admin: 'true' }
const published = (condition: string) => ({ anon: condition, guest: condition, admin: 'true' })
const content = { insert: EDITORS, update: EDITORS, delete: EDITORS }
const fixed = { insert: OPERATOR, update: EDITORS, delete: OPERATOR }
const slug = () => `prueba-${randomUUID().slice(0, 8)}`

const insert = async (table: string, row: Record<string, unknown>): Promise<Record<string, unknown>> => {
  const [made] = await sql`insert into ${sql(table)} ${sql(row)} returning *`
  return made ?? {}
}
const category = async () =>
  String((await insert('categorias', { slug: slug(), tipo: 'plato', nombre: 'Prueba' })).id)
const dish = async () =>
  String((await insert('platos', { slug: slug(), categoria_id: await category(), nombre: 'Prueba' })).id)
const wine = async () => String((await insert('vinos', { ...wineRow(), slug: slug() })).id)
const wineRow = () => ({
  slug: slug(),
  nombre: 'Prueba',
  bodega: 'Prueba',
  pais: 'España',
  estilo: 'tinto',
  precio_botella_cents: 2000,
})

/** Two allergens of an item: one written already, one to write. */
const allergen =
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
const single = (table: string, column: string) => async (): Promise<Attempt> => {
  const [row] = await sql`select * from ${sql(table)} limit 1`
  return {
    body: { ...row, id: randomUUID() },
    query: `id=eq.${row?.id}`,
    patch: { [column]: `Texto ${randomUUID().slice(0, 8)}` },
  }
}

const visibleDish =
  'exists (select 1 from platos p join categorias c on c.id = p.categoria_id where p.id = plato_id and p.visible and c.visible)'

export const MATRIX: Record<string, Row> = {
  categorias: {
    key: 'id',
    reads: published('visible'),
    writes: content,
    attempt: async () => ({
      body: { slug: slug(), tipo: 'plato', nombre: 'Prueba' },
      query: `id=eq.${await category()}`,
      patch: { nombre: 'Otra' },
    }),
  },
  platos: {
    key: 'id',
    reads: published(
      'visible and exists (select 1 from categorias c where c.id = categoria_id and c.visible)',
    ),
    writes: content,
    attempt: async () => ({
      body: { slug: slug(), categoria_id: await category(), nombre: 'Prueba' },
      query: `id=eq.${await dish()}`,
      patch: { nombre: 'Otro' },
    }),
  },
  plato_precios: {
    key: 'plato_id',
    reads: published(visibleDish),
    writes: content,
    attempt: async () => {
      const id = await dish()
      await insert('plato_precios', { plato_id: id, formato: 'unico', cents: 900 })
      return {
        body: { plato_id: id, formato: 'media', cents: 500 },
        query: `plato_id=eq.${id}&formato=eq.unico`,
        patch: { cents: 1 },
      }
    },
  },
  plato_alergenos: {
    key: 'plato_id',
    reads: published(visibleDish),
    writes: content,
    attempt: allergen('plato_alergenos', 'plato_id', dish),
  },
  vinos: {
    key: 'id',
    reads: published('visible'),
    writes: content,
    attempt: async () => ({ body: wineRow(), query: `id=eq.${await wine()}`, patch: { stock: 7 } }),
  },
  vino_alergenos: {
    key: 'vino_id',
    reads: published('exists (select 1 from vinos v where v.id = vino_id and v.visible)'),
    writes: content,
    attempt: allergen('vino_alergenos', 'vino_id', wine),
  },
  alergenos: {
    key: 'id',
    reads: everybody,
    // The 14 are all there: not even the operator can add a fifteenth.
    writes: { ...fixed, insert: [], delete: [] },
    attempt: async () => ({
      body: { id: 15, clave: 'kriptonita', nombre: 'Kriptonita' },
      query: 'id=eq.13',
      patch: { nombre: `Altramuces ${randomUUID().slice(0, 8)}` },
    }),
  },
  contenido_reservas: {
    key: 'id',
    reads: everybody,
    writes: { ...fixed, insert: [] },
    attempt: single('contenido_reservas', 'titulo_principal'),
  },
  footer_info: {
    key: 'id',
    reads: everybody,
    writes: { ...fixed, insert: [] },
    attempt: single('footer_info', 'direccion'),
  },
  ajustes: {
    key: 'clave',
    reads: published('publico'),
    writes: fixed,
    attempt: async () => {
      const clave = `prueba_${randomUUID().slice(0, 8)}`
      await insert('ajustes', { clave, valor: 'x', publico: true })
      return {
        body: { clave: `${clave}_2`, valor: ['x'] },
        query: `clave=eq.${clave}`,
        patch: { valor: ['y'] },
      }
    },
  },
  profiles: {
    key: 'id',
    reads: { anon: null, guest: 'id = $id', admin: 'true' },
    writes: { insert: ['guest', 'pretender', 'revoked', 'admin'], update: EDITORS, delete: OPERATOR },
    attempt: async (id) => {
      await sql`delete from profiles where id = ${id}`
      const [other] = await sql`insert into auth.users (id, email) values
        (${randomUUID()}, ${`${randomUUID()}@example.com`}) returning id`
      await insert('profiles', {
        id: other?.id,
        username: 'canario',
        accepted_privacy: true,
        accepted_terms: true,
      })
      return {
        body: { id, username: 'yo', accepted_privacy: true, accepted_terms: true },
        query: `id=eq.${other?.id}`,
        patch: { username: 'otro' },
      }
    },
  },
  reservas: {
    key: 'id',
    reads: { anon: null, guest: 'user_id = $id', admin: 'true' },
    writes: { insert: IDENTITIES, update: EDITORS, delete: OPERATOR },
    attempt: async () => {
      const made = await insert('reservas', { ...reserva(), user_id: null, nombre: 'Canario Secreto' })
      return { body: reserva(), query: `id=eq.${made.id}`, patch: { estado: 'confirmada' } }
    },
  },
}

import { randomUUID } from 'node:crypto'
import { reserva, sql } from '../support/client.ts'
import { HOUSE_KEYS } from './matrix-casa.ts'
import {
  allergen,
  category,
  content,
  dish,
  EDITORS,
  everybody,
  fixed,
  IDENTITIES,
  insert,
  OPERATOR,
  published,
  type Row,
  single,
  slug,
  visibleDish,
  wine,
  wineRow,
} from './matrix-parts.ts'

const mail = (nombre: string) => ({
  clave: `prueba:${randomUUID()}`,
  tipo: 'recibida',
  para: 'lola@example.com',
  idioma: 'es',
  datos: { nombre },
})
/** Somebody on the waiting list, as the table holds it. */
function waiting(): Record<string, unknown> {
  const { estado: _, ocasion: __, requisitos_dieteticos: ___, primera_visita: ____, ...row } = reserva()
  return row
}

/** Another guest's account. */
async function stranger(): Promise<string> {
  const id = randomUUID()
  await sql`insert into auth.users (id, email) values (${id}, ${`${id}@example.com`})`
  return id
}
/** The caller's own account; for whoever has none, a stranger's. */
async function mine(id: string): Promise<string> {
  const [own] = await sql`select id from auth.users where id = ${id}`
  return own ? id : stranger()
}
const SIGNED_IN = ['guest', 'pretender', 'revoked', 'admin', 'operator'] as const

/** Every table of the public schema. */
export const MATRIX: Record<string, Row> = {
  ...HOUSE_KEYS,
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
    // Changed through functions alone.
    writes: { insert: IDENTITIES, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const made = await insert('reservas', { ...reserva(), user_id: null, nombre: 'Canario Secreto' })
      return { body: reserva(), query: `id=eq.${made.id}`, patch: { estado: 'confirmada' } }
    },
  }, // Written by the steps of a reservation, read by the house, changed by nobody at all.
  reserva_eventos: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: [], delete: [] },
    attempt: async () => {
      const made = await insert('reservas', { ...reserva(), user_id: null, nombre: 'Canario Secreto' })
      const of = { reserva_id: made.id, tipo: 'cambio', actor: 'sistema' }
      return { body: of, query: `reserva_id=eq.${made.id}`, patch: { actor: 'personal' } }
    },
  },
  lista_espera: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const made = await insert('lista_espera', { ...waiting(), nombre: 'Canario Secreto' })
      return { body: waiting(), query: `id=eq.${made.id}`, patch: { estado: 'retirada' } }
    },
  },
  // The house's cards of its guests: read by the house, written by functions alone.
  clientes: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const made = await insert('clientes', { nombre: 'Canario Secreto' })
      return { body: { nombre: 'Lola' }, query: `id=eq.${made.id}`, patch: { notas: 'Otra' } }
    },
  },
  correos: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async () => {
      const made = await insert('correos', mail('Canario Secreto'))
      return { body: mail('Lola'), query: `id=eq.${made.id}`, patch: { estado: 'anulado' } }
    },
  },
  // What a guest needs at table, and which wines he likes, is not even the house's to read.
  perfil_salud: {
    key: 'user_id',
    reads: { anon: null, guest: 'user_id = $id', admin: 'user_id = $id' },
    writes: { insert: SIGNED_IN, update: OPERATOR, delete: OPERATOR },
    attempt: async (id) => {
      await sql`delete from perfil_salud where user_id = ${id}`
      const made = await insert('perfil_salud', { user_id: await stranger(), consentimiento: true })
      return {
        body: { user_id: await mine(id), dieta: ['vegano'], consentimiento: true },
        query: `user_id=eq.${made.user_id}`,
        patch: { dieta: ['vegano'] },
      }
    },
  },
  vinos_favoritos: {
    key: 'vino_id',
    reads: { anon: null, guest: 'user_id = $id', admin: 'user_id = $id' },
    writes: { insert: SIGNED_IN, update: OPERATOR, delete: OPERATOR },
    attempt: async (id) => {
      const made = await insert('vinos_favoritos', { user_id: await stranger(), vino_id: await wine() })
      return {
        body: { user_id: await mine(id), vino_id: await wine() },
        query: `user_id=eq.${made.user_id}`,
        patch: { vino_id: await wine() },
      }
    },
  },
  // Written when a profile accepts the texts, and by nobody else.
  aceptaciones: {
    key: 'user_id',
    reads: { anon: null, guest: 'user_id = $id', admin: 'user_id = $id' },
    writes: { insert: OPERATOR, update: OPERATOR, delete: OPERATOR },
    attempt: async (id) => {
      const made = await insert('aceptaciones', {
        user_id: await stranger(),
        texto: 'terminos',
        version: '1999-01',
      })
      return {
        body: { user_id: await mine(id), texto: 'terminos', version: `x${Date.now()}`.slice(0, 20) },
        query: `user_id=eq.${made.user_id}`,
        patch: { version: '1999-02' },
      }
    },
  },
  // Written at the end of each change of the house's contents, and by nobody: not even with the operator's key.
  historial: {
    key: 'id',
    reads: { anon: null, guest: 'false', admin: 'true' },
    writes: { insert: [], update: [], delete: [] },
    attempt: async () => {
      const [last] = await sql`select max(id) as id from historial`
      return {
        body: { tabla: 'platos', fila: 'x', titulo: 'Prueba', operacion: 'alta' },
        query: `id=eq.${last?.id}`,
        patch: { titulo: 'Otro' },
      }
    },
  },
}

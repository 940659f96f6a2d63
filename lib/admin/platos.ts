import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { one, rows, type SaveAviso, save } from '@/lib/admin/datos.ts'
import {
  type copia,
  type Formato,
  type PlatoForm,
  type Presencia,
  slugDe,
} from '@/lib/admin/plato-esquema.ts'
import type { AdminDb } from '@/lib/admin/sesion.ts'
import { addDays, wallClock } from '@/lib/fechas.ts'
import { ok, type Result, refuse } from '@/lib/resultado.ts'

export type Textos = {
  nombre?: string
  descripcion?: string
  ingredientes?: string[]
  estado?: string
  origen?: string
}
export type Traducciones = Partial<Record<'en' | 'fr' | 'de' | 'it', Textos>>
type Precio = { formato: Formato; cents: number; orden: number }

/** A dish as the back office lists it; `huella` is the fingerprint of its Spanish texts, to tell stale translations. */
export type PlatoFila = {
  id: string
  slug: string
  nombre: string
  descripcion: string | null
  ingredientes: string[]
  ilustracion: string | null
  visible: boolean
  agotado_hasta: string | null
  declarado_en: string | null
  traducciones: Traducciones
  categoria: { nombre: string; orden: number }
  precios: Precio[]
  alergenos: { presencia: Presencia; alergeno: { clave: string } }[]
  huella: string
}
export type Plato = PlatoFila & {
  categoria_id: string
  destacado: boolean
  picante: number
  pescado_crudo: boolean
  vegetariano: boolean
  vegano: boolean
  declarado_por: string | null
  orden: number
  version: number
  actualizado_en: string
}
export type Opcion = { id: string; nombre: string }

const COLUMNAS: string =
  'id, slug, nombre, descripcion, ingredientes, ilustracion, visible, agotado_hasta, declarado_en, orden, traducciones, categoria:categorias(nombre, orden), precios:plato_precios(formato, cents, orden), alergenos:plato_alergenos(presencia, alergeno:alergenos(clave))'
const TODO: string = `${COLUMNAS}, categoria_id, destacado, picante, pescado_crudo, vegetariano, vegano, declarado_por, version, actualizado_en`

/** The same fingerprint as the database's private.huella_textos: columns joined by U+001F, items by U+001E. */
const huella = (p: Pick<PlatoFila, 'nombre' | 'descripcion' | 'ingredientes'>): string =>
  createHash('md5')
    .update([p.nombre, p.descripcion ?? '', p.ingredientes.join('\x1e')].join('\x1f'))
    .digest('hex')

const ordenado = <T extends Omit<PlatoFila, 'huella'>>(p: T): T & { huella: string } => ({
  ...p,
  precios: p.precios.toSorted((a, b) => a.orden - b.orden),
  huella: huella(p),
})

/** All dishes in the order of the Carta. Throws when the backend is away. */
export async function listPlatos(db: AdminDb): Promise<PlatoFila[]> {
  const found = rows<PlatoFila>(
    await db.from('platos').select(COLUMNAS).order('orden').overrideTypes<PlatoFila[], { merge: false }>(),
  )
  return found.map(ordenado).sort((a, b) => a.categoria.orden - b.categoria.orden)
}

/** One dish with everything its editor needs; null when there is none. */
export async function getPlato(db: AdminDb, id: string): Promise<Plato | null> {
  if (!z.uuid().safeParse(id).success) return null
  const found = one<Plato>(await db.from('platos').select(TODO).eq('id', id).maybeSingle<Plato>())
  return found && ordenado(found)
}

export const listCategorias = async (db: AdminDb): Promise<Opcion[]> =>
  rows<Opcion>(await db.from('categorias').select('id, nombre').eq('tipo', 'plato').order('orden'))

export type Alergeno = { clave: string; nombre: string }
export const listAlergenos = async (db: AdminDb): Promise<Alergeno[]> =>
  rows<Alergeno>(await db.from('alergenos').select('clave, nombre').order('id'))

/** A short name nobody has yet: `croqueta`, `croqueta-2`, … */
async function freeSlug(db: AdminDb, nombre: string): Promise<string> {
  const base = slugDe(nombre)
  const taken = new Set(
    rows<{ slug: string }>(await db.from('platos').select('slug').like('slug', `${base}%`)).map(
      ({ slug }) => slug,
    ),
  )
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`
    if (!taken.has(slug)) return slug
  }
}

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Does this save sign the allergens anew? Only when something about them changed: else the signature stays. */
function firma(p: PlatoForm, antes: Plato | null): { declarado?: boolean } {
  if (p.declaracion === 'pendiente') return { declarado: false }
  if (!antes?.declarado_en) return { declarado: true }
  const previos = antes.alergenos.map((a) => [a.alergeno.clave, a.presencia]).sort()
  const same = igual(Object.entries(p.alergenos).sort(), previos) && igual(p.ingredientes, antes.ingredientes)
  return same ? {} : { declarado: true }
}

const written = (saved: Result<string | null, SaveAviso>): Result<string, SaveAviso> =>
  saved.ok ? (saved.value === null ? refuse('no_existe') : ok(saved.value)) : saved

/** Writes a dish with prices and allergens in one transaction; `conflicto` when somebody saved it since. */
export async function savePlato(db: AdminDb, p: PlatoForm): Promise<Result<string, SaveAviso>> {
  const antes = p.id ? await getPlato(db, p.id) : null
  if (p.id && !antes) return refuse('no_existe')
  const { agotado, declaracion: _, descripcion, vegetariano, ...rest } = p
  const hoy = wallClock(Date.now()).fecha
  const hasta = antes?.agotado_hasta && antes.agotado_hasta > hoy ? antes.agotado_hasta : hoy
  const datos = {
    ...rest,
    descripcion: descripcion || null,
    vegetariano: vegetariano || p.vegano,
    agotado_hasta: agotado
      ? hasta
      : antes?.agotado_hasta && antes.agotado_hasta < hoy
        ? antes.agotado_hasta
        : null,
    slug: antes?.slug ?? (await freeSlug(db, p.nombre)),
    ...firma(p, antes),
    declarado_por: db.quien.id,
  }
  return written(save<string>(await db.rpc('guardar_plato', { datos })))
}

/** Shows or hides a dish. */
export async function setVisible(
  db: AdminDb,
  id: string,
  visible: boolean,
): Promise<Result<string, SaveAviso>> {
  const saved = save<{ id: string }[]>(await db.from('platos').update({ visible }).eq('id', id).select('id'))
  if (!saved.ok) return saved
  return saved.value?.length ? ok(id) : refuse('no_existe')
}

/** Deletes a dish and answers what is needed to put it back, as JSON. */
export async function deletePlato(db: AdminDb, id: string): Promise<Result<string, SaveAviso>> {
  const plato = await getPlato(db, id)
  if (!plato) return refuse('no_existe')
  const {
    id: _,
    huella: __,
    categoria: ___,
    version: ____,
    actualizado_en: _____,
    alergenos,
    ...columnas
  } = plato
  const gone = save<{ id: string }[]>(await db.from('platos').delete().eq('id', id).select('id'))
  if (!gone.ok) return gone
  if (!gone.value?.length) return refuse('no_existe')
  return ok(
    JSON.stringify({
      ...columnas,
      alergenos: Object.fromEntries(alergenos.map((a) => [a.alergeno.clave, a.presencia])),
    }),
  )
}

/** Puts a deleted dish back as it was, signature and place included. */
export const restorePlato = async (
  db: AdminDb,
  plato: z.output<typeof copia>,
): Promise<Result<string, SaveAviso>> =>
  written(save<string>(await db.rpc('guardar_plato', { datos: plato })))

/** Who signed, for the reader: the column holds an account's id, because guests may read it and names are personal. */
export async function firmante(db: AdminDb, id: string | null): Promise<string> {
  if (id === db.quien.id) return db.quien.nombre
  if (!id || !z.uuid().safeParse(id).success) return 'el equipo'
  const found = one<{ username: string }>(
    await db.from('profiles').select('username').eq('id', id).maybeSingle(),
  )
  return found?.username ?? 'otra cuenta de administración'
}

/** Sold out on this day of the restaurant? */
export const agotado = (p: Pick<PlatoFila, 'agotado_hasta'>, nowMs: number): boolean =>
  p.agotado_hasta !== null && p.agotado_hasta > addDays(wallClock(nowMs).fecha, -1)

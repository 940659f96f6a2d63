import 'server-only'
import { z } from 'zod'
import { readForm } from '@/lib/admin/action/form.ts'
import { rows, type SaveAviso } from '@/lib/admin/kit/database.ts'
import { type AdminDb, adminDbOrNull } from '@/lib/admin/kit/session.ts'
import {
  deshacerLote,
  lotePrecio,
  loteVisible,
  MAXIMO_LOTE,
  REDONDEOS,
  type Redondeo,
} from '@/lib/admin/list/batch.ts'
import { FILTROS, type TablaLista } from '@/lib/admin/list/list.ts'
import { precioNuevo } from '@/lib/admin/list/new-price.ts'
import { ok, type Result } from '@/lib/core/result.ts'

/** "5", "-3,5" or "+10 %" to a number of percent. */
const porcentaje = z
  .string()
  .trim()
  .transform((text) => text.replace(/\s*%$/, '').replace(',', '.').replace('−', '-'))
  .refine((text) => /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text), 'Escribe un porcentaje, por ejemplo 5 o -3,5.')
  .transform(Number)
  .refine((n) => n !== 0 && n >= -90 && n <= 500, 'El porcentaje va de -90 a 500 y no puede ser 0.')

const comun = {
  filas: z.record(z.uuid(), z.literal('on')).default({}),
  todos: z.literal('on').optional().transform(Boolean),
  filtro: z.enum(FILTROS).default('todos'),
  q: z.string().max(120).default(''),
}
const alguna = (v: { filas: object; todos: boolean }) => v.todos || Object.keys(v.filas).length > 0
const MARCA = { path: ['filas'], message: 'Marca antes al menos una fila.' }
const precios = {
  porcentaje,
  redondeo: z.coerce
    .number()
    .refine((n): n is Redondeo => REDONDEOS.some((r) => r === n), 'Elige a qué se redondea.'),
}

/** The bulk bar, as it is posted: which rows (ticked, or everything found), and what to do with them. */
export const loteSchema = z
  .discriminatedUnion('verbo', [
    z.object({ ...comun, verbo: z.literal('publicar') }),
    z.object({ ...comun, verbo: z.literal('ocultar') }),
    z.object({ ...comun, ...precios, verbo: z.literal('precios') }),
  ])
  .refine(alguna, MARCA)
const previaSchema = z.object({ ...comun, ...precios }).refine(alguna, MARCA)

async function elegidas(
  db: AdminDb,
  tabla: TablaLista,
  { filas, todos, filtro, q }: z.output<typeof previaSchema> | z.output<typeof loteSchema>,
): Promise<string[]> {
  if (!todos) return Object.keys(filas)
  const { data, error } = await db.rpc('lista_ids', { tabla, filtro, busca: q })
  if (error) throw new Error(`lista_ids: ${error.code} ${error.message}`)
  return z.array(z.string()).parse(data)
}

const trozos = <T>(all: readonly T[], largo: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / largo) }, (_, i) => all.slice(i * largo, (i + 1) * largo))

/** What takes a bulk change back, as the fields of a form: lists in pieces that a field can hold. */
const vuelta = (n: number, campos: Record<string, string>, ids: readonly (string | number)[]): string =>
  JSON.stringify({
    n,
    campos: {
      ...campos,
      ...Object.fromEntries(trozos(ids, 400).map((trozo, i) => [`lotes.${i}`, trozo.join()])),
    },
  })

/** Does it, and answers `{ n, campos }` as JSON: how many rows changed, and the fields `deshacer` is posted with. */
export async function hacerLote(
  db: AdminDb,
  tabla: TablaLista,
  lote: z.output<typeof loteSchema>,
): Promise<Result<string, SaveAviso>> {
  const ids = await elegidas(db, tabla, lote)
  if (lote.verbo === 'precios') {
    const historiales: number[] = []
    for (const trozo of trozos(ids, MAXIMO_LOTE)) {
      const done = await lotePrecio(db, tabla, trozo, lote.porcentaje, lote.redondeo)
      if (!done.ok) return done
      historiales.push(...done.value.map(({ historial }) => historial))
    }
    return ok(vuelta(historiales.length, { verbo: 'precios' }, historiales))
  }
  const visible = lote.verbo === 'publicar'
  const cambiadas: string[] = []
  for (const trozo of trozos(ids, MAXIMO_LOTE)) {
    const done = await loteVisible(db, tabla, trozo, visible)
    if (!done.ok) return done
    cambiadas.push(...done.value)
  }
  return ok(vuelta(cambiadas.length, { verbo: visible ? 'ocultar' : 'publicar' }, cambiadas))
}

/** What `hacerLote` gave, on its way back from the browser. */
export const vueltaSchema = z.object({
  verbo: z.enum(['publicar', 'ocultar', 'precios']),
  lotes: z.record(z.string(), z.string().regex(/^[0-9a-f,-]*$/)).default({}),
})

/** Takes a bulk change back as one: the rows that changed, and no others. */
export async function deshacer(
  db: AdminDb,
  tabla: TablaLista,
  { verbo, lotes }: z.output<typeof vueltaSchema>,
): Promise<Result<string, SaveAviso>> {
  const ids = Object.values(lotes).flatMap((trozo) => trozo.split(',').filter(Boolean))
  for (const trozo of trozos(ids, MAXIMO_LOTE)) {
    const done =
      verbo === 'precios'
        ? await deshacerLote(db, trozo.map(Number))
        : await loteVisible(db, tabla, trozo, verbo === 'publicar')
    if (!done.ok) return done
  }
  return ok(String(ids.length))
}

export type Previa = {
  error: string | null
  /** How many rows it is about; the first hundred of them are shown. */
  total: number
  cambios: { id: string; nombre: string; precios: { de: string; antes: number; despues: number }[] }[]
}
const MUESTRA = 100
type ConPrecios = { id: string; nombre: string; precios: { formato: string; cents: number; orden: number }[] }
type Vino = { id: string; nombre: string; precio_botella_cents: number; precio_copa_cents: number | null }

async function conPrecios(db: AdminDb, tabla: TablaLista, ids: readonly string[]): Promise<ConPrecios[]> {
  if (tabla === 'vinos')
    return rows<Vino>(
      await db
        .from('vinos')
        .select('id, nombre, precio_botella_cents, precio_copa_cents')
        .in('id', [...ids]),
    ).map(({ id, nombre, precio_botella_cents: botella, precio_copa_cents: copa }) => ({
      id,
      nombre,
      precios: [
        { formato: 'botella', cents: botella, orden: 1 },
        ...(copa === null ? [] : [{ formato: 'copa', cents: copa, orden: 2 }]),
      ],
    }))
  const tablaPrecios = tabla === 'platos' ? 'plato_precios' : 'bebida_precios'
  return rows<ConPrecios>(
    await db
      .from(tabla)
      .select(`id, nombre, precios:${tablaPrecios}(formato, cents, orden)`)
      .in('id', [...ids])
      .overrideTypes<ConPrecios[], { merge: false }>(),
  )
}

/** Old and new prices, before anything is written. */
export async function previaDe(tabla: TablaLista, form: FormData): Promise<Previa> {
  const nada: Previa = { error: null, total: 0, cambios: [] }
  const db = await adminDbOrNull()
  if (!db) return { ...nada, error: 'La sesión ha terminado o no tiene permisos. Vuelve a entrar.' }
  const read = readForm(previaSchema, form)
  if (!read.ok) return { ...nada, error: Object.values(read.errores)[0] ?? 'Revisa el porcentaje.' }
  const { porcentaje: p, redondeo } = read.value
  const ids = await elegidas(db, tabla, read.value)
  const filas = await conPrecios(db, tabla, ids.slice(0, MUESTRA))
  const sitio = new Map(ids.map((id, i) => [id, i]))
  return {
    ...nada,
    total: ids.length,
    cambios: filas
      .toSorted((a, b) => (sitio.get(a.id) ?? 0) - (sitio.get(b.id) ?? 0))
      .map(({ id, nombre, precios: suyos }) => ({
        id,
        nombre,
        precios: suyos
          .toSorted((a, b) => a.orden - b.orden)
          .map(({ formato, cents }) => ({
            de: formato,
            antes: cents,
            despues: precioNuevo(cents, p, redondeo),
          })),
      })),
  }
}

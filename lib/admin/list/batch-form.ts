import 'server-only'
import { z } from 'zod'
import { readForm } from '@/lib/admin/action/form.ts'
import { rows, type SaveAviso } from '@/lib/admin/kit/database.ts'
import { type AdminDb, adminDbOrNull } from '@/lib/admin/kit/session.ts'
import {
  changePrecios,
  MAX_BATCH,
  moveMany,
  type Place,
  putBack,
  ROUNDINGS,
  type Rounding,
  setAgotadoMany,
  setVisibleMany,
  undoBatch,
} from '@/lib/admin/list/batch.ts'
import { type CatalogueTable, categoriaKey, FILTERS, narrowed } from '@/lib/admin/list/list.ts'
import { newPrice } from '@/lib/admin/list/new-price.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'

const percentage = z
  .string()
  .trim()
  .transform((text) => text.replace(/\s*%$/, '').replace(',', '.').replace('−', '-'))
  .refine((text) => /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(text), 'Escribe un porcentaje, por ejemplo 5 o -3,5.')
  .transform(Number)
  .refine((n) => n !== 0 && n >= -90 && n <= 500, 'El porcentaje va de -90 a 500 y no puede ser 0.')

const commonFields = {
  filas: z.record(z.uuid(), z.literal('on')).default({}),
  todos: z.literal('on').optional().transform(Boolean),
  filtro: z.enum(FILTERS).default('todos'),
  categoria: categoriaKey.default(''),
  q: z.string().max(120).default(''),
}
const someTicked = (v: { filas: object; todos: boolean }) => v.todos || Object.keys(v.filas).length > 0
const NONE_TICKED = { path: ['filas'], message: 'Marca antes al menos una fila.' }
const precios = {
  porcentaje: percentage,
  redondeo: z.coerce
    .number()
    .refine((n): n is Rounding => ROUNDINGS.some((r) => r === n), 'Elige a qué se redondea.'),
}

export const batchSchema = z
  .discriminatedUnion('verbo', [
    z.object({ ...commonFields, verbo: z.literal('publicar') }),
    z.object({ ...commonFields, verbo: z.literal('ocultar') }),
    z.object({ ...commonFields, ...precios, verbo: z.literal('precios') }),
    z.object({ ...commonFields, verbo: z.literal('agotar') }),
    z.object({ ...commonFields, verbo: z.literal('reponer') }),
    z.object({
      ...commonFields,
      verbo: z.literal('mover'),
      destino: z.uuid('Elige la categoría a la que van.'),
    }),
  ])
  .refine(someTicked, NONE_TICKED)
const previewSchema = z.object({ ...commonFields, ...precios }).refine(someTicked, NONE_TICKED)

async function chosenIds(
  db: AdminDb,
  tabla: CatalogueTable,
  { filas, todos, filtro, categoria, q }: z.output<typeof previewSchema> | z.output<typeof batchSchema>,
): Promise<string[]> {
  if (!todos) return Object.keys(filas)
  const { data, error } = await db.rpc('lista_ids', {
    tabla,
    filtro: narrowed({ filtro, categoria }),
    busca: q,
  })
  if (error) throw new Error(`lista_ids: ${error.code} ${error.message}`)
  return z.array(z.string()).parse(data)
}

const toChunks = <T>(all: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / length) }, (_, i) => all.slice(i * length, (i + 1) * length))

const undoFields = (n: number, campos: Record<string, string>, ids: readonly (string | number)[]): string =>
  JSON.stringify({
    n,
    campos: {
      ...campos,
      ...Object.fromEntries(toChunks(ids, 400).map((chunk, i) => [`lotes.${i}`, chunk.join()])),
    },
  })

const placeText = ({ fila, categoria, orden }: Place): string => `${fila}:${categoria}:${orden}`
const placeOf = (text: string): Place => {
  const [fila = '', categoria = '', orden = ''] = text.split(':')
  return { fila, categoria, orden: Number(orden) }
}

export async function runBatch(
  db: AdminDb,
  tabla: CatalogueTable,
  batch: z.output<typeof batchSchema>,
): Promise<Result<string, SaveAviso>> {
  const ids = await chosenIds(db, tabla, batch)
  if (batch.verbo === 'precios') {
    const historialIds: number[] = []
    for (const chunk of toChunks(ids, MAX_BATCH)) {
      const done = await changePrecios(db, tabla, chunk, batch.porcentaje, batch.redondeo)
      if (!done.ok) return done
      historialIds.push(...done.value.map(({ historial }) => historial))
    }
    return ok(undoFields(historialIds.length, { verbo: 'historial' }, historialIds))
  }
  if (batch.verbo === 'agotar' || batch.verbo === 'reponer' || batch.verbo === 'mover') {
    // Wines have a stock and styles instead.
    if (tabla === 'vinos') return refuse('no_existe')
    const undone: (number | string)[] = []
    for (const chunk of toChunks(ids, MAX_BATCH)) {
      const done =
        batch.verbo === 'mover'
          ? await moveMany(db, tabla, chunk, batch.destino)
          : await setAgotadoMany(db, tabla, chunk, batch.verbo === 'agotar')
      if (!done.ok) return done
      undone.push(...done.value.map((one) => (typeof one === 'number' ? one : placeText(one))))
    }
    return ok(undoFields(undone.length, { verbo: batch.verbo === 'mover' ? 'lugares' : 'historial' }, undone))
  }
  const visible = batch.verbo === 'publicar'
  const changedIds: string[] = []
  for (const chunk of toChunks(ids, MAX_BATCH)) {
    const done = await setVisibleMany(db, tabla, chunk, visible)
    if (!done.ok) return done
    changedIds.push(...done.value)
  }
  return ok(undoFields(changedIds.length, { verbo: visible ? 'ocultar' : 'publicar' }, changedIds))
}

export const undoSchema = z.object({
  verbo: z.enum(['publicar', 'ocultar', 'historial', 'lugares']),
  lotes: z.record(z.string(), z.string().regex(/^[0-9a-f,.:-]*$/)).default({}),
})

export async function undo(
  db: AdminDb,
  tabla: CatalogueTable,
  { verbo, lotes }: z.output<typeof undoSchema>,
): Promise<Result<string, SaveAviso>> {
  const ids = Object.values(lotes).flatMap((chunk) => chunk.split(',').filter(Boolean))
  for (const chunk of toChunks(ids, MAX_BATCH)) {
    const done =
      verbo === 'historial'
        ? await undoBatch(db, chunk.map(Number))
        : verbo === 'lugares' && tabla !== 'vinos'
          ? await putBack(db, tabla, chunk.map(placeOf))
          : await setVisibleMany(db, tabla, chunk, verbo === 'publicar')
    if (!done.ok) return done
  }
  return ok(String(ids.length))
}

export type Preview = {
  error: string | null
  total: number
  cambios: { id: string; nombre: string; precios: { de: string; antes: number; despues: number }[] }[]
}
const SAMPLE_SIZE = 100
type WithPrecios = {
  id: string
  nombre: string
  precios: { formato: string; cents: number; orden: number }[]
}
type Vino = { id: string; nombre: string; precio_botella_cents: number; precio_copa_cents: number | null }

async function readPrecios(
  db: AdminDb,
  tabla: CatalogueTable,
  ids: readonly string[],
): Promise<WithPrecios[]> {
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
  return rows<WithPrecios>(
    await db
      .from(tabla)
      .select(`id, nombre, precios:${tablaPrecios}(formato, cents, orden)`)
      .in('id', [...ids])
      .overrideTypes<WithPrecios[], { merge: false }>(),
  )
}

export async function previewOf(tabla: CatalogueTable, form: FormData): Promise<Preview> {
  const empty: Preview = { error: null, total: 0, cambios: [] }
  const db = await adminDbOrNull()
  if (!db) return { ...empty, error: 'La sesión ha terminado o no tiene permisos. Vuelve a entrar.' }
  const read = readForm(previewSchema, form)
  if (!read.ok) return { ...empty, error: Object.values(read.errores)[0] ?? 'Revisa el porcentaje.' }
  const { porcentaje: p, redondeo } = read.value
  const ids = await chosenIds(db, tabla, read.value)
  const items = await readPrecios(db, tabla, ids.slice(0, SAMPLE_SIZE))
  const position = new Map(ids.map((id, i) => [id, i]))
  return {
    ...empty,
    total: ids.length,
    cambios: items
      .toSorted((a, b) => (position.get(a.id) ?? 0) - (position.get(b.id) ?? 0))
      .map(({ id, nombre, precios: rowPrecios }) => ({
        id,
        nombre,
        precios: rowPrecios
          .toSorted((a, b) => a.orden - b.orden)
          .map(({ formato, cents }) => ({
            de: formato,
            antes: cents,
            despues: newPrice(cents, p, redondeo),
          })),
      })),
  }
}

import 'server-only'
import { z } from 'zod'
import { type ProgramadoInput, THING_TABLES } from '@/lib/admin/carta/programado-schema.ts'
import { one, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { type Result, refuse } from '@/lib/core/result.ts'

const changeable = z.object({
  nombre: z.string(),
  descripcion: z.string().nullable(),
  visible: z.boolean(),
  precios: z.record(z.string(), z.number()),
})
const programado = z.object({
  id: z.uuid(),
  tabla: z.enum(THING_TABLES),
  fila: z.uuid(),
  cambio: changeable.partial(),
  en: z.string(),
  dia: z.string(),
  hora: z.string(),
  estado: z.enum(['pendiente', 'hecho', 'cancelado', 'fallido']),
  motivo: z.string().nullable(),
  quien: z.string().nullable(),
  /** Null: it is gone. */
  ahora: changeable.nullable(),
})
export type Programado = z.output<typeof programado>
export type ThingTable = (typeof THING_TABLES)[number]

/** In the order of their moments: all that are to come, and the latest that were. */
export const listProgramados = async (db: AdminDb): Promise<Programado[]> =>
  z.array(programado).parse(one(await db.rpc('programados_lista')))

const AVISOS: Readonly<Record<string, SaveAviso>> = {
  pasado: 'pasado',
  transicion: 'adelantado',
  texto_largo: 'largo',
}

export async function saveProgramado(
  db: AdminDb,
  { tabla, fila, cambio, dia, hora }: ProgramadoInput,
): Promise<Result<string, SaveAviso>> {
  const data = { tabla, fila, cambio, dia, hora }
  const saved = save<string>(await db.rpc('programado_guardar', { datos: data }), AVISOS)
  if (!saved.ok) return saved
  return saved.value ? { ok: true, value: saved.value } : refuse('no_existe')
}

export async function cancelProgramado(
  db: AdminDb,
  id: string,
  isOff: boolean,
): Promise<Result<string, SaveAviso>> {
  const saved = save<string>(await db.rpc('programado_cancelar', { id, cancelar: isOff }), AVISOS)
  return saved.ok ? { ok: true, value: id } : saved
}

export type ThingRow = z.output<typeof changeable> & { id: string }

type Text = Omit<ThingRow, 'precios'>
type WithPrecios = Omit<ThingRow, 'precios'> & {
  precios: { formato: string; cents: number }[]
  orden: number
  categoria: { orden: number }
}
type Vino = Omit<ThingRow, 'precios' | 'descripcion'> & {
  nota: string | null
  precio_botella_cents: number
  precio_copa_cents: number | null
}

/** Everything that can be changed with a date, as it is now, in the order of the back office's list. */
export async function listThings(db: AdminDb, tabla: ThingTable): Promise<ThingRow[]> {
  if (tabla === 'vinos') {
    const columns = 'id, nombre, nota, visible, precio_botella_cents, precio_copa_cents'
    const vinos = rows<Vino>(await db.from('vinos').select(columns).order('estilo').order('orden'))
    return vinos.map(({ nota, precio_botella_cents: botella, precio_copa_cents: copa, ...vino }) => ({
      ...vino,
      descripcion: nota,
      precios: { botella, ...(copa === null ? {} : { copa }) },
    }))
  }
  if (tabla === 'preguntas_frecuentes') {
    const columns = 'id, visible, nombre:pregunta, descripcion:respuesta'
    const texts = rows<Text>(await db.from(tabla).select(columns).order('orden'))
    return texts.map((text) => ({ ...text, precios: {} }))
  }
  if (tabla === 'filosofia') {
    const columns = 'id, visible, nombre:titulo, descripcion:cuerpo'
    const texts = rows<Text>(await db.from(tabla).select(columns).order('orden'))
    return texts.map((text) => ({ ...text, precios: {} }))
  }
  const prices = tabla === 'platos' ? 'plato_precios' : 'bebida_precios'
  const columns: string = `id, nombre, descripcion, visible, orden, categoria:categorias(orden), precios:${prices}(formato, cents)`
  const found = rows<WithPrecios>(
    await db.from(tabla).select(columns).overrideTypes<WithPrecios[], { merge: false }>(),
  )
  const sorted = found.toSorted((a, b) => a.categoria.orden - b.categoria.orden || a.orden - b.orden)
  return sorted.map(({ orden: _, categoria: __, ...row }) => ({
    ...row,
    precios: Object.fromEntries(row.precios.map(({ formato, cents }) => [formato, cents])),
  }))
}

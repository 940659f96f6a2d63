import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { json, rows, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { flag } from '@/lib/admin/translations/schema.ts'
import { ok, type Result } from '@/lib/core/result.ts'
import { namesOf, type Picked } from '@/lib/supabase/select.ts'

/** What a form can carry. */
export const MAX_MESAS = 48
export const MAX_JOINS = 16
/** Squares of the plan, a side. */
export const PLAN_SIDE = 12

const whole = (max: number, message: string) =>
  z
    .string()
    .trim()
    .default('')
    .refine(
      (text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= max),
      message,
    )
    .transform((text) => (text === '' ? null : Number(text)))
const seats = {
  id: z.union([z.uuid(), z.literal('')]).default(''),
  nombre: z.string().trim().max(20, 'Como mucho 20 letras.').default(''),
  plazas: whole(200, 'Escribe cuántas personas caben, entre 1 y 200.'),
  minimo: whole(200, 'Escribe desde cuántas personas se da, entre 1 y 200.'),
}
const square = whole(PLAN_SIDE, `Escribe un número del 1 al ${PLAN_SIDE}, o nada.`)

/** The rows of a form come as an object with their numbers as keys. */
const list = <S extends z.ZodType>(row: S) => z.record(z.string(), row).default({})

/** Rows without a name are none: that is how one is taken away. */
export const mesasSchema = z
  .object({
    zona: z.uuid(),
    version: z.coerce.number().int(),
    por_mesas: flag,
    mesa: list(z.object({ ...seats, x: square, y: square })),
    union: list(z.object({ ...seats, unidas: z.string().trim().max(80).default('') })),
  })
  .superRefine(({ mesa, union, por_mesas }, ctx) => {
    const addIssue = (message: string, ...path: string[]) => ctx.addIssue({ code: 'custom', path, message })
    const named = new Set<string>()
    const single = new Set<string>()
    for (const [kind, list] of [
      ['mesa', mesa],
      ['union', union],
    ] as const)
      for (const [row, { nombre, plazas, minimo }] of Object.entries(list)) {
        if (nombre === '') continue
        if (named.has(nombre)) addIssue('Ya hay otra con ese nombre.', kind, row, 'nombre')
        named.add(nombre)
        if (kind === 'mesa') single.add(nombre)
        if (plazas === null) addIssue('Escribe cuántas personas caben.', kind, row, 'plazas')
        else if (minimo !== null && minimo > plazas)
          addIssue('No puede ser más que las plazas.', kind, row, 'minimo')
      }
    for (const [row, { nombre, unidas }] of Object.entries(union)) {
      if (nombre === '') continue
      const parts = partsOf(unidas)
      const unknown = parts.find((part) => !single.has(part))
      if (unknown) addIssue(`No hay ninguna mesa «${unknown}».`, 'union', row, 'unidas')
      else if (new Set(parts).size < 2) addIssue('Escribe al menos dos mesas: 4 + 5.', 'union', row, 'unidas')
      else if (new Set(parts).size > 8) addIssue('Como mucho ocho mesas.', 'union', row, 'unidas')
    }
    if (por_mesas && single.size === 0)
      addIssue('Escribe al menos una mesa para contar por mesas.', 'mesa', '0', 'nombre')
  })

const partsOf = (unidas: string): string[] =>
  unidas
    .split(/[+,;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const COLUMNS = namesOf('mesas', 'id', 'nombre', 'plazas', 'minimo', 'x', 'y', 'unidas')
export type MesaRow = Picked<'mesas', typeof COLUMNS>

export const listMesas = async (db: AdminDb, zona: string): Promise<MesaRow[]> =>
  rows<MesaRow>(
    await db
      .from('mesas')
      .select(COLUMNS.join())
      .eq('zona_id', zona)
      .order('orden')
      .overrideTypes<MesaRow[], { merge: false }>(),
  )

/** All tables of an area at once; whoever has lost one gets another. Returns the area's key. */
export async function saveMesas(
  db: AdminDb,
  { zona, version, por_mesas, mesa, union }: z.output<typeof mesasSchema>,
): Promise<Result<string, SaveAviso>> {
  const named = <R extends { id: string; nombre: string }>(rows: Record<string, R>): R[] =>
    Object.values(rows)
      .filter(({ nombre }) => nombre !== '')
      .map((row) => ({ ...row, id: row.id || randomUUID() }))
  const singles = named(mesa)
  const idOf = new Map(singles.map(({ id, nombre }) => [nombre, id]))
  const mesas = [
    ...singles.map(({ x, y, ...row }) => ({
      ...row,
      x: x === null ? null : x - 1,
      y: y === null ? null : y - 1,
      unidas: [],
    })),
    ...named(union).map(({ unidas, ...row }) => ({
      ...row,
      unidas: partsOf(unidas).flatMap((part) => idOf.get(part) ?? []),
    })),
  ]
  const saved = save(json<string>(await db.rpc('guardar_mesas', { zona, por_mesas, mesas, version })))
  return saved.ok ? ok(saved.value ?? '') : saved
}

import 'server-only'
import { createHash } from 'node:crypto'
import { COLUMNAS_PLATO, exportarPlatos, planDePlatos } from '@/lib/admin/import/platos.ts'
import { leerArchivo, type Paso, type Registro } from '@/lib/admin/import/record.ts'
import { COLUMNAS_VINO, exportarVinos, planDeVinos } from '@/lib/admin/import/vinos.ts'
import { type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

/** What can be taken out as a file and brought back. */
export const COSAS = ['platos', 'vinos'] as const
export type Cosa = (typeof COSAS)[number]

const HOJAS = {
  platos: { columnas: COLUMNAS_PLATO, plan: planDePlatos, exportar: exportarPlatos },
  vinos: { columnas: COLUMNAS_VINO, plan: planDeVinos, exportar: exportarVinos },
} as const satisfies Record<Cosa, unknown>

export const columnasDe = (cosa: Cosa): readonly string[] => HOJAS[cosa].columnas
export const exportar = (db: AdminDb, cosa: Cosa): Promise<Registro[]> => HOJAS[cosa].exportar(db)

/** What a file would do, row by row, and the seal of it: who applies it says that this is what he has seen. */
export type Ensayo = { pasos: Paso[]; sello: string; cambian: number }
type Plan = Ensayo & { datos: Record<string, unknown>[] }

/** A dry run: reads, writes nothing. A string is why the file as a whole cannot be used. */
export async function ensayar(db: AdminDb, cosa: Cosa, bytes: Uint8Array): Promise<Plan | string> {
  const archivo = leerArchivo(bytes, HOJAS[cosa].columnas)
  if (!archivo.ok) return archivo.mensaje
  const { pasos, datos } = await HOJAS[cosa].plan(db, archivo.registros)
  const sello = createHash('sha256').update(JSON.stringify(datos)).digest('hex')
  return { pasos, datos, sello, cambian: datos.length }
}

/** Writes the rows of a dry run, all or none; `conflicto` when somebody has saved one of them since. */
export async function aplicar(
  db: AdminDb,
  cosa: Cosa,
  datos: readonly Record<string, unknown>[],
): Promise<Result<number, SaveAviso>> {
  const saved = save<number>(await db.rpc('importar', { tabla: cosa, filas: datos }))
  return saved.ok ? ok(saved.value ?? 0) : saved
}

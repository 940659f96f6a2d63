import 'server-only'
import { createHash } from 'node:crypto'
import { BEBIDA_COLUMNS, exportBebidas, planBebidas } from '@/lib/admin/import/bebidas.ts'
import { exportPlatos, PLATO_COLUMNS, planPlatos } from '@/lib/admin/import/platos.ts'
import { type ImportRecord, type ImportStep, parseFile } from '@/lib/admin/import/record.ts'
import { exportVinos, planVinos, VINO_COLUMNS } from '@/lib/admin/import/vinos.ts'
import { type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { ok, type Result } from '@/lib/core/result.ts'

export const IMPORT_KINDS = ['platos', 'bebidas', 'vinos'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

const SHEETS = {
  platos: { columnas: PLATO_COLUMNS, plan: planPlatos, exportar: exportPlatos },
  bebidas: { columnas: BEBIDA_COLUMNS, plan: planBebidas, exportar: exportBebidas },
  vinos: { columnas: VINO_COLUMNS, plan: planVinos, exportar: exportVinos },
} as const satisfies Record<ImportKind, unknown>

export const columnsOf = (kind: ImportKind): readonly string[] => SHEETS[kind].columnas
export const exportRecords = (db: AdminDb, kind: ImportKind): Promise<ImportRecord[]> =>
  SHEETS[kind].exportar(db)

/** The changes of a file, row by row, and a seal that proves which dry run was seen before applying. */
type DryRun = { steps: ImportStep[]; seal: string; changing: number }
type Plan = DryRun & { data: Record<string, unknown>[] }

/** Reads only. A string is the reason why the file as a whole cannot be used. */
export async function dryRun(db: AdminDb, kind: ImportKind, bytes: Uint8Array): Promise<Plan | string> {
  const file = parseFile(bytes, SHEETS[kind].columnas)
  if (!file.ok) return file.mensaje
  const { steps, data } = await SHEETS[kind].plan(db, file.records)
  const seal = createHash('sha256').update(JSON.stringify(data)).digest('hex')
  return { steps, data, seal, changing: data.length }
}

export async function applyImport(
  db: AdminDb,
  kind: ImportKind,
  data: readonly Record<string, unknown>[],
): Promise<Result<number, SaveAviso>> {
  const saved = save<number>(await db.rpc('importar', { tabla: kind, filas: data }))
  return saved.ok ? ok(saved.value ?? 0) : saved
}

import 'server-only'
import type { SemanaInput } from '@/lib/admin/casa/semana-schema.ts'
import { listVersiones } from '@/lib/admin/historial/read.ts'
import { one, type SaveAviso, save } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { type CellOf, entriesOf } from '@/lib/casa/week-change.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { ok, type Result, refuse } from '@/lib/core/result.ts'
import type { OpeningRules } from '@/lib/reservas/rules.ts'
import { type HorasSemana, toSemana } from '@/lib/reservas/semana.ts'
import type { Json } from '@/lib/supabase/types.ts'

export const CLAVE_SEMANA = 'semana'
type Stored = { version: number; semana: HorasSemana[] }

export async function getSemana(db: AdminDb): Promise<Stored> {
  const found = one<{ valor: unknown; version: number }>(
    await db.from('ajustes').select('valor, version').eq('clave', CLAVE_SEMANA).maybeSingle(),
  )
  return { version: found?.version ?? 0, semana: toSemana(found?.valor) }
}

const writeSemana = async (
  db: AdminDb,
  semana: readonly HorasSemana[],
  version: number,
): Promise<Result<null, SaveAviso>> => {
  const saved = save(await db.rpc('guardar_semana', { semana: [...semana] as Json, version }))
  return saved.ok ? ok(null) : saved
}

/** The entries with a change written in, and without the one it replaces. */
export function withChange(
  semana: readonly HorasSemana[],
  { clave, desde, celda }: SemanaInput,
  house: Pick<OpeningRules, 'comida' | 'cena'>,
): HorasSemana[] {
  const cellOf: CellOf = (dia, servicio) => celda[dia as keyof typeof celda][servicio]
  return [...semana.filter((entry) => entry.desde !== clave), ...entriesOf(desde, cellOf, house)]
}

/**
 * Replaces the change that begins on `clave`, or adds one; returns its first day. `horario` when another begins on that
 * day, `pasado` for a day that is over, `conflicto` when somebody has saved since.
 */
export async function saveSemana(
  db: AdminDb,
  input: SemanaInput,
  house: Pick<OpeningRules, 'comida' | 'cena'>,
): Promise<Result<string, SaveAviso>> {
  const { version, semana } = await getSemana(db)
  const { clave, desde } = input
  if (clave !== '' && !semana.some((entry) => entry.desde === clave)) return refuse('no_existe')
  if (desde !== clave && semana.some((entry) => entry.desde === desde)) return refuse('horario')
  if (desde !== clave && desde < wallClock(Date.now()).fecha) return refuse('pasado')
  const saved = await writeSemana(db, withChange(semana, input, house), input.version ?? version)
  return saved.ok ? ok(desde) : saved
}

/** Returns the entry of the history that brings it back. */
export async function deleteSemana(db: AdminDb, desde: string): Promise<Result<string, SaveAviso>> {
  const { version, semana } = await getSemana(db)
  const rest = semana.filter((entry) => entry.desde !== desde)
  if (rest.length === semana.length) return refuse('no_existe')
  const { entradas } = await listVersiones(db, 'ajustes', CLAVE_SEMANA, null, 1)
  const gone = await writeSemana(db, rest, version)
  return gone.ok ? ok(String(entradas[0]?.id ?? '')) : gone
}

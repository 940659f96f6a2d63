import 'server-only'
import { claveOf, type Dia, getDias, rowOf } from '@/lib/admin/casa/special-days-save.ts'
import type { DiaInput } from '@/lib/admin/casa/special-days-schema.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { type Affected, listReservasIn, type Turno, waitingIn } from '@/lib/admin/libro/cierres.ts'
import { addDays, type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'

/** Bookings in the way of a special day. `closes`: what it closes, for the page that closes; null where it only changes. */
export type Hit = {
  desde: IsoDate
  hasta: IsoDate
  closes: { turno: Turno } | null
  reservas: readonly Affected[]
  /** How many wait for a table of what is closed. */
  waiting: number
}

/** The longest time that the book tells in one answer, in days. */
const MAX_DAYS = 366

type Booked = Readonly<Record<'all' | 'comida' | 'cena', readonly Affected[]>>

const turnoClosed = ({ tipo, comida, cena }: Dia): { turno: Turno } | null => {
  if (tipo === 'cierre') return { turno: null }
  if (tipo !== 'horario_especial') return null
  const [noComida, noCena] = [comida?.length === 0, cena?.length === 0]
  if (noComida && noCena) return { turno: null }
  return noComida ? { turno: 'comida' } : noCena ? { turno: 'cena' } : null
}

/** Those of the booked whom a day leaves without their table: no service, not at that hour, or no seat in that area. */
function withoutTable(dia: Dia, { all, comida, cena }: Booked): Affected[] {
  const { tipo, desde, hasta, aforo } = dia
  const inDays = ({ fecha }: Affected) => fecha >= desde && fecha <= hasta
  if (tipo === 'cierre') return all.filter(inDays)
  if (tipo === 'aforo_reducido') return all.filter((r) => inDays(r) && aforo?.[r.mesa] === 0)
  const notAt = (booked: readonly Affected[], horas: readonly string[] | undefined) =>
    horas ? booked.filter((r) => inDays(r) && !horas.includes(r.hora)) : []
  return [...notAt(comida, dia.comida), ...notAt(cena, dia.cena)]
}

/**
 * Who has booked and would be left without a table by this special day, and was not by the stored one it replaces; null
 * when nobody is. People who wait count where it closes.
 */
export async function readHit(db: AdminDb, input: DiaInput): Promise<Hit | null> {
  const dia = rowOf(input)
  const today = wallClock(Date.now()).fecha
  let desde = input.desde
  if (desde < today) desde = today
  let hasta = isIsoDate(dia.hasta) ? dia.hasta : desde
  if (hasta > addDays(desde, MAX_DAYS)) hasta = addDays(desde, MAX_DAYS)
  if (hasta < desde) return null
  const { lista } = await getDias(db)
  const stored = lista.find((d) => claveOf(d) === input.clave)
  const all = (await listReservasIn(db, desde, hasta, null)) ?? []
  // A service alone is told for two months; beyond, whoever comes may be in either.
  const [comida, cena] = await Promise.all(
    (['comida', 'cena'] as const).map(
      async (turno) => (await listReservasIn(db, desde, hasta, turno)) ?? all,
    ),
  )
  const booked = { all, comida: comida ?? all, cena: cena ?? all }
  const before = new Set(stored ? withoutTable(stored, booked).map(({ id }) => id) : [])
  const reservas = withoutTable(dia, booked).filter(({ id }) => !before.has(id))
  const closes = turnoClosed(dia)
  const closedBefore = stored && JSON.stringify(turnoClosed(stored)) === JSON.stringify(closes)
  const waiting = closes && !closedBefore ? (await waitingIn(db, desde, hasta, closes.turno)).length : 0
  return reservas.length + waiting > 0 ? { desde, hasta, closes, reservas, waiting } : null
}

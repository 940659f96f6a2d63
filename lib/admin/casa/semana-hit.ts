import 'server-only'
import type { Hit } from '@/lib/admin/casa/special-days-hit.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { listReservasIn, waitingIn } from '@/lib/admin/libro/cierres.ts'
import { addDays, type IsoDate, isHHmm, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { isOpenDay, type OpeningRules, slotsFor } from '@/lib/reservas/rules.ts'
import type { HorasSemana } from '@/lib/reservas/semana.ts'

/** The longest time that the book tells in one answer, in days. */
const MAX_DAYS = 366

type At = { fecha: IsoDate; hora: string }
const serves = (rules: OpeningRules, { fecha, hora }: At): boolean =>
  isHHmm(hora) && isOpenDay(fecha, rules) && slotsFor(rules, fecha).includes(hora)

/** Who has booked, or waits, at an hour that these entries no longer have, from a day on; null when nobody does. */
export async function readSemanaHit(
  db: AdminDb,
  rules: OpeningRules,
  semana: readonly HorasSemana[],
  first: string,
): Promise<Hit | null> {
  const today = wallClock(Date.now()).fecha
  const desde = isIsoDate(first) && first > today ? first : today
  const hasta = addDays(desde, MAX_DAYS)
  const after = { ...rules, semana }
  const isHit = (at: At) => serves(rules, at) && !serves(after, at)
  const [booked, wait] = await Promise.all([
    listReservasIn(db, desde, hasta, null),
    waitingIn(db, desde, hasta, null),
  ])
  const reservas = (booked ?? []).filter(isHit)
  const waiting = wait.filter(isHit).length
  return reservas.length + waiting > 0 ? { desde, hasta, closes: null, reservas, waiting } : null
}

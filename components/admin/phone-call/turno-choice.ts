import type { Turno } from '@/lib/admin/libro/phone-call.ts'
import { type HHmm, minutes } from '@/lib/core/dates.ts'

export type Area = 'interior' | 'exterior'

/** What most callers ask for. */
export const USUAL_HORA: HHmm = '21:00'

/** The times that can still be given: who is late for one is not asked whether he meant it. */
export const stillToCome = (turnos: readonly Turno[]): Turno[] =>
  turnos.filter(({ areas }) => areas.interior.motivo !== 'pasado')

/** The free time of an area that is nearest to the one that is wished, the earlier of two; null when all are full. */
export function nearestFree(turnos: readonly Turno[], area: Area, wished: HHmm): HHmm | null {
  const away = (hora: HHmm) => Math.abs(minutes(hora) - minutes(wished))
  const [best] = stillToCome(turnos)
    .filter(({ areas }) => areas[area].motivo === null)
    .map(({ hora }) => hora)
    .sort((a, b) => away(a) - away(b) || a.localeCompare(b))
  return best ?? null
}

import { addDays, type HHmm, type IsoDate, minutes, type Now, weekday } from '../core/dates.ts'
import type { Texto } from '../i18n/textos.ts'

/** One sitting of an open day: its first and last table, and when the kitchen closes. */
export type Turno = { servicio: 'comida' | 'cena'; desde: HHmm; hasta: HHmm; cierre: HHmm }

/** A day unlike those of the week, or several in a row, both ends included: other sittings, none when it is closed. */
export type SpecialDay = { desde: IsoDate; hasta: IsoDate; motivo: Texto | null; turnos: readonly Turno[] }

/** All that decides whether the door is open: the real slots and the closed days, never the service period. */
export type OpeningHours = {
  turnos: readonly Turno[]
  /** ISO weekdays, 1 = Monday. */
  diasCerrados: readonly number[]
  specialDays: readonly SpecialDay[]
}

/** §4: only a hint, for the picture of the home page and for the assistant. Never for a booking. */
export type Servicio = 'comida' | 'cena' | 'fuera'
export function servicioOf(hora: HHmm): Servicio {
  const at = minutes(hora)
  if (at >= 12 * 60 && at < 16 * 60) return 'comida'
  if (at >= 19 * 60 && at < 23 * 60) return 'cena'
  return 'fuera'
}

/** A sitting from its slots; none without slots. Without a closing time, or with one before it, the last table closes it. */
export function turnoOf(
  servicio: Turno['servicio'],
  horas: readonly HHmm[],
  cierre: HHmm | null,
): readonly Turno[] {
  const desde = horas[0]
  const hasta = horas.at(-1)
  return desde && hasta ? [{ servicio, desde, hasta, cierre: cierre && cierre > hasta ? cierre : hasta }] : []
}

/** What makes a day unlike those of the week, if anything. */
export const specialDayOf = (fecha: IsoDate, a: OpeningHours): SpecialDay | undefined =>
  a.specialDays.find(({ desde, hasta }) => desde <= fecha && fecha <= hasta)

/** The sittings of a day; none when it is closed. */
export const turnosOf = (fecha: IsoDate, a: OpeningHours): readonly Turno[] =>
  specialDayOf(fecha, a)?.turnos ?? (a.diasCerrados.includes(weekday(fecha)) ? [] : a.turnos)

/** How the house stands: open and until when, or when it opens; `dia` is the day whose tables are of interest. */
export type Estado = {
  dia: IsoDate
  /** Days from today to `dia`: 0 today, 1 tomorrow. */
  dias: number
} & ({ isOpen: true; turno: Turno } | { isOpen: false; opensAt: HHmm | null })

/** Closed for longer than the longest holiday: nobody can say when the house opens. Days. */
const MAX_DAYS_AHEAD = 92

export function estadoOf({ fecha, hora }: Now, a: OpeningHours): Estado {
  for (let dias = 0; dias <= MAX_DAYS_AHEAD; dias++) {
    const dia = addDays(fecha, dias)
    const turnos = turnosOf(dia, a)
    const turno = dias === 0 && turnos.find(({ desde, cierre }) => hora >= desde && hora < cierre)
    if (turno) return { dia, dias, isOpen: true, turno }
    const next = turnos.find(({ desde }) => dias > 0 || hora < desde)
    if (next) return { dia, dias, isOpen: false, opensAt: next.desde }
  }
  return { dia: fecha, dias: 0, isOpen: false, opensAt: null }
}

import { addDays, type HHmm, type IsoDate, minutes, type Now, weekday } from '../core/dates.ts'
import type { Texto } from '../i18n/textos.ts'

export type Turno = { servicio: 'comida' | 'cena'; desde: HHmm; hasta: HHmm; cierre: HHmm }

export type SpecialDay = { desde: IsoDate; hasta: IsoDate; motivo: Texto | null; turnos: readonly Turno[] }

export type OpeningHours = {
  turnos: readonly Turno[]
  /** ISO weekdays, 1 = Monday. */
  diasCerrados: readonly number[]
  specialDays: readonly SpecialDay[]
}

/** §4: only a hint for the home page and the assistant, never for a booking. */
export type Servicio = 'comida' | 'cena' | 'fuera'
export function servicioOf(hora: HHmm): Servicio {
  const at = minutes(hora)
  if (at >= 12 * 60 && at < 16 * 60) return 'comida'
  if (at >= 19 * 60 && at < 23 * 60) return 'cena'
  return 'fuera'
}

/** The service of its bookable times; none without times. Without a later closing time, the last table closes it. */
export function turnoOf(
  servicio: Turno['servicio'],
  horas: readonly HHmm[],
  cierre: HHmm | null,
): readonly Turno[] {
  const desde = horas[0]
  const hasta = horas.at(-1)
  return desde && hasta ? [{ servicio, desde, hasta, cierre: cierre && cierre > hasta ? cierre : hasta }] : []
}

export const specialDayOf = (fecha: IsoDate, a: OpeningHours): SpecialDay | undefined =>
  a.specialDays.find(({ desde, hasta }) => desde <= fecha && fecha <= hasta)

export const turnosOf = (fecha: IsoDate, a: OpeningHours): readonly Turno[] =>
  specialDayOf(fecha, a)?.turnos ?? (a.diasCerrados.includes(weekday(fecha)) ? [] : a.turnos)

export type Estado = {
  dia: IsoDate
  dias: number
} & ({ isOpen: true; turno: Turno } | { isOpen: false; opensAt: HHmm | null })

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

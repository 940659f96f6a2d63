import { addDays, type HHmm, type IsoDate, type Now, weekday } from '../core/dates.ts'
import type { Texto } from '../i18n/textos.ts'

export type Turno = { servicio: 'comida' | 'cena'; desde: HHmm; hasta: HHmm; cierre: HHmm }

export type SpecialDay = { desde: IsoDate; hasta: IsoDate; motivo: Texto | null; turnos: readonly Turno[] }

/** What each weekday has from a day on, Monday first. */
export type Week = { desde: IsoDate; dias: readonly (readonly Turno[])[] }

export type OpeningHours = {
  /** What every open day has, unless `weeks` say otherwise. */
  turnos: readonly Turno[]
  /** ISO weekdays, 1 = Monday. */
  diasCerrados: readonly number[]
  specialDays: readonly SpecialDay[]
  /** In order; the first already holds. Missing: every week is the same. */
  weeks?: readonly Week[]
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

/** The weeks that follow one another, this one first. */
export const weeksOf = ({ weeks, turnos, diasCerrados }: OpeningHours): readonly [Week, ...Week[]] => {
  const [first, ...rest] = weeks ?? []
  if (first) return [first, ...rest]
  const dias = Array.from({ length: 7 }, (_, i) => (diasCerrados.includes(i + 1) ? [] : turnos))
  return [{ desde: '0001-01-01', dias }]
}

/** The week that holds on a day. */
export const weekOf = (fecha: IsoDate, a: OpeningHours): Week => {
  const weeks = weeksOf(a)
  return weeks.findLast(({ desde }) => desde <= fecha) ?? weeks[0]
}

export const turnosOf = (fecha: IsoDate, a: OpeningHours): readonly Turno[] =>
  specialDayOf(fecha, a)?.turnos ?? weekOf(fecha, a).dias[weekday(fecha) - 1] ?? []

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

import { addDays, type IsoDate } from '../core/dates.ts'
import { isOpenDay, type ReservaRules, serviciosDe } from '../reservas/rules.ts'
import { estaCerrado } from '../reservas/special-days.ts'
import type { Especial } from './ajustes.ts'
import type { DiaDistinto, Turno } from './horario.ts'

/** How far ahead days with hours of their own are looked at. A page is never kept so long. Days. */
const LEJOS = 183

/** Kinds of special days that change the hours; the one that says them first. */
const CAMBIAN = ['horario_especial', 'apertura_especial']

const cubre = ({ desde, hasta }: Especial, fecha: IsoDate): boolean => desde <= fecha && fecha <= hasta

/**
 * The days that are not as their weekday says, each as the booking rules see it: closings first, because they win over
 * all; then days with hours of their own, equal neighbours as one. `turnos`: the sittings of a day's bookable times.
 */
export function distintosDe(
  especiales: readonly Especial[],
  rules: ReservaRules,
  turnos: (horas: Pick<ReservaRules, 'comida' | 'cena'>) => readonly Turno[],
  hoy: IsoDate,
): DiaDistinto[] {
  const cierres = especiales
    .filter(({ tipo }) => tipo === 'cierre')
    .map(({ desde, hasta, motivo }) => ({ desde, hasta, motivo, turnos: [] }))
  const cambios = CAMBIAN.flatMap((tipo) => especiales.filter((especial) => especial.tipo === tipo))
  const usuales = JSON.stringify(turnos(serviciosDe(rules)))
  const sinCambios = { ...rules, cierres: [] }
  const otros: DiaDistinto[] = []
  for (let n = 0; cambios.length > 0 && n <= LEJOS; n++) {
    const fecha = addDays(hoy, n)
    const especial = cambios.find((one) => cubre(one, fecha))
    if (!especial || estaCerrado(fecha, rules.cierres)) continue
    const propios = isOpenDay(fecha, rules) ? turnos(serviciosDe(rules, fecha)) : []
    const antes = isOpenDay(fecha, sinCambios)
    const text = JSON.stringify(propios)
    if (antes ? text === usuales : propios.length === 0) continue
    const last = otros.at(-1)
    const igual =
      last?.hasta === addDays(fecha, -1) &&
      last.motivo === especial.motivo &&
      JSON.stringify(last.turnos) === text
    if (last && igual) last.hasta = fecha
    else otros.push({ desde: fecha, hasta: fecha, motivo: especial.motivo, turnos: propios })
  }
  return [...cierres, ...otros]
}

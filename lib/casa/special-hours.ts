import { addDays, type IsoDate } from '../core/dates.ts'
import { isOpenDay, type ReservaRules, serviciosOf } from '../reservas/rules.ts'
import { isClosed } from '../reservas/special-days.ts'
import type { Especial } from './ajustes.ts'
import type { SpecialDay, Turno } from './horario.ts'

const MAX_DAYS_AHEAD = 183

const HOUR_CHANGING_TIPOS = ['horario_especial', 'apertura_especial']

const covers = ({ desde, hasta }: Especial, fecha: IsoDate): boolean => desde <= fecha && fecha <= hasta

/** Days unlike their weekday, by the booking rules: closings first, because they win; equal neighbours as one. */
export function specialDaysOf(
  specials: readonly Especial[],
  rules: ReservaRules,
  turnos: (horas: Pick<ReservaRules, 'comida' | 'cena'>) => readonly Turno[],
  today: IsoDate,
): SpecialDay[] {
  const cierres = specials
    .filter(({ tipo }) => tipo === 'cierre')
    .map(({ desde, hasta, motivo }) => ({ desde, hasta, motivo, turnos: [] }))
  const changes = HOUR_CHANGING_TIPOS.flatMap((tipo) => specials.filter((especial) => especial.tipo === tipo))
  const rulesWithoutSpecials = { ...rules, cierres: [] }
  const others: SpecialDay[] = []
  for (let n = 0; changes.length > 0 && n <= MAX_DAYS_AHEAD; n++) {
    const fecha = addDays(today, n)
    const especial = changes.find((one) => covers(one, fecha))
    if (!especial || isClosed(fecha, rules.cierres)) continue
    const ownTurnos = isOpenDay(fecha, rules) ? turnos(serviciosOf(rules, fecha)) : []
    const previous = isOpenDay(fecha, rulesWithoutSpecials)
    const text = JSON.stringify(ownTurnos)
    const usual = JSON.stringify(turnos(serviciosOf(rulesWithoutSpecials, fecha)))
    if (previous ? text === usual : ownTurnos.length === 0) continue
    const last = others.at(-1)
    const sameAsLast =
      last?.hasta === addDays(fecha, -1) &&
      last.motivo === especial.motivo &&
      JSON.stringify(last.turnos) === text
    if (last && sameAsLast) last.hasta = fecha
    else others.push({ desde: fecha, hasta: fecha, motivo: especial.motivo, turnos: ownTurnos })
  }
  return [...cierres, ...others]
}

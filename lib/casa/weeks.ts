import { addDays, type IsoDate, isIsoDate, weekday } from '../core/dates.ts'
import type { OpeningRules } from '../reservas/rules.ts'
import { usualDay } from '../reservas/semana.ts'
import type { Turno, Week } from './horario.ts'

type TurnosOf = (horas: Pick<OpeningRules, 'comida' | 'cena'>) => readonly Turno[]

/** As the entries stand on a day that have begun by then, whatever begins during that week. */
function weekFrom(desde: IsoDate, rules: OpeningRules, turnos: TurnosOf): Week {
  const begun = { ...rules, semana: (rules.semana ?? []).filter((entry) => entry.desde <= desde) }
  const dias = Array.from({ length: 7 }, (_, i) => {
    const { isRest, ...horas } = usualDay(addDays(desde, (i + 8 - weekday(desde)) % 7), begun)
    return isRest ? [] : turnos(horas)
  })
  return { desde, dias }
}

/** The week of today and every other that is known to come, each with the day it begins to hold. */
export function comingWeeks(rules: OpeningRules, turnos: TurnosOf, today: IsoDate): Week[] {
  const later = (rules.semana ?? []).map(({ desde }) => desde).filter((desde) => desde > today)
  const weeks: Week[] = []
  for (const desde of [today, ...new Set(later.sort())]) {
    if (!isIsoDate(desde)) continue
    const week = weekFrom(desde, rules, turnos)
    if (JSON.stringify(weeks.at(-1)?.dias) !== JSON.stringify(week.dias)) weeks.push(week)
  }
  return weeks
}

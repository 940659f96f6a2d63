import { addDays, type HHmm, type IsoDate } from '../../../lib/core/dates.ts'
import { DEFAULT_RULES } from '../../../lib/reservas/default-rules.ts'
import type { ReservaRules } from '../../../lib/reservas/rules.ts'
import type { HorasSemana } from '../../../lib/reservas/semana.ts'
import { eachNth } from '../../runner/long.ts'

const SERVICIOS = ['comida', 'cena'] as const
const OWN: readonly (readonly HHmm[] | undefined)[] = [[], ['12:15', '22:45'], undefined]
/** Days on which hours may begin to hold: around the changes of the clocks, of a leap day and of the year. */
const BEGINNINGS = eachNth<IsoDate>(['2027-10-31', '2027-03-28', '2028-02-29', '2028-01-01'], 4)
const DAYS_AROUND = 8
const REST: readonly (readonly number[])[] = [[1], []]

export const ASKED_HORAS: readonly HHmm[] = ['12:15', '13:00', '21:00', '22:45']
export type WeekExample = { rules: ReservaRules; fecha: IsoDate }

/** Every weekday × service × kind of entry, asked on each day around the one on which it begins. */
export function* weekExamples(): Generator<WeekExample> {
  for (const first of BEGINNINGS)
    for (let dia = 1; dia <= 7; dia += 1)
      for (const servicio of SERVICIOS)
        for (const horas of OWN)
          for (const rest of REST) {
            const closedBefore: HorasSemana = { dia, servicio, desde: addDays(first, -7), horas: [] }
            const semana = [{ dia, servicio, desde: first, ...(horas && { horas }) }, closedBefore]
            const rules = { ...DEFAULT_RULES, diasCerrados: rest, semana }
            for (let n = -DAYS_AROUND; n <= DAYS_AROUND; n += 1) yield { rules, fecha: addDays(first, n) }
          }
}

import { type Turno, turnoOf, type Week } from '../../../../lib/casa/horario.ts'
import { comingWeeks } from '../../../../lib/casa/weeks.ts'
import type { IsoDate } from '../../../../lib/core/dates.ts'
import type { OpeningRules } from '../../../../lib/reservas/rules.ts'
import { dateFact, fill, type Piece, piece, timeFact } from '../facts.ts'
import type { Menu } from '../menu.ts'
import type { Context } from './context.ts'

export const rulesOf = ({ hours, specials }: Menu): OpeningRules => ({
  comida: hours.lunch,
  cena: hours.dinner,
  diasCerrados: hours.closed,
  cierres: specials,
  semana: hours.week,
})

const turnos = ({ comida, cena }: Pick<OpeningRules, 'comida' | 'cena'>): readonly Turno[] => [
  ...turnoOf('comida', comida, null),
  ...turnoOf('cena', cena, null),
]

/** The week that holds on a day, and those known to come after it. */
export const weeksFrom = (date: IsoDate, { menu }: Context): Week[] =>
  comingWeeks(rulesOf(menu), turnos, date)

type Day = readonly Turno[]
const textOf = (day: Day | undefined): string => JSON.stringify(day ?? [])

/** ISO weekdays on which the house is open, or closed. */
export const weekdaysThat = (is: 'open' | 'closed', week: Week | undefined): number[] =>
  (week?.dias ?? []).flatMap((day, i) => ((is === 'open') === day.length > 0 ? [i + 1] : []))

/** The hours that most open days have; of two the earlier in the week. */
export function commonDay(week: Week | undefined): Day {
  const open = (week?.dias ?? []).filter((day) => day.length > 0)
  const count = (day: Day): number => open.filter((other) => textOf(other) === textOf(day)).length
  return open.reduce<Day>((best, day) => (count(day) > count(best) ? day : best), [])
}

export const weekdayFact = (day: number, { c }: Context, form: 'dias' | 'cada'): Piece =>
  piece({ value: c.texts.Horario[form][day - 1] ?? '', from: { of: 'weekday', day } })

const joined = (pieces: readonly Piece[]): Piece => ({
  text: pieces.map(({ text }) => text).join(' '),
  facts: pieces.flatMap(({ facts }) => facts),
})

/** What of a day is not as on another: a line for each service that is. */
function sayDay(day: number, turnos: Day, unlike: Day, context: Context): void {
  const { c } = context
  const { Horario } = c.texts
  const dia = weekdayFact(day, context, 'dias')
  if (turnos.length === 0) {
    c.item(Horario.lineaDiaCerrado, { dia })
    return
  }
  const parts = (['comida', 'cena'] as const).flatMap((servicio): Piece[] => {
    const own = turnos.find((turno) => turno.servicio === servicio)
    const other = unlike.find((turno) => turno.servicio === servicio)
    if (JSON.stringify(own) === JSON.stringify(other)) return []
    if (!own) return [{ text: Horario[`${servicio}No`], facts: [] }]
    return [fill(Horario[servicio], { desde: timeFact(own.desde), hasta: timeFact(own.hasta) }, c.lang)]
  })
  c.item(Horario.lineaDia, { dia, horas: joined(parts) })
}

/** The open days whose hours are not the common ones. */
export function sayOtherDays(week: Week | undefined, context: Context): void {
  const common = commonDay(week)
  const others = weekdaysThat('open', week).filter((day) => textOf(week?.dias[day - 1]) !== textOf(common))
  if (others.length === 0) return
  const { c } = context
  c.next()
  c.say(c.texts.Horario.otras)
  for (const day of others) sayDay(day, week?.dias[day - 1] ?? [], common, context)
}

/** What is known to change, and from when; `only`: one weekday of it. */
export function sayChanges(weeks: readonly Week[], context: Context, only?: number): void {
  const { c } = context
  weeks.slice(1).forEach((week, n) => {
    const before = weeks[n]?.dias ?? []
    const changed = week.dias.flatMap((day, i) => (textOf(day) === textOf(before[i]) ? [] : [i + 1]))
    const told = changed.filter((day) => only === undefined || day === only)
    if (told.length === 0) return
    c.next()
    c.say(c.texts.Horario.desdeDia, { fecha: dateFact(week.desde, c.lang) })
    for (const day of told) sayDay(day, week.dias[day - 1] ?? [], before[day - 1] ?? [], context)
  })
}

import { type Ahora, addDays, type IsoDate, isIsoDate, weekday } from '../../../lib/fechas.ts'
import type { Hit } from './phrases.ts'

/** Which day a guest means. A bare weekday is a habit ("los lunes") as well as the next such day. */
export type Day =
  | { of: 'date'; date: IsoDate; feast?: boolean }
  | { of: 'weekday'; day: number; date: IsoDate }
  | { of: 'weekend' }

/** Days on which a usual timetable proves nothing. */
const FEASTS = ['12-24', '12-25', '12-26', '12-31', '01-01', '01-06']

const nextWeekday = (day: number, today: IsoDate): IsoDate => addDays(today, (day - weekday(today) + 7) % 7)

/** The next date with this month and day, today included. */
function nextDate(month: number, day: number, today: IsoDate): IsoDate | null {
  const written = (year: number): string =>
    `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const year = Number(today.slice(0, 4))
  return (
    ([written(year), written(year + 1)].find((date) => isIsoDate(date) && date >= today) as
      | IsoDate
      | undefined) ?? null
  )
}

/** The day in a message, from what the lexicon found in it; null when it names none. */
export function dayIn(hits: readonly Hit[], words: readonly string[], ahora: Ahora): Day | null {
  const of = (prefix: string): Hit | undefined => hits.find(({ id }) => id.startsWith(prefix))
  const numberOf = (hit: Hit): number => Number(hit.id.slice(hit.id.indexOf(':') + 1))
  const has = (concept: string): boolean => hits.some(({ id }) => id === `concept:${concept}`)

  const feast = of('feast:')
  if (feast) {
    const [month = '', day = ''] = feast.id.slice('feast:'.length).split('-')
    const date = nextDate(Number(month), Number(day), ahora.fecha)
    if (date) return { of: 'date', date, feast: true }
  }
  const month = of('month:')
  if (month) {
    const near = [words[month.start - 1], words[month.start - 2], words[month.end], words[month.end + 1]]
    const day = near.map((word) => Number(word?.replace(/(st|nd|rd|th)$/, ''))).find((n) => n >= 1 && n <= 31)
    const date = day ? nextDate(numberOf(month), day, ahora.fecha) : null
    if (date) return { of: 'date', date, feast: FEASTS.includes(date.slice(5)) }
  }
  const named = of('weekday:')
  if (named) {
    const day = numberOf(named)
    return { of: 'weekday', day, date: nextWeekday(day, ahora.fecha) }
  }
  if (has('dayAfter')) return { of: 'date', date: addDays(ahora.fecha, 2) }
  if (has('tomorrow')) return { of: 'date', date: addDays(ahora.fecha, 1) }
  if (has('weekend')) return { of: 'weekend' }
  if (has('today')) return { of: 'date', date: ahora.fecha }
  return null
}

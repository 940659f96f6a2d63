import {
  addDays,
  daysBetween,
  type IsoDate,
  isIsoDate,
  isoDate,
  type Now,
  weekday,
} from '../../../core/dates.ts'

/** A day without a year that passed at most this many days ago is a mistake, not a date of next year. */
const RECENT = 60

const real = (year: number, month: number, day: number): IsoDate | null => {
  const fecha = isoDate(year, month, day)
  return isIsoDate(fecha) ? fecha : null
}

/**
 * A day and month. Without a year: this year's, or next year's when this year's is more than `RECENT` days ago. A
 * recent past day is returned as it is, to be refused as past.
 */
export function dayOfMonth(day: number, month: number, year: number | null, today: IsoDate): IsoDate | null {
  if (year !== null) return real(year < 100 ? 2000 + year : year, month, day)
  const now = Number(today.slice(0, 4))
  const own = real(now, month, day)
  if (own && (own >= today || daysBetween(own, today) <= RECENT)) return own
  return real(now + 1, month, day)
}

/** So few days lie between the last days of a month and the first of the next: "the 31st, not the 1st". */
const TURN_OF_MONTH = 7

/** The day of a month with this number: the month of the day that is chosen, else the next that has it. */
export function nextDay(day: number, today: IsoDate, set: IsoDate | null = null): IsoDate | null {
  const before = set && addDays(set, -TURN_OF_MONTH)
  const turned = before && real(Number(before.slice(0, 4)), Number(before.slice(5, 7)), day)
  if (turned && turned < set && turned > before && turned >= today) return turned
  const own = set && real(Number(set.slice(0, 4)), Number(set.slice(5, 7)), day)
  if (own && own >= today) return own
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  for (let i = 0; i < 4; i++) {
    const fecha = real(year + Math.floor((month - 1 + i) / 12), ((month - 1 + i) % 12) + 1, day)
    if (fecha && fecha >= today) return fecha
  }
  return null
}

/** The day with this number that is nearer to the one spoken of: "the 26th", after talk of Christmas. */
export function dayNear(day: number, today: IsoDate, spoken: IsoDate | null): IsoDate | null {
  const next = nextDay(day, today)
  const own = spoken && nextDay(day, today, spoken)
  if (!next || !own || own === next) return next
  return Math.abs(daysBetween(own, spoken)) < Math.abs(daysBetween(next, spoken)) ? own : next
}

/** Months in which a weekday with its number is looked for: a further one is a slip. */
const NEAR = 2

export function dayWithNumber(wd: number, day: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4))
  const month = Number(today.slice(5, 7))
  for (let i = 0; i < NEAR; i++) {
    const fecha = real(year + Math.floor((month - 1 + i) / 12), ((month - 1 + i) % 12) + 1, day)
    if (fecha && fecha >= today && weekday(fecha) === wd) return fecha
  }
  return null
}

export const hasta = (wd: number, clock: Now): number => (wd - weekday(clock.fecha) + 7) % 7

export function nearestWeekday(wd: number, fecha: IsoDate): IsoDate {
  const ahead = (wd - weekday(fecha) + 7) % 7
  return addDays(fecha, ahead > 3 ? ahead - 7 : ahead)
}

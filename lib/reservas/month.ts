import { addDays, type IsoDate, weekday } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'

/** The first day of the month a day is in. */
export const monthOf = (fecha: IsoDate): IsoDate => `${fecha.slice(0, 8)}01` as IsoDate
export const sameMonth = (a: IsoDate, b: IsoDate): boolean => a.slice(0, 7) === b.slice(0, 7)
export const nextMonth = (fecha: IsoDate): IsoDate => monthOf(addDays(monthOf(fecha), 31))
export const previousMonth = (fecha: IsoDate): IsoDate => monthOf(addDays(monthOf(fecha), -1))

/** Where each key of a date grid leads (ARIA practices, date picker). */
export const MOVES: Record<string, (day: IsoDate) => IsoDate> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - weekday(day)),
  End: (day) => addDays(day, 7 - weekday(day)),
  PageUp: (day) => previousMonth(day),
  PageDown: (day) => nextMonth(day),
}

/** The days of a month in weeks that begin on Monday; null where a week reaches into another month. */
export function weeksOf(month: IsoDate): (IsoDate | null)[][] {
  const days: (IsoDate | null)[] = Array.from({ length: weekday(month) - 1 }, () => null)
  for (let day = month; sameMonth(day, month); day = addDays(day, 1)) days.push(day)
  while (days.length % 7 > 0) days.push(null)
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

const words = (fecha: IsoDate, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone: 'UTC', ...parts }).format(
    Date.parse(`${fecha}T00:00:00Z`),
  )

export const monthInWords = (month: IsoDate, locale: Locale): string => {
  const text = words(month, locale, { month: 'long', year: 'numeric' })
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}
/** "vie 27 nov": short enough for a chip. */
export const shortDay = (fecha: IsoDate, locale: Locale): string =>
  words(fecha, locale, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '')

/** The seven weekdays from Monday, long and in two letters. 1 January 2024 was a Monday. */
export const weekdays = (locale: Locale): { long: string; short: string }[] =>
  Array.from({ length: 7 }, (_, i) => {
    const day = addDays('2024-01-01', i)
    const long = words(day, locale, { weekday: 'long' })
    return { long, short: words(day, locale, { weekday: 'short' }).slice(0, 2) }
  })

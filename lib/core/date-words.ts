import type { IsoDate } from './dates.ts'

/** English in the European order. */
const plain = (fecha: IsoDate, locale: string, year?: 'numeric'): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year,
  }).format(Date.parse(fecha))

/** French counts the first of a month: "mardi 1er décembre". */
const counted = (text: string, locale: string): string =>
  locale === 'fr' ? text.replace(/\b1 /, '1er ') : text

/** "viernes, 27 de noviembre de 2026", always with its weekday. */
export const dayInWords = (fecha: IsoDate, locale: string): string =>
  counted(plain(fecha, locale, 'numeric'), locale)

/** The same as the name of a day in a calendar: what stands on it, "1", is a word of its name (WCAG 2.5.3). */
export const dayAsLabel = (fecha: IsoDate, locale: string): string => plain(fecha, locale, 'numeric')

export const dayAndMonth = (fecha: IsoDate, locale: string): string => counted(plain(fecha, locale), locale)

export function dayAsHeading(fecha: IsoDate, locale: string): string {
  const text = dayAndMonth(fecha, locale)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

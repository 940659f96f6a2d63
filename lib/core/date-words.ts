import type { IsoDate } from './dates.ts'

/** English in the European order; French counts the first of a month: "mardi 1er décembre". */
function inWords(fecha: IsoDate, locale: string, year: 'numeric' | undefined): string {
  const text = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year,
  }).format(Date.parse(fecha))
  return locale === 'fr' ? text.replace(/\b1 /, '1er ') : text
}

/** "viernes, 27 de noviembre de 2026", always with its weekday. */
export const dayInWords = (fecha: IsoDate, locale: string): string => inWords(fecha, locale, 'numeric')

export const dayAndMonth = (fecha: IsoDate, locale: string): string => inWords(fecha, locale, undefined)

export function dayAsHeading(fecha: IsoDate, locale: string): string {
  const text = dayAndMonth(fecha, locale)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

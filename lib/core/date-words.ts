import type { IsoDate } from './dates.ts'

/** "viernes, 27 de noviembre de 2026", always with its weekday; English in the European order. */
export const dayInWords = (fecha: IsoDate, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(fecha))

export const dayAndMonth = (fecha: IsoDate, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(Date.parse(fecha))

export function dayAsHeading(fecha: IsoDate, locale: string): string {
  const text = dayAndMonth(fecha, locale)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

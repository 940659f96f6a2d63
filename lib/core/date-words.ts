import type { IsoDate } from './dates.ts'

/** A day in words, always with its weekday: "viernes, 27 de noviembre de 2026". English as Europe writes it. */
export const dayInWords = (fecha: IsoDate, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(Date.parse(fecha))

/** A day in few words, for subjects and headings of the near future: "viernes, 27 de noviembre". */
export const dayAndMonth = (fecha: IsoDate, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(Date.parse(fecha))

/** The same with a capital at its beginning: "Viernes, 27 de noviembre". */
export function dayAsHeading(fecha: IsoDate, locale: string): string {
  const text = dayAndMonth(fecha, locale)
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
}

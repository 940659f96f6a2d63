import type { Locale } from '@/lib/i18n/locales.ts'

const LENGUA = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)
const ZONA = 'Europe/Madrid'

/** A moment as its day, on the restaurant's calendar: "21 de noviembre de 2026". */
export const enDia = (momento: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LENGUA(locale), { dateStyle: 'long', timeZone: ZONA }).format(Date.parse(momento))

/** A moment with its hour, on the restaurant's clock. */
export const enHora = (momento: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LENGUA(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: ZONA }).format(
    Date.parse(momento),
  )

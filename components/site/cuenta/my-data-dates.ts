import type { Locale } from '@/lib/i18n/locales.ts'

const LANGUAGE_TAG = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)
const ZONA = 'Europe/Madrid'

/** A moment as its day, on the restaurant's calendar: "21 de noviembre de 2026". */
export const enDia = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG(locale), { dateStyle: 'long', timeZone: ZONA }).format(
    Date.parse(moment),
  )

/** A moment with its hour, on the restaurant's clock. */
export const enHora = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: ZONA,
  }).format(Date.parse(moment))

import type { Locale } from '@/lib/i18n/locales.ts'

const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)
const ZONA = 'Europe/Madrid'

/** A moment as its day, on the restaurant's calendar: "21 de noviembre de 2026". */
export const dayText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: ZONA }).format(
    Date.parse(moment),
  )

/** A moment with its hour, on the restaurant's clock. */
export const momentText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: ZONA,
  }).format(Date.parse(moment))

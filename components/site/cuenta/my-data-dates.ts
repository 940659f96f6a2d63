import type { Locale } from '@/lib/i18n/locales.ts'

const languageTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)
const ZONA = 'Europe/Madrid'

/** The day on the restaurant's calendar: "21 de noviembre de 2026". */
export const dayText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: ZONA }).format(
    Date.parse(moment),
  )

export const momentText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: ZONA,
  }).format(Date.parse(moment))

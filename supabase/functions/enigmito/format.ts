import { dayInWords } from '../../../lib/core/date-words.ts'
import type { IsoDate } from '../../../lib/core/dates.ts'
import type { Locale } from '../../../lib/i18n/locales.ts'

/** Ireland for English: euros, day before month. */
const REGION: Record<Locale, string> = { es: 'es-ES', en: 'en-IE', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' }

const byLocale = <T>(make: (region: string) => T): Record<Locale, T> => ({
  es: make(REGION.es),
  en: make(REGION.en),
  fr: make(REGION.fr),
  de: make(REGION.de),
  it: make(REGION.it),
})

const EUROS = byLocale((region) => new Intl.NumberFormat(region, { style: 'currency', currency: 'EUR' }))
const LISTS = {
  and: byLocale((region) => new Intl.ListFormat(region, { type: 'conjunction' })),
  or: byLocale((region) => new Intl.ListFormat(region, { type: 'disjunction' })),
}

/** `22,00 €`, `€22.00`: always two decimals. */
export const euros = (cents: number, lang: Locale): string => EUROS[lang].format(cents / 100)

const FIGURES = byLocale((region) => new Intl.NumberFormat(region, { maximumFractionDigits: 1 }))
export const figure = (value: number, lang: Locale): string => FIGURES[lang].format(value)

export const listed = (parts: readonly string[], lang: Locale, by: 'and' | 'or' = 'and'): string =>
  LISTS[by][lang].format(parts)

export const dateIn = (date: IsoDate, lang: Locale): string => dayInWords(date, REGION[lang])

/** German nouns keep their capital. */
export const inSentence = (text: string, lang: Locale): string =>
  lang === 'de' || /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLocaleLowerCase(lang) + text.slice(1)

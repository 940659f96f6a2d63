/** The five languages of the public site (§9). Spanish is the source and has no prefix in the URL. */
export const LOCALES = ['es', 'en', 'fr', 'de', 'it'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'es'

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
/** The given language if it is one of ours, else Spanish. */
export const asLocale = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE)

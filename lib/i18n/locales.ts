export const LOCALES = ['es', 'en', 'fr', 'de', 'it'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'es'

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
export const asLocale = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE)

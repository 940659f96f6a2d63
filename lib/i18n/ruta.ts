import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** The address of a public page in a language: `/menu` in Spanish, `/en/menu` in English. Takes the Spanish path. */
export function ruta(locale: Locale, path: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

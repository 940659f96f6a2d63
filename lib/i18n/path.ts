import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** The address of a public page in a language: `/menu` in Spanish, `/en/menu` in English. Takes the Spanish path. */
export function localePath(locale: Locale, path: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The Spanish path of an address in a language: `/menu` for `/en/menu`. The other way round from `ruta`. */
export function withoutLocale(locale: Locale, address: string): string {
  if (locale === DEFAULT_LOCALE) return address
  const rest = address.startsWith(`/${locale}`) ? address.slice(locale.length + 1) : address
  return rest === '' ? '/' : rest
}

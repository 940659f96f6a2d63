import { DEFAULT_LOCALE, type Locale } from './locales.ts'

export function localePath(locale: Locale, path: `/${string}`): string {
  if (locale === DEFAULT_LOCALE) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

export function withoutLocale(locale: Locale, address: string): string {
  if (locale === DEFAULT_LOCALE) return address
  const rest = address.startsWith(`/${locale}`) ? address.slice(locale.length + 1) : address
  return rest === '' ? '/' : rest
}

import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import type { Translations } from './rows/shape.ts'

/** `lang`: the language the text is really in, Spanish when there is no translation. */
export type Said = { value: string; lang: Locale }

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

export function texts(spanish: unknown, translations: Translations, field: string): Map<Locale, string> {
  const found = new Map<Locale, string>()
  if (isText(spanish)) found.set('es', spanish.trim())
  for (const locale of LOCALES) {
    const row = locale === 'es' ? undefined : translations?.[locale]
    const value = row?.[field]
    if (isText(value) && (row?.estado ?? 'revisado') === 'revisado') found.set(locale, value.trim())
  }
  return found
}

export function lists(
  spanish: unknown,
  translations: Translations,
  field: string,
): Map<Locale, readonly string[]> {
  const found = new Map<Locale, readonly string[]>()
  const words = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : [])
  if (words(spanish).length > 0) found.set('es', words(spanish))
  for (const locale of LOCALES) {
    const row = locale === 'es' ? undefined : translations?.[locale]
    const value = words(row?.[field])
    if (
      value.length === words(spanish).length &&
      value.length > 0 &&
      (row?.estado ?? 'revisado') === 'revisado'
    )
      found.set(locale, value)
  }
  return found
}

export function said(found: ReadonlyMap<Locale, string>, lang: Locale): Said | null {
  const value = found.get(lang)
  if (value !== undefined) return { value, lang }
  const spanish = found.get('es')
  return spanish === undefined ? null : { value: spanish, lang: 'es' }
}

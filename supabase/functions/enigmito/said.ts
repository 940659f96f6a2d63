import { LOCALES, type Locale } from '../../../lib/i18n/locales.ts'
import type { Translations } from './rows/shape.ts'

/** A text of a row, and the language it is really in: the published translation, else Spanish. */
export type Said = { value: string; lang: Locale }

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** A text in every language in which it is published. Spanish is always there when the row has the text. */
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

/** A text in a language, else in Spanish; null when the row has none. */
export function said(found: ReadonlyMap<Locale, string>, lang: Locale): Said | null {
  const value = found.get(lang)
  if (value !== undefined) return { value, lang }
  const spanish = found.get('es')
  return spanish === undefined ? null : { value: spanish, lang: 'es' }
}

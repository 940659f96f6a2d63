import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** A text and the language it is really in: Spanish where there is no published translation. */
export type Texto = { text: string; lang: Locale }
export type Lista = { items: readonly string[]; lang: Locale }

export type Traducciones = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

function published(traducciones: Traducciones, locale: Locale): Readonly<Record<string, unknown>> | null {
  if (locale === DEFAULT_LOCALE) return null
  const row = traducciones[locale]
  if (!row) return null
  return row.estado === undefined || row.estado === 'revisado' ? row : null
}

export function texto(source: string, traducciones: Traducciones, field: string, locale: Locale): Texto {
  const translated = published(traducciones, locale)?.[field]
  return typeof translated === 'string' && translated.trim() !== '' && translated !== source
    ? { text: translated, lang: locale }
    : { text: source, lang: DEFAULT_LOCALE }
}

export const optionalTexto = (
  source: string | null,
  traducciones: Traducciones,
  field: string,
  locale: Locale,
): Texto | null => (source?.trim() ? texto(source, traducciones, field, locale) : null)

/** A translation of another length is no translation of the list. */
export function lista(
  source: readonly string[],
  traducciones: Traducciones,
  field: string,
  locale: Locale,
): Lista {
  const translated = published(traducciones, locale)?.[field]
  return Array.isArray(translated) &&
    translated.length === source.length &&
    translated.every((item) => typeof item === 'string' && item.trim() !== '')
    ? { items: translated, lang: locale }
    : { items: source, lang: DEFAULT_LOCALE }
}

export const enIdioma = ({ lang }: { lang: Locale }, locale: Locale): { lang?: Locale } =>
  lang === locale ? {} : { lang }

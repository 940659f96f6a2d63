import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** A text and the language it is really in: Spanish where there is no published translation. */
export type Texto = { text: string; lang: Locale }
export type Lista = { items: readonly string[]; lang: Locale }

/** The `traducciones` column: language → the row's texts, with `estado` and `origen`. */
export type Traducciones = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** The published translation of a row in a language; null when there is none or it is still a draft. */
function published(traducciones: Traducciones, locale: Locale): Readonly<Record<string, unknown>> | null {
  if (locale === DEFAULT_LOCALE) return null
  const row = traducciones[locale]
  if (!row) return null
  return row.estado === undefined || row.estado === 'revisado' ? row : null
}

/** One field of a row in a language, or its Spanish source. A dish that keeps its Spanish name is still Spanish. */
export function texto(source: string, traducciones: Traducciones, field: string, locale: Locale): Texto {
  const translated = published(traducciones, locale)?.[field]
  return typeof translated === 'string' && translated.trim() !== '' && translated !== source
    ? { text: translated, lang: locale }
    : { text: source, lang: DEFAULT_LOCALE }
}

/** A field that may be empty in Spanish: then there is nothing to show in any language. */
export const optionalTexto = (
  source: string | null,
  traducciones: Traducciones,
  field: string,
  locale: Locale,
): Texto | null => (source?.trim() ? texto(source, traducciones, field, locale) : null)

/** A list of texts; a translation of another length is not a translation of it. */
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

/** The `lang` attribute of a text on a page, to be spread: only where it differs from the page's. */
export const enIdioma = ({ lang }: { lang: Locale }, locale: Locale): { lang?: Locale } =>
  lang === locale ? {} : { lang }

import 'server-only'
import de from '../../messages/enigmito/de.json'
import en from '../../messages/enigmito/en.json'
import es from '../../messages/enigmito/es.json'
import fr from '../../messages/enigmito/fr.json'
import it from '../../messages/enigmito/it.json'
import type { Locale } from '../i18n/locales.ts'

const TEXTS = { es, en, fr, de, it } as const satisfies Record<Locale, unknown>

/** Enigmito's own words for a wine's style: a row takes the place of a line that has them. */
export const styleWordsOf = (locale: Locale): Readonly<Record<string, string>> => TEXTS[locale].Cava.estilos

/** "por persona (mínimo 2)", as Enigmito says it. */
export const withLeast = (unit: string | null, least: number, locale: Locale): string | null =>
  least > 1
    ? TEXTS[locale].Carta.minimo
        .replace('{precio}', unit ?? '')
        .replace('{cantidad}', String(least))
        .trim()
    : unit

import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, type Hit, type PatternBook, patternBook } from '../phrases.ts'
import { fold, tokens } from '../text/fold.ts'
import { PROTEST } from './protest-words.ts'

const BOOKS: Record<Locale, PatternBook> = Object.fromEntries(
  LOCALES.map((locale) => [locale, patternBook([['protest', PROTEST[locale].split('|')]])]),
) as unknown as Record<Locale, PatternBook>

export const protestHits = (words: readonly string[], lang: Locale): readonly Hit[] =>
  findAll(BOOKS[lang], words)

/** "No, the other way round", "Instagram??": it was not that. */
const STARTS: Record<Locale, RegExp> = {
  es: /^\W*(?:no+|que no|q no|pero)\b/,
  en: /^\W*(?:no+|nope|but)\b/,
  fr: /^\W*(?:non+|mais)\b/,
  de: /^\W*(?:nein+|nee+|ne|aber|doch)\b/,
  it: /^\W*(?:no+|ma)\b/,
}

export const deniesFirst = (text: string, lang: Locale): boolean => STARTS[lang].test(fold(text))

/** In words, and not by its marks alone. */
export const protestsInWords = (text: string, lang: Locale): boolean =>
  protestHits(tokens(text), lang).length > 0

/** Whether a message says that the answer before it was not the one. */
export const protests = (text: string, lang: Locale): boolean =>
  /!{2}/.test(text) || protestsInWords(text, lang)

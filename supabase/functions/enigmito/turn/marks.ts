import type { Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, type Hit, type PatternBook, patternBook } from '../phrases.ts'
import { MARKS, type Mark } from './mark-names.ts'
import { WORDS } from './mark-words.ts'

const bookOf = (words: Record<Mark, string>): PatternBook =>
  patternBook(MARKS.map((mark) => [mark, words[mark].split('|')]))
const BOOKS: Record<Locale, PatternBook> = {
  es: bookOf(WORDS.es),
  en: bookOf(WORDS.en),
  fr: bookOf(WORDS.fr),
  de: bookOf(WORDS.de),
  it: bookOf(WORDS.it),
}

export type Marked = Omit<Hit, 'id'> & { id: Mark }

const isMark = (hit: Hit): hit is Hit & Marked => MARKS.some((mark) => mark === hit.id)

/** Each mark with its place in the words. One word may have several. */
export const marksIn = (words: readonly string[], lang: Locale): readonly Marked[] =>
  findAll(BOOKS[lang], words).filter(isMark)

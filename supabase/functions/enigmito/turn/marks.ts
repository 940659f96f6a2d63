import type { Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, type Hit, type PatternBook, patternBook } from '../phrases.ts'
import { range } from '../text/fold.ts'
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

/** Words that choose, compare or limit name no dish: "cuál sale más barata", "20 euros grand max". */
const TIES: ReadonlySet<string> = new Set<Mark>(['which', 'those', 'cheaper', 'dearer', 'together'])
const LIMITS: ReadonlySet<string> = new Set<Mark>([
  'below',
  'exactly',
  'under',
  'atMost',
  'over',
  'atLeast',
  'euro',
])

export const tying = (marks: readonly Marked[], words: readonly string[]): number[] =>
  marks.flatMap(({ id, start, end }) => {
    const counts = words.slice(Math.max(0, start - 2), end + 2).some((word) => /^\d+$/.test(word ?? ''))
    return TIES.has(id) || (LIMITS.has(id) && counts) ? range(start, end) : []
  })

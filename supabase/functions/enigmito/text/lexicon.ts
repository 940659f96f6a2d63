import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import type { Kind } from '../kinds.ts'
import { type PatternBook, patternBook } from '../phrases.ts'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import es from '../words/es.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import it from '../words/it.json' with { type: 'json' }
import type { Lexicon, Patterns } from '../words/shape.ts'
import { CANNOT } from '../words/tolerate.ts'
import { tokens } from './fold.ts'

export const LEXICONS: Record<Locale, Lexicon<Kind>> = { es, en, fr, de, it }

export const kindLabel = (kind: Kind, lang: Locale): string => LEXICONS[lang].kinds[kind].label

type Entry = [id: string, patterns: Patterns]
const entries = (prefix: string, record: Readonly<Record<string, Patterns>>): Entry[] =>
  Object.entries(record).map(([id, patterns]) => [`${prefix}:${id}`, patterns])

const nouns = (lexicon: Lexicon<Kind>): Entry[] => [
  ...Object.entries(lexicon.kinds).map(([kind, { patterns }]): Entry => [`kind:${kind}`, patterns]),
  ...entries('style', lexicon.styles),
  ...entries('allergen', lexicon.allergens),
  ...entries('group', lexicon.allergenGroups),
]

export type Book = {
  all: PatternBook
  nouns: PatternBook
  stop: ReadonlySet<string>
  common: ReadonlySet<string>
  chat: ReadonlyMap<string, readonly string[]>
}

function bookOf(lexicon: Lexicon<Kind>, cannot: Patterns): Book {
  const days = (prefix: string, list: readonly Patterns[]): Entry[] =>
    list.map((patterns, i) => [`${prefix}:${i + 1}`, patterns])
  return {
    all: patternBook([
      ...entries('concept', lexicon.concepts),
      ['concept:cannot', cannot],
      ...entries('topic', lexicon.topics),
      ...nouns(lexicon),
      ...days('weekday', lexicon.weekdays),
      ...days('month', lexicon.months),
      ...entries('feast', lexicon.feasts),
    ]),
    nouns: patternBook(nouns(lexicon)),
    stop: new Set(tokens(lexicon.words.join(' '))),
    common: new Set(tokens(lexicon.common.join(' '))),
    chat: new Map(Object.entries(lexicon.chat).map(([from, to]) => [from, to.split(' ')])),
  }
}

export const BOOKS: Record<Locale, Book> = {
  es: bookOf(es, CANNOT.es),
  en: bookOf(en, CANNOT.en),
  fr: bookOf(fr, CANNOT.fr),
  de: bookOf(de, CANNOT.de),
  it: bookOf(it, CANNOT.it),
}

export const STOP: ReadonlySet<string> = new Set(LOCALES.flatMap((locale) => [...BOOKS[locale].stop]))

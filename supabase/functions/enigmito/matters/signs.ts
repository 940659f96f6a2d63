import type { Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, type PatternBook, patternBook } from '../phrases.ts'
import { tokens } from '../text/fold.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

/** What a word stands for when guests speak of the house: the same classes in each language. */
export type Sign = keyof typeof es

const bookOf = (words: Readonly<Record<Sign, string>>): PatternBook =>
  patternBook(Object.entries(words).map(([sign, patterns]) => [sign, patterns.split('|')]))
export const MATTER_BOOKS: Record<Locale, PatternBook> = {
  es: bookOf(es),
  en: bookOf(en),
  fr: bookOf(fr),
  de: bookOf(de),
  it: bookOf(it),
}

export const signsIn = (words: readonly string[], lang: Locale): ReadonlySet<string> =>
  new Set(findAll(MATTER_BOOKS[lang], words).map(({ id }) => id))

const told = new Map<string, ReadonlySet<string>>()
const MOST_TEXTS = 500
/** A text that counts hours beforehand answers until when. */
const AHEAD = /horas antes|hours[’']? notice|hours before|heures avant|stunden vorher|ore prima/iu
/** A text that counts its seats answers how many fit. */
const SEATS =
  /\d\s*(?:plazas|asientos|seats|places|plätze|sitzplätze|posti|coperti|personas|people|personnes|personen|persone)/iu

/** The signs of a text of the house, found once. */
export function signsOfText(text: string, lang: Locale): ReadonlySet<string> {
  const key = `${lang}:${text}`
  const found =
    told.get(key) ??
    new Set([
      ...signsIn(tokens(text), lang),
      ...(text.includes('€') ? ['cost'] : []),
      ...(SEATS.test(text) ? ['fit'] : []),
      ...(AHEAD.test(text) ? ['until'] : []),
    ])
  if (told.size >= MOST_TEXTS) told.clear()
  told.set(key, found)
  return found
}

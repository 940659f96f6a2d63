import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, type Hit, type PatternBook, patternBook } from '../phrases.ts'
import type { Patterns } from '../words/shape.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

/** Who is spoken of, and words that end what was said of them. */
export type Mark = keyof typeof es
const FILES: Record<Locale, Readonly<Record<Mark, Patterns>>> = { es, en, fr, de, it }
const MARKS: Record<Locale, PatternBook> = Object.fromEntries(
  LOCALES.map((locale) => [locale, patternBook(Object.entries(FILES[locale]))]),
) as unknown as Record<Locale, PatternBook>

export const peopleIn = (words: readonly string[], lang: Locale): readonly Hit[] =>
  findAll(MARKS[lang], words)

type Spoken = { lang: Locale; words: readonly string[]; hits: readonly Hit[] }

/** "Haben Sie", "habt ihr": the house is spoken to, nobody is spoken of. */
export const isPolite = ({ id, start, end }: Hit, { lang, words }: Spoken): boolean =>
  lang === 'de' &&
  id === 'she' &&
  [words[start - 1], words[end]].some((word) =>
    /^(haben|hatten|konnen|konnten|machen|bieten|servieren|empfehlen|wurden|verwenden|fuhren|habt|konnt|macht|hattet|seid|sind)$/.test(
      word ?? '',
    ),
  )

/** "El pollo": before a food it is no "él". */
const isArticle = ({ id, end }: Hit, { lang, hits }: Spoken): boolean =>
  lang === 'es' &&
  id === 'he' &&
  hits.some((hit) => hit.start === end && /^(?:kind|allergen|group|style):/.test(hit.id))

export const isPerson = (hit: Hit, r: Spoken): boolean => !isPolite(hit, r) && !isArticle(hit, r)

import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { findAll, type Hit, type PatternBook, patternBook } from '../phrases.ts'
import type { Patterns } from '../words/shape.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import it from './words/it.json' with { type: 'json' }

/** Who is spoken of, and words that end what was said of them. */
export type Mark = keyof typeof es
const FILES: Record<Locale, Readonly<Record<Mark, Patterns>>> = { es, en, fr, de, it }
const MARKS: Record<Locale, PatternBook> = Object.fromEntries(
  LOCALES.map((locale) => [locale, patternBook(Object.entries(FILES[locale]))]),
) as unknown as Record<Locale, PatternBook>

export const peopleIn = (words: readonly string[], lang: Locale): readonly Hit[] =>
  findAll(MARKS[lang], words)

type Spoken = { lang: Locale; words: readonly string[]; breaks: ReadonlySet<number> }

/** "Haben Sie", "habt ihr": the house is spoken to, nobody is spoken of. */
export const isPolite = ({ id, start, end }: Hit, { lang, words }: Spoken): boolean =>
  lang === 'de' &&
  id === 'she' &&
  [words[start - 1], words[end]].some((word) =>
    /^(haben|hatten|konnen|konnten|machen|bieten|servieren|empfehlen|wurden|verwenden|fuhren|habt|konnt|macht|hattet|seid|sind)$/.test(
      word ?? '',
    ),
  )

/** What may stand behind a pronoun that is an article too. */
const BEHIND: Partial<Record<Locale, RegExp>> = {
  es: /^(?:no|es|era|esta|puede|podria|come|bebe|toma|tiene|tampoco|tambien|solo|si|se|nunca|ni|y|o|pero|que|quiere|sufre|padece|evita|tolera|ya|mismo)$/,
  it: /^(?:da|fa|fanno|piace|piacciono|va|vanno|serve|posso|possiamo|puo|possono|e|sono|viene|vengono|provoca|provocano|causa|causano)$/,
}

/** "Il y a du lait ?", "they put me in hospital": nobody who eats is spoken of. */
const isImpersonal = ({ id, end }: Hit, { lang, words }: Spoken): boolean =>
  lang === 'fr'
    ? id === 'he' && /^(?:y|faut)$/.test(words[end] ?? '')
    : lang === 'en' &&
      id === 'they' &&
      words[end + 1] === 'me' &&
      /^(?:put|sent|took|rushed)$/.test(words[end] ?? '')

/** "El pollo", "le cozze": folded, the article looks like "he" and "to her". */
const isArticle = ({ id, start, end }: Hit, { lang, words, breaks }: Spoken): boolean => {
  const behind = BEHIND[lang]
  const next = words[end]
  return (
    behind !== undefined &&
    (id === 'he' || id === 'she') &&
    /^(?:el|gli|le)$/.test(words[start] ?? '') &&
    next !== undefined &&
    !breaks.has(end) &&
    !behind.test(next)
  )
}

export const isPerson = (hit: Hit, r: Spoken): boolean =>
  !isPolite(hit, r) && !isArticle(hit, r) && !isImpersonal(hit, r)

/** The people that are spoken of: no house that is spoken to, and no article that looks like a pronoun. */
export const personsIn = (r: Spoken): readonly Hit[] =>
  peopleIn(r.words, r.lang).filter((hit) => isPerson(hit, r))

type Words = Pick<Spoken, 'lang' | 'words'>
const ANYBODY: readonly Mark[] = ['child', 'companion', 'he', 'she', 'they', 'self']
/** What says who is spoken of: a person, a pronoun, or whoever speaks. */
export const isAnybody = ({ id }: Hit): boolean => ANYBODY.some((mark) => mark === id)
export const anybodyIn = ({ words, lang }: Words): readonly Hit[] => peopleIn(words, lang).filter(isAnybody)
export const namesChild = ({ words, lang }: Words): boolean =>
  peopleIn(words, lang).some(({ id }) => id === 'child')

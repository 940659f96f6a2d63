import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { TEXTS } from '../texts.ts'
import { fold, tokens } from './fold.ts'
import { BOOKS, LEXICONS } from './lexicon.ts'
import { numberWords } from './numbers.ts'
import { builtIn, learn } from './trigrams.ts'

const LETTERS: readonly [RegExp, Partial<Record<Locale, number>>][] = [
  [/[ñ¿¡]/, { es: 3 }],
  [/[ß]/, { de: 3 }],
  [/[äöü]/, { de: 2 }],
  [/[çœêâîû]/, { fr: 2 }],
  [/[ùà]/, { fr: 0.7, it: 0.7 }],
  [/[èì]/, { it: 0.8, fr: 0.4 }],
  [/ò/, { it: 2 }],
  [/[áíóú]/, { es: 1.2 }],
  [/\b(l|d|qu|j|n|c|s|m|t)['’]/, { fr: 0.8 }],
  [/\b(l|un|dell|all|nell|dov|com|cos|c|quest|sull)['’]/, { it: 0.8 }],
  [/\w['’](s|re|ve|ll|t|m)\b/, { en: 1.5 }],
]

type Votes = Record<Locale, number>

/** A word known in fewer languages votes more for each. */
const votesOf = (weights: (locale: Locale) => ReadonlyMap<string, number>): Map<string, Votes> => {
  const table = new Map<string, Votes>()
  for (const locale of LOCALES)
    for (const [word, weight] of weights(locale)) {
      const votes = table.get(word) ?? { es: 0, en: 0, fr: 0, de: 0, it: 0 }
      votes[locale] = Math.max(votes[locale], weight)
      table.set(word, votes)
    }
  for (const votes of table.values()) {
    const speakers = LOCALES.filter((locale) => votes[locale] > 0).length
    for (const locale of LOCALES) votes[locale] /= speakers
  }
  return table
}

const WORDS = votesOf((locale) => {
  const { stop, all, nouns, chat } = BOOKS[locale]
  // Dish names travel ("gambas", "burrata"): they say little about the writer's language.
  const weights = new Map([...all.words].map((word) => [word, nouns.words.has(word) ? 0.35 : 0.8]))
  for (const word of chat.keys()) weights.set(word, 0.7)
  for (const word of [...stop, ...numberWords(locale)]) weights.set(word, 1.2)
  for (const day of LEXICONS[locale].weekdays.flat().join(' ').split(' ')) if (day) weights.set(day, 1.2)
  return weights
})

const leaves = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node.replace(/\{\w+\}/g, ' ')]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(leaves)
      : []
const sample = (locale: Locale): string[] => [
  ...leaves(TEXTS[locale]),
  ...BOOKS[locale].all.words,
  ...BOOKS[locale].stop,
]
const TRIGRAMS = learn({
  es: sample('es'),
  en: sample('en'),
  fr: sample('fr'),
  de: sample('de'),
  it: sample('it'),
})

const knows = (locale: Locale, word: string): boolean => {
  const { all } = BOOKS[locale]
  const begins = all.prefix.get(word.slice(0, 2)) ?? []
  return all.words.has(word) || begins.some(({ steps: [first] }) => first && word.startsWith(first.text))
}

/** Lead over the page's language that a message needs to change it. */
const LEAD = 0.2
const PRIOR = 0.45
const BUILD = 0.8

/** Words of sums, said alike in several languages. */
const SHARED = /^(?:plus|total)$/

/** `lead`: how many votes more another language needs. Falls back to `page`. `names`: words of dish and wine names do not vote. */
export function languageOf(
  text: string,
  page: Locale,
  names: (word: string) => boolean,
  lead = LEAD,
): Locale {
  const votes: Votes = { es: 0, en: 0, fr: 0, de: 0, it: 0 }
  const spoken: string[] = []
  for (const raw of text
    .toLowerCase()
    .normalize('NFC')
    .match(/(?<![\d\p{L}])[\p{L}'’¿¡]+/gu) ?? []) {
    const parts = fold(raw).match(/\p{L}+/gu) ?? []
    const isName = parts.every(
      (word) =>
        (names(word) || names(word.replace(/s$/, ''))) &&
        !LOCALES.some((locale) => BOOKS[locale].stop.has(word)),
    )
    if ((isName && parts.length > 0) || SHARED.test(raw)) continue
    spoken.push(raw)
    for (const word of parts) {
      const known = WORDS.get(word)
      const own = knows(page, word) || numberWords(page).includes(word)
      if (known) {
        for (const locale of LOCALES) votes[locale] += known[locale]
        // A form listed only for another language ("options") also counts when the page's lexicon has it.
        if (own) votes[page] += Math.max(...LOCALES.map((locale) => known[locale])) - known[page]
      }
      if (word.length < 4 || own) continue
      const built = builtIn(word, TRIGRAMS)
      for (const locale of LOCALES) votes[locale] += built[locale] * BUILD
    }
  }
  const lower = spoken.join(' ')
  for (const [letters, gives] of LETTERS)
    if (letters.test(lower)) for (const locale of LOCALES) votes[locale] += gives[locale] ?? 0
  votes[page] += PRIOR
  const best = LOCALES.reduce((top, locale) => (votes[locale] > votes[top] ? locale : top), page)
  return votes[best] - votes[page] > lead ? best : page
}

/** "Es brut nature?" in a Spanish talk: a small word of the language spoken outweighs names of another. */
export const goesOnIn = (line: string, page: Locale, other: Locale): boolean =>
  page !== other &&
  tokens(line).some((word) => BOOKS[page].stop.has(word) || numberWords(page).includes(word)) &&
  !tokens(line).some((word) => BOOKS[other].stop.has(word) && !BOOKS[page].stop.has(word))

import { LOCALES, type Locale } from '../../../../lib/i18n/locales.ts'
import { wordsOf } from '../examples/all.ts'
import { findAll, type Hit, mend, type PatternBook, patternBook } from '../phrases.ts'
import { withUmlauts } from '../text/compounds.ts'
import { oneSlip } from '../text/fold.ts'
import { BOOKS } from '../text/lexicon.ts'
import type { Patterns } from '../words/shape.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

/** What a message about a mishap is made of. None decides alone: `needs.ts` says which must stand together. */
export type Sign = keyof typeof es

const FILES: Record<Locale, Readonly<Record<Sign, Patterns>>> = { es, en, fr, de, it }
const SIGNS: Record<Locale, PatternBook> = Object.fromEntries(
  LOCALES.map((locale) => [locale, patternBook(Object.entries(FILES[locale]))]),
) as unknown as Record<Locale, PatternBook>

export type Signs = {
  readonly of: (...signs: Sign[]) => readonly Hit[]
  readonly has: (...signs: Sign[]) => boolean
  /** A dish, a drink or a word for one. */
  readonly food: readonly Hit[]
  /** `a` ends before `b` begins, with at most `gap` words between. */
  readonly before: (a: readonly Hit[], b: readonly Hit[], gap: number) => boolean
  readonly concept: (...concepts: string[]) => boolean
  readonly concepts: (...concepts: string[]) => readonly Hit[]
  readonly number: boolean
}

const FOOD = /^(kind:|style:|concept:(food|wine|drink|glass|coffee)$)/

/** Mends a slip only in a word that no list of the language knows. */
function mended(word: string, lang: Locale): string {
  const { all, stop, common } = BOOKS[lang]
  const own = SIGNS[lang]
  if (word.length < 7 || own.words.has(word) || all.words.has(word) || stop.has(word)) return word
  // "Je pourrais" is not rotten ("pourris").
  if (common.has(word) || wordsOf(lang).has(word)) return word
  // "Reciban un saludo" is no bill ("recibo"): one letter may be wrong, and no ending beside it.
  const right = mend(own, word)
  return right && oneSlip(word, right) ? right : word
}

/** "Me han cobrao", "me he dejao": the d that is not spoken. */
const withD = (word: string): string => (/[a-z]{3}ao$/.test(word) ? `${word.slice(0, -1)}do` : word)

/** "Laddition", "lambulanza": the apostrophe that is not written. */
const withoutArticle = (word: string, lang: Locale): string =>
  /^[ld][aeiouh]/.test(word) && SIGNS[lang].words.has(word.slice(1)) ? word.slice(1) : word

/** `own`: the message is in this language, so its slips are mended. `dish`: whether a word stands in a dish's name. */
export function signsIn(
  raw: readonly string[],
  lang: Locale,
  own: boolean,
  dish: (word: string) => boolean,
): Signs {
  const unlisted = (word: string): boolean => !SIGNS[lang].words.has(word) && !BOOKS[lang].all.words.has(word)
  const plain = (word: string): string =>
    !unlisted(word) || dish(word)
      ? word
      : lang === 'de'
        ? withUmlauts(word)
        : lang === 'es'
          ? withD(word)
          : lang === 'en'
            ? word
            : withoutArticle(word, lang)
  const spelt = raw.flatMap((word) => [...(BOOKS[lang].chat.get(word) ?? [plain(word)])])
  const words = own ? spelt.map((word) => mended(word, lang)) : spelt
  const hits = findAll(SIGNS[lang], words)
  const known = findAll(BOOKS[lang].all, words)
  const named = words.flatMap((word, at): Hit[] =>
    word.length > 3 && !BOOKS[lang].stop.has(word) && dish(word)
      ? [{ id: 'dish', start: at, end: at + 1, letters: word.length, loose: false }]
      : [],
  )
  const of = (...signs: Sign[]): readonly Hit[] => hits.filter(({ id }) => signs.some((sign) => sign === id))
  const concepts = (...ids: string[]): readonly Hit[] =>
    known.filter(({ id }) => ids.some((concept) => id === `concept:${concept}`))
  return {
    of,
    has: (...signs) => of(...signs).length > 0,
    food: [...known.filter(({ id }) => FOOD.test(id)), ...named, ...of('plate')],
    before: (a, b, gap) =>
      a.some((first) => b.some((then) => then.start >= first.end && then.start - first.end <= gap)),
    concept: (...ids) => concepts(...ids).length > 0,
    concepts,
    number: words.some((word) => /^\d{1,3}$/.test(word)),
  }
}

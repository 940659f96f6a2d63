import type { Locale } from '../../../../lib/i18n/locales.ts'

const SMALL: Record<Locale, string> = {
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce',
  en: 'two three four five six seven eight nine ten eleven twelve',
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze',
  de: 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
  it: 'due tre quattro cinque sei sette otto nove dieci undici dodici',
}
const LISTS: Record<Locale, readonly string[]> = {
  es: SMALL.es.split(' '),
  en: SMALL.en.split(' '),
  fr: SMALL.fr.split(' '),
  de: SMALL.de.split(' '),
  it: SMALL.it.split(' '),
}

/** Two, as it is said in many places: "zwo", "zwee", "du' spritz", "doje birre". */
const ALSO: Partial<Record<Locale, readonly string[]>> = {
  de: 'zwo zwoa zwe zwee zwa zwoi zwoimol'.split(' '),
  en: ['twa'],
  it: ['du', 'do', 'doje'],
}

/** The words of a language for two to twelve. */
export const numberWords = (lang: Locale): readonly string[] => LISTS[lang]

/** A number from 2 to 99 in figures, or to twelve in words; 0 for anything else. */
export function numberOf(word: string, lang: Locale): number {
  if (/^\d{1,2}$/.test(word)) return Number(word)
  if ((lang === 'en' && word === 'twice') || ALSO[lang]?.includes(word)) return 2
  const place = LISTS[lang].indexOf(lang === 'de' ? word.replace(/mal$/, '') : word)
  return place < 0 ? 0 : place + 2
}

const TENS: Record<Locale, string> = {
  es: 'diez quince veinte veinticinco treinta',
  en: 'ten fifteen twenty twenty-five thirty',
  fr: 'dix quinze vingt vingt-cinq trente',
  de: 'zehn funfzehn zwanzig funfundzwanzig dreissig',
  it: 'dieci quindici venti venticinque trenta',
}

/** "Twenty" of twenty euros; 0 for a word that is none of those that prices are rounded to. */
export function tensOf(word: string, lang: Locale): number {
  const place = TENS[lang].split(' ').indexOf(word)
  return place < 0 ? 0 : 10 + place * 5
}

/** "3 €", "costs 3 euos?" */
const AMOUNT = /(\d+)(?:[.,]\d+)?\s*(?:€|e[uros]{2,5}(?![a-z]))/gi
/** "10,60 for six bravas?": what was told. */
const CENTS = /(?<![\d.,])(\d{1,4})[.,](\d{2})(?![\d.,]*\d)/g
/** "The price 4 the cod": the figure is a word. */
const FOR = /(?<![a-z])(?:pri[a-z]*|costs?) (4) /gi

/** The figures of a text that count no things. */
export const uncounted = (text: string, lang: Locale): ReadonlySet<string> =>
  new Set(
    [AMOUNT, CENTS, ...(lang === 'en' ? [FOR] : [])].flatMap((one) =>
      [...text.matchAll(one)].flatMap(([, ...figures]) => figures),
    ),
  )

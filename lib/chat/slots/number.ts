import { cachedRegExp, keepPatterns, withBorders } from '../text/fold.ts'
import type { Lexicon } from '../words/shape.ts'

/** No values: not valid; two: ambiguous. `said`: what lacks a part. `rest`: the text left for other readers. */
export type SlotReading = { values: readonly string[]; said?: string; rest: string }

const spaced = (word: string): string => word.replaceAll('~', ' ')
type NumberPatterns = {
  source: string
  hours: string
  minutes: string
  tests: readonly [RegExp, number][]
  hundred: RegExp
  large: RegExp
}
const numbers = new WeakMap<Lexicon, NumberPatterns>()
const patterns = new WeakMap<Lexicon, ReturnType<typeof keepPatterns>>()

function numbersOf(lex: Lexicon): NumberPatterns {
  const known = numbers.get(lex)
  if (known) return known
  const words = lex.numbers.map((word, value): [string, number] => [spaced(word), value])
  const all = [...words, ...lex.amounts]
  const longestFirst = (list: readonly (readonly [string, number])[]): string =>
    [...list]
      .flatMap(([word]) => word.split('|'))
      .sort((a, b) => b.length - a.length)
      .join('|')
  const { join, isUnitFirst, hundreds, hundredJoin } = lex.tens
  const ten = `(?<ten>${lex.tens.words.join('|')})`
  const unit = `(?<unit>${longestFirst(words.slice(1, 20))})`
  const large = isUnitFirst ? `(?:${unit}${join})?${ten}` : `${ten}(?:${join}${unit})?`
  const bare = large.replaceAll(/\?<(?:ten|unit)>/g, '?:')
  const hundred = hundreds.join('|')
  const made = {
    source: `\\d{1,6}|(?:${hundred})(?:${hundredJoin}(?:${bare}|${longestFirst(words)}))?|${bare}|${longestFirst(all)}`,
    hundred: cachedRegExp(`^(?<hundred>${hundred})(?:${hundredJoin}(?<below>.+))?$`),
    large: cachedRegExp(`^(?:${large})$`),
    hours: `\\d{1,2}|${longestFirst(words.slice(0, 25))}`,
    // Without articles: "14 Uhr einen Tisch" is not one minute past two.
    minutes: `\\d{1,2}|${bare}|${longestFirst(words.slice(2))}`,
    tests: all.map(([word, value]): [RegExp, number] => [cachedRegExp(`^(?:${word})$`), value]),
  }
  numbers.set(lex, made)
  return made
}

/** Made once for each language: a long pattern costs more to put together and to find again than to try. */
export function perLexicon<T>(make: (lex: Lexicon) => T): (lex: Lexicon) => T {
  const made = new WeakMap<Lexicon, T>()
  return (lex) => {
    const known = made.get(lex) ?? make(lex)
    made.set(lex, known)
    return known
  }
}

/** Compiles a lexicon pattern with `{N}` (captured), `{H}` and `{M}` (named groups), between word borders. */
export function lexiconPattern(lex: Lexicon, source: string, flags = ''): RegExp {
  const known = patterns.get(lex) ?? keepPatterns()
  patterns.set(lex, known)
  return known(source, flags, () =>
    withBorders(
      source
        .replaceAll('{N}', `(${numbersOf(lex).source})`)
        .replaceAll('{H}', `(?<H>${numbersOf(lex).hours})`)
        .replaceAll('{M}', `(?<M>${numbersOf(lex).minutes})`),
    ),
  )
}

export function numberValue(lex: Lexicon, word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  return numbersOf(lex).tests.find(([test]) => test.test(word))?.[1] ?? largeValue(lex, word)
}

const indexIn = (list: readonly string[], said: string): number =>
  list.findIndex((one) => cachedRegExp(`^(?:${one})$`).test(said))

/** From thirty on, a number is made of its parts. */
function largeValue(lex: Lexicon, word: string): number | null {
  const { hundred, below } = numbersOf(lex).hundred.exec(word)?.groups ?? {}
  if (hundred !== undefined) {
    const hundreds = 100 * (1 + indexIn(lex.tens.hundreds, hundred))
    return hundreds + (below === undefined ? 0 : (numberValue(lex, below) ?? 0))
  }
  const { ten, unit } = numbersOf(lex).large.exec(word)?.groups ?? {}
  if (ten === undefined) return null
  const tens = 30 + 10 * indexIn(lex.tens.words, ten)
  return tens + (unit === undefined ? 0 : (numberValue(lex, unit) ?? 0))
}

export const captured = (match: RegExpExecArray | RegExpMatchArray): string =>
  match.slice(1).find((group) => group !== undefined) ?? ''

export const blankOut = (text: string, from: number, to: number): string =>
  text.slice(0, from) + '§'.repeat(to - from) + text.slice(to)

export const blankOutMatch = (text: string, match: RegExpExecArray | RegExpMatchArray): string =>
  blankOut(text, match.index ?? 0, (match.index ?? 0) + match[0].length)

const MONEY = 'eur[a-z]*|quid|pounds?|bucks|dollars?|balles?|pavos|gr?|gramm?[a-z]*|kg|kilos?'
const EACH =
  '(?:a|per|por|par|pro|x|la|die) (?:bo\\w*t\\w*l\\w*|flasche|head|person|persona|personne|cabeza|barba|cubierto|tete|couvert|nase|kopf|testa|coperto)|each|p\\.?p|pp'
/** Units of an age. */
export const AGE = 'anni|anos?|years?|yrs?|yo|ans?|jahr\\w*|mes[ie]s?|months?|mois|monat\\w*'
/** "The little one is 18 months": an age is neither an hour nor a party; "in 2 months" is a day, "für 3 an dem Tag" a party. */
export const withoutAges = (text: string): string =>
  text.replace(
    cachedRegExp(
      `(?<!(?:in|en|dans|fra|tra|de|da|uber|seit|vor|hace|within|next) )(?<![\\d.:])\\d{1,3} ?(?!an(?![a-z]))(?:${AGE})(?![a-z])`,
      'g',
    ),
    (words) => '§'.repeat(words.length),
  )

/** A text without its amounts of money and its weights: "25 quid or less", "900 grams" count nobody. */
export const withoutMoney = (text: string, lex: Lexicon): string =>
  text
    .replace(/[€£$] ?\d+(?:[.,]\d\d?)?/g, (amount) => '§'.repeat(amount.length))
    .replace(
      lexiconPattern(lex, `(?:{N}|\\d+[.,]\\d\\d?)(?: ?(?:${MONEY})(?: (?:${EACH}))?| (?:${EACH}))`, 'g'),
      (amount) => '§'.repeat(amount.length),
    )
    // The sign is no letter, and so no word's end.
    .replace(/\d+(?:[.,]\d\d?)? ?[€£$]/g, (amount) => '§'.repeat(amount.length))

/** Before what something else takes the place of. */
export const INSTEAD_OF =
  "instead of|en (?:vez|lugar) del?|(?:an)?statt|au lieu d[eu']|invece (?:d\\w*|che)|anziche|rather than|plutot qu[e']|al posto d\\w*"

export const FOR = 'para|for|pour|fur|per'
/** "We are 7": a party that is told, and no hour ("for 7"). */
export const weAre = (lex: Lexicon): string => `(?!(?:${FOR}) )(?:${lex.beforePeople}) {N}`

/** Behind a number: an hour, a share or a time is meant, and no people. */
export const notPeople = (lex: Lexicon): string =>
  `(?![\\d:/]|[.,h]\\d| ?(?:h|uhr|heures?|ore|horas|hours|o[' ]?clock|y media|y cuarto|menos|e mezz[ao]|et demie|${lex.am}|${lex.pm})(?![a-z])| ?%| ?(?:min(?:s|ut[a-z]*)?(?![a-z])|days?|week|dias?|semana|jour|tage|woche|giorni|settiman|anos?(?![a-z])|years?|ans|jahre?|ann[io]|de fievre|fieber|de fiebre|di febbre|st\\b|nd\\b|rd\\b|th\\b))`

export const one = (n: number | null, rest: string): SlotReading | null =>
  n === null ? null : { values: [String(n)], rest }

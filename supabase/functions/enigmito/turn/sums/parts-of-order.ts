import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Reading } from '../../reading.ts'
import { fold, tokens } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import { asksSum } from './asks-sum.ts'

const JOIN =
  /[,+&?:.;!]\s|[+&?:]|(?<!\d),|,(?!\d)|\s(?:y|e|ed|and|n|plus|et|und|ond|u|mas|más|piu|più|pis|puis|dann|then|luego|poi|pero|but|mais|aber|ma|ainsi que|dafür|dafuer|stattdessen|a cambio|en su lugar|al suo posto|à la place|sowie|nonch[eé]|as well as|virgola|virgule|komma|coma|comma)\s/giu
const WITH = /\s(?:con|with|avec|mit)\s/giu
/** "1 hummus 2 bravas": a figure begins the next thing, unless it says how many eat, or an hour. */
const FIGURE =
  /(?<=\p{L}{3,}) (?=\d{1,2} ?x? (?!eur|quid|bucks|pavos|balles)\p{L}{3,})(?<! (?:para|for|pour|f[uü]r|per|at|por|[aà]|alle|las|um|les?|die|the|los|i|of|de|di|von|prices?|costs?) )/giu
/** "One sorbet one rice pudding": a number in words begins the next thing, where one was numbered before it. */
const COUNT: Record<Locale, RegExp> = {
  es: /(?<=\p{L}{3,}) (?=(?:una?|dos|tres|cuatro|cinco|seis|media) \p{L}{2,})(?<! (?:de|con|para|por|en|entre|sin|cada|solo|las?|los|el|que|son|sea|ponme|menos|quita) )/giu,
  en: /(?<=\p{L}{3,}) (?=(?:one|two|three|four|five|six) \p{L}{2,})(?<! (?:for|of|with|by|just|only|make|those|these|the|all|that|this|last|first|other|drop|take|which|about|than|or) )/giu,
  fr: /(?<=\p{L}{3,}) (?=(?:une?|deux|trois|quatre|cinq|six) \p{L}{2,})(?<! (?:de|pour|avec|sur|par|les?|la|ces|que|seulement|juste|plus|moins|ou) )/giu,
  de: /(?<=\p{L}{3,}) (?=(?:eine?[nrm]?|zwei|drei|vier|fünf|sechs|einmal|zweimal|dreimal) \p{L}{2,})(?<! (?:für|mit|von|auf|die|der|den|das|noch|nur|doch|lieber|oder|als|statt) )/giu,
  it: /(?<=\p{L}{3,}) (?=(?:una?|due|tre|quattro|cinque|sei) \p{L}{2,})(?<! (?:di|con|per|tra|fra|le|la|il|gli|quei|quelle|solo|meno|togli|che) )/giu,
}
function atCounts(part: string, lang: Locale): readonly string[] {
  const done: string[] = []
  for (const piece of part.split(COUNT[lang])) {
    const last = done.at(-1)
    // "Two three cheeses": the second number is of the name.
    const counts =
      last !== undefined &&
      isNumbered(last, lang) &&
      tokens(last).some((word) => word.length > 2 && numberOf(word, lang) === 0)
    if (last !== undefined && !counts) done.splice(-1, 1, `${last} ${piece}`)
    else done.push(piece)
  }
  return done
}

/** "Swap the aubergine for the hummus". */
const FOR = /\s(?:for|into|por|en|par|contre|gegen|in|durch|con)\s/giu
const SWAPS =
  /(?<![a-z])(?:swap|chang|exchang|replac|cambi|sustitu|[eé]chang|rempla[cç]|tausch|ersetz|[aä]nder|sostitu|scambi)/iu
const ONE: Record<Locale, RegExp> = {
  es: /\bun[ao]?\b/,
  en: /\b(?:an?|one)\b/,
  fr: /\bune?\b/,
  de: /\b(?:eine?[nmr]?|ne|nen|een|a|einmal)\b/,
  it: /\bun[ao]?\b|\bun'/,
}
const THE = /^\s*(?:el|la|los|las|the|les?|l['’]|der|die|das|den|il|lo|i|gli)(?:\s|(?<=['’]))/iu
const MOST = 8

export const isNumbered = (text: string, lang: Locale): boolean =>
  ONE[lang].test(fold(text)) || tokens(text).some((word) => numberOf(word, lang) > 1)

/** "9,50": what a thing costs, or what was told, and no number of anything. */
const AMOUNT = /(?<![\d.,])\d{1,4}[.,]\d{2}(?![\d.,]*\d)(?: ?(?:€|euros?\b|eur\b))?/giu

/** An order in its parts, each of one thing: at "and", at a figure, and at what it is exchanged for. */
export function partsOf(line: string, lang: Locale): readonly string[] {
  const numbered = (text: string): boolean => isNumbered(text, lang)
  // "Drei Hummus un zwei Bravas", "dos hummus i tres bravas".
  const plain = line.replace(AMOUNT, '')
  const said =
    lang === 'de' ? plain.replace(/ un /gi, ' und ') : lang === 'es' ? plain.replace(/ i /g, ' y ') : plain
  return ` ${SWAPS.test(said) ? said.replace(FOR, ', ') : said} `
    .split(JOIN)
    .flatMap((part) => part.split(FIGURE))
    .flatMap((part) => atCounts(part, lang))
    .flatMap((part) => {
      const pieces = part.split(WITH)
      const [head = '', ...rest] = pieces
      // "The sorbet with an espresso".
      return (numbered(head) || THE.test(head)) && rest.every(numbered) ? pieces : [part]
    })
    .slice(0, MOST)
}

export const isExchange = (line: string): boolean => SWAPS.test(line)

const WITH_IT =
  /(?<![a-z])(?:dazu|with (?:it|that|them)|con (?:eso|ello|ellas|ellos)|avec (?:ca|cela)|insieme)(?![a-z])/u

/** "The oysters, and two glasses of cava with them, what is that?": what goes beside is ordered, and no wine is asked for. */
export const ordersWith = (r: Reading): boolean =>
  WITH_IT.test(fold(r.line)) && asksSum(r) && r.words.some((word) => numberOf(word, r.lang) > 1)

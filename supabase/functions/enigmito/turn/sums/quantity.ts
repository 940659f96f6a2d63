import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Context } from '../../answers/context.ts'
import { byHead, type Ordered, sayOrder } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import { asksQuality } from '../../qualities/quality.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { fold, tokens } from '../../text/fold.ts'
import { STOP } from '../../text/lexicon.ts'
import { numberOf, uncounted } from '../../text/numbers.ts'
import { twoMeant } from '../meant/two.ts'
import type { Chosen } from '../narrow.ts'
import { countsThing, timesIn } from '../party.ts'
import { listedIn, marked, namesBottle } from '../reference.ts'
import { bestOf } from '../superlative.ts'
import type { Turn } from '../turn.ts'
import { aroundNumber, wordsAt } from './around.ts'
import { asksSum } from './asks-sum.ts'
import { orderKeys, orderOf, replaces } from './order-told.ts'
import { pointedIn, pointsInHand } from './pointed.ts'
import { takenOut } from './taken-out.ts'

/** "Two of each". */
export const OF_EACH: Record<Locale, RegExp> = {
  es: /\bde cada\b|\bcada un[oa]\b/,
  en: /\b(?:of )?each\b/,
  fr: /\bde chaque\b|\bde chacune?\b/,
  de: /\bvon jede[mr]\b|\bje(?:weils)?\b/,
  it: /\b(?:di )?(?:ogn\w+|ciascun\w*)\b|\bper tipo\b/,
}
/** "We are three", "for five", "x 5": so many eat. */
const WE: Record<Locale, RegExp> = {
  es: /\b(?:mi|yo|somos|seamos|fueramos|seremos|vamos|venimos|entre|para|pa|x)\b/,
  en: /\b(?:we|us|for|people|x|me|mates|friends)\b/,
  fr: /\b(?:on est|on ser\w+|on etait|nous ser\w+|nous sommes|pour|personnes?|pers|x)\b/,
  de: /\b(?:wir|mir|fur|personen|leute|zu|x)\b/,
  it: /\b(?:siamo|sarem+o|fossimo|per|in|persone|x)\b/,
}

const BRIEF = 11
const MOST = 6

/** Before a number that counts nothing. */
const NO_COUNT: Record<Locale, RegExp> = {
  es: /^(?:las?|los|el|mesa|sobre|dia|mis)$/,
  en: /^(?:at|by|around|until|till?|the|these|those|past|table|about|over|under|above|below|my)$/,
  fr: /^(?:vers|les?|ces|table|mes)$/,
  de: /^(?:um|gegen|ab|bis|die|den|der|diese|am|tisch)$/,
  it: /^(?:alle|verso|i|le|gli|tutti|tavolo|il|miei)$/,
}

const SELF =
  /\b(?:me|myself|yo|mi|moi|ich|mich|io) (?:and|n|y|con|et|avec|und|mit|e|plus|mas) (?:\p{L}+ )?(?:\d+|\p{L}{2,})(?: |$)|(?:and|y|et|und|e) (?:me|yo|moi|ich|io)$/u

/** Words that say which of the things told: "of the other", "of the first". */
const POINTS: ReadonlySet<string> = new Set([
  'other',
  'those',
  'nth1',
  'nth2',
  'nth3',
  'nth4',
  'nthLast',
  'half',
])

/** The number of a text in which nothing else is named; 0 where there is none, or more. "One of each" is one. */
export function bareCount(r: Reading): number {
  const { words } = r
  const idle = uncounted(r.line, r.lang)
  const numbers = words.map((word) => numberOf(word, r.lang)).filter((number) => number > 1)
  // "At nine" is an hour, "the three" are things that were listed.
  if (words.some((word, at) => numberOf(word, r.lang) > 1 && NO_COUNT[r.lang].test(words[at - 1] ?? '')))
    return 0
  // "Me and three mates" are four.
  const self = SELF.test(words.join(' ')) ? 1 : 0
  const [count = 0, more] = numbers.length > 0 ? numbers : [dozens(words, r.lang)]
  if (more !== undefined || idle.size > 0) return 0
  const points = wordsAt(
    r,
    r.marks.filter(({ id }) => POINTS.has(id)),
  )
  // "Six of the first and one of the second" is an order of two things.
  if (new Set(r.marks.flatMap(({ id }) => (POINTS.has(id) && id !== 'half' ? [id] : []))).size > 1) return 0
  const pronoun = pointsInHand(r) ? PRONOUN : null
  const isAround = aroundNumber(r)
  const isIdle = (word: string): boolean =>
    isAround(word) || TOGETHER.test(word) || pronoun?.test(word) || points.has(word)
  if (!words.every(isIdle)) return 0
  return count > 0 ? count + self : numbers.length === 0 && isOneEach(r) ? 1 : 0
}

const PRONOUN = /^(?:celui|celle|ceux|celles|cela|ce|cet|cette|ci|quello|questo|ese|esa|diesem|dieser|em)$/
const ONE = /^(?:un[ao]?|une|one|ein[es]?|1)$/
const isOneEach = (r: Reading): boolean =>
  OF_EACH[r.lang].test(fold(r.line)) && r.words.some((word) => ONE.test(word))

/** "Zu dritt". */
const TOGETHER = /^(?:zweit|dritt|viert|funft|sechst|siebt)$/
const dozens = (words: readonly string[], lang: Locale): number => {
  const at = lang === 'de' ? words.findIndex((word) => TOGETHER.test(word)) : -1
  return at < 0 ? 0 : ['zweit', 'dritt', 'viert', 'funft', 'sechst', 'siebt'].indexOf(words[at] ?? '') + 2
}

const ofOrder = (things: readonly Ordered[]): Chosen => ({
  id: 'total',
  answer: (context) => {
    sayOrder(things, null, context)
    const [only, more] = things
    if (only && !more) context.c.about(only.item)
  },
  frame: { act: 'price', ask: ['price', ...orderKeys(things)] },
})

/** "So three of them is?", "and if we are four?": so many of what was told, and nothing else is named. */
export function manyOfTold({ r, asked }: Turn, x: Context): Chosen | null {
  // "Tre di quello": a number is a word of a name too.
  const items = pointsInHand(r) ? r.targets.items.filter((item) => !saysNumberOf(item, r)) : halved(r)
  const { wines } = r.targets
  if (!r.talk.frame || r.length > BRIEF || r.day !== null || items.length + wines.length > (r.last ? 1 : 0))
    return null
  // "With two bottles?", of what the house asks for each.
  if (takenOut(r.line, r.lang) || r.matter !== null) return null
  if (items.some((item) => item !== r.last) || wines.some((item) => item !== r.last)) return null
  if (r.allergens.length + r.diets.length + asked.exclude.length > 0) return null
  if (asked.sort !== null) return manyOfBest(r, x)
  const people = r.length <= FEW && timesIn(r) > 1
  if ((!people && r.has('table')) || (!replaces(r) && r.has('recommend'))) return null
  if (r.has('open', 'eat') || r.money.max !== null || r.money.min !== null) return null
  // "Is the portion enough for two?" counts nothing.
  if (asksQuality(r)) return null
  const count = bareCount(r)
  if (count === 0 || marked(r, 'both')) return null
  const { ask } = r.talk.frame
  // "A glass of that?", then "three glasses?": its price was told.
  const sized = pointedIn(r, x.menu, x.index)
  const pointed = r.marks.some(({ id }) => POINTS.has(id)) || pointsInHand(r) || sized !== null
  const before =
    ask.includes('price') ||
    (ask.includes('glass') && r.has('glass')) ||
    (pointed && TELLS_PRICES.has(r.talk.frame.act))
  if (!before && !asksSum(r)) return null
  const told = orderOf(ask, x.menu)
  const [ordered] = told.length === 1 ? told : []
  const listed = listedIn(r, x.menu)
  const line = fold(r.line)
  const each = OF_EACH[r.lang].test(line) && listed.length > 1 && listed.length <= MOST
  const [own] = [...items, ...wines]
  const last =
    own ?? sized ?? ordered?.item ?? itemAt(r.talk.about, x.menu) ?? (listed.length === 1 ? listed[0] : null)
  // "Pour 5 verres".
  const ofSize = r.words.some((word, at) => numberOf(word, r.lang) > 1 && countsThing(r, at + 1))
  const eaters =
    !marked(r, 'those') && !ofSize && (WE[r.lang].test(line) || timesIn(r) > 1 || r.guests !== null)
  if (each && !eaters)
    return ofOrder(listed.map((item) => ({ item, times: count, format: formatIn(item, r) })))
  // "28 a head, or in all?" says the price again.
  if (last?.prices.some(({ cents }) => cents === count * 100)) return null
  if (!last || (eaters && !byHead(last) && !r.has('price', 'bill'))) return null
  return ofOrder([{ item: last, times: count, format: formatIn(last, r) }])
}

const FEW = 3

const saysNumberOf = (item: Item, { words, lang }: Reading): boolean => {
  const name = new Set([...item.names.values()].flatMap(tokens))
  const said = words.filter((word) => name.has(word) && !STOP.has(word))
  return said.length > 0 && said.every((word) => numberOf(word, lang) > 0)
}

/** "Two halves" of what is sold so: no half a litre of beer. */
const halved = (r: Reading): readonly Item[] =>
  marked(r, 'half') && r.length <= FEW + 2 && r.last?.prices.some(({ formato }) => formato === 'media')
    ? []
    : r.targets.items

const OF = /^(?:of|de|del|du|des|von|vom|di|del|della|dei|delle)$/
/** "Two of the cheapest": of what was told. */
function manyOfBest(r: Reading, x: Context): Chosen | null {
  const at = r.words.findIndex((word, i) => numberOf(word, r.lang) > 1 && OF.test(r.words[i + 1] ?? ''))
  const listed = listedIn(r, x.menu)
  const [best, equal] = at < 0 || listed.length < 2 ? [] : bestOf(r, listed)
  const people = timesIn(r)
  // "The cheaper of the two, for five?"
  if (at < 0 && people > 1 && marked(r, 'those', 'both', 'which')) {
    const [one, other] = bestOf(r, marked(r, 'both') ? twoMeant(r, x.menu) : listed)
    if (one && !other && asksSum(r)) return ofOrder([{ item: one, times: people, format: formatIn(one, r) }])
  }
  if (!best || equal || r.targets.items.length + r.targets.wines.length > 0) return null
  const times = (place: number): number => Math.max(1, numberOf(r.words[place] ?? '', r.lang))
  const first = { item: best, times: times(at), format: formatIn(best, r) }
  if (!marked(r, 'other')) return ofOrder([first])
  // "And one of the other": added up where it can be but one.
  const next = r.words.findIndex((word, i) => i > at + 1 && OF.test(word))
  const [other, more] = listed.filter((item) => item !== best)
  if (next < 0 || !other || more) return null
  return ofOrder([first, { item: other, times: times(next - 1), format: formatIn(other, r) }])
}

const TELLS_PRICES: ReadonlySet<string> = new Set(['price', 'list', 'item', 'compare', 'pairing'])

/** By the glass where that is said, or was asked before of the same wine. */
export function formatIn(item: Item, r: Reading): string | null {
  if (item.kind !== 'wine') return marked(r, 'half') ? 'media' : null
  const glass = r.has('glass') || (r.talk.frame?.ask.includes('glass') && !namesBottle(r))
  return glass ? 'copa' : 'botella'
}

import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { type Ordered, portionOf, sayOrder } from '../../answers/total.ts'
import { sayWhich } from '../../answers/which.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { fold, stems } from '../../text/fold.ts'
import { nameStems } from '../../text/name-stems.ts'
import { numberOf, uncounted } from '../../text/numbers.ts'
import { besideNames, keepNames, wholeNamesIn } from '../../text/whole-names.ts'
import { bothOf, countable, focusOf } from '../focus.ts'
import { thatThing } from '../meant/that-thing.ts'
import type { Chosen } from '../narrow.ts'
import { timesIn } from '../party.ts'
import { marked, namesBottle } from '../reference.ts'
import { aroundNumber } from './around.ts'
import { asksSum } from './asks-sum.ts'
import { onlyWine } from './only-wine.ts'
import { orderKeys, orderOf, replaces, swapped, toldBefore } from './order-told.ts'
import { isExchange, isNumbered, partsOf } from './parts-of-order.ts'
import { pointedIn } from './pointed.ts'
import { bareCount, formatIn } from './quantity.ts'
import { isNamedIn, takenOut } from './taken-out.ts'
import { byWeight, weightIn } from './weight.ts'

type Read = (text: string) => Reading
/** The things of a message with their numbers. `whole`: each number belongs to a thing that is found. */
export type Order = {
  things: readonly Ordered[]
  whole: boolean
  /** Something of it was only pointed at. */
  points: boolean
  /** Nothing of it could be another row. */
  sure: boolean
  /** What was added up before and is said to go. */
  gone: readonly Item[]
  /** What a part may mean, where it is more than one row. */
  unclear: readonly Item[]
  /** Each word of it is a number, a part of a name, or names nothing. */
  plain: boolean
}

const PIECES = /\b(?:stuck|st|unidades|uds?|piezas|pieces?|pezzi|of them|of those)\b/

/** More rows are not asked back. */
const MOST = 8

const numbersIn = ({ words, lang }: Reading): readonly number[] =>
  words.map((word) => numberOf(word, lang)).filter((number) => number > 1)

/** A number of something that no name of a row says, and that is no number of people. */
const isUnknown = (r: Reading): boolean =>
  r.guests === null &&
  !r.has('people', 'table', 'open') &&
  r.words.some((word, at) => numberOf(word, r.lang) > 1 && (r.words[at + 1]?.length ?? 0) > 3)

/** "A bottle of the house wine", "a coffee": something, but not which. */
const namesSome = (r: Reading): boolean =>
  r.has('wine', 'glass') || r.styles.length + r.targets.wines.length + r.targets.kinds.length > 0

/** "One of the other", of which nothing is known. */
const isPointing = (r: Reading): boolean => marked(r, 'other', 'nth1', 'nth2', 'nth3', 'nth4', 'nthLast')

/** "Two hummus", and nothing else; "vale" alone is nothing either. */
function saysOnly(r: Reading, part: string): boolean {
  const [item, more] = [...r.targets.items, ...r.targets.wines]
  const isAround = aroundNumber(r)
  // "Which of the two would you have with oysters?"
  if (marked(r, 'which', 'both', 'those', 'other') || r.has('pairing', 'recommend', 'eat')) return false
  if (!item) return r.words.every(isAround)
  const name = nameStems(item)
  return (
    (!more || r.targets.named) &&
    isNumbered(part, r.lang) &&
    r.words.every((word) => isAround(word) || stems(word).some((stem) => name.has(stem)))
  )
}

export function orderIn(message: Reading, read: Read, index: Index, menu: Menu): Order {
  const { lang } = message
  const taken = takenOut(message.line, lang)
  const line = keepNames(taken?.rest ?? message.line, index.wholeNames)
  const out = taken && read(taken.out)
  const gone = orderOf(message.talk.frame?.ask ?? [], menu)
    .map(({ item }) => item)
    .filter((item) => out && isNamedIn(item, out, index))
  const instead = replaces(message)
  const things: Ordered[] = []
  let [whole, points, sure, plain] = [true, false, true, true]
  let unclear: readonly Item[] = []
  for (const part of partsOf(line, lang)) {
    if (part.trim().length < 3) continue
    const r = read(part)
    // "Budget 60 euros for two: …"
    if (r.money.max !== null && r.targets.items.length + r.targets.wines.length === 0) continue
    const that = thatThing(r, menu, index)
    plain &&= !that && saysOnly(r, part)
    const two = that ? [] : bothOf(r)
    if (two.length > 0) {
      things.push(...two.map((item) => ({ item, times: 1, format: null })))
      sure = false
      continue
    }
    const named = that ? null : (focusOf(r, index) ?? onlyWine(r, index))
    const pointed = that ?? (named ? null : pointedIn(r, menu, index))
    // "The pork and the bream, for the two of us": who eats, and no two of anything.
    if (!named && !pointed && saysParty(part, lang)) continue
    // "If we get two, and a hummus": two of what was told. "The black rice, for four" counts who eats.
    const bare = named || pointed || timesIn(r) > 1 ? 0 : bareCount(r)
    const [only, more] = things
    // "Make it the black rice instead, still two."
    if (bare > 0 && instead && only && !more) {
      things.splice(0, 1, { ...only, times: bare })
      continue
    }
    const last = things.at(-1)
    // "The oysters, 6 pieces".
    if (last?.times === 1 && bareCount(r) > 1 && PIECES.test(fold(part))) {
      things.splice(-1, 1, { ...last, times: bareCount(r) })
      continue
    }
    const item = named ?? pointed ?? (bare > 0 && r.talk.frame?.ask.includes('price') ? r.last : null)
    points ||= item !== null && !named
    sure &&= !item || named !== item || r.targets.named || r.targets.items.length + r.targets.wines.length < 2
    // "Fideuà de gamba y rape": the name goes on behind its "and".
    const said = things.at(-1)?.item
    if (!item && said && index.names.get(said)?.some((name) => r.words.some((word) => name.has(word))))
      continue
    const meant = item ? [] : [...r.targets.items, ...r.targets.wines]
    if (meant.length > 1) [whole, unclear] = [false, meant]
    if (!item) whole &&= !isUnknown(r) && !((namesSome(r) || isPointing(r)) && isNumbered(part, lang))
    if (!item) continue
    const grams = byWeight(item) ? weightIn(part, lang) : null
    // "Tres botellas de Tres Balsas": a number of the name counts nothing, the same word before it does.
    const beside = wholeNamesIn(r.words, index.wholeNames).includes(item)
      ? besideNames(r.words, index.wholeNames).filter((word) => !uncounted(part, lang).has(word))
      : countable({ ...r, line: part }, item)
    const [times = 1] = grams ? [1] : numbersIn({ ...r, words: beside })
    // "Some beers, 4 beers": the same thing, now with its number.
    const same = things.findIndex((one) => one.item === item)
    if (same >= 0) {
      things.splice(
        same,
        1,
        ...things.slice(same, same + 1).map((one) => (one.times === 1 ? { ...one, times } : one)),
      )
      continue
    }
    const told = named ? null : formatIn(item, r)
    // "One glass of the white and one of the rosé": one of them is a glass too.
    const before = things.findLast((one) => one.item.kind === 'wine')?.format
    const glass = r.has('glass') || (before === 'copa' && !namesBottle(r) && isNumbered(part, lang))
    const format = item.kind === 'wine' && glass ? 'copa' : marked(r, 'half') ? 'media' : told
    things.push({ item, times, format, ...(grams ? { grams } : {}) })
  }
  return { things, whole, points, sure, gone, unclear, plain }
}

const PARTY: Record<Locale, RegExp> = {
  es: /\b(?:entre|para|a)? ?(?:l[oa]s|nosotr[oa]s) (?:dos|tres|cuatro|cinco|seis|\d+)\b/,
  en: /\b(?:two|three|four|five|six|\d+|both) of us\b|\bus (?:two|three|four|both)\b/,
  fr: /\bnous (?:deux|trois|quatre|cinq|six|\d+)\b/,
  de: /\bzu (?:zweit|dritt|viert|funft|sechst)\b|\b(?:wir|uns) (?:zwei|beiden?|drei|vier|\d+)\b/,
  it: /\bin (?:due|tre|quattro|cinque|sei|\d+)\b|\bnoi (?:due|tre|quattro|\d+)\b/,
}
const saysParty = (part: string, lang: Locale): boolean => PARTY[lang].test(fold(part))

/** "How much is all of it?": of things that are named without a number too. */
const ALL: Record<Locale, RegExp> = {
  es: /\btodo\b/,
  en: /\b(?:everything|all of (?:it|that|them)|the lot)\b/,
  fr: /\b(?:tout (?:ca|cela)|le tout)\b/,
  de: /\balles\b/,
  it: /\btutto\b/,
}

/** "If I take the mussels and a sorbet, how much?" */
const TAKES: Record<Locale, RegExp> = {
  es: /\bsi (?:nos )?(?:me )?(?:pid|ped|coj|cog|tom|pill|elij|eleg)\w*\b/,
  en: /\bif (?:i|we|you|they) (?:get|got|have|had|take|took|order|ordered|go for)\b/,
  fr: /\bsi (?:je|on|nous) (?:pren|command)\w*\b/,
  de: /\bwenn (?:ich|wir|man)\b.*\b(?:nehm|nimm|bestell|ess)\w*\b/,
  it: /\bse (?:prend|ordin)\w*\b/,
}

/** What is sold by the person is for all who come. */
const eatenBy = (one: Ordered, guests: number | null): Ordered =>
  guests && one.times === 1 && /^(?:persona|menu)$/.test(portionOf(one.item, one.format)?.formato ?? '')
    ? { ...one, times: guests }
    : one

/** A number that counts things: neither an hour, nor who eats. */
const NO_COUNT =
  /^(?:at|around|for|a|las|sobre|para|pour|vers|le|um|gegen|fur|die|der|am|alle|per|verso|le|i|los|the|from|de|di|of|th[eo]se|es[oa]s|est[oa]s|ces|diese|que(?:lle|i|ste|sti)|les)$/
const hasCount = ({ words, line, lang }: Reading): boolean => {
  const idle = uncounted(line, lang)
  return words.some(
    (word, at) => numberOf(word, lang) > 1 && !idle.has(word) && !NO_COUNT.test(words[at - 1] ?? ''),
  )
}
/** "28 a head, or in all?" says the price again. */
const saysPrice = ({ item, times }: Ordered): boolean =>
  item.prices.some(({ cents }) => cents === times * 100)

/** "Under 25 a bottle" is a limit, and no number of bottles. */
const hasNoLimit = ({ money }: Reading): boolean => money.max === null && money.min === null
/** How much of it there will be was not said. */
const isByHead = ({ item, format, times }: Ordered): boolean =>
  Boolean(byWeight(item)) || (times === 1 && portionOf(item, format)?.formato === 'persona')

/** Whether the message has numbers of things that the menu does not name: then no sum of the others is right. */
export function isPartly(r: Reading, order: () => Order): boolean {
  if (r.guests !== null || marked(r, 'both') || numbersIn(r).length === 0 || !asksSum(r)) return false
  const { things, whole } = order()
  return things.length > 0 && !whole
}

/** "Two of the lamb and a bottle of that one": things with their numbers and nothing else are an order. */
const isOrder = (r: Reading, own: readonly Ordered[], whole: boolean): boolean =>
  whole &&
  own.length > 1 &&
  own.some(({ times }) => times > 1) &&
  partsOf(r.line, r.lang)
    .filter((part) => part.trim().length > 1)
    .every((part) => isNumbered(part, r.lang))

/** "What would you charge for two cakes and three bottles?": no question of cakes. */
export function isCounted(r: Reading, order: () => Order): boolean {
  if (!asksSum(r) || numbersIn(r).length === 0) return false
  const { things, whole } = order()
  return whole && things.length > 1 && things.some(({ times }) => times > 1)
}

/** "And three bottles of the Tardana?": nothing but things with their numbers, whatever their names say besides. */
export function ordersOnly(r: Reading, order: () => Order, menu: Menu): Chosen | null {
  const { items, wines } = r.targets
  if (items.length + wines.length === 0 || (numbersIn(r).length === 0 && items.length + wines.length < 2))
    return null
  if (r.day !== null || isExchange(r.line) || replaces(r)) return null
  const { things: own, whole, plain, gone } = order()
  const [only, more] = own
  // "60 at most: two fideuàs, a bottle of X": whether it is enough is asked of the sum.
  if (!more && !hasNoLimit(r)) return null
  if (!plain || !whole || !only || gone.length > 0) return null
  if (!more && (only.times < 2 || saysPrice(only))) return null
  const people = r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
  return sumOf(
    [...toldBefore(r, own, menu), ...own].map((one) => eatenBy(one, people)),
    r.guests,
  )
}

const sumOf = (things: readonly Ordered[], people: number | null): Chosen => ({
  id: 'total',
  answer: (context) => sayOrder(things, people, context),
  frame: { act: 'price', ask: ['price', ...orderKeys(things)] },
})

/** "3 croquettes and a bottle of X, how much": an order is added up, whatever else the message says. */
export function ordered(r: Reading, order: () => Order, menu: Menu, leavesOut = false): Chosen | null {
  const before = r.talk.frame?.ask.includes('price') ?? false
  const asks = asksSum(r)
  // "Two oysters": a word of an allergen is one of a dish, too.
  if (r.diets.length > 0 || (r.allergens.length > 0 && (!asks || r.has('contains', 'trace')))) return null
  const hasNumber = numbersIn(r).length > 0
  if (r.targets.items.length + r.targets.wines.length === 0 && !hasNumber) return null
  const { things: own, whole, points, sure, gone, unclear } = order()
  const instead = swapped(r, own, gone, menu)
  // Of what is exchanged, the sum before must be known.
  if (isExchange(r.line) && !instead) return null
  const told = own.length > 0 && !instead ? toldBefore(r, own, menu) : []
  const people = r.guests ?? (timesIn(r) > 1 ? timesIn(r) : null)
  const things = (instead ?? [...told, ...own]).map((one) => eatenBy(one, people))
  const numbered =
    instead !== null || told.length > 0 || things.some(({ times, grams }) => times > 1 || grams)
  const measured = things.some(({ format }) => format) || r.has('glass')
  const line = fold(r.line)
  const all =
    marked(r, 'together') || r.line.includes('+') || ALL[r.lang].test(line) || TAKES[r.lang].test(line)
  if (!(asks || before || points || isOrder(r, own, whole))) return null
  // "Does it cost 3 euros?" counts nothing.
  const ofMoney = /€|\beuros?\b/i.test(r.line)
  if (!whole && !ofMoney && things.length > 0 && (things.length > 1 || numbered) && asks)
    return {
      id: 'total',
      answer: (context) => {
        sayOrder(things, r.guests, context)
        context.c.next()
        if (unclear.length > 0 && unclear.length <= MOST) sayWhich(unclear, context)
        else context.c.say(context.c.texts.Hilo.faltaAlgo)
      },
      frame: { act: 'price', ask: ['price', ...orderKeys(things)] },
    }
  const [only, more] = things
  // "Three children's menus, how much?", "6 of them?": so many of one thing.
  const many =
    only &&
    !more &&
    only.times > 1 &&
    hasCount(r) &&
    !saysPrice(only) &&
    hasNoLimit(r) &&
    (asks || (before && points))
  const least = many || (before && replaces(r)) ? 1 : 2
  const certain = sure && !leavesOut && hasNoLimit(r) && !things.some(isByHead)
  if (!whole || things.length < least || !(numbered || (asks && (measured || all || certain)))) return null
  return sumOf(things, r.guests)
}

import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { priceLine } from '../../answers/context.ts'
import { type Ordered, portionOf, sayOrder } from '../../answers/total.ts'
import { sayWhich } from '../../answers/which.ts'
import type { Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { fold } from '../../text/fold.ts'
import { numberOf, uncounted } from '../../text/numbers.ts'
import type { Chosen } from '../narrow.ts'
import { headsSaid, timesIn } from '../party.ts'
import { marked } from '../reference.ts'
import { asksOnly, asksSum } from './asks-sum.ts'
import { cuesIn } from './cues.ts'
import { EATERS, numbersIn, type Order } from './order.ts'
import { orderKeys, replaces, swapped, toldBefore, whichKey } from './order-told.ts'
import { isExchange, isNumbered, partsOf } from './parts-of-order.ts'
import { byWeight } from './weight.ts'

/** More rows are not asked back. */
const MOST = 8

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

/** How many eat of it. */
const peopleIn = (r: Reading): number | null =>
  r.guests ??
  (timesIn(r) > 1 ? timesIn(r) : null) ??
  // "Siamo in due".
  (EATERS.test(fold(r.line)) ? headsSaid(r) || null : null)

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
/** "… and a sorbet, for one": of what serves two, the least of it is added up. */
const FOR_ONE: Record<Locale, RegExp> = {
  es: /\bpara (?:un[ao]?|mi)(?: (?:sol[ao]|persona))*\W*(?:$|[,.?;:])/,
  en: /\bfor (?:one|me|just me|1)(?: (?:person|only|alone))?\W*(?:$|[,.?;:])/,
  fr: /\bpour (?:une?|moi|1)(?: (?:seule?|personne))*\W*(?:$|[,.?;:])/,
  de: /\bfur (?:einen?|mich|1)(?: (?:person|allein))*\W*(?:$|[,.?;:])/,
  it: /\bper (?:un[ao]?|me)(?: (?:sol[ao]|persona))*\W*(?:$|[,.?;:])/,
}
/** How much of it there will be was not said. */
const isByHead = ({ item, format, times }: Ordered): boolean =>
  Boolean(byWeight(item)) || (times === 1 && portionOf(item, format)?.formato === 'persona')

/** Whether the message has numbers of things that the menu does not name: then no sum of the others is right. */
export function isPartly(r: Reading, order: () => Order): boolean {
  if (r.guests !== null || marked(r, 'both') || numbersIn(r).length === 0 || !asksSum(r)) return false
  const { things, whole } = order()
  return things.length > 0 && !whole
}

const eachNumbered = (r: Reading): boolean =>
  partsOf(r.line, r.lang)
    .filter((part) => part.trim().length > 1)
    .filter((part, at) => at === 0 || !asksOnly(part, r.lang))
    .every((part) => isNumbered(part, r.lang))

/** "Two of the lamb and a bottle of that one": things with their numbers and nothing else are an order. */
const isOrder = (r: Reading, own: readonly Ordered[], whole: boolean): boolean =>
  whole && own.length > 1 && own.some(({ times }) => times > 1) && eachNumbered(r)

/** "What would you charge for two cakes and three bottles?": no question of cakes. */
export function isCounted(r: Reading, order: () => Order): boolean {
  const each = eachNumbered(r) || marked(r, 'half')
  if (!asksSum(r) || (numbersIn(r).length === 0 && !each)) return false
  const { things, whole } = order()
  return whole && things.length > 1 && (each || things.some(({ times }) => times > 1))
}

/** "And three bottles of the Tardana?": nothing but things with their numbers, whatever their names say besides. */
export function ordersOnly(r: Reading, order: () => Order, menu: Menu): Chosen | null {
  const { items, wines } = r.targets
  if (items.length + wines.length === 0 || (numbersIn(r).length === 0 && items.length + wines.length < 2))
    return null
  // "Three cheeses or a torrija" chooses, and orders neither.
  if (r.day !== null || isExchange(r.line) || replaces(r) || marked(r, 'or')) return null
  const { things: own, whole, plain, gone } = order()
  const [only, more] = own
  // "60 at most: two fideuàs, a bottle of X": whether it is enough is asked of the sum.
  if (!more && !hasNoLimit(r)) return null
  if (!plain || !whole || !only || gone.length > 0) return null
  // "If we are 35, how much is the cake?" counts who comes.
  const ofPeople = r.guests !== null || r.matter !== null || r.topics.length > 0
  if (!more && (only.times < 2 || ofPeople || saysPrice(only))) return null
  const people = peopleIn(r)
  return sumOf(
    [...toldBefore(r, own, menu), ...own].map((one) => eatenBy(one, people)),
    r.guests,
    sharersOf(r),
  )
}

/** "And how much is that a head?": who shares it; null where nobody asks what each pays. */
function sharersOf(r: Reading): number | null {
  const people = peopleIn(r) ?? (headsSaid(r) || null)
  const shares = cuesIn(r.line, r.lang).shares && asksSum(r)
  return shares && people !== null && people > 1 ? people : null
}

const sumOf = (things: readonly Ordered[], people: number | null, sharers: number | null = null): Chosen => ({
  id: 'total',
  answer: (context) => sayOrder(things, people, context, sharers),
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
  const people = peopleIn(r)
  const things = (instead ?? [...told, ...own]).map((one) => eatenBy(one, people))
  const numbered =
    instead !== null || told.length > 0 || things.some(({ times, grams }) => times > 1 || grams)
  // "One of mussels and one of red prawns": each with its number, though it be one.
  const each = things.length > 1 && eachNumbered(r)
  const measured = things.some(({ format }) => format) || r.has('glass')
  const line = fold(r.line)
  const all =
    marked(r, 'together') || r.line.includes('+') || ALL[r.lang].test(line) || TAKES[r.lang].test(line)
  if (!(asks || before || points || isOrder(r, own, whole))) return null
  // "Does it cost 3 euros?" counts nothing.
  const ofMoney = /€|\beuros?\b/i.test(r.line)
  const asksBack = unclear.meant.length > 0 && unclear.meant.length <= MOST
  // "How much is the octopus, and is there milk in it?" orders nothing.
  const isPart = things.length > 1 || numbered || (asksBack && things.length > 0 && unclear.times > 1)
  if (!whole && !ofMoney && isPart && asks)
    return {
      id: 'total',
      answer: (context) => {
        const [only, second] = things
        // One price is no sum.
        if (asksBack && only && !second && !numbered) priceLine(only.item, context)
        else sayOrder(things, r.guests, context, asksBack ? null : sharersOf(r))
        context.c.next()
        if (asksBack) sayWhich(unclear.meant, context, priceLine)
        else context.c.say(context.c.texts.Hilo.faltaAlgo)
      },
      // A part of it is no whole order that could stand alone.
      frame: {
        act: 'price',
        ask: ['price', ...orderKeys(things), asksBack ? whichKey(unclear.times) : 'sum-partly'],
      },
    }
  const [only, more] = things
  // "Three cheeses or a torrija?": the number is of the other.
  if (marked(r, 'or') && !more) return null
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
  const forOne = things.length > 2 && FOR_ONE[r.lang].test(fold(r.line))
  const certain = !leavesOut && hasNoLimit(r) && (forOne || (sure && !things.some(isByHead)))
  if (!whole || things.length < least || !(numbered || (asks && (measured || all || certain || each))))
    return null
  return sumOf(things, r.guests, sharersOf(r))
}

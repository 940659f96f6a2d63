import { sayCompared } from '../../answers/compare.ts'
import type { Context } from '../../answers/context.ts'
import { sayOrder, sayTotal } from '../../answers/total.ts'
import type { Item } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import { countable } from '../focus.ts'
import { twoMeant } from '../meant/two.ts'
import type { Chosen } from '../narrow.ts'
import { timesIn } from '../party.ts'
import { marked } from '../reference.ts'
import { bestOf } from '../superlative.ts'
import type { Turn } from '../turn.ts'
import { asksSum } from './asks-sum.ts'
import { orderKeys, orderOf } from './order-told.ts'
import { takenOut } from './taken-out.ts'
import { byWeight } from './weight.ts'

/** The things named, else those pointed at. */
function things({ r, pool }: Turn, x: Context): readonly Item[] {
  const own = [...r.targets.items, ...r.targets.wines]
  if (own.length > 0) return own
  if (pool) return pool
  return marked(r, 'both') ? twoMeant(r, x.menu) : r.last ? [r.last] : []
}
function pairIn(turn: Turn, x: Context): readonly Item[] | null {
  const { r, pool } = turn
  const differ = marked(r, 'difference')
  const versus = marked(r, 'both') && (r.has('dear', 'cheap') || marked(r, 'dearer', 'cheaper'))
  const named = r.targets.named && marked(r, 'dearer', 'cheaper')
  const either = marked(r, 'or') && marked(r, 'dearer', 'cheaper') && turn.counted().length === 2
  if (!differ && !versus && !named && !either) return null
  if (versus && pool && !r.targets.named) return pool
  const counted = turn.counted().map(({ item }) => item)
  const own = counted.length > 1 ? counted : things(turn, x)
  const [only] = own
  const last = itemAt(r.talk.about, x.menu)
  const items = own.length === 1 && only && last && last !== only ? [last, only] : own
  const pair = items.length < 2 || (items.length > 3 && differ) ? twoMeant(r, x.menu) : items
  return pair.length === 2 || (pair.length === 3 && differ) ? pair : null
}

/** The two side by side; the cheaper or the dearer one, where it is asked for, stays spoken of. */
export const comparing = (pair: readonly Item[], r: Reading): Chosen => ({
  id: 'compare',
  answer: (context) => {
    sayCompared(pair, context)
    const [best, equal] = bestOf(r, pair)
    if (best && !equal) context.c.about(best)
  },
  frame: { act: 'compare' },
})

/** "Of the two fideuàs, the cheaper one". */
const OF_TWO =
  /\b(?:of|from|out of) (?:the|those|these) two\b|\bde (?:las|los|es[ao]s|est[ao]s) dos\b|\b(?:des|de ces|entre les) deux\b|\bvon (?:den|diesen)? ?(?:beiden|zwei)\b|\b(?:de[il]|delle|tra (?:le|i)|fra (?:le|i)|di queste|di quei) due\b/

const BETWEEN = /(?<!\p{L})(?:entre|between|zwischen|tra|fra)(?!\p{L})/iu

/** "Between the lamb and the steak, which is dearer?": two things that are named are compared, and never added up. */
export function comparedNamed(turn: Turn): Chosen | null {
  const { r } = turn
  const ranks = r.has('cheap', 'dear') || marked(r, 'cheaper', 'dearer')
  const chooses =
    BETWEEN.test(r.line) || OF_TWO.test(fold(r.line)) || marked(r, 'which', 'or') || r.has('what')
  if (!ranks || !chooses || marked(r, 'together') || r.line.includes('+')) return null
  if (r.allergens.length + r.diets.length > 0 || r.money.max !== null || r.money.min !== null) return null
  const counted = turn.counted()
  const named = [...r.targets.items, ...r.targets.wines]
  if (OF_TWO.test(fold(r.line)) && named.length === 2) return comparing(named, r)
  const pair = counted.map(({ item }) => item)
  return pair.length === 2 && counted.every(({ sure, times }) => sure && times === 1)
    ? comparing(pair, r)
    : null
}

/** "What is the difference?", "which of the two is dearer?" */
export function compared(turn: Turn, x: Context): Chosen | null {
  const pair = pairIn(turn, x)
  return pair && comparing(pair, turn.r)
}

/** The number at the head of what is asked for; "para 4" and "4 euros" count no things, nor does "Three cheeses" by its name. */
function countIn(r: Reading, item: Item): number {
  const { words, lang } = r
  // "Three cheeses or a torrija": the number is of the other.
  if (marked(r, 'or')) return 1
  const free = countable(r, item)
  const at = words.findIndex((word) => numberOf(word, lang) > 1 && free.includes(word))
  return at >= 0 && at <= 2 && !/^(para|for|pour|fur|per|euros?|eur)$/.test(words[at - 1] ?? '')
    ? numberOf(words[at] ?? '', lang)
    : 1
}

const formatOf = (r: Reading, things: readonly { item: Item }[]): string | null =>
  marked(r, 'half')
    ? 'media'
    : r.has('glass') && things.some(({ item }) => item.kind === 'wine')
      ? 'copa'
      : null

/** "How much together", "for the four of us". */
export function total(turn: Turn, x: Context): Chosen | null {
  const { r } = turn
  const asked = r.talk.frame?.ask.includes('price') ?? false
  // "Are there nuts in the two?"
  if (r.allergens.length > 0 && !asksSum(r)) return null
  if (!(asksSum(r) || asked) || r.has('pairing', 'contains') || takenOut(r.line, r.lang)) return null
  const times = timesIn(r)
  const together = marked(r, 'together') || r.line.includes('+')
  const counts = r.words.some((word) => numberOf(word, r.lang) > 1)
  const counted = together || counts || r.targets.items.length > 1 ? turn.counted() : []
  // "And 2 croquettes and a beer?" after a price asks for the sum.
  const goesOn = !together && asked && counted.length > 1 && counted.some((one) => one.times > 1)
  const last = itemAt(r.talk.about, x.menu)
  const [only] = counted
  // "Three sorbets, total?" adds nothing to what was told.
  const whole =
    only && only.times > 1 && !/^(?:y|e|and|et|und|ed|plus|con|with|avec|mit)\b/.test(fold(r.line))
  const before = orderOf(r.talk.frame?.ask ?? [], x.menu)
  const both =
    together && counted.length === 1 && only && last && last !== only.item && !whole && times < 2
      ? [...(before.length > 0 ? before : [{ item: last, times: 1 }]), only]
      : counted
  // How many of each was said before.
  const timesBefore = (item: Item): number => before.find((one) => one.item === item)?.times ?? 1
  const pool =
    together && both.length === 0
      ? twoMeant(r, x.menu).map((item) => ({ item, times: timesBefore(item) }))
      : both
  // "Five croquettes, how much?", "four glasses of that": so many of one thing.
  const ofMoney = r.line.includes('€') || marked(r, 'euro') || r.money.max !== null || r.money.min !== null
  const own = things(turn, x)
  const [single] = own
  const count =
    r.targets.named && single && own.length === 1 && counted.length < 2 && r.guests === null
      ? countIn(r, single)
      : 1
  const one = single && count > 1 ? { item: single, times: count } : only
  const many =
    (!together || whole) && !ofMoney && one && counted.length < 2 && one.times > 1 && (whole || asksSum(r))
  const sum = (together || goesOn) && pool.length > 1 && pool.length <= 4
  // What it costs to eat here is not what the dish spoken of costs.
  const ofMenu = single?.prices.some(({ formato }) => formato === 'menu') ?? false
  const ofHouse = !r.targets.named && !turn.pool && !ofMenu && r.has('eat', 'food', 'menu')
  // "A ham croquette and the squid ink one": each of several has its price.
  const isOne = (own.length === 1 || r.targets.named) && counted.length < 2
  const people = times > 1 && single && !ofHouse && isOne ? times : null
  if (!sum && !people && !many) return null
  const parts = sum ? pool : many ? [one] : single ? [{ item: single, times }] : []
  return {
    id: 'total',
    answer: (context) => {
      const format = formatOf(r, parts)
      if (many) sayOrder([{ ...one, format }], null, context)
      else if (parts.some(({ item }) => byWeight(item)))
        sayOrder(
          parts.map((part) => ({ ...part, format })),
          null,
          context,
        )
      else sayTotal(parts, format, sum ? null : people, context)
    },
    frame: {
      act: 'price',
      ask: ['price', ...orderKeys(parts.map((one) => ({ ...one, format: formatOf(r, parts) })))],
    },
  }
}

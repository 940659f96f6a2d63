import { allergenDish } from '../answers/allergens.ts'
import type { Context } from '../answers/context.ts'
import { recommendOf } from '../answers/recommend.ts'
import { sayWhich } from '../answers/which.ts'
import * as wines from '../answers/wines.ts'
import { asksVerdict } from '../avoid/asked-as.ts'
import { isForGrownUp } from '../frame/for-child.ts'
import { meets } from '../frame/keys.ts'
import { found, isOfAll } from '../frame/query.ts'
import type { IntentId } from '../intents/ids.ts'
import { sayQualities } from '../qualities/answer.ts'
import { askedOf, asksQuality, qualityKey } from '../qualities/quality.ts'
import type { Reading } from '../reading.ts'
import { actOf } from '../talk/acts.ts'
import { fold } from '../text/fold.ts'
import { STYLES, type Style } from '../words/shape.ts'
import { forSomebody, whatIsLeft } from './for-whom.ts'
import { inHand } from './hand/hand.ts'
import { askedOfLast } from './meant/asked-of-last.ts'
import { forPerson } from './meant/for-person.ts'
import { toldOfLast } from './meant/in-hand.ts'
import { SMALLER } from './meant/whole-size.ts'
import { modestly } from './modest.ts'
import { bestOfKind, type Chosen, changed, fromPool, list, queryOf } from './narrow.ts'
import { changedDish, described, heldByLast, holders, wishesBefore } from './of-dish.ts'
import { ofTwo } from './of-two.ts'
import { nextInPrice, otherEnd } from './other-end.ts'
import { besideWine, byGlass, pairedOn, pairedUnder } from './poured.ts'
import { listedIn, marked, mostMeant } from './reference.ts'
import { inSetMenu } from './set-menu.ts'
import { goneToday, soldOut } from './sold-out.ts'
import { asksSum } from './sums/asks-sum.ts'
import { housePrice } from './sums/house-price.ts'
import type { Order } from './sums/order.ts'
import { isCounted, isPartly, ordered, ordersOnly } from './sums/ordered.ts'
import { ordersWith } from './sums/parts-of-order.ts'
import { manyOfTold } from './sums/quantity.ts'
import { compared, comparedNamed, total } from './sums/several.ts'
import { weighed } from './sums/weight.ts'
import { tastiest } from './tastiest.ts'
import type { Turn } from './turn.ts'
import {
  bottleOfListed,
  freeDrinks,
  heldListed,
  mayHave,
  mayHaveNamed,
  mayPour,
  ofListed,
  otherOne,
} from './which.ts'
import { agesOf } from './wishes/dish.ts'
import { forChild } from './wishes/for-child.ts'
import { mealWithin } from './wishes/meal.ts'
import { notDear } from './wishes/other-wine.ts'
import { tasteForDish, tasteOfNamed, tasteOfWines } from './wishes/tasted.ts'
import { wished } from './wishes/wished.ts'

/** Answers that a frame may replace: they list, price or do not understand. Safety, house and booking stay. */
const OPEN: ReadonlySet<string> = new Set(['list', 'price', 'pairing', 'clarify', 'unknown', 'item'])
/** A number of what was told is read as one of people, or of an hour, else. */
const COUNTED: ReadonlySet<string> = new Set([...OPEN, 'hours', 'book', 'house', 'booking', 'small'])
const ALSO: ReadonlySet<IntentId> = new Set<IntentId>(['allergen_list', 'diet_list', 'allergen_holders'])
const NEVER: ReadonlySet<IntentId> = new Set<IntentId>(['outside', 'outside_claim', 'medical'])
const ALLERGIC: ReadonlySet<IntentId> = new Set<IntentId>(['allergen_dish', 'diet_dish'])
/** Answers that would pass over what is asked of the thing. */
const QUALIFIED: ReadonlySet<IntentId> = new Set<IntentId>([
  ...([
    'dish',
    'spicy',
    'unknown',
    'absent_unknown',
    'ingredients',
    'ingredients_which',
    'holding',
    'chef',
  ] as const),
  ...([
    'wine_one',
    'wine_list',
    'wine_price',
    'price',
    'price_which',
    'price_range',
    'drinks',
    'menu',
  ] as const),
])
const [FEW, BRIEF, MOST_LISTED] = [3, 7, 8]

const stylesIn = (keys: readonly string[]): readonly Style[] =>
  STYLES.filter((style) => keys.includes(`style:${style}`))

/** Short turns that would else be taken for something new: "an organic one?", "which would you take?". */
function goesOn(first: IntentId, { r, asked }: Turn, x: Context): Chosen | null {
  const { frame } = r.talk
  const things = r.targets.items.length + r.targets.wines.length + r.targets.kinds.length
  const halves = OPEN.has(actOf(first)) && SMALLER[r.lang].test(fold(r.line)) && r.topics.length === 0
  if (halves && things === 0 && !r.last && r.day === null && r.guests === null && !r.has('open', 'reserve'))
    return list({ ...queryOf({ r, asked }), of: 'dish', want: ['quality:half'] }, null)
  const two = listedIn(r, x.menu)
  const compared = (frame?.act === 'compare' || frame?.act === 'item') && two.length > 1 && two.length <= FEW
  if (compared && r.allergens.length > 0 && things === 0 && !r.last && r.length <= FEW + 1)
    return { id: 'allergen_dish', answer: (context) => allergenDish(context, two) }
  if (things > 0 || r.length > BRIEF || r.allergens.length > 0) return null
  const listed = listedIn(r, x.menu)
  const ofWine = frame?.of === 'wine' || (listed.length > 0 && listed.every(({ kind }) => kind === 'wine'))
  if (ofWine && !r.last && r.has('grapes', 'vintage', 'winery')) {
    // "The one from Etna, which grape?"
    const { fromPlace } = r.targets
    const own = listed.filter((item) => item.kind === 'wine' && (!fromPlace || fromPlace.includes(item)))
    const targets = { ...r.targets, wines: own }
    return { id: 'wine_one', answer: (context) => wines.one({ ...context, r: { ...r, targets } }) }
  }
  if (r.has('organic') && ofWine && !r.last) {
    const money = { ...r.money, max: r.money.max ?? frame?.max ?? null }
    const style = r.styles.length > 0 ? r.styles : stylesIn(frame?.want ?? [])
    return {
      id: 'wine_organic',
      answer: (context) => wines.organic({ ...context, r: { ...r, styles: style, money } }),
      frame: { max: money.max },
    }
  }
  const few = listed.length > 1 && listed.length <= MOST_LISTED
  const chooses = first === 'recommend' && (marked(r, 'which', 'those', 'both') || r.has('what'))
  return chooses && few && !isForGrownUp(r) && asked.want.length === 0 && marked(r, 'which', 'those', 'both')
    ? { id: 'recommend', answer: (context) => recommendOf(listed, context), frame: { act: 'list' } }
    : null
}

/** "A coffee without milk": a kind of thing, though one of them is called so. */
const isOfKind = (r: Reading): boolean =>
  r.targets.kinds.length > 0 &&
  r.targets.items.length > FEW &&
  r.has('without') &&
  !r.has('contains', 'inside', 'within', 'copula')

/** Needed where the older answers would drop a part of the question. */
function needsFrame({ r, asked }: Turn, first: IntentId): boolean {
  const outside = asked.exclude.some((key) => /^(place|grape|style):/.test(key))
  if ((r.targets.named && !isOfKind(r)) || (r.targets.wines.length > 0 && !outside)) return false
  // Who may be in danger gets the telephone with the list.
  if (first === 'allergen_list' && r.has('severe')) return false
  if (r.diets.length > 0 && asked.want.includes('quality:spicy')) return true
  // "The alcohol-free one with tomato, how much?" names one.
  const isOne =
    r.targets.items.length === 1 && (marked(r, 'article') || marked(r, 'about')) && !wishesBefore(r)
  const others = asked.exclude.some(
    (key) => !key.startsWith('allergen:') && !(isOne && key === 'quality:alcohol'),
  )
  if (others || asked.min !== null) return true
  // "What would I drink with the black rice, 25 at most?"
  if (asked.max !== null && asked.of !== 'wine' && first !== 'wine_pairing') return true
  if (asked.exclude.length > 0 && (asked.max !== null || asked.want.length > 0)) return true
  const several = r.targets.items.length > (r.has('copula') ? 2 * FEW : FEW)
  if (ALLERGIC.has(first)) return several && !r.has('contains', 'inside', 'within')
  if (first === 'allergen_list' && asked.want.some((key) => key.startsWith('kind:'))) return true
  // "My girlfriend is vegan, what from the garden can she have?"
  if (ALSO.has(first) && asked.want.some((key) => key.startsWith('section:'))) return true
  // "Do you do negronis?" names a drink.
  const poured = r.targets.items.length > 0 && r.targets.items.every(({ kind }) => kind === 'drink')
  const lists = actOf(first) === 'list' && first !== 'absent' && first !== 'menu' && !poured
  return (
    lists &&
    asked.of !== 'wine' &&
    asked.of !== 'drink' &&
    !r.avoidance.eatsAll &&
    r.avoidance.avoid.length > 0 &&
    // "And the black rice?" names one, and so does "the black rice, he'll want some of it".
    !isOne
  )
}

/** "Which rice is with meat?": a rice that holds meat, where no name has both. */
function bothKinds(turn: Turn, first: IntentId, x: Context): Chosen | null {
  const kinds = turn.asked.want.filter((key) => key.startsWith('kind:'))
  const { akin, kinds: named } = turn.r.targets
  if (first !== 'dish' || !akin || Math.min(kinds.length, named.length) < 2) return null
  const query = queryOf(turn)
  // Where nothing is both, what is only like it is told as that.
  return found(query, x.menu.items, x).some((item) => isOfAll(item, kinds, x)) ? list(query, null) : null
}

const NAMES_NOTHING: ReadonlySet<IntentId> = new Set<IntentId>([
  ...(['unknown', 'absent', 'absent_unknown', 'menu', 'price_which', 'ingredients_which'] as const),
])
/** "Something off the land section for her": a part of the menu is named, and no dish. */
function ofSection(first: IntentId, { r, asked, counted }: Turn): Chosen | null {
  const isNamed = asked.want.some((key) => key.startsWith('section:'))
  if (!isNamed || r.targets.named || r.targets.kinds.length > 0 || r.has('contains', 'inside', 'within'))
    return null
  const ofLast = ALLERGIC.has(first) && counted().length === 0
  return NAMES_NOTHING.has(first) || ofLast ? list(queryOf({ r, asked }), null) : null
}

const isSorted = ({ r, asked }: Turn): boolean =>
  asked.sort !== null &&
  asked.of === 'wine' &&
  r.styles.length > 0 &&
  r.targets.items.length + r.targets.wines.length + r.targets.kinds.length === 0 &&
  !marked(r, 'those', 'both', 'cheaper', 'dearer')

/** The answer written from the frame of this turn, or null: then the first intent answers. `kept`: a change of the order that was added up. */
export function chosenFor(
  turn: Turn,
  first: IntentId,
  x: Context,
  order: () => Order,
  kept: () => Chosen | null,
): Chosen | null {
  const { r } = turn
  const left = whatIsLeft(first, turn)
  if (left) return left
  const modest = OPEN.has(actOf(first)) ? notDear(turn, x) : null
  if (modest) return modest
  const section = ofSection(first, turn)
  if (section) return section
  const last = toldOfLast(r, first) ?? askedOfLast(r, first, x.index) ?? forPerson(r)
  if (last) return last
  const may = mayHaveNamed(turn)
  if (may) return may
  if (turn.what && (OPEN.has(actOf(first)) || actOf(first) === 'house' || ALLERGIC.has(first)))
    return described([turn.what], false)
  // "How much of a difference is that?" behind a sum is no sum again.
  const apart = OPEN.has(actOf(first)) && marked(r, 'difference') && r.allergens.length === 0
  const between = apart && r.talk.frame?.act === 'price' ? compared(turn, x) : null
  if (between) return between
  const counts = COUNTED.has(actOf(first))
  // "Cheaper? About 25 a head, with a glass of wine": a limit, and no 25 of anything.
  const perHead = counts || actOf(first) === 'house' ? mealWithin(turn, x, true) : null
  if (perHead) return perHead
  const reordered = (counts ? housePrice(r, x) : null) ?? (counts || ALLERGIC.has(first) ? kept() : null)
  if (reordered) return reordered
  const many = counts && !ALLERGIC.has(first) ? manyOfTold(turn, x) : null
  if (many) return many
  const held = inHand(turn, first, x)
  if (held) return held
  const gone = actOf(first) === 'care' ? null : goneToday(turn, x)
  if (gone) return gone
  const mayOrder = COUNTED.has(actOf(first)) || ALLERGIC.has(first) || ALSO.has(first)
  const plainly = mayOrder ? ordersOnly(r, order, x.menu) : null
  if (plainly) return plainly
  // "3 glasses of Tardana and 5 croquettes": what is added up asks for no wine, and for no size.
  const leavesOut = turn.asked.exclude.length > 0
  // What somebody avoids is told of what they order, and hinders no sum.
  const isSaid = r.hits.some(({ id }) => /^(?:allergen|group):/.test(id))
  const isTold = r.avoidance.avoid.length > r.talk.avoid.length && asksSum(r) && !r.has('contains')
  const isKnown = ALLERGIC.has(first) && (!isSaid || isTold)
  if (isKnown) {
    const known = ordered({ ...r, allergens: [] }, order, x.menu, leavesOut)
    if (known) return known
  }
  const sum =
    (OPEN.has(actOf(first)) || (actOf(first) === 'house' && isCounted(r, order))) &&
    (!r.has('pairing', 'dishFor') || ordersWith(r))
      ? (comparedNamed(turn) ?? ordered(r, order, x.menu, leavesOut))
      : null
  if (sum) return sum
  const byWeight = actOf(first) === 'care' || ALLERGIC.has(first) ? null : weighed(turn, x)
  if (byWeight) return byWeight
  const age = NEVER.has(first) || actOf(first) === 'care' ? null : agesOf(turn, x)
  if (age) return age
  const inMenu = actOf(first) === 'care' ? null : inSetMenu(turn, x)
  if (inMenu) return inMenu
  const ofChild = forChild(first, turn, x)
  if (ofChild) return ofChild
  const allowed = mayPour(first, turn, x) ?? tasteOfNamed(turn)
  if (allowed) return allowed
  const open = OPEN.has(actOf(first))
  const tasted = open || first === 'spicy' ? (tasteOfWines(turn, x) ?? tasteForDish(first, turn, x)) : null
  if (tasted) return tasted
  // "And a glass of cava with it, which is the cheapest?"
  const poured = actOf(first) === 'pairing' && isSorted(turn) ? bestOfKind(turn, x, true) : null
  if (poured) return poured
  const wish = wished(first, turn, x, { open, allergic: ALLERGIC.has(first), listing: ALSO.has(first) })
  if (wish) return wish
  const best = tastiest(turn, x)
  if (best && (OPEN.has(actOf(first)) || first === 'spicy')) return best
  // "With alcohol, but no gin" asks nothing of the gin and tonic.
  const denied = r.targets.items.some((item) =>
    turn.asked.exclude.some((key) => meets(item, key, x.index, true)),
  )
  const quality = QUALIFIED.has(first) && !denied ? askedOf(r, x.menu) : null
  if (quality)
    return {
      id: 'quality',
      answer: (context) => sayQualities(quality, context),
      frame: { act: 'item', ask: ['description', ...quality.qualities.map(qualityKey)] },
    }
  const unsaid = first === 'unknown' ? listedIn(r, x.menu) : []
  if (unsaid.length > FEW && unsaid.length <= MOST_LISTED && r.length <= BRIEF && !r.last && asksQuality(r))
    return {
      id: 'clarify',
      answer: (context) => sayWhich(unsaid, context),
      frame: { act: 'clarify', ask: ['description'] },
    }
  // "So the cheesecake is to be avoided?" asks of it, and leaves nothing out of a list.
  if (first === 'allergen_dish' && r.targets.items.length === 1 && asksVerdict(r)) return null
  const own = goesOn(first, turn, x)
  if (own) return own
  const ofDish = OPEN.has(actOf(first))
    ? (soldOut(turn, x) ?? heldByLast(turn, x) ?? changedDish(turn, x) ?? holders(first, turn, x))
    : null
  if (ofDish) return ofDish
  const which =
    mayHave(first, turn, x) ??
    ofListed(first, turn, x) ??
    bottleOfListed(first, turn, x) ??
    otherOne(first, turn, x) ??
    heldListed(first, turn, x) ??
    forSomebody(first, turn, x)
  if (which) return which
  if (NEVER.has(first) || r.has('reserve', 'modify', 'guarantee', 'trace')) return null
  const beside = first === 'wine_pairing' || first === 'wine_dishes' ? besideWine(turn, x) : null
  if (beside) return beside
  const free = freeDrinks(turn, x)
  if (free) return free
  const things = r.targets.items.length + r.targets.wines.length + r.targets.kinds.length + r.styles.length
  const ofWine = marked(r, 'origin') || (r.has('organic') && things === 0)
  if (ofWine && r.last?.kind === 'wine' && r.length <= 8) return { id: 'wine_one', answer: wines.one }
  const disliked = first === 'allergy_unclear' && turn.asked.exclude.length > 0
  const picked = ofTwo(turn, x.menu)
  if (picked) return picked
  if (!OPEN.has(actOf(first)) && !ALSO.has(first) && !ALLERGIC.has(first) && !disliked) return null
  // "Vegetarian, but nothing with cheese" asks of no cheese.
  const leftOut =
    r.targets.items.length > 0 &&
    r.targets.items.every((item) => turn.asked.exclude.some((key) => meets(item, key, x.index, true)))
  const single =
    ALLERGIC.has(first) &&
    !(leftOut && r.diets.length > 0) &&
    turn.pool === null &&
    !isOfKind(r) &&
    // "The cheapest dessert that he can have".
    !(turn.asked.sort !== null && r.targets.items.length > 1 && !r.targets.named) &&
    (r.targets.named || r.targets.items.length <= mostMeant(r)) &&
    !turn.asked.exclude.some((key) => /^(kind|holds):/.test(key))
  const several =
    nextInPrice(turn, x) ??
    otherEnd(turn, x) ??
    compared(turn, x) ??
    ordered(r, order, x.menu, leavesOut) ??
    (isPartly(r, order) ? null : total(turn, x))
  if (several) return several
  if (single) return null
  return (
    bothKinds(turn, first, x) ??
    modestly(turn, x) ??
    byGlass(turn, x) ??
    pairedUnder(turn, x) ??
    pairedOn(turn, x) ??
    fromPool(turn, x) ??
    bestOfKind(turn, x) ??
    changed(turn, x) ??
    (needsFrame(turn, first) || (leftOut && actOf(first) === 'list')
      ? { ...list(queryOf(turn), null), ...(ALSO.has(first) ? { id: first } : {}) }
      : null)
  )
}

import type { Act } from '../../../../../lib/chat/talk.ts'
import type { IsoDate } from '../../../../../lib/core/dates.ts'
import { GROUPS } from '../../allergy.ts'
import { allergenDish } from '../../answers/allergens.ts'
import type { Context } from '../../answers/context.ts'
import { dietOfDish } from '../../answers/diets.ts'
import { sayExtreme } from '../../answers/lists/framed.ts'
import * as prices from '../../answers/prices.ts'
import { recommendOf } from '../../answers/recommend.ts'
import { sayOrder, sayTotal } from '../../answers/total.ts'
import { isForGrownUp } from '../../frame/for-child.ts'
import type { IntentId } from '../../intents/ids.ts'
import { intentOf } from '../../intents.ts'
import type { Item } from '../../menu.ts'
import { sayQualities } from '../../qualities/answer.ts'
import { askedOf, asksQuality } from '../../qualities/quality.ts'
import type { Reading } from '../../reading.ts'
import { actOf } from '../../talk/acts.ts'
import { stems, tokens } from '../../text/fold.ts'
import { nameStems } from '../../text/name-stems.ts'
import { numberOf } from '../../text/numbers.ts'
import type { Allergen } from '../../words/shape.ts'
import { saying } from '../carry.ts'
import { meansBoth } from '../meant/both.ts'
import { twoMeant } from '../meant/two.ts'
import { type Chosen, list, NOTHING, narrowing, takenFrom } from '../narrow.ts'
import { described } from '../of-dish.ts'
import { listedIn, marked, pointing } from '../reference.ts'
import { comparing } from '../sums/several.ts'
import { isSumKey } from '../sums/sum-key.ts'
import { byWeight } from '../sums/weight.ts'
import type { Turn } from '../turn.ts'
import {
  ANOTHER,
  CHEAP,
  DEAR,
  DIFFER,
  EURO,
  HOT,
  HOUR,
  HOW_MUCH,
  MAY_CHOOSE,
  MAY_EAT,
  OTHER,
  PRICED,
  SIZE,
  SOME,
  SPICY,
  SUGGEST,
  SUM,
  TAKES,
  WEIGHT,
  WHAT,
  WINE,
} from './words.ts'

/**
 * What is asked of the things in hand without naming them, in whatever words: of a list the cheapest, the dearest and what the
 * house would take; of two what they hold, what they cost together and how they differ; of one how large it is, whether it is
 * hot, and the wine for it.
 */

/** What was spoken of before goes on; after a mishap or in a booking nothing is chosen from. */
const GOES_ON: ReadonlySet<Act> = new Set<Act>([
  'list',
  'item',
  'price',
  'compare',
  'allergens',
  'pairing',
  'clarify',
])
/** Answers that know of nothing in hand. */
const PASSES: ReadonlySet<Act> = new Set<Act>([...GOES_ON, 'unknown', 'house', 'small'])
const NEVER: ReadonlySet<IntentId> = new Set<IntentId>(['outside', 'outside_claim', 'medical'])
const [LONG, SEVERAL, MOST] = [18, 2, 12]
/** Answers that price something else than what is in hand, or nothing. */
const UNPRICED: ReadonlySet<IntentId> = new Set<IntentId>([
  'unknown',
  'price_range',
  'price_which',
  'topic',
  'ingredients',
  'dish',
  'diet_list',
  'framed_list',
  'menu',
  'drinks',
  'holding',
])

const isFood = ({ hits }: Reading, start: number): boolean =>
  hits.some(({ id, start: at }) => at === start && /^(?:allergen|group):/.test(id))

/** "Garlic prawns?" names a dish; "are there prawns in it?" asks for an allergen. */
const asksAllergen = (r: Reading): boolean =>
  r.allergens.length > 0 &&
  r.has('contains', 'inside', 'within', 'without', 'allergy', 'cannot', 'severe', 'trace', 'copula', 'have')

const CERTAIN = 5
/** "How much is the full portion of ensaladilla?" names its dish. */
function pricesNamed({ has, targets, words }: Reading): boolean {
  const [only, more] = targets.items
  if (!only || more || !has('price')) return false
  const name = nameStems(only)
  return words.some(
    (word) => word.length >= CERTAIN && !SIZE.test(word) && stems(word).some((stem) => name.has(stem)),
  )
}

/** A message that names no dish, wine, place or matter of its own; a food that is an allergen names none. */
function namesNothing(r: Reading, said: string, today: IsoDate): boolean {
  const { named, wines, fromPlace, fromGrape } = r.targets
  return (
    !named &&
    wines.length === 0 &&
    r.styles.length === 0 &&
    !fromPlace &&
    !fromGrape &&
    (r.day === null || (r.day.of !== 'weekend' && r.day.date === today)) &&
    r.cares.length === 0 &&
    r.length <= LONG &&
    (r.targets.items.length === 0 ||
      asksAllergen(r) ||
      (SIZE.test(said) && !pricesNamed(r)) ||
      HOT.test(said)) &&
    r.hits.every(
      // "To share" is asked of the thing in hand; a food that is a dish too names one, unless it is asked for as an allergen.
      ({ id, start }) =>
        !id.startsWith('kind:') ||
        (isFood(r, start) && asksAllergen(r)) ||
        (id === 'kind:starters' && SIZE.test(said)),
    ) &&
    !r.has('reserve', 'menu')
  )
}

const allergensSaid = (r: Reading): readonly Allergen[] => [
  ...new Set([
    ...r.allergens,
    ...r.hits.flatMap(({ id }): readonly Allergen[] =>
      id.startsWith('allergen:')
        ? [id.slice('allergen:'.length) as Allergen]
        : id.startsWith('group:')
          ? (GROUPS[id.slice('group:'.length)] ?? [])
          : [],
    ),
  ]),
]

/** What the older answers say of one thing that is pointed at. */
function answeredOf(r: Reading, x: Context): Chosen {
  const { id, answer } = intentOf({ ...x, r })
  return { id, answer: (context) => answer({ ...context, r }) }
}

function ofTwo(r: Reading, said: string, two: readonly Item[]): Chosen | null {
  const allergens = meansBoth(said) ? allergensSaid(r) : r.allergens
  if (allergens.length > 0)
    return {
      id: 'allergen_dish',
      answer: (context) => allergenDish({ ...context, r: { ...r, allergens } }, two),
      frame: { act: 'allergens', ask: allergens.map((key) => `allergen:${key}`) },
    }
  if (timesOf(r) > SEVERAL) return null
  if (CHEAP.test(said) || DEAR.test(said) || DIFFER.test(said) || PRICED.test(said)) return comparing(two, r)
  return meansBoth(said) && SUM.test(said) && !MAY_CHOOSE.test(said) && !r.has('glass')
    ? {
        id: 'total',
        answer: (context) =>
          two.some(byWeight)
            ? sayOrder(
                two.map((item) => ({ item, times: 1, format: null })),
                null,
                context,
              )
            : sayTotal(
                two.map((item) => ({ item, times: 1 })),
                null,
                null,
                context,
              ),
        frame: { act: 'price', ask: ['price'] },
      }
    : null
}

const lastOf = (pattern: RegExp, said: string): number =>
  [...said.matchAll(new RegExp(pattern.source, 'g'))].at(-1)?.index ?? -1

function ofList(turn: Turn, said: string, listed: readonly Item[], x: Context): Chosen | null {
  const { r } = turn
  // "Not the cheapest but the dearest": what is said last counts.
  const [cheap, dear] = [lastOf(CHEAP, said), lastOf(DEAR, said)]
  // "Something cheaper?" asks for another one.
  if (r.talk.frame?.sort || ANOTHER.test(said)) return null
  if (r.has('wine') && listed.some(({ kind }) => kind !== 'wine')) return null
  const sort = cheap < 0 && dear < 0 ? null : cheap > dear ? 'cheapest' : 'dearest'
  // "The dearest wine you have" is of the whole cellar.
  if (sort && r.has('wine') && r.has('have') && !marked(r, 'those')) return null
  if (sort)
    return {
      id: 'extreme',
      answer: (context) => void sayExtreme(listed, sort, r.has('glass'), context),
      frame: { ...takenFrom(listed, r.talk, x), act: 'list', sort },
    }
  return SUGGEST.test(said) && !isForGrownUp(r) && r.allergens.length + r.diets.length === 0
    ? { id: 'recommend', answer: (context) => recommendOf(listed, context), frame: { act: 'list' } }
    : null
}

/** What else there is of its section. */
function others(item: Item, x: Context): Chosen | null {
  const pool = x.menu.items.filter(
    (one) => one !== item && one.kind === item.kind && one.section?.id === item.section?.id,
  )
  return pool.length > 0 ? list({ ...NOTHING, of: item.kind }, pool) : null
}

const pricedOf = (r: Reading): Chosen => ({
  id: 'price',
  answer: (context) => prices.price({ ...context, r }),
  frame: { act: 'price', ask: ['price'] },
})

/** How many of it: a number that is told, and no share of a party. */
function timesOf({ words, lang, line }: Reading): number {
  // "It costs 3 €?", "three euros?": an amount counts nothing.
  const amounts = new Set([...line.matchAll(/(\d+)(?:[.,]\d+)? ?€/g)].map(([, amount]) => amount))
  return (
    words
      // "At 8?" is an hour.
      .map((word, at) =>
        HOUR.test(words[at - 1] ?? '') || EURO.test(words[at + 1] ?? '') || amounts.has(word)
          ? 0
          : numberOf(word, lang),
      )
      .find((n) => n > 1 && n <= MOST) ?? 1
  )
}

function ofOne(r: Reading, said: string, item: Item, first: IntentId, x: Context): Chosen | null {
  // "Something that costs less" is another one.
  if (ANOTHER.test(said) && !OTHER.test(said)) return null
  const it = pointing(r, item)
  // Glasses, the two of them and the others are counted elsewhere.
  const isElse =
    r.has('glass') || (r.talk.frame?.ask.includes('glass') ?? false) || meansBoth(said) || marked(r, 'other')
  const times = isElse ? 1 : timesOf(r)
  const isAlone = times > 1 || !marked(r, 'together')
  const asksSum = SUM.test(said) && r.allergens.length === 0 && !isElse && isAlone
  const heat =
    HOT.test(said) && !SOME.test(said) && (first === 'unknown' || listedIn(r, x.menu).length !== SEVERAL)
      ? askedOf({ ...it, words: [...it.words, SPICY[r.lang]] }, x.menu)
      : null
  if (heat && item.kind !== 'wine')
    return { id: 'quality', answer: (context) => sayQualities(heat, context), frame: { act: 'item' } }
  if (times > 1 && (asksSum || TAKES.test(said)) && !WINE.test(said))
    return {
      id: 'total',
      answer: (context) => sayOrder([{ item, times, format: null }], null, context),
      frame: { act: 'price', ask: ['price'] },
    }
  const ofHouse =
    first === 'topic' && !(HOW_MUCH.test(said) && r.topics.every((topic) => topic === 'payment'))
  if (asksSum && times === 1 && UNPRICED.has(first) && !ofHouse && !WINE.test(said) && !SIZE.test(said))
    return item.kind === 'wine' ? answeredOf(saying(it, 'price'), x) : pricedOf(it)
  if (item.kind === 'wine') return null
  if (WINE.test(said) && !r.has('glass')) return answeredOf(saying(it, 'wine', 'pairing'), x)
  if (r.diets.length > 0 && MAY_EAT.test(`${said} ${r.line.replace(/[^?]/g, '')}`))
    return {
      id: 'diet_dish',
      answer: (context) => dietOfDish({ ...context, r: it }),
      frame: { act: 'allergens', ask: r.diets.map((diet) => `diet:${diet}`) },
    }
  if (OTHER.test(said) && UNPRICED.has(first)) return others(item, x)
  if (WHAT.test(said) && UNPRICED.has(first) && r.allergens.length === 0) return described([item], false)
  return SIZE.test(said) &&
    !r.topics.includes('payment') &&
    !ANOTHER.test(said) &&
    !asksQuality(r) &&
    r.allergens.length === 0 &&
    r.guests === null
    ? pricedOf(it)
    : null
}

/** The answer to what is asked of the things in hand; null where the message names something, or asks nothing of these. */
export function inHand(turn: Turn, first: IntentId, x: Context): Chosen | null {
  const { r } = turn
  const { frame } = r.talk
  if (!frame || !GOES_ON.has(frame.act) || !PASSES.has(actOf(first)) || NEVER.has(first)) return null
  const said = tokens(r.line).join(' ')
  // An order that was added up, a weight and glasses are read elsewhere.
  if (frame.ask.some(isSumKey) || WEIGHT.test(said) || r.needless.size > 0) return null
  if (!namesNothing(r, said, x.ahora.fecha) || turn.asked.max !== null || turn.asked.min !== null) return null
  const listed = listedIn(r, x.menu)
  // "I forgot to say that I'm coeliac, which of the list may I have?"
  const avoids = r.allergens.length > 0 || r.avoidance.noted.length > 0
  if (
    avoids &&
    frame.act === 'list' &&
    frame.want.length > 0 &&
    listed.length > SEVERAL &&
    MAY_CHOOSE.test(said)
  )
    return list(narrowing(turn, frame, x), null)
  const meant = twoMeant(r, x.menu)
  const two = listed.length === SEVERAL || meansBoth(said) ? (meant.length === SEVERAL ? meant : listed) : []
  const ofPair =
    two.length === SEVERAL && (frame.act !== 'list' || meansBoth(said)) ? ofTwo(r, said, two) : null
  if (ofPair) return ofPair
  const of =
    listed.length > SEVERAL || (frame.act === 'list' && listed.length > 1)
      ? ofList(turn, said, listed, x)
      : null
  if (of) return of
  return r.last && !(listed.length > SEVERAL && MAY_CHOOSE.test(said))
    ? ofOne(r, said, r.last, first, x)
    : null
}

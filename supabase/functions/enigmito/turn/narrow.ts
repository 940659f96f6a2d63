import type { Frame, Talk } from '../../../../lib/chat/talk.ts'
import { allergenDish } from '../answers/allergens.ts'
import type { Context } from '../answers/context.ts'
import { sayExtreme, sayFound } from '../answers/lists/framed.ts'
import { pairing } from '../answers/pairing.ts'
import { one as wineOne } from '../answers/wines.ts'
import { forWhoEats, isOtherDiet } from '../avoid/borne/eats-meat.ts'
import { eatersOf } from '../avoid/lists.ts'
import { isForAdults } from '../frame/for-child.ts'
import { isKnownKey } from '../frame/keys.ts'
import { found, type Query } from '../frame/query.ts'
import type { Intent } from '../intents/signs.ts'
import type { Item } from '../menu.ts'
import { avoidedBy } from './carry.ts'
import { listedIn, marked, pointing } from './reference.ts'
import { stillOut, wishedAgain } from './still-out.ts'
import type { Turn } from './turn.ts'

export type Chosen = Pick<Intent, 'id' | 'answer'> & { frame?: Partial<Frame> }

const MAY_ADD = 12
/** A list of so many was cut. */
const LONG = 6

/** How a thing is, not what it is: asked of the last list, it stays beside its kind. */
const QUALITIES: ReadonlySet<string> = new Set(['kind:grilled', 'kind:alcohol_free'])

const ofWine = (items: readonly Item[]): boolean => items.every(({ kind }) => kind === 'wine')

export function queryOf({ r, asked }: Pick<Turn, 'r' | 'asked'>): Query {
  const { eatsAll, only } = r.avoidance
  const all = forWhoEats(eatersOf({ avoid: r.avoidance.all, only }), r)
  const known = eatsAll ? [] : avoidedBy(r)
  const avoided = [...new Set([...r.allergens, ...known])].map((key) => `allergen:${key}`)
  const diets = (eatsAll ? [] : all).flatMap((one) => one.diets).map(dietKey)
  const wine = /^(style|place|grape):/
  const of = asked.of ?? (asked.exclude.some((key) => wine.test(key)) ? 'wine' : 'dish')
  return {
    of,
    want: of === 'wine' ? asked.want : [...new Set([...asked.want, ...diets])],
    // Wines are asked for by what the guest says of wine; what is avoided in them is told with each.
    exclude:
      of === 'wine'
        ? asked.exclude
        : [...new Set([...asked.exclude, ...avoided, ...(eatsAll ? [] : stillOut(r, asked.want))])],
    ...{ max: asked.max, min: asked.min, glass: r.has('glass') },
  }
}

const dietKey = (diet: 'vegan' | 'vegetarian' | 'pregnant'): string =>
  diet === 'pregnant' ? 'quality:cooked' : `diet:${diet}`

/** Asked for one of them alone, what the list before left out for somebody else is left out no more. */
function othersKeys({ avoidance }: Turn['r']): ReadonlySet<string> {
  if (!avoidance.only && !avoidance.eatsAll) return new Set()
  const whom = avoidance.only ?? 'guest'
  const keys = (own: boolean): string[] =>
    avoidance.all
      .filter(({ who }) => (who === whom) === own)
      .flatMap(({ allergens, diets }) => [
        ...allergens.map((key) => `allergen:${key}`),
        ...diets.map(dietKey),
      ])
  const own = new Set(avoidance.eatsAll ? [] : keys(true))
  return new Set(keys(false).filter((key) => !own.has(key)))
}

/** What this message changes of the last list: its own wishes replace those of their type, exclusions add up. */
export function narrowing(turn: Turn, frame: Frame, x: Context): Query {
  const own = queryOf(turn)
  const typeOf = (key: string): string => key.slice(0, key.indexOf(':'))
  const types = new Set(own.want.filter((key) => !QUALITIES.has(key)).map(typeOf))
  const anew = types.size > 0 && (own.max !== null || own.min !== null)
  // "No dessert: what would you give her?" is a new wish, and only what is left out stays.
  const asks = turn.r.has('what') || turn.r.line.includes('?')
  const renews = asks && turn.r.has('recommend') && turn.asked.want.length === 0
  const theirs = othersKeys(turn.r)
  const kept = (renews ? [] : frame.want).filter(
    (key) =>
      !types.has(typeOf(key)) &&
      // No drink is a dish for children.
      !(key === 'kind:kids' && turn.asked.of === 'drink') &&
      !theirs.has(key) &&
      !isOtherDiet(key.replace(/^diet:/, ''), turn.r) &&
      !turn.r.needless.has(key) &&
      !own.exclude.includes(key) &&
      isKnownKey(key, x.menu, x.index),
  )
  // "And a beer for me", behind what a child may drink.
  const again = new Set([
    ...wishedAgain(own.want),
    ...(turn.r.hits.some(isForAdults) ? ['quality:alcohol'] : []),
  ])
  const out = frame.exclude.filter(
    (key) =>
      isKnownKey(key, x.menu, x.index) && !own.want.includes(key) && !again.has(key) && !theirs.has(key),
  )
  return {
    of: turn.asked.of ?? frame.of ?? 'dish',
    want: [...kept, ...own.want].slice(0, MAY_ADD),
    exclude: [...new Set([...out, ...own.exclude])].slice(0, MAY_ADD),
    // Another kind of thing at another price has nothing of the old limits.
    max: own.max ?? (anew ? null : frame.max),
    min: own.min ?? (anew ? null : frame.min),
    glass: own.glass,
  }
}

export const frameFor = ({ of, want, exclude, max, min }: Query): Partial<Frame> => ({
  ...{ act: 'list', of, want, exclude, max, min, ask: [] },
})

/** No wine is a fish: what is left of a dish among the wishes for a wine is not asked of it. */
function sensible(query: Query): Query {
  if (query.of !== 'wine' || query.glass) return query
  const own = query.want.filter((key) => !/^(kind|section):/.test(key))
  if (own.length === query.want.length) return query
  return own.length > 0 ? { ...query, want: own } : { ...query, of: 'dish' }
}

export function list(asked: Query, pool: readonly Item[] | null): Chosen {
  const query = sensible(asked)
  return { id: 'framed_list', answer: (x) => sayFound(query, pool, x), frame: frameFor(query) }
}

export const NOTHING: Query = { of: null, want: [], exclude: [], max: null, min: null, glass: false }

export const hasLimits = ({ asked }: Pick<Turn, 'asked'>): boolean =>
  asked.exclude.length > 0 || asked.max !== null || asked.min !== null

const known = (keys: readonly string[], x: Context): readonly string[] =>
  keys.filter((key) => isKnownKey(key, x.menu, x.index))

/** What the things that were told were taken from: its frame, and all that fits it; null where that is not known. */
function sourceOf(
  listed: readonly Item[],
  { frame }: Talk,
  x: Context,
): { frame: Frame; all: readonly Item[] } | null {
  const want = frame?.act === 'list' ? known(frame.want, x) : []
  if (!frame || want.length === 0) return null
  const all = found({ ...frame, want, glass: false }, x.menu.items, x)
  return listed.every((item) => all.includes(item)) ? { frame: { ...frame, want, ask: [] }, all } : null
}

/** "And the next one?" goes on in what the things that were told were taken from. */
export const takenFrom = (listed: readonly Item[], talk: Talk, x: Context): Partial<Frame> =>
  sourceOf(listed, talk, x)?.frame ?? {}

/** What the last list was taken from, where it was too long to be told whole; else what was told. */
function wholeOf(listed: readonly Item[], talk: Talk, x: Context): readonly Item[] {
  const source = listed.length < LONG ? null : sourceOf(listed, talk, x)
  const kinds = new Set(listed.map(({ kind }) => kind))
  return source?.all.filter(({ kind }) => kinds.has(kind)) ?? listed
}

const pairedFrame = (frame: Frame | null, want: readonly string[]): Partial<Frame> => {
  const styles = want.some((key) => key.startsWith('style:')) ? [] : (frame?.want ?? [])
  return {
    ...{ act: 'pairing', of: 'wine' },
    want: [...styles.filter((key) => key.startsWith('style:')), ...want],
    max: frame?.of === 'wine' ? frame.max : null,
  }
}

/** A choice from what was listed: the cheapest of those, those without fish, the one for lamb. */
export function fromPool(turn: Turn, x: Context): Chosen | null {
  const { r, asked, pool } = turn
  const { frame } = r.talk
  const listed = pool ?? listedIn(r, x.menu)
  const ofLast = frame?.act === 'pairing' && listed.length === 1
  if (listed.length < 2 && !pool && !ofLast) return null
  // What is in a dish that is named now is no question about the wines before.
  if (ofWine(listed) && r.targets.items.length > 0 && r.allergens.length > 0) return null
  const bare = r.targets.items.length === 0 && r.targets.wines.length === 0 && !r.has('menu', 'wine', 'food')
  if (asked.sort && (pool || (bare && asked.want.length === 0 && r.length <= 8))) {
    const sort = asked.sort
    const whole = r.avoidance.avoid.length > 0 ? listed : wholeOf(listed, r.talk, x)
    const fits = pool && hasLimits(turn) ? found({ ...queryOf(turn), of: null }, whole, x) : whole
    return {
      id: 'extreme',
      answer: (context) => {
        if (!sayExtreme(fits, sort, r.has('glass'), context)) sayFound(queryOf(turn), pool, context)
      },
      // What the list was for is still spoken of: "and by the glass?" asks for the same fish.
      frame: {
        ...(frame?.act === 'pairing'
          ? { ...frame, ask: [] }
          : { ...takenFrom(listed, r.talk, x), act: 'list' }),
        sort,
      },
    }
  }
  if (listed.length < 2 && !pool) return null
  const pairs =
    r.has('pairing', 'dishFor') ||
    (ofWine(listed) && (pool !== null || (marked(r, 'something') && marked(r, 'with'))))
  const dishes = r.targets.kinds.length > 0 || r.targets.items.length > 0
  if (pairs && dishes && ofWine(listed) && (pool || r.length <= 8))
    return {
      ...{ id: 'wine_pairing', answer: (context) => pairing(context, listed) },
      // For the same colour and money as the list that it was chosen from.
      frame: pairedFrame(frame, asked.want),
    }
  if (!pool || !frame) return null
  // "Which contains almonds?" is told of each; only what must not be in it is left out.
  const holds = r.has('contains', 'inside', 'within', 'ingredients') && !r.has('without') && !hasLimits(turn)
  const asksWhich =
    marked(r, 'which') &&
    !marked(r, 'not', 'dislike') &&
    !r.has('without', 'allergy', 'cannot', 'eat') &&
    !hasLimits(turn)
  if ((holds || asksWhich) && r.allergens.length > 0)
    return { id: 'allergen_dish', answer: (context) => allergenDish(context, listed) }
  const query = narrowing(turn, frame, x)
  if (asked.want.length === 0 && !hasLimits(turn) && r.diets.length === 0 && r.allergens.length === 0)
    return null
  const fits = found({ ...query, of: null }, listed, x)
  const [only, more] = fits
  // "The one from Alicante, which grape is that?"
  if (only?.wine && !more && r.has('grapes', 'vintage', 'winery'))
    return {
      id: 'wine_one',
      answer: (context) => wineOne({ ...context, r: pointing(r, only) }),
      frame: { act: 'item', of: 'wine', ask: ['description'] },
    }
  if (fits.length > 0) return list({ ...query, of: null }, listed)
  // "Which of those are with meat?": rices that hold it.
  const both = { ...query, of: null, want: [...new Set([...known(frame.want, x), ...query.want])] }
  if (found(both, listed, x).length > 0) return list(both, listed)
  // "Which of the two is vegan?": what was wished of the last one alone holds for neither.
  const own = { ...queryOf(turn), of: null }
  // Of an allergen the state of each is told, never a list of those without it alone.
  const isOfAllergen = own.exclude.some((key) => key.startsWith('allergen:'))
  if (!isOfAllergen && found(own, listed, x).length > 0) return list(own, listed)
  // None of those is without it: that is told of each.
  return r.allergens.length > 0 && asked.want.length === 0
    ? { id: 'allergen_dish', answer: (context) => allergenDish(context, listed) }
    : list(query, null)
}

/** "The cheapest rice": among all that is one, with every other condition. */
export function bestOfKind(turn: Turn, x: Context, poured = false): Chosen | null {
  const { asked, r } = turn
  const told = (key: string): boolean => /^(kind|section):/.test(key) || (poured && key.startsWith('style:'))
  if (!asked.sort || r.targets.named || !asked.want.some(told)) return null
  const query = queryOf(turn)
  const { sort } = asked
  const all = found(query, x.menu.items, x)
  // Where nothing is all that was said, what most of it means is compared.
  const items = all.length > 0 ? all : hasLimits(turn) ? [] : r.targets.items
  if (items.length === 0) return null
  return {
    id: sort,
    answer: (context) => void sayExtreme(items, sort, query.glass, context),
    frame: { ...frameFor(query), sort, ask: query.glass ? ['glass'] : [] },
  }
}

/** "Same budget", "por lo mismo", "preis wie vorhin": the limit that was told stands. */
const SAME =
  /\b(?:same (?:budget|price|limit|money|range|max\w*|amount)|(?:mismo|misma) (?:precio|presupuesto|limite|dinero|plata|tope|rango)|(?:por|de|en) (?:lo mismo|es[ea] (?:dinero|precio|plata|presupuesto))|dentro de lo mismo|lo que (?:te )?dije|(?:meme|mm) (?:budget|prix|limite|gamme|fourchette|somme)|pas plus cher|gleiche\w* (?:budget|preis\w*|limit)|selbe\w* (?:budget|preis\w*|limit)|preis wie (?:vorhin|eben|gerade|oben)|(?:stesso|stessa|stessi) (?:budget|prezzo|limite|soldi|cifra|fascia)|spendere di piu)\b/
/** "Casi que me apetece más blanco", "and if we go for sparkling": another colour, in a longer message. */
const TURNS =
  /^(?:no|non|nein|nee|ach|mejor|casi|al final|en vez|che|ah|oh|and|y|e|et|und|rather|plutot|finalement|lieber|doch|dann|allora|invece|se invece|anzi|meglio|better|actually|instead)\b/
const keepsCap = (r: Turn['r']): boolean => {
  const said = r.words.join(' ')
  return SAME.test(said) || (r.length <= 14 && TURNS.test(said))
}

const COURSES = /^(?:kind:(?:starters|mains)|section:)/

/** "No fish either", "not from Rioja": only conditions, so they are meant for the last list. */
export function changed(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  if (r.avoidance.amends) return null
  const { frame } = r.talk
  if (!frame || (frame.act !== 'list' && frame.act !== 'item' && frame.act !== 'pairing')) return null
  if (r.talk.listed.length === 0 || r.length > 12) return null
  if (asked.exclude.length === 0 && (r.targets.named || r.targets.wines.length > 0)) return null
  // After the cocktails a red is another thing.
  const another = frame.of !== 'wine' && asked.want.some((key) => /^(?:style|grape):/.test(key))
  const own = another || asked.want.some((key) => key.startsWith('kind:') && !QUALITIES.has(key))
  const quality = asked.want.length > 0 && asked.want.every((key) => QUALITIES.has(key)) && r.length <= 6
  if (quality && frame.want.some((key) => key.startsWith('kind:'))) {
    const query = narrowing(turn, frame, x)
    if (found(query, x.menu.items, x).length > 0) return list(query, null)
  }
  // "It needn't be vegan": the same list, without that.
  const frees = asked.want.length === 0 && frame.want.some((key) => r.needless.has(key))
  if (frees && asked.sort === null) return list(narrowing(turn, frame, x), null)
  const capped = (asked.max !== null || asked.min !== null) && asked.want.length === 0
  if (capped && frame.of !== null && r.length <= 8) return list(narrowing(turn, frame, x), null)
  const listed = listedIn(r, x.menu)
  if (capped && listed.length > 1 && ofWine(listed) && r.length <= 8)
    return list({ ...queryOf(turn), of: 'wine' }, listed)
  if (asked.exclude.length > 0 && !own) return list(narrowing(turn, frame, x), null)
  const narrower =
    asked.want.length > 0 &&
    asked.want.every((key) => /^(style|place|grape|diet):|^quality:organic$/.test(key))
  if (
    narrower &&
    !asked.sort &&
    (frame.of === 'wine' || r.diets.length > 0) &&
    (frame.exclude.length > 0 || frame.max || frame.sort || (r.length <= 2 && frame.want.length > 0)) &&
    (r.length <= 7 || (frame.max !== null && keepsCap(r)))
  )
    return list(narrowing(turn, frame, x), null)
  if (r.has('price', 'contains', 'inside', 'within', 'ingredients', 'pairing')) return null
  // "Something with fish" after the starters is a new wish; "and with cheese?" after the salads is not.
  const ofCourse = frame.want.every((key) => COURSES.test(key)) && marked(r, 'something')
  const adds = !ofCourse && r.marks.some(({ id, start }) => id === 'with' && start <= 1)
  if (own && adds && frame.act === 'list' && frame.want.length > 0 && r.length <= 6) {
    const query = narrowing(turn, frame, x)
    return list({ ...query, want: [...new Set([...frame.want, ...query.want])].slice(0, MAY_ADD) }, null)
  }
  const excluded = frame.exclude.some((key) => !key.startsWith('allergen:'))
  return own && (excluded || frame.max !== null) && r.length <= 7 && asked.of === frame.of
    ? list(narrowing(turn, frame, x), null)
    : null
}

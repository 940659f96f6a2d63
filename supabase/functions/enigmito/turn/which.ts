import type { Locale } from '../../../../lib/i18n/locales.ts'
import { allergenDish } from '../answers/allergens.ts'
import type { Context } from '../answers/context.ts'
import { sayLine } from '../answers/lists/framed.ts'
import { sayWhich } from '../answers/which.ts'
import { asked as askedWines, lines } from '../answers/wines.ts'
import { asksMay, asksMayNamed, asksWhetherNo } from '../avoid/asked-as.ts'
import { found } from '../frame/query.ts'
import type { IntentId } from '../intents/ids.ts'
import { INTENTS } from '../intents.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import { actOf } from '../talk/acts.ts'
import { fold } from '../text/fold.ts'
import type { Allergen } from '../words/shape.ts'
import { avoidedBy } from './carry.ts'
import { type Chosen, list, narrowing, queryOf } from './narrow.ts'
import { listedIn, marked } from './reference.ts'
import type { Turn } from './turn.ts'

const MOST_ASKED = 6

const BOTTLE: Record<Locale, RegExp> = {
  es: /\bbotellas?\b/,
  en: /\bbottles?\b/,
  fr: /\bbouteilles?\b/,
  de: /\bflaschen?\b/,
  it: /\bbottigli[ae]\b/,
}

/** "How much is the bottle?" after a few wines: of each of these. */
export function bottleOfListed(first: IntentId, { r, asked }: Turn, x: Context): Chosen | null {
  const [named, another] = r.targets.wines
  // "And the bottle?", when its year was told.
  const ofLast = first === 'wine_one' && named && !another && named === r.last && r.length <= SO_BRIEF
  if (ofLast && BOTTLE[r.lang].test(fold(r.line)) && !r.has('grapes', 'vintage', 'winery', 'ingredients'))
    return {
      id: 'wine_price',
      answer: (context) => {
        context.c.say(context.c.texts.Cava.tenemos)
        lines([named], context, 'botella')
      },
      frame: { ask: ['price'] },
    }
  const listed = listedIn(r, x.menu).filter(({ kind }) => kind === 'wine')
  const own = asked.want.length + asked.exclude.length + r.targets.wines.length + r.targets.items.length > 0
  if (first !== 'wine_price' || r.last || own || asked.sort || asked.max !== null || r.has('range', 'glass'))
    return null
  if (listed.length < 2 || listed.length > MOST_ASKED || r.length > BRIEF || marked(r, 'other')) return null
  return BOTTLE[r.lang].test(fold(r.line))
    ? {
        id: 'wine_price',
        answer: ({ c, ...rest }) => {
          c.say(c.texts.Cava.tenemos)
          lines(listed, { c, ...rest }, 'botella')
        },
        // The dish that they were told for is still spoken of.
        frame: { ...(r.talk.frame?.act === 'pairing' ? { ...r.talk.frame, ask: ['price'] } : {}) },
      }
    : null
}

const asksOf = (r: Reading): readonly string[] =>
  r.allergens.length > 0
    ? r.allergens.map((allergen) => `allergen:${allergen}`)
    : [r.has('price') ? 'price' : 'description']

const WHICH: Partial<Record<IntentId, IntentId>> = {
  price_which: 'price',
  price_range: 'price',
  ingredients_which: 'ingredients',
  allergen_which: 'allergen_dish',
}

/** "How much are they?", asked of a few that were listed: of each. Of many, the guest is asked which. */
export function ofListed(first: IntentId, { r, asked }: Turn, x: Context): Chosen | null {
  const id = asked.sort || marked(r, 'together') ? undefined : WHICH[first]
  const listed = listedIn(r, x.menu)
  if (
    !id ||
    listed.length < 2 ||
    r.length > (marked(r, 'each') ? 9 : 5) ||
    r.last ||
    r.targets.kinds.length > 0
  )
    return null
  const intent = INTENTS.find((one) => one.id === id)
  if (!intent || (first === 'price_range' && !r.has('price'))) return null
  const targets = { ...r.targets, items: listed, named: true }
  // What somebody may not bear is told of each at once.
  return listed.length <= MOST_ASKED || id === 'allergen_dish'
    ? { id, answer: (context) => intent.answer({ ...context, r: { ...r, targets } }) }
    : { id: first, answer: (context) => sayWhich(listed, context), frame: { act: 'clarify', ask: asksOf(r) } }
}

/** "The one with onions, how much is it?" where several of those listed hold them: each of these, and no other dish. */
export function heldListed(first: IntentId, { r }: Turn, x: Context): Chosen | null {
  if (first !== 'holding' || !marked(r, 'that') || r.last) return null
  const few = listedIn(r, x.menu).filter((item) => r.targets.holding.includes(item))
  const id: IntentId = r.has('price') ? 'price' : 'ingredients'
  const intent = INTENTS.find((one) => one.id === id)
  if (few.length === 0 || few.length > MOST_ASKED || !intent) return null
  const targets = { ...r.targets, items: few, holding: [], named: true }
  return { id, answer: (context) => intent.answer({ ...context, r: { ...r, targets } }) }
}

const WITH =
  /\b(?:with (?:him|her|them)|con (?:el|ella|ellos|lui|lei|loro)|avec (?:lui|elle|eux)|mit (?:ihm|ihr|ihnen))\b/

/** What is declared of each thing, of what somebody must not eat. */
const statesOf = (things: readonly Item[], avoided: readonly Allergen[], r: Reading): Chosen => ({
  id: 'allergen_dish',
  answer: (context) => allergenDish({ ...context, r: { ...r, allergens: avoided } }, things),
  frame: { act: 'allergens', exclude: [], ask: avoided.map((key) => `allergen:${key}`) },
})

/** "Can we share it with her?": with an allergy known, its state in what was told. */
export function mayHave(first: IntentId, { r }: Turn, x: Context): Chosen | null {
  const { wines, kinds } = r.targets
  const items = r.targets.items.filter((item) => item !== r.last)
  // "Share" alone asks how large it is.
  const shares = first === 'price' && WITH.test(fold(r.line))
  if ((first !== 'unknown' && !shares) || items.length + wines.length + kinds.length > 0 || r.length > LONGER)
    return null
  const avoided = avoidedBy(r)
  if (avoided.length === 0 || !asksMay(r) || r.topics.length > 0 || r.day) return null
  const told = r.last ? [r.last] : listedIn(r, x.menu)
  const dishes = told.filter(({ kind }) => kind === 'dish')
  if (dishes.length === 0) return null
  return statesOf(dishes, avoided, r)
}

/** "And the cheesecake, can't I?", "the cheesecake no, right?": with an allergy known, its state in what is named, before anything else is heard in it. */
export function mayHaveNamed({ r }: Turn): Chosen | null {
  const { items, wines, named } = r.targets
  const avoided = avoidedBy(r)
  const isNo = asksWhetherNo(r)
  const few = named ? MOST_ASKED : isNo ? 2 : 0
  if (avoided.length === 0 || items.length === 0 || items.length > few || wines.length > 0) return null
  // Another allergen is asked about in so many words.
  if (r.allergens.some((allergen) => !avoided.includes(allergen))) return null
  if (!(isNo || asksMayNamed(r)) || r.day || r.has('price', 'reserve', 'modify')) return null
  return statesOf(items, avoided, r)
}

/** "Is the rioja gran reserva ok for me?": of the few wines that the words mean, what speaks against each. */
export function mayPour(first: IntentId, { r, asked }: Turn, x: Context): Chosen | null {
  const { items, wines, kinds, fromPlace, fromGrape } = r.targets
  const avoided = r.allergens.length > 0 ? r.allergens : avoidedBy(r)
  if (avoided.length === 0 || items.length + wines.length + kinds.length > 0 || r.day) return null
  if (asked.of !== 'wine' || !(fromPlace || fromGrape || r.styles.length > 0)) return null
  if (marked(r, 'which', 'something') || r.has('what', 'recommend', 'price', 'have', 'reserve')) return null
  const goesOn = r.talk.frame?.act === 'allergens' && r.length <= BRIEF
  if (
    !goesOn &&
    !(asksMay(r) && (actOf(first) === 'list' || actOf(first) === 'item' || first === 'allergen_wine'))
  )
    return null
  const meant = askedWines({ ...x, r }).items
  return meant.length > 0 && meant.length <= MOST_POURED ? statesOf(meant, avoided, r) : null
}
const MOST_POURED = 4

const BRIEF = 8
const LONGER = 13
const LONGEST = 16
const SO_BRIEF = 5

const MANY_OTHERS =
  /\b(?:otr[oa]s|others|the rest|(?:the )?other (?:two|three|2|3)|autres|anderen|andern|altr[ie])\b/

/** "And the other one?" where several others were shown: asked of which. */
export function otherOne(first: IntentId, { r }: Turn, x: Context): Chosen | null {
  const { items, wines, kinds } = r.targets
  if (!marked(r, 'other') || r.length > SO_BRIEF || items.length + wines.length + kinds.length > 0)
    return null
  if (!['unknown', 'booking', 'clarify'].includes(actOf(first)) || r.has('modify') || r.topics.length > 0)
    return null
  const others = listedIn(r, x.menu).filter((item) => item !== r.last)
  if (others.length < 2) return null
  // "And the others?" asks of each of them.
  if (others.length <= MOST_ASKED && MANY_OTHERS.test(fold(r.line)))
    return {
      id: 'framed_list',
      answer: (context) => {
        for (const item of others) sayLine(item, context)
        context.c.link('carta', 'reservar')
      },
      frame: { act: 'price', ask: ['price'] },
    }
  const ask = r.talk.frame?.ask ?? []
  return { id: 'clarify', answer: (context) => sayWhich(others, context), frame: { act: 'clarify', ask } }
}

/** "One without gluten": of what was told. */
const ONE = /\b(?:[kd]?eins|k?einen|un[ao]|one|une?)\b/

/** "And without alcohol?", "is there a gluten-free one?" after beers: among all drinks of the kind that was told. */
export function freeDrinks(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const listed = listedIn(r, x.menu)
  const [first] = listed
  const most = ONE.test(fold(r.line)) ? LONGEST : BRIEF
  if (!first || listed.some(({ kind }) => kind !== 'drink') || r.length > most) return null
  const { named, wines, kinds } = r.targets
  if (named || wines.length + r.styles.length > 0 || kinds.some((kind) => kind !== 'alcohol_free'))
    return null
  if (r.has('contains', 'inside', 'within', 'copula', 'allergy', 'cannot') || marked(r, 'that')) return null
  // "The 0.0 one then?" names one.
  if (r.targets.items.length === 1 && marked(r, 'article') && !marked(r, 'something')) return null
  const free = asked.want.filter((key) => key === 'kind:alcohol_free')
  const without = asked.exclude.length + (r.has('without') ? r.allergens.length : 0)
  if (free.length + without === 0) return null
  const shared = (x.index.kindsOf.get(first) ?? []).find(
    (kind) => kind !== 'alcohol_free' && listed.every((item) => x.index.kindsOf.get(item)?.includes(kind)),
  )
  if (!shared) return null
  const { frame } = r.talk
  // "With alcohol, without gin … and without egg?": what was left out before stays out.
  if (frame?.act === 'list' && frame.of === 'drink' && frame.exclude.length > 0)
    return list(narrowing(turn, frame, x), null)
  const query = { ...queryOf(turn), of: 'drink' as const, want: [`kind:${shared}`, ...free] }
  return found(query, x.menu.items, x).length > 0 ? list(query, null) : null
}

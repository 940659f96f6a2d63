import type { Locale } from '../../../../lib/i18n/locales.ts'
import { asksMay, asksMayIt, asksVerdict, holds, holdsTold } from '../avoid/asked-as.ts'
import { isAlone } from '../avoid/borne/fine.ts'
import { eatersOf } from '../avoid/lists.ts'
import { allergensOf } from '../avoid/stated.ts'
import type { Item } from '../menu.ts'
import { asksQuality } from '../qualities/quality.ts'
import type { Reading } from '../reading.ts'
import { ARTICLE } from '../text/article.ts'
import { fold, tokens } from '../text/fold.ts'
import { ASKS_ITS_OWN } from '../words/asking.ts'
import type { Allergen, Concept } from '../words/shape.ts'
import { isForBoth, meansBoth } from './meant/both.ts'
import { inBoth } from './meant/in-both.ts'
import { asksWhole } from './meant/whole-size.ts'
import { isBare, isTag, marked, mostMeant, namesBottle, pointing, pointingAll } from './reference.ts'

const [FEW, SHOWN, BRIEF, LISTED] = [3, 6, 6, 8]
export const SHORT = 9

export const avoidedBy = ({ avoidance }: Pick<Reading, 'avoidance'>): readonly Allergen[] => [
  ...new Set(eatersOf(avoidance).flatMap(({ allergens }) => allergens)),
]

export const dietsOfEaters = ({
  avoidance,
}: Pick<Reading, 'avoidance'>): readonly ('vegan' | 'vegetarian')[] => {
  const diets = eatersOf({ avoid: avoidance.all, only: avoidance.only }).flatMap((one) => one.diets)
  return diets.includes('vegan') ? ['vegan'] : diets.includes('vegetarian') ? ['vegetarian'] : []
}

export const saying = (r: Reading, ...concepts: Concept[]): Reading => ({
  ...r,
  has: (...asked) => asked.some((concept) => concepts.includes(concept)) || r.has(...asked),
})

/** "And the almond cake?", not "what other rice is there?". */
const namesFew = (r: Reading): boolean => {
  const { items, wines, named, kinds } = r.targets
  const count = items.length + wines.length
  // "E un negroni?" after "may I drink the beer?", "e nella frittura di calamari?"
  const ofAllergens = r.talk.frame?.ask.some(ofAllergen) && r.length <= BRIEF && r.words[0] !== undefined
  if (
    ofAllergens &&
    count === 1 &&
    r.marks.some(({ id, start }) => id === 'and' && start === 0) &&
    !r.has('recommend', 'have')
  )
    return true
  if (
    ofAllergens &&
    count > 0 &&
    count <= SHOWN &&
    r.hits.some(({ id, start }) => id.startsWith('kind:') && isInside(r, start))
  )
    return true
  // "And a dessert for her? Ice cream or so": the kind is wished for.
  const broad = kinds.length > 1 && kinds.some((kind) => GROUPS.has(kind)) && !saysThe(r)
  return (
    count > 0 &&
    (named || (count <= mostMeant(r) && !broad && !marked(r, 'other') && !wishes(r) && !r.has('recommend')))
  )
}
const GROUPS: ReadonlySet<string> = new Set(['dessert', 'starters', 'mains'])

/** "The soup, as a starter?" means one. */
const saysThe = (r: Reading): boolean =>
  r.hits.some(
    ({ id, start }) =>
      id.startsWith('kind:') &&
      !GROUPS.has(id.slice('kind:'.length)) &&
      ARTICLE.test(r.words[start - 1] ?? ''),
  )

/** "Some octopus", not "the octopus that he likes". */
function wishes(r: Reading): boolean {
  const noun = r.hits.find(({ id }) => id.startsWith('kind:'))
  const [only, more] = r.targets.items
  const isLed = (at: number): boolean => ARTICLE.test(r.words[at - 1] ?? '')
  // "The roast cauliflower": a word of its name may stand between.
  const names = new Set(only ? [...only.names.values()].flatMap(tokens) : [])
  const isNamed = (at: number): boolean => names.has(r.words[at] ?? '')
  const isOne =
    noun && only && !more && (isLed(noun.start) || (isLed(noun.start - 1) && isNamed(noun.start - 1)))
  return r.marks.some(({ id, start }) => id === 'something' && !(isOne && start > noun.start))
}

/** "Does the soup have any?": contains what, the message leaves open. Another food named beside the dish is what is asked for. */
function leavesOpen(r: Reading): boolean {
  const { absent, akin } = r.targets
  const items = [...r.targets.items, ...r.targets.wines]
  const denies = r.marks.some(
    ({ id, end }) => id === 'not' && r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start >= end),
  )
  const few = items.length > 0 && items.length <= FEW && absent.length === 0 && !akin && !denies
  return (
    few &&
    r.has('contains', 'inside', 'within') &&
    r.diets.length === 0 &&
    !r.has('price', 'pairing', 'allergens', 'recommend', 'eat')
  )
}

/** "A caña, has it any?": a whole name, though it stands for others of its kind too. */
function onlyWhole(r: Reading): Reading {
  const { items, named } = r.targets
  if (!named || items.length <= FEW || !r.has('contains', 'inside', 'within')) return r
  const [only, more] = items.filter(({ names }) =>
    [...names.values()].some((name) => r.words.includes(fold(name))),
  )
  return only && !more ? { ...r, targets: { ...r.targets, items: [only] } } : r
}

/** "And the almond cake?" asks of it what was asked before; with an allergy known, its allergens. */
export function carried(said: Reading): Reading {
  const r = onlyWhole(said)
  const { frame } = r.talk
  const avoided = avoidedBy(r)
  const open = leavesOpen(r) && !asksQuality(r)
  const diets = avoided.length === 0 && !open ? dietsOfEaters(r) : []
  if ((!frame && avoided.length + diets.length === 0) || !(open || namesFew(r))) return r
  if (r.allergens.length > 0 || r.topics.length > 0 || r.day) return r
  // "Is the hummus ok for my sister?", who is vegan.
  const own = r.targets.items
  const isOne = own.length > 0 && own.length <= FEW && !isAlone(r)
  if (diets.length > 0 && isOne && asksMay(r) && !r.has('price', 'recommend', 'reserve', 'pairing'))
    return { ...r, diets, targets: { ...r.targets, named: true } }
  const ask = frame?.ask ?? []
  const keys = (type: string): string[] =>
    ask.filter((key) => key.startsWith(type)).map((key) => key.slice(type.length))
  const asked = keys('allergen:') as Allergen[]
  const meant = [...new Set([...asked, ...avoided])]
  if (open && meant.length > 0) return { ...r, allergens: meant, targets: { ...r.targets, named: true } }
  if (open && r.length <= SHORT) return saying(r, 'ingredients')
  if (meant.length > 0 && asksVerdict(r) && !r.has('price', 'recommend', 'reserve', 'pairing'))
    return { ...r, allergens: meant, diets: [] }
  if (r.has(...ASKS_ITS_OWN)) return r
  // "Is the paella for two at least?": by its price.
  if (marked(r, 'each') && r.length <= SHORT) return saying(r, 'price')
  if (r.has('without') && !isTag(r)) return r
  if (ask.includes('price') && !r.has('have') && !(avoided.length > 0 && r.has('copula')))
    return saying(asked.length > 0 ? { ...r, allergens: asked, diets: [] } : r, 'price')
  if (meant.length > 0) {
    const inDish = r.hits.some(({ id, start }) => id.startsWith('kind:') && isInside(r, start))
    return { ...(inDish ? saying(r, 'within') : r), allergens: meant, diets: [] }
  }
  if (r.length > SHORT || r.has('have')) return r
  if (ask.includes('allergens')) return saying(r, 'allergens')
  const asksDiets = keys('diet:') as ('vegan' | 'vegetarian')[]
  if (asksDiets.length > 0) return { ...r, diets: asksDiets }
  if (ask.includes('description')) return saying(r, 'ingredients')
  // "And a dessert, something with chocolate": after the wine a dish is wished.
  const dessert = r.targets.kinds.includes('dessert') && marked(r, 'something')
  return ask.includes('pairing') && !r.has('copula') && !dessert ? saying(r, 'wine', 'pairing') : r
}

/** "In the fried squid", of a food that is a dish too: no "there is" stands before it. */
const isInside = (r: Reading, at: number): boolean =>
  r.hits.some(({ id, start }) => id.startsWith('kind:') && start === at) &&
  r.hits.some(({ id, end }) => id === 'concept:in' && end <= at && at - end <= BESIDE) &&
  !r.has('have', 'contains', 'inside', 'within')
const BESIDE = 3

const ofAllergen = (id: string): boolean => /^(allergen|group):/.test(id)

/** "And the half portion?", "is that per person?": the price line of the thing last spoken of. */
export function sameSize(r: Reading): Reading {
  const { items, wines, kinds } = r.targets
  const own = items.length + wines.length + kinds.length + r.styles.length > 0 || r.has('cheap', 'dear')
  // "And the bottle?" after a glass of it.
  const brief = r.length <= 4 || (r.length <= 6 && isBare(r))
  if (r.last?.kind === 'wine' && !own && brief && marked(r, 'article') && namesBottle(r))
    return saying(pointing(r, r.last), 'price')
  if (!r.last || own || r.length > SHORT || r.day || r.has('reserve')) return r
  if (asksWhole(r)) return saying(pointing({ ...r, topics: [], matter: null }, r.last), 'price', 'portion')
  if (r.topics.length > 0) return r
  const dear = r.has('range') && (r.length <= 4 || r.has('price'))
  return dear || r.has('portion') || marked(r, 'half', 'each')
    ? saying(pointing(r, r.last), 'price', 'portion')
    : r
}

/** Said to the house: "do you have mustard?" asks for it. */
const OF_HOUSE =
  /^(?:avete|avreste|hai|fate|teneis|tienes|tienen|tenes|habt|haben|hast|avez|auriez|t|you|u|got|can)$/

/** Behind a food, where "there is" asks of the thing in hand: "y a des noix avec ?". */
const WITH_IT = /^(?:avec|dedans|con|dentro|with|inside|dabei|drin|mit|insieme)$/
const endsAt = ({ words, breaks }: Reading, end: number): boolean => {
  const at = WITH_IT.test(words[end] ?? '') ? end + 1 : end
  return at === words.length || breaks.has(at)
}

/** "Senape ce n'è?": what is left of the verb. */
const behindOf = (r: Pick<Reading, 'words'>, end: number): number =>
  /^[nye]$/.test(r.words[end] ?? '') ? behindOf(r, end + 1) : end

/** "C'è senape? sono allergica": what is in the thing last spoken of, where the food is no dish of its own. */
const isThere = (r: Reading): boolean =>
  r.hits.some(
    ({ id, start, end }) =>
      id === 'concept:have' &&
      !r.words.slice(start, end).some((word) => OF_HOUSE.test(word)) &&
      r.hits.some(
        (hit) =>
          ofAllergen(hit.id) &&
          ((hit.start >= end - 1 && hit.start - end <= 2 && endsAt(r, hit.end)) ||
            (hit.end === start && endsAt(r, behindOf(r, end)))) &&
          !r.hits.some((other) => other.id.startsWith('kind:') && other.start === hit.start),
      ),
  ) && r.allergens.length > 0

/** What asks for something else than what is in the thing in hand. */
const ELSE = /^concept:(?:without|what|eat|recommend|menu|food|allergy|cannot|price|wine|drink)$/

/** "Nuts in that? our daughter is allergic": the food that is asked of the thing in hand, before the allergy is told. */
function askedFirst(r: Reading): readonly Allergen[] {
  const end = Math.min(...[...r.breaks].filter((at) => at > 0))
  if (!r.has('allergy', 'cannot', 'severe') || !/^[^.,;:!?]+\?/.test(r.line) || end > SHORT) return []
  const said = r.hits.filter(({ start }) => start < end)
  const foods = said.filter(({ id }) => ofAllergen(id))
  const isFood = (at: number): boolean => foods.some(({ start }) => start === at)
  const other = said.some(({ id, start }) => ELSE.test(id) || (id.startsWith('kind:') && !isFood(start)))
  return other || r.words.slice(0, end).some((word) => OF_HOUSE.test(word)) ? [] : foods.flatMap(allergensOf)
}

/** "She can't have milk, does the menu have any?", of a set menu. */
const ofSetMenu = (r: Reading): boolean =>
  r.has('menu') &&
  r.allergens.length > 0 &&
  holds(r) &&
  r.targets.items.length === 0 &&
  (r.last?.prices.some(({ formato }) => formato === 'menu') ?? false)

/** "Is it vegan?", "does it have celery, my wife is allergic": of the thing last spoken of. */
function aboutLast(r: Reading, listed: readonly Item[]): Reading {
  const { items, wines, kinds } = r.targets
  const own = items.length + wines.length + kinds.length > 0 || r.styles.length > 0
  // "I'm allergic to egg, may I eat both?"
  const isBoth =
    listed.length === 2 && !r.targets.named && wines.length === 0 && meansBoth(tokens(r.line).join(' '))
  const foodsSaid = r.hits.flatMap((hit) => [...allergensOf(hit)])
  const isAsked =
    foodsSaid.length > 0 || (avoidedBy(r).length > 0 && asksMayIt(r) && !isForBoth(tokens(r.line).join(' ')))
  if (isBoth && isAsked) {
    const asked = [...new Set([...r.allergens, ...(foodsSaid.length > 0 ? foodsSaid : avoidedBy(r))])]
    return pointingAll({ ...r, allergens: asked }, listed)
  }
  if (marked(r, 'which')) return r
  // "I bear no egg, may I drink it?": a food that is told names no other dish.
  const told = r.allergens.length > 0 || avoidedBy(r).length > 0
  // Another food that is named ("is there mustard with that") is asked for itself, below.
  const spoken = r.hits.some(({ id }) => ofAllergen(id))
  const foods = r.allergens.length === 0 && spoken
  // "The horchata, may she drink it?" names what is meant.
  const isNamed = r.targets.named || (items.length === 1 && !spoken)
  if (told && !foods && wines.length + kinds.length === 0 && !isNamed && asksMayIt(r)) {
    const asked = r.allergens.length > 0 ? r : { ...r, allergens: avoidedBy(r) }
    if (r.last) return pointing(asked, r.last)
    if (listed.length > 1 && listed.length <= FEW) return pointingAll(asked, listed)
  }
  const few = !r.last && listed.length > 1 && listed.length <= FEW
  const first = askedFirst(r)
  if (first.length > 0 && !r.targets.named && (r.last || (listed.length > 0 && listed.length <= SHOWN))) {
    const asked = { ...r, allergens: [...new Set([...first, ...r.allergens])] }
    return r.last ? pointing(asked, r.last) : pointingAll(asked, listed)
  }
  const there = isThere(r) || holdsTold(r) || ofSetMenu(r)
  if (few && kinds.length + wines.length === 0 && !r.targets.named && there) return pointingAll(r, listed)
  if (!r.last || (own && !(kinds.length + wines.length === 0 && !r.targets.named && there))) return r
  if (there) return pointing(r, r.last)
  if (r.has('eat', 'recommend', 'food', 'menu', 'wine')) return r
  if (r.has('have') && !marked(r, 'inside')) return r
  // "Is it safe with a nut allergy?"
  const safe = r.has('guarantee') && r.words.some((word) => /^(it|that|das|ca|eso|quello)$/.test(word))
  const asks = r.has('inside', 'within', 'copula') || holds(r) || safe
  return asks && (r.allergens.length > 0 || r.diets.length > 0) ? pointing(r, r.last) : r
}

/** "Is it vegan?", "is that lactose-free too?" after a few wines or dishes asks of those, not of the menu. */
function dietOfListed(r: Reading, listed: readonly Item[]): Reading {
  const { items, wines, kinds } = r.targets
  const own = items.length + wines.length + kinds.length + r.styles.length > 0
  const free = r.allergens.length > 0 && r.has('without') && !r.has('allergy', 'cannot')
  if (r.last || own || !(free || r.diets.length > 0) || !r.has('copula') || r.length > FEW + (free ? 3 : 1))
    return r
  if (
    listed.length === 0 ||
    listed.length > LISTED ||
    r.has('eat', 'recommend', 'food', 'menu', 'have', 'what')
  )
    return r
  if (marked(r, 'which', 'something', 'other') || r.avoidance.noted.length > 0) return r
  const poured = listed.filter(({ kind }) => kind === 'wine')
  const eaten = listed.filter(({ kind }) => kind !== 'wine')
  const { frame } = r.talk
  const ofWine = poured.length > 0 && (frame?.act === 'pairing' || frame?.of === 'wine')
  return { ...r, targets: { ...r.targets, items: ofWine ? [] : eaten, wines: poured, named: true } }
}

/** "Il a de l'œuf ?": of a guest who has something, another word is said. */
const HAS: Partial<Record<Locale, RegExp>> = {
  fr: /^(?:et )?(?:il|elle|ca|ça) a (?:de |du |des |d['’])/iu,
}

const isAnd = (r: Reading): boolean => r.marks.some(({ id, start }) => id === 'and' && start === 0)
const isDish = (r: Reading, { start }: { start: number }): boolean =>
  r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start)

/** "And milk?", "nuts in that?": another allergen of the thing last spoken of. */
export function sameThing(first: Reading, listed: readonly Item[]): Reading {
  const r = dietOfListed(inBoth(first, listed) ?? aboutLast(first, listed), listed)
  const goesOn = r.talk.frame?.act === 'allergens'
  // "Are there eggs?" names no dish of its own: it asks of what was shown.
  const ofShown =
    r.has('contains', 'inside', 'within', 'have') && r.targets.kinds.length === 0 && r.length <= 6
  const chosen = marked(r, 'which') && listed.length > 1 && listed.length <= SHOWN
  const has = listed.length > 0 && (HAS[r.lang]?.test(r.line) ?? false)
  const few =
    r.last && !chosen
      ? [r.last]
      : listed.length <= (ofShown || chosen || has ? SHOWN : FEW) || goesOn
        ? listed
        : []
  const other = (goesOn || has) && !r.last && r.length < FEW + 2
  const most = has ? SHORT : 7
  if (few.length === 0 || (r.allergens.length > 0 && !other) || r.length > most || r.targets.named) return r
  if (r.has('eat', 'recommend', 'without', 'price', 'what')) return r
  const inIt = marked(r, 'inside')
  const before = r.talk.frame?.ask.some((key) => ofAllergen(key) || key === 'allergens')
  const found = r.hits.filter(({ id }) => ofAllergen(id))
  // "And mustard?", after the price of a dish: no dish is called so.
  const ofLast =
    r.last?.kind === 'dish' && isAnd(r) && r.length < BRIEF && found.every((hit) => !isDish(r, hit))
  if (!before && !inIt && !has && !ofLast && !r.has('contains', 'inside', 'within', 'in', 'have')) return r
  const others = r.hits.filter(
    ({ id, start }) => id.startsWith('kind:') && !found.some((hit) => hit.start <= start && hit.end > start),
  )
  if (found.length === 0 || others.length > 0) return r
  // "And egg in the gran reserva?" asks of a wine that is named.
  const allergens = [...new Set(found.flatMap(allergensOf))]
  const [wine, another] = r.targets.wines
  if (wine && !another) return pointing({ ...r, allergens }, wine)
  // "And the mussels?" is another dish, "and molluscs?" another allergen of this one; where something is avoided, "and octopus?" too.
  const only = r.targets.items.length === 1 && avoidedBy(r).length > 0 && !r.targets.kinds.includes('cheese')
  const dish = (hit: { start: number }): boolean =>
    isDish(r, hit) && (only || r.marks.some(({ id, end }) => id === 'article' && end === hit.start))
  // "E nella frittura di calamari?": in another dish, what was asked before.
  const inDish = found.every(({ start }) => isInside(r, start))
  if (inDish) return r
  const ofDishes = r.targets.items.length > 0 && r.targets.items.length <= FEW && found.every(dish)
  if (ofDishes && !inIt && !r.has('contains', 'inside', 'within')) return r
  // "Do you have cheese?" asks for a dish, "is there celery?" about the one in hand.
  if (r.has('have') && !inIt && r.hits.some(({ id }) => id.startsWith('kind:'))) return r
  const none = { kinds: [], absent: [], holding: [], unknown: [], akin: false }
  const things =
    r.last && !chosen
      ? { items: [], wines: [] }
      : { items: few.filter(({ kind }) => kind !== 'wine'), wines: few.filter(({ kind }) => kind === 'wine') }
  const named = chosen || ((goesOn || ofShown || has) && !r.last)
  return { ...r, allergens, targets: { ...r.targets, ...none, ...things, named } }
}

import type { Frame } from '../../../../lib/chat/talk.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { GROUPS, WITHOUT } from '../allergy.ts'
import { dislikedKinds } from '../avoid/borne/disliked.ts'
import { personsIn } from '../avoid/people.ts'
import { toldKeys } from '../care/told.ts'
import { notFriedAt, notRawAt } from '../heat/fried.ts'
import type { ItemKind } from '../hints.ts'
import type { IntentId } from '../intents/ids.ts'
import { KINDS, type Kind } from '../kinds.ts'
import { matterKey } from '../matters/matter.ts'
import { mattersOf } from '../matters/matters-of.ts'
import { asWritten } from '../places.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { actOf } from '../talk/acts.ts'
import { pardonKey } from '../talk/echo.ts'
import { fold, range } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { saysWine } from '../wanted-wines.ts'
import type { Concept } from '../words/shape.ts'
import { withoutCaffeine } from './caffeine.ts'
import { isForChild } from './for-child.ts'
import { isKind } from './held.ts'
import { type Key, placeKey, rowWord } from './keys.ts'
import { deniesWine } from './no-wine.ts'
import { excludedIn, nounsIn } from './scope.ts'
import { ofSections } from './sections.ts'
import { isSober, refusesSober } from './sober.ts'

const [MOST, FEW] = [12, 3]

/** What a message wants and excludes, as conditions on rows. `names`: it also says what kind of thing it is about. */
export type Asked = Pick<Frame, 'of' | 'max' | 'min' | 'sort'> & {
  want: readonly Key[]
  exclude: readonly Key[]
  /** Positions of the words that are excluded. */
  out: ReadonlySet<number>
}

/** A diet says this already. */
const MEATLESS: ReadonlySet<Key> = new Set([
  'kind:meat',
  'allergen:pescado',
  'allergen:moluscos',
  'allergen:crustaceos',
])
const SPOKEN = /^(concept|topic|weekday|month|feast):/

/** "Allergic to shellfish": the word names what is avoided, not what is wanted. */
const avoids = (at: number, { hits, allergens }: Reading): boolean =>
  hits.some(
    ({ id, start }) =>
      start === at &&
      (id.startsWith('group:')
        ? allergens.length > 0
        : allergens.some((allergen) => id === `allergen:${allergen}`)),
  )

const ALCOHOL: Record<Locale, RegExp> = {
  es: /\bcon (?:algo de )?alcohol\b|\balcoholic[ao]s?\b/,
  en: /\bwith (?:some )?alcohol\b|(?<!non )\balcoholic\b|\bboozy\b/,
  fr: /\bavec (?:de l )?alcool\b|\balcoolise/,
  de: /\bmit alkohol\b|\balkoholisch/,
  it: /\bcon (?:l )?alcol\b|\balcolic[oaihe]+\b/,
}

/** "He bears no alcohol, not in a sauce either": of dishes, what is cooked with wine is left out. */
const DRY_FOOD: Record<Locale, RegExp> = {
  es: /\b(?:sin|nada de|ni|no \w+(?: \w+)?) (?:vino|alcohol)\b/,
  en: /\b(?:without|no|any|don t drink|free of) (?:wine|alcohol)\b|\balcohol free\b/,
  fr: /\b(?:sans|pas d|pas de|aucun) ?(?:vin|alcool)\b/,
  de: /\b(?:ohne|kein\w*|keinerlei) (?:wein|alkohol)\b/,
  it: /\b(?:senza|niente|non \w+(?: l)?) (?:vino|alcol|alcool)\b/,
}
const ofDrink = (r: Reading): boolean =>
  r.has('drink') ||
  r.hits.some(({ id }) => id.startsWith('kind:') && id !== 'kind:alcohol_free' && !isDishKind(id.slice(5)))
const isPoured = (r: Reading): boolean => ofDrink(r) || r.talk.frame?.of === 'drink'
const ofFood = (r: Reading): boolean =>
  (r.has('eat', 'food') && !ofDrink(r)) ||
  (!ofDrink(r) && r.hits.some(({ id }) => id.startsWith('kind:') && isDishKind(id.slice(5))))
export const isDryFood = (r: Reading): boolean => DRY_FOOD[r.lang].test(fold(r.line)) && ofFood(r)
/** "Something to drink without bubbles." */
const STILL: Record<Locale, RegExp> = {
  es: /\b(?:sin|ni) (?:gas|burbujas)\b/,
  en: /\b(?:without|no|not) (?:fizz\w*|bubbles|gas|carbonat\w+)\b|\b(?:non|not) (?:fizzy|carbonated)\b/,
  fr: /\b(?:sans|pas de|ni) (?:gaz|bulles)\b|\bnon gazeu/,
  de: /\b(?:ohne|keine?) (?:kohlensaure|blubber|sprudel|gas)\b/,
  it: /\b(?:senza|niente|ne) (?:gas|bollicine)\b|\bnon (?:gassat|frizzant)/,
}
/** Fish, and no meat. */
const EATS_FISH = /\bpes[ck][aeo][ -]?(?:t|vege)[a-z]*(?:arian|arien|arier|arisch)/
const APERITIF = /^aper(?:itiv|itif|o$)/
const isDishKind = (kind: string): boolean => isKind(kind) && KINDS[kind].of === 'dish'

/** "Nothing spicy", "nicht so scharf". */
const isDenied = (r: Reading, concept: Concept): boolean =>
  r.hits.some(
    ({ id, start }) =>
      id === `concept:${concept}` &&
      r.marks.some(({ id: mark, end }) => mark === 'not' && end <= start && start - end <= 2),
  )

/** Behind a person, says which one. */
const OF_PERSON = /^(?:mayor|menor|pequen[ao]|grande|mediano)$/
/** `exclude` counts fish by its allergen too: a soup of fish is no "nothing with fish". */
export function askedIn(r: Reading, index: Index): Asked {
  const spoken = new Set(
    r.hits
      .filter(({ id }) => SPOKEN.test(id))
      .flatMap(({ start, end, loose }) => (loose ? [start, end - 1] : range(start, end))),
  )
  // "My eldest daughter": what is said of a person is no grape.
  for (const { start, end } of personsIn(r))
    for (const at of range(start, end + 1)) if (OF_PERSON.test(r.words[at] ?? '')) spoken.add(at)
  // "Do you speak Spanish?": a country is one of wines alone.
  const ofWine = saysWine(r.hits) || r.targets.wines.length > 0 || r.talk.frame?.of === 'wine'
  const placeAt = (word: string): Key | null =>
    word.length < 3 || STOP.has(word) || (!ofWine && index.countries.has(asWritten(word)))
      ? null
      : placeKey(word, index)
  const keyAt = (word: string): Key | null =>
    word.length < 3 || STOP.has(word) ? null : (placeAt(word) ?? rowWord(word, r.lang, index))
  const isRowWord = (word: string): boolean => keyAt(word) !== null
  const out = excludedIn(r, nounsIn(r, isRowWord))
  const inside = ({ start, end }: { start: number; end: number }): boolean =>
    range(start, end).every((at) => out.has(at))
  const { items, wines } = r.targets
  // "The black rice": a grape has that name too.
  const inDish = (word: string): boolean =>
    wines.length === 0 &&
    items.length > 0 &&
    items.length <= FEW &&
    !r.has('wine', 'glass') &&
    items.every((item) => index.names.get(item)?.some((name) => name.has(word)))
  const disliked = dislikedKinds(r)
  const [want, exclude, covered] = [new Set<Key>(), new Set<Key>(), new Set<number>()]
  for (const hit of r.hits) {
    const isOut = inside(hit)
    const [type, value = ''] = hit.id.split(':')
    const place = isOut && type === 'style' ? placeKey(r.words[hit.start] ?? '', index) : null
    if (place) {
      exclude.add(place)
      covered.add(hit.start)
      continue
    }
    const isDisliked = isOut && disliked.has(hit.start)
    const byAllergen =
      !isDisliked && r.hits.some(({ id, start }) => start === hit.start && /^(allergen|group):/.test(id))
    if (type === 'kind' || type === 'style') {
      if (!isOut && !(byAllergen && avoids(hit.start, r))) want.add(hit.id)
      else if (isOut && !byAllergen) exclude.add(hit.id)
    } else if (isDisliked) continue
    else if (isOut && type === 'allergen') exclude.add(hit.id)
    else if (isOut && type === 'group') for (const key of GROUPS[value] ?? []) exclude.add(`allergen:${key}`)
    else continue
    for (const at of range(hit.start, hit.end)) covered.add(at)
  }
  r.words.forEach((word, at) => {
    if (covered.has(at)) return
    if (out.has(at) || (/^del?$/.test(r.words[at - 1] ?? '') && out.has(at - 2))) {
      const key = keyAt(word)
      if (key) exclude.add(key)
    } else if (!spoken.has(at) && !inDish(word)) {
      const place = placeAt(word)
      if (place) want.add(place)
    }
  })
  withoutCaffeine(r, { want, exclude })
  ofSections(r, index, { want, exclude, out, spoken })
  // "An aperitif without alcohol" is drunk.
  if (want.has('kind:alcohol_free') && r.words.some((word) => APERITIF.test(word)))
    want.delete('kind:starters')
  for (const diet of r.diets) want.add(`diet:${diet}`)
  if (r.has('organic') && saysWine(r.hits)) want.add('quality:organic')
  if (ALCOHOL[r.lang].test(fold(r.line)) && isPoured(r)) want.add('quality:alcohol')
  if (STILL[r.lang].test(fold(r.line)) && ofDrink(r)) exclude.add('quality:fizzy')
  // "Cocktails without alcohol for the kids": no drink is a dish for children.
  if ([...want].some((key) => key.startsWith('kind:') && !isDishKind(key.slice(5)))) want.delete('kind:kids')
  // "A dessert for the child" is one of the desserts.
  if (want.has('kind:dessert')) want.delete('kind:kids')
  const forChild = isPoured(r) && isForChild(r)
  if (forChild) for (const key of ['kind:coffee', 'kind:beer'] as const) exclude.add(key)
  if (refusesSober(r) && isPoured(r)) {
    want.delete('kind:alcohol_free')
    exclude.add('kind:alcohol_free')
  } else if ((isSober(r) || forChild) && isPoured(r) && !want.has('kind:alcohol_free')) {
    want.delete('quality:alcohol')
    exclude.delete('kind:alcohol_free')
    exclude.add('quality:alcohol')
  }
  const dry = isDryFood(r)
  if (dry) {
    for (const key of ['kind:alcohol_free', 'quality:alcohol']) {
      want.delete(key)
      exclude.delete(key)
    }
    exclude.add('quality:alcohol')
  }
  if (notFriedAt(r, r.lang).length > 0) exclude.add('quality:fried')
  if (notRawAt(r).length > 0) exclude.add('quality:raw')
  if (EATS_FISH.test(fold(r.line))) {
    exclude.add('kind:meat')
    // The word itself was taken for a fish.
    if (!r.hits.some(({ id, start }) => id === 'kind:fish' && !/^pes[ck]/.test(r.words[start] ?? '')))
      want.delete('kind:fish')
  }
  if (isDenied(r, 'spicy')) exclude.add('quality:spicy')
  // "Vegan and spicy"; alone it has an answer of its own.
  else if (r.has('spicy') && r.targets.items.length === 0 && r.avoidance.all.length + r.diets.length > 0)
    want.add('quality:spicy')
  // "No eat pork. What meat without pork?": what is said with "without" is left out, however it is said besides.
  for (const { id, start } of r.hits)
    if (
      isDishKind(id.slice('kind:'.length)) &&
      exclude.has(id) &&
      out.has(start) &&
      WITHOUT.test(r.words[start - 1] ?? '')
    )
      want.delete(id)
  for (const key of exclude)
    if (want.has(key) || (r.diets.length > 0 && MEATLESS.has(key))) exclude.delete(key)
  const { max, min } = r.money
  return {
    of: dry || noWine(r, out) ? 'dish' : (ofKeys(want, r) ?? (exclude.has('kind:cola') ? 'drink' : null)),
    want: [...want].slice(0, MOST),
    // "It's shellfish, not fish" takes back the fish, and leaves none out.
    exclude: r.avoidance.amends ? [] : [...exclude].slice(0, MOST),
    max,
    min,
    sort:
      r.has('cheap') || r.marks.some(({ id }) => id === 'cheaper')
        ? 'cheapest'
        : r.has('dear') || r.marks.some(({ id }) => id === 'dearer')
          ? 'dearest'
          : null,
    out,
  }
}

/** "The boy drinks no wine, what is there to eat?" */
const noWine = (r: Reading, out: ReadonlySet<number>): boolean => {
  const wine = r.hits.filter(({ id }) => id === 'concept:wine')
  // "Drinks no wine" asks for no other drink.
  const denied = r.hits.filter(
    ({ id, end }) => id === 'concept:drink' && wine.some(({ start }) => start === end),
  )
  const asksDrink = ofDrink(denied.length > 0 ? { ...r, has: () => false } : r)
  return (
    wine.length > 0 &&
    r.has('eat', 'food') &&
    !asksDrink &&
    r.styles.length === 0 &&
    wine.every(({ start }) => out.has(start))
  )
}

function ofKeys(want: ReadonlySet<Key>, r: Reading): ItemKind | null {
  // "Enough of the wine, have you a dessert without gluten?": what must be free of something is a dish.
  const dishes = [...want].some((key) => key.startsWith('kind:') && isDishKind(key.slice(5)))
  if (dishes && r.allergens.length > 0 && r.has('without') && !r.has('pairing') && r.styles.length === 0)
    return 'dish'
  // "A wine without alcohol, or a mocktail": among the drinks.
  if (want.has('kind:alcohol_free') && want.has('kind:cocktail')) return 'drink'
  const ofWine = r.has('wine', 'glass') && !deniesWine(r)
  if (ofWine || [...want].some((key) => /^(style|place|grape):/.test(key))) return 'wine'
  for (const key of want) if (key.startsWith('kind:')) return KINDS[key.slice(5) as Kind].of
  if (r.has('drink')) return 'drink'
  return r.has('eat', 'food', 'menu') ? 'dish' : null
}

/** What was asked of the things, for "and Y?" in the next turn. */
function askOf(r: Reading, intent: IntentId): readonly Key[] {
  const act = actOf(intent)
  if (act === 'care') return [...r.cares.map((care) => `care:${care}`), ...toldKeys(r)]
  if (intent === 'protest') return [pardonKey(r.talk)]
  if (r.allergens.length > 0) return r.allergens.map((allergen) => `allergen:${allergen}`)
  if (intent === 'diet_dish') return r.diets.map((diet) => `diet:${diet}`)
  if (intent === 'allergens_of_dish') return ['allergens']
  if (act === 'pairing') return ['pairing']
  // "The paella, per head?"
  const perHead = act === 'list' && r.targets.items.length === 1 && r.marks.some(({ id }) => id === 'each')
  if (act === 'price' || perHead) return ['price']
  return act === 'item' ? [...(r.has('price') ? ['price'] : []), 'description'] : []
}

/** A matter of the house is kept beside, for "and how much is it?". */
function matterOf(r: Reading, intent: IntentId): readonly Key[] {
  const act = actOf(intent)
  if (intent === 'modify_booking') return [matterKey('cancellation')]
  if (intent === 'group' || intent === 'groups') return [matterKey('groups')]
  const [first] = act === 'house' ? mattersOf(r) : []
  return first ? [matterKey(first)] : []
}

export function frameOf(r: Reading, asked: Asked, intent: IntentId): Frame {
  const { of, want, exclude, max, min, sort } = asked
  const [first] = [...r.targets.items, ...r.targets.wines]
  const before = r.talk.frame
  // "Is the second dry?" asks of one of the wines for the rice: what they were for is still wished.
  const goesOn =
    (intent === 'wine_one' || intent === 'quality') &&
    before?.of === 'wine' &&
    first?.kind === 'wine' &&
    want.length + exclude.length === 0
  return {
    act: actOf(intent),
    of: of ?? first?.kind ?? null,
    ...(goesOn
      ? { want: before.want, exclude, max: before.max, min, sort }
      : { want, exclude, max, min, sort }),
    ask: [
      ...askOf(r, intent).slice(0, MOST - 2),
      ...matterOf(r, intent),
      ...((r.has('glass') && of === 'wine') || (goesOn && before.ask.includes('glass')) ? ['glass'] : []),
    ],
  }
}

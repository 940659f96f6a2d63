import type { Locale } from '../../../../lib/i18n/locales.ts'
import { isKind } from '../frame/held.ts'
import { holdsWord } from '../frame/keys.ts'
import { heatAsked } from '../heat/asked.ts'
import type { Item, Menu } from '../menu.ts'
import { asWritten } from '../places.ts'
import type { Reading } from '../reading.ts'
import { contentWords, type Index } from '../search.ts'
import { itemAt } from '../talk/known.ts'
import { fold, range, stems, tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { closestNamed, focusOf, heldIn } from './focus.ts'
import type { Mark } from './mark-names.ts'
import { meansBoth } from './meant/both.ts'
import { GOES_ON, namedWith } from './meant/described.ts'
import { isOtherPerson } from './meant/other-person.ts'
import { sibling } from './sibling.ts'

const BOTTLE = /\b(?:botellas?|bottles?|bouteilles?|flaschen?|bottigli[ae])\b/
/** Whether a wine is spoken of by the bottle, in any language. */
export const namesBottle = ({ line }: Pick<Reading, 'line'>): boolean => BOTTLE.test(fold(line))

export const marked = ({ marks }: Reading, ...ids: Mark[]): boolean =>
  marks.some(({ id }) => ids.includes(id))

/** "The suquet, no?": a tag at the end denies nothing. */
export const isTag = ({ words }: Reading): boolean =>
  /^(no|non|nein|nee|ne|oder|o|verdad|cierto|vero|giusto|hein|gell|right|innit)$/.test(words.at(-1) ?? '')

/** "The fried calamares": certain things, though several fit, not a wish for some. */
export const mostMeant = (r: Reading): number =>
  marked(r, 'article') && !marked(r, 'something', 'other') ? 6 : 3

export const listedIn = ({ talk }: Reading, menu: Menu): readonly Item[] =>
  talk.listed.flatMap((ref) => itemAt(ref, menu) ?? [])

const NTH: readonly Mark[] = ['nth1', 'nth2', 'nth3', 'nth4']
/** After these an ordinal is a course or a day, no place in a list. */
const NOT_LISTED =
  /^(plato|platos|curso|course|courses|plat|plats|gang|piatto|piatti|vez|time|fois|mal|volta|\d+)$/

export function nthOf(r: Reading, listed: readonly Item[]): Item | null {
  if (r.day !== null) return null
  for (const { id, end } of r.marks) {
    if (NOT_LISTED.test(r.words[end] ?? '')) continue
    if (id === 'nthLast') return listed.at(-1) ?? null
    const place = NTH.indexOf(id)
    if (place >= 0) return listed[place] ?? null
  }
  return null
}

/** "The chocolate one": of several that the words fit, the only one that was listed. */
function onlyListed({ targets, words }: Reading, listed: readonly Item[], index: Index): Item | null {
  const fits = [...targets.items, ...targets.wines]
  if (targets.named || fits.length < 2) return null
  // "Is there vinegar on the bream?": the bream was not listed, and is meant.
  const isElse = (items: readonly Item[] = []): boolean =>
    items.length === 1 && items.every((item) => fits.includes(item) && !listed.includes(item))
  if (targets.kinds.some((kind) => isElse(index.byKind.get(kind)))) return null
  const [only, more] = fits.filter((item) => listed.includes(item))
  return only && !more ? closestNamed(only, fits, words, index) : null
}

/** "The one from the garden": the only one listed that is of the kind. */
function ofKinds({ targets }: Reading, listed: readonly Item[], index: Index): Item | null {
  const [only, more] = listed.filter((item) =>
    index.kindsOf.get(item)?.some((kind) => targets.kinds.includes(kind)),
  )
  return only && !more ? only : null
}

/** "Quello dell'orto", where the row of that language kept the Spanish name: by the Spanish word of the same names. */
function bySpanish({ words }: Reading, listed: readonly Item[], index: Index): Item | null {
  const spanish = words.flatMap((word) => {
    const items = word.length > 3 && !STOP.has(word) ? [...(index.byWord.get(word) ?? [])] : []
    const [first, ...rest] = items.map(({ nombre }) => contentWords(nombre))
    return rest.length > 0 ? (first ?? []).filter((one) => rest.every((other) => other.includes(one))) : []
  })
  const [only, more] = listed.filter(({ nombre }) =>
    contentWords(nombre).some((word) => spanish.includes(word)),
  )
  return only && !more ? only : null
}

/** "And the one with prawns?": the only thing of the kind last spoken of that holds what is said. */
function ofKindSpoken(r: Reading, { items }: Menu, index: Index): Item | null {
  if (
    r.length > (marked(r, 'that') ? 12 : 9) ||
    r.day !== null ||
    r.has('have', 'recommend', 'without', 'wine')
  )
    return null
  const asked = r.talk.frame?.want.filter((key) => key.startsWith('kind:')).map((key) => key.slice(5)) ?? []
  const kinds = asked.length > 0 ? asked.filter(isKind) : (r.last && index.kindsOf.get(r.last)) || []
  const small = new Set(r.marks.flatMap(({ start, end }) => range(start, end)))
  const said = r.words.filter((_, at) => !small.has(at))
  const few = kinds.flatMap((kind) => index.byKind.get(kind) ?? []).filter((item) => item !== r.last)
  // "And the lemon one?", after a cake: of the desserts.
  const beside = items.filter(
    (item) => item !== r.last && r.last?.section && item.section?.id === r.last.section.id,
  )
  return (
    heldIn(few, said, r.lang, index) ??
    namedWith(few, said, r.lang, index) ??
    namedWith(beside, said, r.lang, index)
  )
}

/** "Is there celery in the tomato one?": of a few, the only one that holds all that is said of the thing. */
function listedBySaid(r: Reading, listed: readonly Item[], index: Index): Item | null {
  const { named, items, wines } = r.targets
  if (named || listed.length > FEW || !marked(r, 'article', 'that')) return null
  if ([...items, ...wines].some((item) => listed.includes(item))) return null
  // "The lobster rice": the food says which one, though it is an allergen too.
  const isFood = (at: number): boolean =>
    r.hits.some(({ id, start }) => id.startsWith('kind:') && start === at)
  const spoken = new Set(
    r.hits
      .filter(
        ({ id, start }) => !/^(?:kind|style):/.test(id) && !(id.startsWith('allergen:') && isFood(start)),
      )
      .flatMap(({ start, end }) => range(start, end)),
  )
  const small = new Set(r.marks.flatMap(({ start, end }) => range(start, end)))
  const said = r.words.filter((word, at) => !spoken.has(at) && !small.has(at) && !STOP.has(word))
  const isOwn = (word: string): boolean => {
    const speakers = index.speakers.get(word)
    return speakers ? speakers.has(r.lang) || speakers.has('es') : false
  }
  const known = said.filter((word) =>
    [word, ...stems(word).flatMap((one) => [...(index.byStem.get(one) ?? [])])].some(isOwn),
  )
  const [only, more] = listed.filter((item) => known.every((word) => holdsWord(item, word, r.lang, index)))
  return known.length > 0 && only && !more ? only : null
}

const FEW = 6

/** "Where is the red from?": the only one of that colour among a few wines. */
function ofColour(r: Reading, listed: readonly Item[], index: Index): Item | null {
  const [style, more] = r.styles
  const { items, wines, kinds } = r.targets
  const said = r.hits.some(
    ({ id, start }) => id === `style:${style}` && DEFINITE.test(r.words[start - 1] ?? ''),
  )
  if (!style || more || !said || items.length + wines.length + kinds.length > 0) return null
  if (r.has('recommend', 'pairing', 'cheap', 'dear') || marked(r, 'other', 'cheaper', 'dearer')) return null
  const words = r.hits.flatMap(({ id, start }) => (id === `style:${style}` ? [r.words[start] ?? ''] : []))
  const [one, two] = listed.filter((item) =>
    item.wine
      ? item.wine.estilo === style
      : index.names.get(item)?.some((name) => words.some((word) => name.has(word))),
  )
  return one && !two && listed.length > 1 && listed.length <= FEW ? one : null
}
const DEFINITE = /^(?:el|del|al|the|le|du|au|der|den|dem|vom|il|dal|nel)$/

/** "The Sardinian one": the only wine from there, of the colour that is said; the wine told last is not meant. */
function fromPlace(r: Reading, index: Index): Item | null {
  if (r.last?.kind !== 'wine' || !(marked(r, 'that', 'article') || THE_ONE.test(fold(r.line)))) return null
  const fits = r.words.flatMap((word) => [...(index.places.get(asWritten(word)) ?? [])])
  const [only, more] = [...new Set(fits)].filter(
    ({ wine }) => r.styles.length === 0 || r.styles.some((style) => style === wine?.estilo),
  )
  return only && !more ? only : null
}

/** A question about a single thing, not a wish for several. */
const ofOne = (r: Reading): boolean =>
  !r.has('recommend', 'cheap', 'eat') &&
  (!r.has('have') ||
    (r.allergens.length > 0 && !r.has('without', 'allergy') && marked(r, 'article', 'that'))) &&
  !marked(r, 'something', 'both', 'other', 'cheaper') &&
  (r.has('price', 'contains', 'inside', 'within', 'ingredients', 'copula', 'portion', 'pairing') ||
    heatAsked(r) !== null ||
    r.allergens.length > 0)

/** "Il a de l'œuf, celui-là ?": a pronoun alone, with nothing said of which. */
const BARE =
  /\b(?:celui(?: la| ci)|celle(?: la| ci)|ese|esa|eso|este|esta|quello|quella|questo|questa|that one|this one|that|this|it|da|dem)$/
export const isBare = ({ words }: Reading): boolean => BARE.test(words.join(' '))

/** "The lemon one". */
const THE_ONE = /\bthe \w+ ones?\b/
const isMeant = ({ targets }: Reading, item: Item): boolean =>
  targets.items.includes(item) || targets.wines.includes(item)

/** The one item of the list that the message points at, without naming it; null when it points at none. */
export function pointedAt(r: Reading, menu: Menu, index: Index): Item | null {
  const listed = listedIn(r, menu)
  if (listed.length === 0) return null
  const fromThere = fromPlace(r, index)
  if (fromThere) return fromThere
  // "El uno y el otro", of two: neither alone.
  if (listed.length === 2 && meansBoth(tokens(r.line).join(' '))) return null
  const own = r.targets.items.length > 0 || r.targets.wines.length > 0
  // "Il secondo" is a course too.
  const course = !r.targets.named && r.targets.kinds.every((kind) => kind === 'mains' || kind === 'starters')
  const nth = own && !course ? null : (nthOf(r, listed) ?? ofColour(r, listed, index))
  if (nth) return nth
  const within =
    r.has('contains', 'inside', 'within', 'have') && r.hits.some(({ id }) => /^(allergen|group):/.test(id))
  const allergenOnly = (r.allergens.length > 0 || within) && !r.targets.named
  if ((!own || allergenOnly) && marked(r, 'other') && !isOtherPerson(r)) {
    const [other, more] = listed.filter((item) => item !== r.last)
    return other && !more ? other : r.last && listed.includes(r.last) ? sibling(r.last, listed) : null
  }
  const that = marked(r, 'that') || (THE_ONE.test(fold(r.line)) && !GOES_ON.test(r.line))
  // "I take that one, and does the bream have milk?": behind the clause that points, another thing is named.
  const [named, more] = [...r.targets.items, ...r.targets.wines]
  const leaves = r.marks.some(({ id, end }) => id === 'that' && (r.breaks.has(end) || r.breaks.has(end + 1)))
  if (named && !more && !listed.includes(named) && leaves) return null
  const ofFood =
    r.hits.some(({ id }) => /^(allergen|group):/.test(id)) &&
    r.targets.kinds.length === 0 &&
    // "Is there mustard with that": beside what is avoided, the food itself is asked for (`carry.ts`).
    (r.allergens.length > 0 || r.avoidance.all.length === 0)
  if (r.last && listed.includes(r.last) && ofFood && !r.targets.named && isBare(r)) return r.last
  if (!ofOne(r)) return that && !r.targets.named ? ofKindSpoken(r, menu, index) : null
  const one = onlyListed(r, listed, index) ?? listedBySaid(r, listed, index)
  if (one || !that) return one
  // Where one thing was told and others are named, it is none of them.
  const isElse = listed.length === 1 && own && !listed.some((item) => isMeant(r, item))
  const ofList = isElse
    ? null
    : (focusOf(r, index, listed) ?? bySpanish(r, listed, index) ?? ofKinds(r, listed, index))
  return ofList ?? (r.targets.named ? null : ofKindSpoken(r, menu, index))
}

export function pointing(r: Reading, item: Item): Reading {
  const wine = item.kind === 'wine'
  return {
    ...r,
    last: item,
    known: true,
    // "The white one" of two vermouths is no wine.
    styles: item.kind === 'drink' ? [] : r.styles,
    targets: {
      ...r.targets,
      ...{ items: wine ? [] : [item], wines: wine ? [item] : [], named: true },
      ...{ kinds: [], absent: [], holding: [], akin: false, unknown: [] },
    },
  }
}

/** "May she have it?" after a few things: each of them. */
export const pointingAll = (r: Reading, few: readonly Item[]): Reading => ({
  ...r,
  known: true,
  targets: {
    ...r.targets,
    items: few.filter(({ kind }) => kind !== 'wine'),
    wines: few.filter(({ kind }) => kind === 'wine'),
    ...{ named: true, kinds: [], absent: [], holding: [], akin: false, unknown: [] },
  },
})

const BRIEF = 8
const FOR_PEOPLE = /\bfor (?:\w+ ){1,3}of (?:them|us)\b/
/** "Fish with nothing of that in it": what is avoided, not what was told. */
const NONE_OF_IT: Record<Locale, RegExp> = {
  es: /\bnada de (?:eso|esto|ello|es[ao]s|tod[ao]s? es\w+)\b/,
  en: /\b(?:none|any|nothing) of (?:that|this|it)\b/,
  fr: /\brien de (?:tout )?(?:ca|cela)\b/,
  de: /\bnichts (?:davon|von (?:dem|alledem))\b/,
  it: /\bniente di (?:questo|quello|tutto (?:questo|quello|cio))\b/,
}
/** The list that the message asks to choose from; null when it asks for no choice. */
export function poolIn(r: Reading, menu: Menu): readonly Item[] | null {
  const listed = listedIn(r, menu)
  // "The cheapest of those" is said after one thing too.
  const { length } = [...r.targets.items, ...r.targets.wines, ...r.targets.kinds]
  if (listed.length < (marked(r, 'those') && length === 0 ? 1 : 2)) return null
  // "Is any of that in the chocolate dessert?" asks of the dessert.
  const asksOf = r.hits.some(
    ({ id, end, start: from }) =>
      /^concept:(inside|within)$/.test(id) &&
      r.hits.some((hit) => hit.id.startsWith('kind:') && (hit.start === end || hit.start === from + 1)),
  )
  // "Starters that we both can eat?", "kids' plates for the pair of them": of another kind than all that was told.
  const isOther = r.targets.kinds.length > 0 && !listed.some((item) => r.targets.items.includes(item))
  const isOfPeople = marked(r, 'both') || FOR_PEOPLE.test(r.words.join(' '))
  const isFree = r.hits.some(({ id }) => id.startsWith('kind:')) && NONE_OF_IT[r.lang].test(r.words.join(' '))
  if (isFree || (isOther && isOfPeople)) return null
  if (marked(r, 'those') && !asksOf) return listed
  if (marked(r, 'both')) return listed.length === 2 ? listed : null
  // "Which is vegan?" names nothing to choose from but what was listed.
  const { items, wines, kinds } = r.targets
  const bare = items.length + wines.length + kinds.length + r.styles.length === 0 && r.topics.length === 0
  if (marked(r, 'which') && bare && !r.has('wine', 'drink', 'menu', 'food', 'address', 'phone')) return listed
  // "Which one has ham in it?" of two croquettes, of which one does: no other dish with ham.
  const some = listed.filter((item) => items.includes(item))
  const asksWhich =
    marked(r, 'which') && r.has('contains', 'inside') && kinds.length > 0 && wines.length === 0
  if (asksWhich && r.length <= BRIEF && some.length > 0 && some.length < listed.length) return listed
  return null
}

import type { Now } from '../../../../lib/core/dates.ts'
import type { Locale } from '../../../../lib/i18n/locales.ts'
import { allergensOf } from '../avoid/stated.ts'
import { type Asked, askedIn } from '../frame/asked.ts'
import { insideOf } from '../frame/inside.ts'
import type { Item, Menu } from '../menu.ts'
import { asksQuality } from '../qualities/quality.ts'
import { whatItIs } from '../qualities/what-it-is.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { fold, stems } from '../text/fold.ts'
import { nameStems } from '../text/name-stems.ts'
import type { Allergen } from '../words/shape.ts'
import { carried, sameSize, sameThing } from './carry.ts'
import { sameDay } from './day.ts'
import { type Counted, countedIn, focusOf } from './focus.ts'
import { describedBy, heldOfAll } from './meant/described.ts'
import { freeOne } from './meant/free-one.ts'
import { wholeOf } from './meant/in-it.ts'
import { thatThing } from './meant/that-thing.ts'
import { isTag, listedIn, marked, pointedAt, pointing, poolIn } from './reference.ts'
import { ofSameWinery } from './sibling.ts'
import { timesOrBefore } from './sums/eaters-before.ts'
import { bestListed, endsClause, pointingBest } from './superlative.ts'
import { inOneName } from './wishes/dish-of.ts'
import { heldWith } from './wishes/held-with.ts'

/** A message read as a change of what was spoken of before. `pool`: the list that it chooses from. */
export type Turn = {
  r: Reading
  asked: Asked
  pool: readonly Item[] | null
  /** What the message asks about with a guess: "is the coca a soda?" */
  what: Item | null
  /** Each thing that the message names, read when it is needed. */
  counted: () => readonly Counted[]
}

/** "The beef cheek?": in a conversation a bare noun with an article means one dish, though others fit too. */
function focused(r: Reading, index: Index): Item | null {
  const { items, wines, named } = r.targets
  if (!r.talk.frame || named || items.length < 2 || wines.length > 0) return null
  const asks = r.has('price', 'contains', 'inside', 'within', 'copula') || r.allergens.length > 0
  if (r.length > (asks ? 14 : 8)) return null
  if (r.has('eat') && !r.has('price')) return null
  if (r.has('have', 'recommend', 'cheap', 'dear', 'what', 'pairing', 'wine')) return null
  if (r.has('without') && !isTag(r)) return null
  if (marked(r, 'something', 'other', 'those', 'both', 'together', 'difference')) return null
  return r.marks.some(({ id }) => id === 'article') ? focusOf(r, index, items, true) : null
}

const POSITIVE = ['contains', 'inside', 'within', 'allergens'] as const

/** "What of the fish?" */
const WHAT_OF: Record<Locale, RegExp> = {
  es: /\bque (?:del?|de l[oa]s?)$/,
  en: /\bwhat of the$/,
  fr: /\bquoi (?:du|de|des)$/,
  de: /\bwas (?:vom|von)$/,
  it: /\bcosa (?:di|del|dei)$/,
}
const PART = /^(?:section|dish(?:es)?|rayon)$/
/** "Gluten-free, and fish": the fish is wanted, not avoided. */
function withoutWanted(r: Reading, out: ReadonlySet<number>): Reading {
  if (r.allergens.length < 2 || r.has(...POSITIVE)) return r
  const allergic = r.has('allergy', 'cannot', 'severe')
  const wanted = r.hits.filter(({ id, start }) => {
    if (!id.startsWith('allergen:') || out.has(start)) return false
    const food = r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start)
    // "What fish may she eat?", "the fish section".
    const asks =
      r.hits.some((hit) => hit.id === 'concept:what' && hit.end === start) ||
      // "Was vom Fisch geht für beide?"
      WHAT_OF[r.lang].test(r.words.slice(0, start).join(' '))
    const isWished = asks || PART.test(r.words[start + 1] ?? '')
    return food && (!allergic || isWished || r.marks.some((mark) => mark.id === 'with' && mark.end === start))
  })
  const keys = new Set(wanted.map(({ id }) => id.slice('allergen:'.length)))
  const left = r.allergens.filter((allergen) => !keys.has(allergen))
  return left.length > 0 ? { ...r, allergens: left } : r
}

/** "How much are the red prawns": a colour inside the name of a dish is no wine. */
function withoutColours(r: Reading, index: Index): Reading {
  const { items, wines } = r.targets
  const [first] = items
  if (r.styles.length === 0 || !first || wines.length > 0 || r.has('wine', 'glass')) return r
  const colours = r.hits.filter(({ id }) => id.startsWith('style:')).map(({ start }) => start)
  const said = (name: ReadonlySet<string>, word: string | undefined): boolean =>
    word !== undefined && stems(word).some((stem) => [...name].some((one) => stems(one).includes(stem)))
  const of = (item: Item, at: number): boolean =>
    index.names
      .get(item)
      ?.some(
        (name) =>
          said(name, r.words[at]) && [r.words[at - 1], r.words[at + 1]].some((word) => said(name, word)),
      ) ?? false
  if (!colours.every((at) => items.some((item) => of(item, at)))) return r
  const own = items.filter((item) => colours.every((at) => of(item, at)))
  return {
    ...r,
    styles: [],
    hits: r.hits.filter(({ id }) => !id.startsWith('style:')),
    targets: r.targets.named || own.length === 0 ? r.targets : { ...r.targets, items: own },
  }
}

/** "How much are the gambas al ajillo and the mussels?": each thing that is joined, where one name would win. */
function eachNamed(r: Reading, counted: () => readonly Counted[]): Reading {
  const { items, wines } = r.targets
  const ill = r.allergens.length > 0 || (r.avoidance.avoid.length > 0 && wines.length === 0)
  const asks = ill || r.has('price', 'contains', 'inside', 'within', 'eat', 'copula')
  // "Which of the two has no gluten?" asks it of both.
  const chooses = marked(r, 'which') && r.allergens.length > 0
  if (!asks || items.length + wines.length === 0 || r.has('recommend', 'pairing', 'modify')) return r
  if (r.has('without') && !chooses) return r
  if (!marked(r, 'and', 'or') || (marked(r, 'not', 'dislike') && !chooses)) return r
  const all = counted()
  const things = all.map(({ item }) => item)
  if (all.length < 2 || (all.some(({ sure }) => !sure) && !chooses)) return r
  // "The squid" names a dish here, no allergen.
  const meant = r.allergens.filter((key) =>
    r.hits.some(
      ({ id, start }) =>
        id.endsWith(`:${key}`) && !r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start),
    ),
  )
  return {
    ...r,
    allergens: meant.length > 0 ? meant : r.allergens,
    targets: {
      ...r.targets,
      items: things.filter(({ kind }) => kind !== 'wine'),
      wines: things.filter(({ kind }) => kind === 'wine'),
      ...{ named: true, kinds: [], absent: [], holding: [], akin: false },
    },
  }
}

const isFish = (item: Item, index: Index): boolean => index.kindsOf.get(item)?.includes('fish') ?? false

/**
 * "The bass, the fish, in salt": what the thing is asks about no allergen. Of fish alone: mussels are seafood, and whether
 * they hold crustaceans is a question.
 */
function byKindAlone(r: Reading, index: Index): Reading {
  const [only, more] = r.targets.items
  if (!only || more || r.allergens.length === 0) return r
  if (r.has(...POSITIVE, 'allergy', 'cannot', 'severe', 'without', 'trace', 'eat', 'have')) return r
  // "I gamberi sono piccanti?": the word says which dish.
  const isOwn = (key: Allergen): boolean =>
    r.hits.some(
      ({ id, start }) =>
        id === `allergen:${key}` && r.hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start),
    )
  if (asksQuality(r) && r.allergens.every(isOwn)) return { ...r, allergens: [] }
  if (r.has('copula')) return r
  const said = (key: Allergen): boolean =>
    key === 'pescado' &&
    isFish(only, index) &&
    r.hits.some(
      ({ id, start }) =>
        id === 'allergen:pescado' && r.marks.some((mark) => mark.id === 'article' && mark.end === start),
    )
  return r.allergens.every(said) ? { ...r, allergens: [] } : r
}

const ELSE = ['price', 'pairing', 'recommend', 'have', 'wine', 'without', 'eat', 'modify'] as const

/** "The one with ham has milk, no?": of one thing, a food that is an allergen and no part of its name is asked for. */
function askingOf(r: Reading, index: Index, sure = false): Reading {
  const { items, wines } = r.targets
  const [only] = [...items, ...(sure ? wines : [])]
  if (!only || (!sure && (items.length > 1 || wines.length > 0)) || r.allergens.length > 0) return r
  if (!sure && (r.has(...ELSE) || (asksQuality(r) && !r.has(...POSITIVE)))) return r
  const name = nameStems(only)
  const allergens = r.hits.flatMap((hit) => {
    const { id } = hit
    const said = r.words.slice(hit.start, hit.end).flatMap(stems)
    const asks =
      !(id === 'allergen:pescado' && isFish(only, index) && !r.has(...POSITIVE)) &&
      !said.some((stem) => name.has(stem))
    return asks ? allergensOf(hit) : []
  })
  if (allergens.length === 0) return r
  // "Is the senyoret with milk?" asks it of the one we have, and names no other.
  const asked = new Set(
    r.hits.flatMap(({ id, start }) => (id.startsWith('allergen:') ? [r.words[start]] : [])),
  )
  const same = r.has('copula', ...POSITIVE) && r.targets.unknown.every((word) => asked.has(word))
  const targets = same ? { ...r.targets, akin: false, unknown: [] } : r.targets
  return { ...r, allergens: [...new Set(allergens)], targets }
}

/** "To drink, is the spiced tomato one ok?": of the things that the words fit, those that are drunk. */
function ofDrinks(r: Reading): Reading {
  const { items, named } = r.targets
  const drinks = r.has('drink') && !named ? items.filter(({ kind }) => kind === 'drink') : []
  return drinks.length > 0 && drinks.length < items.length
    ? { ...r, targets: { ...r.targets, items: drinks, akin: r.targets.akin && drinks.length > 1 } }
    : r
}

/** "Which rices suit him?", of whom it is known what he must not eat: no wine is asked for. */
const SUITS: Record<Locale, RegExp> = {
  es: /\b(?:le|les|me|nos) (?:va|van|vendria|vendrian|conviene|convienen|sienta|sientan) bien\b/,
  en: /\b(?:suits?|works?|goes|go|good|fine|ok) (?:for )?(?:him|her|them|me|us)\b/,
  fr: /\b(?:lui|leur|me|nous) (?:va|vont|convien\w+|irai\w+)\b/,
  de: /\b(?:passt|passen|geht|gehen) (?:\w+ )?fur (?:ihn|sie|mich|uns)\b/,
  it: /\b(?:gli|le|mi|ci) (?:va|vanno|andrebbe\w*) bene\b/,
}
function suiting(r: Reading): Reading {
  if (r.avoidance.all.length === 0 || r.targets.kinds.length === 0 || r.has('wine', 'glass')) return r
  if (!SUITS[r.lang].test(fold(r.line))) return r
  return {
    ...r,
    has: (...asked) => asked.includes('eat') || r.has(...asked.filter((one) => one !== 'pairing')),
  }
}

const ANOTHER = /^(?:otr[oa]s?|another|other|different|autres?|ander\w*|altr\w*|distint[oa]s?)$/
/** "Another dessert then" leaves out the one that was told. */
function another(r: Reading): Reading {
  const { items, named } = r.targets
  const isAsked = r.hits.some(
    ({ id, start }) => id.startsWith('kind:') && ANOTHER.test(r.words[start - 1] ?? ''),
  )
  const { last } = r
  if (!last || named || !isAsked || items.length < 2 || !items.includes(last)) return r
  return { ...r, last: null, targets: { ...r.targets, items: items.filter((item) => item !== last) } }
}

/** "Sulphites don't bother me. Rosé by the glass for me?", behind a beer: not asked of the beer. */
function ofAnotherWine(r: Reading): Reading {
  const pours = r.styles.length > 0 && r.has('glass') && !r.has('pairing')
  const isElse = r.last !== null && r.last.kind !== 'wine'
  return isElse && pours && r.allergens.length > 0 ? { ...r, last: null } : r
}

/** `read`: reads a part of the message on its own. */
export function turnOf(
  said: Reading,
  { menu, index, now }: { menu: Menu; index: Index; now: Now },
  read: (text: string) => Reading,
): Turn {
  const before = askedIn(said, index)
  const first = suiting(ofDrinks(ofAnotherWine(another(said))))
  const joined = before.exclude.length > 0 ? first : inOneName(heldWith(first, index), index)
  const wished = byKindAlone(withoutWanted(withoutColours(joined, index), before.out), index)
  const asked = wished === first ? before : askedIn(wished, index)
  const what = whatItIs(first, index)
  const inside = insideOf(first, menu, index, before.out)
  // "Has the one from the garden celery? My sister can't have it": what is asked of it hides it not.
  const asksOfIt = first.has('contains', 'inside', 'within') && !first.has('without') && /\?/.test(said.line)
  const left = asksOfIt ? asked.exclude.filter((key) => !key.startsWith('allergen:')) : asked.exclude
  const excludes = left.length > 0 && !marked(first, 'nth1', 'nth2')
  const best =
    inside || first.needless.size > 0 || (excludes && !endsClause(first))
      ? []
      : bestListed(first, menu, index)
  const free = freeOne(first, menu, index)
  const that = (part: Reading): Item | null => thatThing(part, menu, index)
  const listed = listedIn(first, menu)
  const ofAll = heldOfAll(first, listed, index)
  // "The one with tomato… it is for my son, who can't have fish": what is told of him hides it not.
  const tells = excludes && first.has('allergy') && !first.has('without')
  const toldOf = tells && marked(first, 'that') ? pointedAt(first, menu, index) : null
  const described = ofAll ? null : describedBy(first, menu, index)
  const item =
    ofAll ??
    described?.item ??
    (toldOf && listed.includes(toldOf) ? toldOf : null) ??
    free ??
    what ??
    inside ??
    wholeOf(first) ??
    ofSameWinery(first, menu) ??
    that(first) ??
    (excludes ? null : (pointedAt(first, menu, index) ?? focused(first, index)))
  // "The one with chicken and rabbit": its "and" joins no two things.
  const counted = (): readonly Counted[] =>
    ofAll ? [{ item: ofAll, times: 1, sure: true }] : countedIn(first.line, read, index, that)
  const pointed = askingOf(
    best.length > 0
      ? pointingBest(wished, best)
      : item
        ? pointing({ ...wished, allergens: free ? [] : (described?.allergens ?? wished.allergens) }, item)
        : withoutColours(eachNamed(wished, counted), index),
    index,
    best.length > 0,
  )
  const r = carried(sameSize(sameDay(sameThing(pointed, listedIn(pointed, menu)), now)))
  const times = r.has('price', 'bill', 'range') && r.guests === null ? timesOrBefore(r, menu) : 1
  const party = times > 1 ? { ...r, guests: times } : r
  return best.length > 0 || inside || free
    ? { r: party, asked: { ...asked, sort: null, exclude: [] }, pool: null, counted, what }
    : { r: party, asked, pool: poolIn(first, menu), counted, what }
}

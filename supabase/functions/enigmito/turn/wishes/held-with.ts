import { holdsKind } from '../../frame/held.ts'
import { ofKind } from '../../frame/keys.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'

const THE =
  /^(?:el|la|los|las|the|les?|l|der|die|das|dem|den|il|lo|i|gli|im|nella|nel|nell|nei|nelle|negli|dans|your|vuestr[oa]s?)$/
const MOST = 6

/** "Is there meat in the fideuà?": of the dishes with the article what is in them is asked, and no meat is wished for. */
function askedInside(r: Reading, index: Index): Reading {
  const places = r.targets.kinds.flatMap((kind) => {
    const hit = r.hits.find(({ id }) => id === `kind:${kind}`)
    if (!hit) return []
    // "De la viande": some of it.
    const [before, article] = [r.words[hit.start - 2], r.words[hit.start - 1] ?? '']
    return [{ kind, isThe: THE.test(article) && before !== 'de' }]
  })
  const [dish, more] = places.filter(({ isThe }) => isThe)
  const items = dish ? (index.byKind.get(dish.kind) ?? []) : []
  const asks = r.has('contains', 'inside', 'within') && !r.has('what', 'recommend', 'eat')
  if (!asks || !dish || more || items.length === 0 || items.length > MOST) return r
  return {
    ...r,
    has: (...asked) => asked.includes('ingredients') || r.has(...asked),
    targets: { ...r.targets, items, kinds: [dish.kind], akin: false, absent: [], holding: [] },
  }
}

const MADE =
  /^(?:frit[oaes]*|fritt[oaie]|fried|frits?|frittiert|gebraten|gegrillt|gekocht|grilled|roast\w*|steamed|boiled|cocid[oa]|asad[oa]|grille?|bouilli|roti|griglia|brace|brasa|plancha|forno|horno|four|vapor\w*|vapeur|lesso|bollit[oa])$/

/** "Is the octopus fried or grilled?": how the dish with the article is made; what else is made so is not asked about. */
function askedHow(r: Reading, index: Index): Reading {
  const dishes = r.targets.kinds.flatMap((kind) => {
    const hit = r.hits.find(({ id }) => id === `kind:${kind}`)
    return hit && THE.test(r.words[hit.start - 1] ?? '') && !r.words.slice(hit.start, hit.end).some(isMade)
      ? [kind]
      : []
  })
  const [dish, more] = dishes
  const items = dish ? (index.byKind.get(dish) ?? []) : []
  const others = r.targets.items.some((item) => !items.includes(item))
  if (!dish || more || !others || items.length > MOST || !IS.test(r.line) || !r.words.some(isMade)) return r
  if (r.has('price', 'recommend', 'what', 'without') || r.allergens.length > 0) return r
  return {
    ...r,
    // One dish is asked about, however it may be made.
    marks: r.marks.filter(({ id }) => id !== 'or'),
    has: (...asked) => asked.includes('ingredients') || r.has(...asked),
    targets: { ...r.targets, items, kinds: [dish], akin: false, absent: [], holding: [] },
  }
}
const IS = /(?<!\p{L})(?:è|est|sont|es|son|is|are|ist|sind|sono)(?!\p{L})/iu
const isMade = (word: string): boolean => MADE.test(word)

/** "Paella with chicken": of the first kind those that hold the other, where each alone would name many. */
export function heldWith(r: Reading, index: Index): Reading {
  const { kinds, named, wines, items } = r.targets
  if (named || wines.length > 0 || items.length < 2) return r
  const how = askedHow(r, index)
  if (how !== r || kinds.length !== 2) return how
  if (r.has('without', 'pairing', 'wine', 'glass', 'drink') || r.allergens.length > 0) return r
  const places = kinds.map((kind) => r.hits.find(({ id }) => id === `kind:${kind}`))
  const [first, second] = places.toSorted((a, b) => (a?.start ?? 0) - (b?.start ?? 0))
  if (!first || !second) return r
  const joined = r.marks.some(
    ({ id, start, end }) => id === 'with' && start === first.end && second.start - end <= 1,
  )
  const [head, held] = [first, second].map(({ id }) => kinds.find((kind) => id === `kind:${kind}`))
  if (!joined || !head || !held) return askedInside(r, index)
  const some = (index.byKind.get(head) ?? []).filter(
    (item) => ofKind(item, held, index) || holdsKind(item, held),
  )
  const [only, more] = some
  if (!only) return r
  return {
    ...r,
    targets: { ...r.targets, items: some, kinds: [head], akin: false, absent: [], named: !more },
  }
}

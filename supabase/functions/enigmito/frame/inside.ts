import { namesChild, peopleIn } from '../avoid/people.ts'
import type { Item, Menu } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { range } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { holdsKind, isKind } from './held.ts'
import { holdsWord, ofKind } from './keys.ts'

const marked = ({ marks }: Reading, mark: 'something' | 'that'): boolean =>
  marks.some(({ id }) => id === mark)

const LONG = 4
const MOST = 14

const alone = (items: readonly Item[]): Item | null => {
  const [only, more] = items
  return only && !more ? only : null
}

/** "The kids' ice cream", "la glace des enfants": a child right beside the food, as its owner. */
function isOfChild({ words, hits, lang }: Reading): boolean {
  const people = peopleIn(words, lang).filter(({ id }) => id === 'child')
  return hits.some(
    ({ id, start, end }) =>
      id.startsWith('kind:') &&
      people.some((child) =>
        lang === 'en'
          ? child.end === start && /s$/.test(words[start - 1] ?? '')
          : child.start >= end && child.start - end <= 2,
      ),
  )
}

/**
 * "The vanilla ice cream of the children", "no, the vanilla one": what is sold only inside another dish leads to the row
 * that holds it. `out`: the words that the message denies.
 */
export function insideOf(r: Reading, menu: Menu, index: Index, out: ReadonlySet<number>): Item | null {
  if (r.length > MOST || r.targets.wines.length > 0 || r.has('recommend', 'pairing', 'reserve')) return null
  const dishes = menu.items.filter(({ kind }) => kind === 'dish')
  const kinds = [
    ...new Set(
      r.hits
        .filter(({ id, start }) => id.startsWith('kind:') && !out.has(start))
        .map(({ id }) => id.slice(5)),
    ),
  ]
    .filter(isKind)
    .filter((kind) => kind !== 'kids')
  const ofKids = r.hits.some(({ id }) => id === 'kind:kids')
  const children = ofKids || namesChild(r)
  const kids = index.byKind.get('kids') ?? []
  const own = !ofKids && r.targets.items.some((item) => kids.includes(item))
  const lists = r.has('what', 'without') || (r.has('have') && r.allergens.length === 0)
  // "My son has a sesame allergy, may he eat the bread?": the bread is on the menu, and is what is asked of.
  const isOwn = !ofKids && !isOfChild(r) && kinds.some((kind) => (index.byKind.get(kind) ?? []).length > 0)
  if (children && !isOwn && kinds.length > 0 && !marked(r, 'something') && !lists) {
    const only = alone(
      kids.filter((item) => kinds.every((kind) => holdsKind(item, kind) && !ofKind(item, kind, index))),
    )
    if (only && (!own || r.targets.items.includes(only))) return only
  }
  const covered = new Set([...r.hits, ...r.marks].flatMap(({ start, end }) => range(start, end)))
  const said = r.words.filter(
    (word, at) => word.length > LONG && !STOP.has(word) && !covered.has(at) && !out.has(at),
  )
  if (said.length === 0 || !(kinds.length > 0 || marked(r, 'that'))) return null
  const named = (word: string): boolean =>
    r.targets.items.some((item) => index.names.get(item)?.some((name) => name.has(word)))
  const words = said.filter(
    (word) => !named(word) && dishes.some((item) => holdsWord(item, word, r.lang, index)),
  )
  if (words.length === 0) return null
  const held = dishes.filter(
    (item) =>
      words.every((word) => holdsWord(item, word, r.lang, index)) &&
      kinds.every((kind) => holdsKind(item, kind)),
  )
  return r.targets.items.some((item) => held.includes(item)) ? null : alone(held)
}

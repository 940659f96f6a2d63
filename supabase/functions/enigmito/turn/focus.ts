import type { Locale } from '../../../../lib/i18n/locales.ts'
import { holdsWord } from '../frame/keys.ts'
import type { Item } from '../menu.ts'
import type { Reading } from '../reading.ts'
import type { Index } from '../search.ts'
import { stems, tokens } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import { numberOf, uncounted } from '../text/numbers.ts'
import { keepNames } from '../text/whole-names.ts'

/** "Calamares" is rather the Calamares than the Calamar. */
const INFLECTED = 0.8

/** How many words of the message stand in the best name of an item, and how close the two are in size. */
function match(item: Item, words: readonly string[], index: Index): { shared: number; size: number } {
  let best = { shared: 0, size: Number.MAX_SAFE_INTEGER }
  for (const name of index.names.get(item) ?? []) {
    const known = new Set([...name].flatMap(stems))
    const shared = words.reduce(
      (sum, word) => sum + (name.has(word) ? 1 : stems(word).some((stem) => known.has(stem)) ? INFLECTED : 0),
      0,
    )
    if (shared > best.shared || (shared === best.shared && name.size < best.size))
      best = { shared, size: name.size }
  }
  return best
}

/**
 * Of the items that a message may mean, the one whose name it says most of; null when two are as good. Unless
 * `strict`, the shorter name wins: there is less that was not said.
 */
export function focusOf(
  r: Reading,
  index: Index,
  items: readonly Item[] = [...r.targets.items, ...r.targets.wines],
  strict = false,
): Item | null {
  const [only] = items
  if (items.length === 1) return only ?? null
  const words = [...new Set(r.words)].filter((word) => word.length > 2 && !STOP.has(word))
  const ranked = items
    .map((item) => ({ item, ...match(item, words, index) }))
    .toSorted((a, b) => b.shared - a.shared || a.size - b.size)
  const [first, second] = ranked
  if (!first || first.shared === 0) return null
  if (!second || second.shared < first.shared) return first.item
  return !strict && second.size > first.size ? first.item : null
}

/** Where a name goes on with what a thing is made or served with. */
const BEHIND_HEAD =
  /^(?:de|del|con|en|al|a|with|in|of|and|over|d|du|des|au|aux|avec|mit|im|vom|von|und|di|della|alla|e|y|et)$/
/** The word that says what a thing is: the last one in English and German ("lemon sorbet"), else the first. */
function headOf({ names, nombre }: Item, lang: Locale): string {
  const words = tokens(names.get(lang) ?? nombre)
  const end = words.findIndex((word, at) => at > 0 && BEHIND_HEAD.test(word))
  const own = end < 0 ? words : words.slice(0, end)
  return (lang === 'en' || lang === 'de' ? own.at(-1) : own[0]) ?? ''
}

/** "Two coffees", where one is called "Coffee with oat drink": the kind was said, and nothing of what sets this one apart. */
export function saysKindAlone({ targets, words, lang }: Reading, { kind, names, nombre }: Item): boolean {
  if (kind !== 'drink' || targets.named || targets.kinds.length !== 1 || targets.items.length < 2)
    return false
  const name = tokens(names.get(lang) ?? nombre)
  const end = name.findIndex((word, at) => at > 0 && BEHIND_HEAD.test(word))
  const apart = end !== 1 ? [] : name.slice(end + 1).flatMap(stems)
  return apart.length > 0 && !words.flatMap(stems).some((stem) => apart.includes(stem))
}

/** "A horchata", of the drink and of the torrija that is made with it: the only one that is a horchata, where no other word is said. */
export function headOfName(r: Reading, items: readonly Item[], index: Index): Item | null {
  const known = new Set(
    items.flatMap((item) => [...(index.names.get(item) ?? [])].flatMap((name) => [...name])),
  )
  const said = [...new Set(r.words)].filter(
    (word) =>
      word.length > 3 && !STOP.has(word) && stems(word).some((stem) => known.has(stem) || known.has(word)),
  )
  const [word, other] = said
  if (!word || other || items.length < 2) return null
  // "Five of ham", behind the croquettes: what they are made with. An English "a" is an article.
  const before = r.words[r.words.indexOf(word) - 1] ?? ''
  if (BEHIND_HEAD.test(before) && !(r.lang === 'en' && before === 'a')) return null
  const isHead = (item: Item): boolean =>
    stems(headOf(item, r.lang)).some((stem) => stems(word).includes(stem))
  const [only, more] = items.filter(isHead)
  return only && !more ? only : null
}

/** "The vegetable fideuà and the one with prawns": things of the kind last named. */
const alike = (item: Item | undefined, index: Index): readonly Item[] =>
  item ? [...new Set((index.kindsOf.get(item) ?? []).flatMap((kind) => index.byKind.get(kind) ?? []))] : []

/** Each thing named in a message that joins several, with its number: "2 croquettes and the bream". */
export type Counted = {
  item: Item
  times: number
  /** By its name, or as a certain thing that only one name fits. */
  sure: boolean
}
const JOIN =
  /[,+&?:]|\s(?:y|e|and|n|plus|et|und|oder|o|u|or|ou|piu|più|vs|zu|entre|between|zwischen|tra|fra|mas|más|from|d[ea](?=\s(?:l[ao]s?\sde|el\sde|quell[aoi]|cel(?:le|ui)))|von(?=\sde[rm]\s(?:mit|von)))\s/giu
const isCertain = (r: Reading, item: Item, index: Index): boolean => {
  const { items, wines, named } = r.targets
  const some = r.marks.filter(({ id }) => id === 'something')
  const certain = r.marks.some(
    ({ id, start }) => id === 'article' && !some.some((mark) => mark.start === start),
  )
  return (
    (named || certain || items.length + wines.length === 1) &&
    focusOf(r, index, [...items, ...wines], true) === item
  )
}
const WITH = /\s(?:con|with|avec|mit)\s/iu

/** "The croquette with ham": the only one of those meant that holds what is said behind. */
export function heldIn(
  meant: readonly Item[],
  said: readonly string[],
  lang: Locale,
  index: Index,
): Item | null {
  const words = said.filter(
    (word) => word.length > 2 && !STOP.has(word) && meant.some((item) => holdsWord(item, word, lang, index)),
  )
  if (words.length === 0) return null
  const [only, more] = [
    ...new Set(meant.filter((item) => words.every((word) => holdsWord(item, word, lang, index)))),
  ]
  return only && !more ? only : null
}

/** The words whose numbers may count a thing: neither of its name ("Three cheeses") nor of an amount. */
export function countable(
  { words, line, lang }: Pick<Reading, 'words' | 'line' | 'lang'>,
  item: Item,
): readonly string[] {
  const named = new Set([...item.names.values()].flatMap(tokens))
  const idle = uncounted(line, lang)
  return words.filter((word) => !named.has(word) && !idle.has(word))
}

/** "The two melosos", where the menu has just two: each of them, and no number. */
export const bothOf = ({ targets, marks }: Reading): readonly Item[] =>
  !targets.named && targets.items.length === 2 && marks.some(({ id }) => id === 'both') ? targets.items : []

/** "Alergia a los frutos secos", and a burrata with "tomate seco": a word inside an allergen of several names no dish. */
function isOfAllergen({ hits, words }: Reading, item: Item, index: Index): boolean {
  const several = hits.filter(
    ({ id, start, end }) =>
      /^(?:allergen|group):/.test(id) &&
      end - start > 1 &&
      !hits.some((hit) => hit.id.startsWith('kind:') && hit.start === start),
  )
  const said = words.flatMap((word, at) =>
    match(item, [word], index).shared > 0 && !STOP.has(word) ? [at] : [],
  )
  return said.length > 0 && said.every((at) => several.some(({ start, end }) => start <= at && end > at))
}

/** `pointed`: the thing in hand, where a part says "that rice". */
export function countedIn(
  line: string,
  read: (text: string) => Reading,
  index: Index,
  pointed: (r: Reading) => Item | null = () => null,
): readonly Counted[] {
  const found = new Map<Item, Counted>()
  const put = (item: Item | null, r: Reading, sure = false): void => {
    if (!item || found.has(item) || isOfAllergen(r, item, index)) return
    const count = countable(r, item)
      .map((word) => numberOf(word, r.lang))
      .find((number) => number > 1 && number < 100)
    found.set(item, { item, times: count ?? 1, sure: sure || isCertain(r, item, index) })
  }
  for (const part of ` ${keepNames(line, index.wholeNames)} `.split(JOIN).slice(0, 8)) {
    if (part.trim().length < 3) continue
    const r = read(part)
    const that = pointed(r)
    if (that) {
      put(that, r, true)
      continue
    }
    // "The two melosos": there are two that are called so.
    const two = bothOf(r)
    if (two.length > 0) {
      for (const item of two) found.set(item, { item, times: 1, sure: true })
      continue
    }
    const ofKind = r.marks.some(({ id }) => id === 'that') || /^ones?$/.test(r.words.at(-1) ?? '')
    const akin = ofKind ? alike([...found.keys()].at(-1), index).filter((one) => !found.has(one)) : []
    const [before = '', ...behind] = part.split(WITH)
    const held =
      behind.length > 0
        ? heldIn(ofKind ? akin : read(before).targets.items, read(behind.join(' ')).words, r.lang, index)
        : null
    if (held) put(held, r)
    else if (behind.length > 0 && !ofKind)
      for (const one of [before, ...behind]) put(focusOf(read(one), index), read(one))
    else {
      const one = akin.length > 0 ? focusOf(r, index, akin) : null
      put(one ?? focusOf(r, index), r, one !== null)
    }
  }
  return [...found.values()]
}

/** "The red prawn", after the prawns with garlic: of what the words fit, the one that has most of them in its name. */
export function closestNamed(
  only: Item,
  fits: readonly Item[],
  words: readonly string[],
  index: Index,
): Item {
  const said = (item: Item): number =>
    Math.max(0, ...(index.names.get(item) ?? []).map((name) => words.filter((word) => name.has(word)).length))
  const [best, equal] = fits.filter((item) => said(item) > Math.max(1, said(only)))
  return best && !equal ? best : only
}

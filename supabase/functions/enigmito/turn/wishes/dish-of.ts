import { holdsKind, isKind } from '../../frame/held.ts'
import { ofKind } from '../../frame/keys.ts'
import { KINDS, type Kind } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import { findAll, type Hit } from '../../phrases.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { BOOKS } from '../../text/lexicon.ts'

/** Between a dish and what it is made of: "sopa de pescado", "glace au chocolat". */
const OF =
  /^(?:de|del|des|d|con|di|del|della|dell|al|allo|alla|alle|agli|ai|all|a|au|aux|of|with|mit|aus|von)$/
const ARTICLE = /^(?:la|el|los|las|le|les|l|il|lo|gli|i|the|der|die|das|dem|den)$/
/** Parts of the menu, and how a thing is: what belongs to one is not made of it. */
const PARTS: ReadonlySet<string> = new Set(['starters', 'mains', 'kids', 'grilled', 'alcohol_free'])

export type DishOf = { head: Kind; held: Kind }

/** A dish and what it is made of, where they are said as one name ("fish soup", "croquetas de bacalao"); null where they are not. */
export function dishOfIn({ hits, words, lang }: Pick<Reading, 'hits' | 'words' | 'lang'>): DishOf | null {
  const kinds = hits.filter(({ id }) => id.startsWith('kind:')).toSorted((a, b) => a.start - b.start)
  const [first, second, more] = kinds
  if (first && !second && lang === 'de' && first.end - first.start === 1)
    return inOneWord(words[first.start] ?? '')
  if (!first || !second || more) return null
  const between = words.slice(first.end, second.start)
  const [of = '', article, ...rest] = between
  const isOf = OF.test(of) && (article === undefined || ARTICLE.test(article)) && rest.length === 0
  // "Fish soup": English names first what it is made of.
  const isBefore = lang === 'en' && first.end === second.start
  const [head, held] = (isBefore ? [second, first] : [first, second]).map(kindOf)
  return (isOf || isBefore) && head && held && !PARTS.has(head) && !PARTS.has(held) ? { head, held } : null
}
const [SHORT, END] = [4, 3]
/** "Fischsuppe", "Schokoladeneis": the end of a German word says what it is, its beginning what it is made of. */
function inOneWord(word: string): DishOf | null {
  const kindIn = (text: string): Kind | null =>
    findAll(BOOKS.de.nouns, [text]).flatMap((hit) => (hit.loose ? [] : (kindOf(hit) ?? [])))[0] ?? null
  for (let at = SHORT; at <= word.length - END; at++) {
    const head = kindIn(word.slice(at))
    const begin = word.slice(0, at)
    const held = head && (kindIn(begin) ?? kindIn(begin.replace(/(?:en|n|s)$/, '')))
    if (head && held && head !== held && !PARTS.has(head) && !PARTS.has(held)) return { head, held }
  }
  return null
}
const kindOf = ({ id }: Hit): Kind | null => {
  const kind = id.slice('kind:'.length)
  return isKind(kind) && KINDS[kind].of === 'dish' ? kind : null
}

/** A cake is a dessert, and not every dessert is a cake. */
const CAKE =
  /^(?:cakes?|pies?|gateaux?|tartes?|kuchen|\w+kuchen|torten?|\w+torte|torta|torte|crostata|bizcocho|pastel)$/
const saysCake = ({ head }: DishOf, words: readonly string[]): boolean =>
  head === 'dessert' && words.some((word) => CAKE.test(word))

const MOST_BESIDE = 3
/**
 * "Is there fish soup?", where there are soups and fish, and no soup holds any: both are only like what was asked for, the
 * soups first. What a German word names in one, and is there, is that.
 */
export function inOneName(r: Reading, index: Index): Reading {
  const { named, wines, items, kinds } = r.targets
  const of = named || wines.length > 0 || items.length === 0 || r.has('without') ? null : dishOfIn(r)
  if (!of) return r
  const [heads, others] = [of.head, of.held].map((kind) => index.byKind.get(kind) ?? [])
  if (!heads || !others || heads.length === 0) return r
  const cake = saysCake(of, r.words)
  const isBoth = (item: Item): boolean => ofKind(item, of.held, index) || holdsKind(item, of.held)
  const both = heads.filter(isBoth)
  if (cake && both.length > 0)
    return { ...r, targets: { ...r.targets, items: both, kinds: [of.held], akin: true } }
  if (both.length > 0) {
    const isOne = kinds.length === 1
    return isOne ? { ...r, targets: { ...r.targets, items: both, kinds: [of.head], akin: false } } : r
  }
  const beside = others.filter((item) => !heads.includes(item)).slice(0, MOST_BESIDE)
  return { ...r, targets: { ...r.targets, items: [...heads, ...beside], akin: true } }
}

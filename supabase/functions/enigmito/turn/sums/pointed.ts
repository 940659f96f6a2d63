import type { Locale } from '../../../../../lib/i18n/locales.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import type { Index } from '../../search.ts'
import { itemAt } from '../../talk/known.ts'
import { fold, tokens } from '../../text/fold.ts'
import { focusOf } from '../focus.ts'
import { thatThing } from '../meant/that-thing.ts'
import { listedIn, marked, nthOf } from '../reference.ts'
import { bestOf } from '../superlative.ts'
import { orderOf } from './order-told.ts'

/** "Two of those", "dos de esas", "davon drei": the thing in hand. */
const IN_HAND: Record<Locale, RegExp> = {
  es: /\bde (?:ell[oa]s?|es[eoa]s?|est[eoa]s?|aquell[oa]s?)\b/,
  en: /\b(?:of|from) (?:it|that|those|these|them|em)\b/,
  fr: /\bde (?:ca|cela|celui|celle|ceux|celles|ce|cet|cette|ces)\b|\b(?:j|on|nous) en (?:prend|veu|voudr|commande)/,
  de: /\bdavon\b|\bvon (?:dem|der|denen|diese[mnr]?|ihnen)\b/,
  it: /\bdi (?:quest[oaie]|quell[oaie]|loro)\b|\bne (?:prend|vogli|vorr)/,
}

export const pointsInHand = (r: Reading): boolean => IN_HAND[r.lang].test(fold(r.line).replace(/['’-]/g, ' '))

export const SMALL = /^(?:small|little|pequen[oa]s?|chic[oa]s?|petite?s?|klein(?:e[nrsm]?)?|piccol[oaie])$/
const BIG = /^(?:big|large|grandes?|gros(?:se?s?|s(?:e[nrsm]?)?)|grand[ei])$/

/** "Two of the small ones": of a few drinks that differ in nothing so much as in what they hold. */
function bySize({ words }: Reading, listed: readonly Item[]): Item | null {
  const sign = words.some((word) => SMALL.test(word)) ? 1 : words.some((word) => BIG.test(word)) ? -1 : 0
  const poured = listed.filter(({ kind, volume }) => kind === 'drink' && volume !== null)
  if (sign === 0 || poured.length < 2 || poured.length < listed.length) return null
  const [first, second] = poured.toSorted((a, b) => sign * ((a.volume ?? 0) - (b.volume ?? 0)))
  return first && first.volume !== second?.volume ? first : null
}

/** "The 3 menus", "a glass": of what was told, the only one that is called so, or the only wine. */
function saidOf(r: Reading, listed: readonly Item[], index: Index): Item | null {
  if (r.has('glass')) {
    const [only, more] = listed.filter(({ kind }) => kind === 'wine')
    return only && !more ? only : null
  }
  return listed.length > 1 && listed.length <= FEW ? focusOf(r, index, listed, true) : null
}
const FEW = 6
const MOST = 8

/** "A glass of the cheaper one": of what was told. */
function bestTold(r: Reading, listed: readonly Item[]): Item | null {
  const told = r.has('glass') ? listed.filter(({ kind }) => kind === 'wine') : listed
  const [best, equal] = told.length > 1 && told.length <= MOST ? bestOf(r, told) : []
  return best && !equal ? best : null
}

/** "That plus a paella": nothing but the thing in hand. */
const IT =
  /^(?:and |y |et |und |e |so |ok |vale |also |allora )?(?:eso|ese|esa|that|this|it|that one|ca|celui la|celle la|cela|das|den|dem|dies|quello|quella|questo|questa)$/

/** What a part of an order points at without naming it: "one of the first", "6 of the other", "two of those". */
export function pointedIn(r: Reading, menu: Menu, index: Index): Item | null {
  const that = thatThing(r, menu, index)
  if (that) return that
  const { items, wines, kinds, named } = r.targets
  // "Due della seconda": the word is a course too.
  const course = !named && kinds.every((kind) => kind === 'mains' || kind === 'starters')
  const listed = listedIn(r, menu)
  // "And the rice": of several that the word fits, the only one that was told.
  const [told, also] = named ? [] : items.filter((item) => listed.includes(item))
  if (told && !also && items.length > 1) return told
  if (wines.length > 0 || (items.length > 0 && !course)) return null
  const place = nthOf(r, listed)
  if (place) return place
  if (items.length > 0) return null
  const best = kinds.length === 0 && r.styles.length === 0 ? bestTold(r, listed) : null
  if (best) return best
  const said = bySize(r, listed) ?? (kinds.length === 0 ? saidOf(r, listed, index) : null)
  if (said) return said
  const about = itemAt(r.talk.about, menu)
  const [style, more] = r.styles
  const [one, two] = marked(r, 'other')
    ? listed.filter((item) => item !== about)
    : style && !more
      ? listed.filter(({ wine }) => wine?.estilo === style)
      : []
  if (one) return two ? null : one
  if (!pointsInHand(r) && !IT.test(tokens(r.line).join(' '))) return null
  const [sum, twice] = orderOf(r.talk.frame?.ask ?? [], menu)
  const inHand =
    (sum && !twice ? sum.item : null) ?? about ?? (listed.length === 1 ? (listed[0] ?? null) : null)
  // "That rosé" is no rice.
  return r.styles.length > 0 && inHand?.kind !== 'wine' ? null : inHand
}

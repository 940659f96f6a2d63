import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { type Ordered, portionOf } from '../../answers/total.ts'
import type { Item, Menu } from '../../menu.ts'
import type { Reading } from '../../reading.ts'
import { itemAt } from '../../talk/known.ts'
import { fold } from '../../text/fold.ts'
import { numberOf } from '../../text/numbers.ts'
import { marked } from '../reference.ts'

/** What was added up last, kept in what is asked: `sum:3-dish-hummus-garbanzo`; `was-sum:` behind another answer. */
const KEY = /^(?:was-)?sum(-copa|-media)?:(\d{1,2})-(dish|wine|drink)-([a-z0-9-]+)$/
const MOST = 6
export const isOrderKey = (key: string): boolean => KEY.test(key)

export const keptKey = (key: string): string => (key.startsWith('was-') ? key : `was-${key}`)

/** "Two beers and a hummus": so many of what was asked back wait to be named. */
const WHICH = /^sum-which:(\d{1,2})$/
export const whichKey = (times: number): string => `sum-which:${times}`
/** How many of what was asked back right before; null where nothing was. */
export const waiting = (ask: readonly string[]): number | null =>
  ask.flatMap((key) => Number(WHICH.exec(key)?.[1] ?? 0) || [])[0] ?? null

export const orderKeys = (things: readonly Ordered[]): readonly string[] =>
  things.slice(0, MOST).map(({ item, times, format }) => {
    const size = format === 'copa' || format === 'media' ? `-${format}` : ''
    return `sum${size}:${times}-${item.kind}-${item.slug}`
  })

const linesIn = (ask: readonly string[], menu: Menu): readonly Ordered[] =>
  ask.flatMap((key) => {
    const [, size, times, kind, slug] = KEY.exec(key) ?? []
    const item = menu.bySlug.get(`${kind}:${slug}`)
    return item && times ? [{ item, times: Number(times), format: size ? size.slice(1) : null }] : []
  })

/** The order that was added up last, also behind an aside; what is no row any more is not in it. */
export function keptOrder(ask: readonly string[], menu: Menu): readonly Ordered[] {
  const last = orderOf(ask, menu)
  return last.length > 0 ? last : linesIn(ask, menu)
}

/** The order that was added up right before. */
export const orderOf = (ask: readonly string[], menu: Menu): readonly Ordered[] =>
  linesIn(
    ask.filter((key) => !key.startsWith('was-')),
    menu,
  )

const KEPT: ReadonlySet<string> = new Set(['compare', 'total'])

type Answers = { id: string; frame: { ask: readonly string[] } }

const sumKeys = ({ frame }: Answers): readonly string[] => frame.ask.filter((key) => key.startsWith('sum'))

/** What is compared or added up is not taken apart: a part stands alone only where it has all that is added up. */
export const takesApart = (part: Answers, whole: Answers): boolean =>
  KEPT.has(whole.id) &&
  !(
    part.id === whole.id &&
    sumKeys(part).length === sumKeys(whole).length &&
    sumKeys(whole).every((key) => part.frame.ask.includes(key))
  )

/** "On top", "y además": to what was added up before. */
const ADDS: Record<Locale, RegExp> = {
  es: /\b(?:ademas|encima|anade\w*|a eso|y (?:tambien|con)|si (?:anado|anadimos|sumo|sumamos)|con todo)\b|^(?:y )?(?:con|mas)\b/,
  en: /\b(?:on top|as well|add(?:ing|ed)?|to that|plus|and also)\b|^(?:and )?with\b/,
  fr: /\b(?:en plus|avec ca|ajout\w+|rajout\w+)\b|^(?:et )?avec\b/,
  de: /\b(?:obendrauf|dazu|zusatzlich|noch|obendrein|drauf)\b|^(?:und )?mit\b/,
  it: /\b(?:in piu|aggiung\w+|in aggiunta|oltre a)\b|^(?:e )?con\b/,
}
/** "Rather the black rice", "paella instead": in the place of what was told. */
const INSTEAD: Record<Locale, RegExp> = {
  es: /\b(?:mejor|prefier\w+|en ve[sz]?(?= de)|en lugar|cambi\w+)\b/,
  en: /\b(?:instead|rather|actually|chang\w+|swap\w*)\b/,
  fr: /\b(?:plutot|finalement|a la place|au lieu)\b/,
  de: /\b(?:lieber|stattdessen|statt|doch)\b/,
  it: /\b(?:meglio|anzi|invece|al posto|piuttosto)\b/,
}
export const replaces = (r: Reading): boolean => marked(r, 'rather') || INSTEAD[r.lang].test(fold(r.line))

/** "Swap the aubergine for the hummus": the last sum with one of its things in the place of another; null for no such swap. */
export function swapped(
  r: Reading,
  own: readonly Ordered[],
  gone: readonly Item[],
  menu: Menu,
): readonly Ordered[] | null {
  const order = orderOf(r.talk.frame?.ask ?? [], menu)
  const isTold = ({ item }: Ordered): boolean => order.some((one) => one.item === item)
  const { items, wines } = r.targets
  const [out, ...more] = order.filter(
    ({ item }) =>
      gone.includes(item) ||
      (gone.length === 0 &&
        (own.some((one) => one.item === item) || items.includes(item) || wines.includes(item))),
  )
  const fresh = own.filter((one) => !isTold(one))
  if (!replaces(r) || !out || more.length > 0 || fresh.length === 0) return null
  return [
    ...order.filter((one) => one !== out),
    ...fresh.map((one) => (one.times === 1 ? { ...one, times: out.times } : one)),
  ]
}

const AND = /^(?:y|e|and|et|und|ed|plus|mas|piu)\b/
const FOR_SO_MANY =
  /^\W*(?:(?:y|e|and|et|und|ed) )?(?:para|pa|for|pour|f[uü]r|per|in|x) (\S+) (?=(?:\S+ )?(?:con|with|avec|mit|y|e|and|et|und|plus|m[aá]s) )/iu
type Eaters = { eaters: number; rest: string }
/** "For three, with a bottle of Salmonete": how many eat of what was told, and what else is said; null where that is not said. */
export function eatersFirst({ line, lang }: Pick<Reading, 'line' | 'lang'>): Eaters | null {
  const [head = '', word = ''] = FOR_SO_MANY.exec(line) ?? []
  const eaters = numberOf(fold(word).replace(/\W+$/, ''), lang)
  return eaters > 1 ? { eaters, rest: line.slice(head.length) } : null
}

/** What the message adds to: the last sum, else the thing whose price was told; nothing where it begins anew. */
export function toldBefore(r: Reading, own: readonly Ordered[], menu: Menu): readonly Ordered[] {
  const { frame } = r.talk
  const line = fold(r.line)
  const eaters = eatersFirst(r)?.eaters ?? null
  const adds = eaters !== null || ADDS[r.lang].test(line) || (AND.test(line) && marked(r, 'together'))
  if (!frame?.ask.includes('price') || !adds || replaces(r)) return []
  const order = orderOf(frame.ask, menu)
  const last = itemAt(r.talk.about, menu)
  // How many eat what is sold by the person was not said.
  const many = last && portionOf(last, null)?.formato === 'persona'
  const told =
    order.length > 0
      ? order
      : last && many && eaters
        ? [{ item: last, times: eaters, format: null }]
        : last && !many
          ? [{ item: last, times: 1, format: last.kind === 'wine' && r.has('glass') ? 'copa' : null }]
          : []
  return told.some(({ item }) => own.some((one) => one.item === item)) ? [] : told
}

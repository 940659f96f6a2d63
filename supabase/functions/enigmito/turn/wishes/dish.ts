import type { Locale } from '../../../../../lib/i18n/locales.ts'
import { type Context, priceLine } from '../../answers/context.ts'
import * as dishes from '../../answers/dishes.ts'
import { pairing } from '../../answers/pairing.ts'
import { portionOf } from '../../answers/total.ts'
import { isKind } from '../../frame/held.ts'
import { found } from '../../frame/query.ts'
import { KINDS } from '../../kinds.ts'
import type { Item } from '../../menu.ts'
import { fold } from '../../text/fold.ts'
import { type Chosen, list, NOTHING, narrowing, queryOf } from '../narrow.ts'
import { marked } from '../reference.ts'
import type { Turn } from '../turn.ts'
import { isComparative } from './comparative.ts'

const BRIEF = 7
const MOST_SAID = 16

const isDish = (key: string): boolean => {
  const kind = key.startsWith('kind:') ? key.slice('kind:'.length) : ''
  return isKind(kind) && KINDS[kind].of === 'dish'
}

const THAN =
  /^(?:que|than|als|wie|di|del|della|dell|dello|de|du|des|dem|den|der|die|das|the|a|an|el|la|lo|le|les|l|il|un|una)$/
const NEAR = 3

/** "Anything cheaper than the lamb, but meat?": what costs less than it, and never the lamb itself. */
export function cheaperThan(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  if (!isComparative(r, 'cheaper') || r.targets.wines.length > 0 || r.length > MOST_SAID) return null
  const mark = r.marks.find(({ id }) => id === 'cheaper')
  if (!mark) return null
  const than = r.hits
    .filter(({ id, start }) => isDish(id) && start > mark.end && start - mark.end <= NEAR)
    .find(({ start }) => r.words.slice(mark.end, start).every((word) => THAN.test(word)))
  const kind = than?.id.slice('kind:'.length)
  const compared = kind && isKind(kind) ? (x.index.byKind.get(kind) ?? []) : []
  const costs = compared.flatMap((item) => portionOf(item, null)?.cents ?? [])
  if (!than || costs.length === 0) return null
  const own = asked.want.filter((key) => isDish(key) && key !== than.id)
  const isMain = compared.some((item) => x.index.kindsOf.get(item)?.includes('mains'))
  const want = own.length > 0 ? own : isMain ? ['kind:mains'] : []
  const query = { ...queryOf(turn), of: 'dish' as const, want, max: Math.min(...costs) - 1, modest: true }
  return list(query, null)
}

const AGE: Record<Locale, RegExp> = {
  es: /\b(?:hasta|que|para que|a partir de|desde) (?:que )?(?:edad|cuantos anos|que anos|los cuantos)\b|\blimite de edad\b|\bedad (?:maxima|limite)\b/,
  en: /\b(?:what|which|until what|till what|up to what|up to which) ages?\b|\bage (?:limit|range)\b|\bhow old\b|\bwhat age\b/,
  fr: /\bquel(?:s)? ages?\b|\bage (?:limite|maximum|max)\b|\bcombien d ans\b|\blimite d age\b/,
  de: /\b(?:welche[mns]?|bis zu welche[mn]|ab welche[mn]) alter\b|\baltersgrenze\b|\bwie alt\b|\bbis wie viel(?:e)? jahre\b|\bbis wieviel jahre\b/,
  it: /\b(?:che|quale|qual e l) eta\b|\bquanti anni\b|\blimite di eta\b|\beta (?:massima|limite)\b/,
}

/** "Up to what age is that?" of the dishes for children: as their rows tell it. */
export function agesOf({ r, asked }: Turn, x: Context): Chosen | null {
  const spoken = asked.want.includes('kind:kids') || r.talk.frame?.want.includes('kind:kids')
  if (!spoken || !AGE[r.lang].test(fold(r.line)) || r.day || r.length > MOST_SAID) return null
  const kids = (x.index.byKind.get('kids') ?? []).filter((item) =>
    / anos\b/.test(fold(item.descriptions.get('es') ?? '')),
  )
  return kids.length === 0
    ? null
    : {
        id: 'ingredients',
        answer: (context) => {
          for (const item of kids) priceLine(item, context)
          const targets = { ...context.r.targets, items: kids, akin: false }
          dishes.describe({ ...context, r: { ...context.r, targets } })
        },
        frame: { act: 'item', of: 'dish', want: ['kind:kids'], ask: ['description'] },
      }
}

const TAP: Record<Locale, RegExp> = {
  es: /\b(?:de grifo|del grifo|de barril|del barril|tirad[ao]s?)\b/,
  en: /\b(?:on tap|draught|draft|from the tap)\b/,
  fr: /\bpression\b/,
  de: /\b(?:vom fass|gezapft\w*|aus dem hahn|fassbier\w*)\b/,
  it: /\balla spina\b/,
}
const FROM_TAP = /\b(?:barril|grifo|tirad[ao])\b/

/** "What beers have you on tap?": those whose row says so. */
export function tapped({ r }: Turn, x: Context): Chosen | null {
  if (!TAP[r.lang].test(fold(r.line)) || !r.has('what', 'have') || r.targets.wines.length > 0) return null
  const [first] = r.targets.items
  const isBeer = first !== undefined && (x.index.kindsOf.get(first) ?? []).includes('beer')
  const items = isBeer && r.targets.items.length === 1 ? (x.index.byKind.get('beer') ?? []) : r.targets.items
  if (items.length < 2 || items.some(({ kind }) => kind !== 'drink')) return null
  const some = items.filter(({ descriptions }) => FROM_TAP.test(fold(descriptions.get('es') ?? '')))
  if (some.length === 0 || some.length === items.length) return null
  return {
    id: 'dish',
    answer: (context) => {
      const { c } = context
      c.say(c.texts.Bebida.hay)
      for (const item of some) priceLine(item, context)
      c.link('carta', 'reservar')
    },
    frame: { act: 'list', of: 'drink' },
  }
}

const WHICH: Record<Locale, RegExp> = {
  es: /\bcual(?:es)?\b|\bque \w+ (?:son|teneis|hay)\b|\blista\b/,
  en: /\bwhich (?:ones|fish|are|is)?\b|\bwhat are\b|\blist\b/,
  fr: /\blesquel(?:le)?s\b|\bquel(?:le)?s\b|\bliste\b/,
  de: /\bwelche[rsn]?\b|\bliste\b/,
  it: /\bquali\b|\bche \w+ (?:sono|avete|ci sono)\b|\blista\b/,
}

/** "Yes, but which fish?", after the wines for fish: the dishes themselves. */
export function whichOfKind(turn: Turn): Chosen | null {
  const { r, asked } = turn
  const [only, more] = asked.want
  if (r.talk.frame?.act !== 'pairing' || !only || more || !isDish(only) || asked.exclude.length > 0)
    return null
  if (!WHICH[r.lang].test(fold(r.line)) || r.length > MOST_SAID || asked.sort) return null
  if (r.hits.some(({ id }) => /^concept:(?:wine|glass|pairing|dishFor|recommend|price)$|^style:/.test(id)))
    return null
  return list({ ...NOTHING, of: 'dish', want: [only] }, null)
}

/** "What fish have you, and which white goes with it?": the fish first, then the wines. */
export function thenWine(first: string, { r, asked }: Turn): Chosen | null {
  const [kind, more] = asked.want.filter(isDish)
  if (first !== 'wine_pairing' || !kind || more || r.targets.named || r.targets.items.length < 2) return null
  const named = r.hits.find(({ id }) => id === kind)
  const wine = r.hits.find(
    ({ id, start }) => /^(?:concept:(?:wine|glass)|style:)/.test(id) && start > (named?.end ?? 0),
  )
  const asks = r.hits.some(
    ({ id, start }) => /^concept:(?:have|what)$/.test(id) && start < (named?.start ?? 0),
  )
  const and = r.marks.some(
    ({ id, start }) => id === 'and' && named && wine && start >= named.end && start < wine.start,
  )
  const wants = r.hits.some(({ id, start }) => id === 'concept:have' && start < (named?.start ?? 0))
  if (!asks || !and || !wants || asked.exclude.length > 0) return null
  return {
    id: 'wine_pairing',
    answer: (context) => {
      dishes.list({ ...context, r: { ...context.r, styles: [] } })
      context.c.next()
      pairing(context)
    },
  }
}

const THOSE =
  /^(?:das|die|es|dies|diese|that|it|they|those|these|them|ca|c|ce|cela|ils|elles|eso|esos|esas|son|quello|quelli|questi|sono|lo|los)$/

/** "Is that lactose-free too?", after a list: what of the same kind is. */
export function freeOfListed(turn: Turn, x: Context): Chosen | null {
  const { r, asked } = turn
  const { frame } = r.talk
  const things = r.targets.items.length + r.targets.wines.length + r.targets.kinds.length
  if (frame?.act !== 'list' || frame.of !== 'dish' || r.talk.about || things > 0 || r.length > BRIEF)
    return null
  if (!frame.want.some(isDish) || r.allergens.length === 0 || asked.want.length > 0) return null
  if (r.has('eat', 'recommend', 'what', 'have', 'price') || !r.has('copula') || marked(r, 'which', 'those'))
    return null
  if (!r.has('without') || !r.words.some((word) => THOSE.test(word))) return null
  const query = narrowing(turn, frame, x)
  return found(query, x.menu.items, x).length > 0 ? list(query, null) : null
}

/** "The chocolate and hazelnut one, what is in it?": a name that holds an allergen asks about no allergen. */
function calledBy({ r }: Turn, x: Context): Item | null {
  const { items, wines, named } = r.targets
  if (named || wines.length > 0 || r.allergens.length === 0 || items.length < 2 || items.length > BRIEF)
    return null
  if (!r.has('ingredients') || r.has('allergy', 'without', 'cannot', 'severe', 'trace', 'eat')) return null
  const asks = r.hits.find(({ id }) => id === 'concept:ingredients')
  const said = r.hits.filter(({ id, start }) => id.startsWith('allergen:') && start < (asks?.start ?? 0))
  if (
    said.length === 0 ||
    r.hits.some(({ id, start }) => /^(?:allergen|group):/.test(id) && start >= (asks?.start ?? 0))
  )
    return null
  const words = said.map(({ start }) => r.words[start] ?? '')
  const [only, more] = items.filter((item) =>
    words.every((word) =>
      x.index.names.get(item)?.some((name) => [...name].some((one) => one.startsWith(word.slice(0, 6)))),
    ),
  )
  return only && !more ? only : null
}

/** The dish that was called by a name of its own is described, with nothing said of its allergens but what is minded. */
export function whatIsIn(turn: Turn, x: Context): Chosen | null {
  const item = calledBy(turn, x)
  if (!item) return null
  return {
    id: 'ingredients',
    answer: (context) => {
      const { r, c } = context
      c.about(item)
      priceLine(item, context)
      dishes.describe({
        ...context,
        r: { ...r, allergens: [], targets: { ...r.targets, items: [item], akin: false } },
      })
    },
    frame: { act: 'item', of: 'dish', ask: ['description'] },
  }
}

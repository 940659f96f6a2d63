import type { Locale } from '../../../../lib/i18n/locales.ts'
import { type Context, priceLine, sayContact } from '../answers/context.ts'
import * as dishes from '../answers/dishes.ts'
import * as wines from '../answers/wines.ts'
import { isOrHolds, meets, rowWord } from '../frame/keys.ts'
import type { IntentId } from '../intents/ids.ts'
import type { Item } from '../menu.ts'
import { fold } from '../text/fold.ts'
import { STOP } from '../text/lexicon.ts'
import type { Chosen } from './narrow.ts'
import { isTag, listedIn, marked } from './reference.ts'
import type { Turn } from './turn.ts'

const BRIEF = 7
/** A wish to have a dish otherwise is a question whether that can be done. */
const CAN: Record<Locale, RegExp> = {
  es: /\b(?:puede|podeis|podria\w*|poneis|haceis|haces|posible|quita\w*)\b/,
  en: /\b(?:can|could|possible|make|do(?! you have))\b/,
  fr: /\b(?:peut|peux|pouvez|pourrait|possible|faites)\b/,
  de: /\b(?:kann|konnen|konnten|konnt|geht|moglich|macht)\b/,
  it: /\b(?:puo|posso|potete|possibile|fate|fare)\b/,
}
const BROAD = /^kind:(?:meat|fish|seafood|dessert|starters|mains|kids|vegetables|rice)$|^section:/
const CHANGED = 2
const FEW = 3
/** Said of a thing that is pointed at: "in that one", "in quello". */
const IN_IT = /^(?:eso|ese|esa|ello|it|that|this|ca|cela|celui|da|dem|der|das|quello|quella|questo|dentro)$/

function describeOf(items: readonly Item[], more: boolean, context: Context): void {
  const { c, r } = context
  if (items.length === 1 && items[0]) c.about(items[0])
  for (const item of items) priceLine(item, context)
  dishes.describe({ ...context, r: { ...r, targets: { ...r.targets, items, akin: false } } })
  if (!more) return
  c.next()
  c.say(c.texts.Carta.hastaAqui)
  sayContact(context)
}

const isWine = ({ kind }: Item): boolean => kind === 'wine'
const pouredOf = (items: readonly Item[], context: Context): void =>
  wines.one({ ...context, r: { ...context.r, targets: { ...context.r.targets, wines: items } } })

export const described = (items: readonly Item[], more: boolean): Chosen => ({
  id: 'ingredients',
  answer: (context) => (items.every(isWine) ? pouredOf(items, context) : describeOf(items, more, context)),
  frame: { act: 'item', ask: ['description'] },
})

/** "Is there garlic in that?", "lleva cerdo?": what is in the thing last spoken of. */
export function heldByLast({ r }: Turn, { index, menu }: Context): Chosen | null {
  const listed = r.last ? [r.last] : listedIn(r, menu)
  const [last, ...more] = listed
  if (
    !last ||
    more.length >= FEW ||
    listed.some(({ kind }) => kind === 'wine') ||
    r.targets.named ||
    r.length > BRIEF ||
    r.topics.length > 0
  )
    return null
  if (r.allergens.length > 0 || r.diets.length > 0 || marked(r, 'which', 'those')) return null
  if (marked(r, 'not') && !isTag(r)) return null
  if (r.has('what', 'eat', 'recommend', 'price', 'menu', 'food', 'wine', 'drink')) return null
  const inIt =
    r.has('contains', 'inside', 'within') ||
    (r.has('have') && (isTag(r) || r.words.some((word) => IN_IT.test(word))))
  const asks = r.hits.find(({ id }) => /^concept:(?:contains|inside|within|have)$/.test(id))
  const food = r.words.some(
    (word, at) =>
      (at > (asks?.start ?? 0) || (r.lang === 'de' && at !== asks?.start)) &&
      word.length > 2 &&
      !STOP.has(word) &&
      rowWord(word, r.lang, index) !== null,
  )
  return inIt && food ? described(listed, false) : null
}

/** "Can I have the paella without rabbit?": the dish as it is; what can be changed in it the kitchen says. */
export function changedDish({ r, asked }: Turn, { index }: Context): Chosen | null {
  const { items, wines } = r.targets
  const out = asked.exclude.filter((key) => /^(kind|holds):/.test(key))
  if (out.length === 0 || wines.length > 0 || r.allergens.length > 0 || !marked(r, 'article')) return null
  if (asked.max !== null || r.has('recommend', 'what') || marked(r, 'dislike', 'but')) return null
  if (!CAN[r.lang].test(fold(r.line)) || asked.want.some((key) => BROAD.test(key))) return null
  const held = items.filter(
    (item) =>
      out.every((key) => meets(item, key, index, true)) &&
      asked.want.every((key) => !key.startsWith('kind:') || meets(item, key, index, false)),
  )
  const [only] = held
  return only && held.length <= CHANGED && held.every(({ kind }) => kind === 'dish')
    ? described([only], true)
    : null
}

/** "Which dishes contain pork?": those that are of it and those that have it in them. */
export function holders(first: IntentId, { r, asked }: Turn, x: Context): Chosen | null {
  const [kind, more] = r.targets.kinds
  // "And without meat either": those that hold it are left out.
  if (asked.exclude.length > 0) return null
  if (first !== 'dish' || !kind || more || r.targets.named || r.allergens.length > 0 || r.last) return null
  if (
    !r.has('contains', 'ingredients') ||
    !(r.has('what', 'menu', 'food') || marked(r, 'which', 'something'))
  )
    return null
  const holding = x.menu.items.filter((item) => item.kind === 'dish' && isOrHolds(item, kind, x.index))
  return holding.length > r.targets.items.length
    ? {
        id: 'holding',
        answer: (context) =>
          dishes.holding({ ...context, r: { ...r, targets: { ...r.targets, holding, items: [] } } }),
      }
    : null
}

/** "Something like the black rice": a word of wishing before the thing, or with nothing named. */
export function wishesBefore({ hits, marks }: Turn['r']): boolean {
  const first = hits.find(({ id }) => id.startsWith('kind:')) ?? marks.find(({ id }) => id === 'article')
  // "What about the rice pudding?" wishes for nothing.
  const isAbout = (at: number): boolean => marks.some(({ id, start }) => id === 'about' && start === at)
  return marks.some(
    ({ id, start, end }) => id === 'something' && (!first || start < first.start) && !isAbout(end),
  )
}

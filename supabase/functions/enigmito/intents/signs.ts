import type { Answer, Context } from '../answers/context.ts'
import { subject } from '../answers/dishes.ts'
import { deniesWine } from '../frame/no-wine.ts'
import { asksLatest } from '../text/latest.ts'
import { marked, namesBottle } from '../turn/reference.ts'
import type { Topic } from '../words/shape.ts'
import type { IntentId } from './ids.ts'

/** The first intent whose `when` is true is used. */
export type Intent = { id: IntentId; when: (context: Context) => boolean; answer: Answer }

export const hasTopic = ({ r }: Context, ...topics: Topic[]): boolean =>
  topics.some((topic) => r.topics.includes(topic))

export const hasFood = ({ r }: Context): boolean => r.targets.items.length > 0 || r.targets.kinds.length > 0
export const namesFood = ({ r }: Context): boolean => r.targets.kinds.length > 0 || r.targets.named
export const hasDish = (context: Context): boolean => subject(context).length > 0

/** "Wine without alcohol, or a mocktail?": of drinks. */
const dry = ({ r }: Pick<Context, 'r'>): boolean =>
  r.targets.kinds.includes('alcohol_free') &&
  r.targets.kinds.length > 1 &&
  r.styles.length + r.targets.wines.length === 0

/** "How much is the lamb?" */
function pricesDish({ hits, marks, targets, has }: Context['r']): boolean {
  if (has('pairing', 'dishFor') || !targets.items.some(({ kind }) => kind === 'dish')) return false
  const small = [...marks, ...hits].filter(({ id }) => id === 'article' || id === 'concept:copula')
  const behind = (at: number): number => (small.some(({ start }) => start === at) ? behind(at + 1) : at)
  const priced = hits.filter(({ id }) => id === 'concept:price').map(({ end }) => behind(end))
  return hits.some(({ id, start }) => id.startsWith('kind:') && priced.includes(start))
}

/** "The cola, by the bottle": a drink that is named comes in one too. "A bottle then, and how much is the lamb?" */
const bottled = ({ r }: Pick<Context, 'r'>): boolean =>
  ((r.targets.named && r.targets.items.every(({ kind }) => kind === 'drink')) || pricesDish(r)) &&
  r.styles.length + r.targets.wines.length === 0 &&
  namesBottle(r) &&
  r.hits.every(
    ({ id, start, end }) =>
      id !== 'concept:wine' || namesBottle({ line: r.words.slice(start, end).join(' ') }),
  )

export const speaksOfWine = ({ r }: Pick<Context, 'r'>): boolean =>
  !dry({ r }) &&
  !deniesWine(r) &&
  !bottled({ r }) &&
  (r.has('wine', 'pairing') ||
    r.styles.length > 0 ||
    r.targets.wines.length > 0 ||
    ((r.targets.fromGrape !== null || r.targets.fromPlace !== null) && r.targets.items.length === 0) ||
    (r.has('glass') && !r.targets.kinds.some((kind) => kind === 'water' || kind === 'juice')))

const MOST_PLAIN = 7
const ASKS_MORE = ['recommend', 'price', 'range', 'cheap', 'dear', 'contains', 'inside', 'spicy'] as const
const OF_HEALTH = ['allergy', 'allergens', 'cannot', 'severe', 'without', 'trace'] as const
/** "What can we eat?", "what is there to drink?": nothing else is asked, and nothing that somebody avoids is known. */
export function asksPlainly({ r }: Pick<Context, 'r'>, ...of: ('eat' | 'food' | 'drink')[]): boolean {
  const { items, wines, kinds, absent, holding, unknown } = r.targets
  const things = [items, wines, kinds, absent, holding, unknown, r.topics, r.styles, r.allergens, r.diets]
  return (
    r.length <= MOST_PLAIN &&
    r.has(...of) &&
    (r.has('what') || marked(r, 'something')) &&
    things.every((list) => list.length === 0) &&
    r.avoidance.all.length === 0 &&
    r.day === null &&
    r.guests === null &&
    !r.has(...OF_HEALTH, ...ASKS_MORE, 'reserve', 'table', 'dinner', 'lunch', 'open', 'pairing')
  )
}

export const speaksOfAllergy = ({ r }: Context): boolean =>
  r.allergens.length > 0 || r.has('allergy', 'allergens', 'trace')

/** A short question without a dish is about the dish of the last answer. */
export const followsUp = ({ r }: Context): boolean =>
  r.last !== null && r.targets.items.length === 0 && !r.has('eat', 'recommend', 'allergy') && r.length <= 12

export const wantsTable = ({ r }: Context): boolean =>
  r.has('reserve') ||
  // "We'd like to come on Saturday": who asks whether that is possible is told the hours.
  (r.has('wishCome') &&
    r.day !== null &&
    !r.has('modify', 'price', 'menu', 'food', 'what', 'have', 'ingredients')) ||
  (r.has('available') && !r.has('range', 'price', 'menu', 'food', 'glass')) ||
  (r.has('table') && (r.day !== null || r.guests !== null || r.has('dinner', 'lunch'))) ||
  // "We are 3, what is there for dinner under 10 euros?"
  (r.guests !== null && r.money.max === null && (r.day !== null || r.has('dinner', 'lunch')))

export const dishesMeant = (context: Context) =>
  context.r.targets.items.length > 0
    ? context.r.targets.items
    : context.r.targets.wines.length > 0
      ? context.r.targets.wines
      : context.r.last
        ? [context.r.last]
        : []

/** "Until when can one get a table?" */
export const asksHour = ({ r }: Context): boolean => r.guests === null && asksLatest(r.line, r.lang)

export const isToday = ({ r, ahora }: Context): boolean => r.day?.of === 'date' && r.day.date === ahora.fecha

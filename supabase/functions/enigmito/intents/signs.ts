import type { Answer, Context } from '../answers/context.ts'
import { subject } from '../answers/dishes.ts'
import type { Topic } from '../words/shape.ts'
import type { IntentId } from './ids.ts'

/** One thing a guest may want: when it is meant, and what answers it. The first that holds is taken. */
export type Intent = { id: IntentId; when: (context: Context) => boolean; answer: Answer }

export const hasTopic = ({ r }: Context, ...topics: Topic[]): boolean =>
  topics.some((topic) => r.topics.includes(topic))

/** Food is spoken of: a dish or a kind of dish. */
export const hasFood = ({ r }: Context): boolean => r.targets.items.length > 0 || r.targets.kinds.length > 0
/** Food named well enough to choose a wine for it. */
export const namesFood = ({ r }: Context): boolean => r.targets.kinds.length > 0 || r.targets.named
export const hasDish = (context: Context): boolean => subject(context).length > 0

export const speaksOfWine = ({ r }: Pick<Context, 'r'>): boolean =>
  r.has('wine', 'pairing') ||
  r.styles.length > 0 ||
  r.targets.wines.length > 0 ||
  ((r.targets.fromGrape !== null || r.targets.fromPlace !== null) && r.targets.items.length === 0) ||
  (r.has('glass') && !r.targets.kinds.some((kind) => kind === 'water' || kind === 'juice'))

export const speaksOfAllergy = ({ r }: Context): boolean =>
  r.allergens.length > 0 || r.has('allergy', 'allergens', 'trace')

/** A short question without a dish of its own is about the dish the last answer named. */
export const followsUp = ({ r }: Context): boolean =>
  r.last !== null && r.targets.items.length === 0 && !r.has('eat', 'recommend', 'allergy') && r.length <= 12

export const wantsTable = ({ r }: Context): boolean =>
  r.has('reserve') ||
  (r.has('available') && !r.has('range', 'price')) ||
  (r.has('table') && (r.day !== null || r.guests !== null || r.has('dinner', 'lunch'))) ||
  (r.guests !== null && (r.day !== null || r.has('dinner', 'lunch')))

export const dishesMeant = (context: Context) =>
  context.r.targets.items.length > 0
    ? context.r.targets.items
    : context.r.targets.wines.length > 0
      ? context.r.targets.wines
      : context.r.last
        ? [context.r.last]
        : []

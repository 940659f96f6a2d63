import { KINDS, type Kind } from './kinds.ts'
import { TOPICS, type Topic } from './words/shape.ts'

/** Facts of the house that a row may lack. */
const MISSING = [
  'hours',
  'address',
  'phone',
  'email',
  'whatsapp',
  'instagram',
  'tripadvisor',
  'menu',
  'drinks',
  'price',
  'recommend',
  'wine',
  'glass',
  'pairing',
  'about',
  'chef',
  'ingredients',
  'allergens',
  'diet',
] as const
type Missing = (typeof MISSING)[number]

/**
 * What a guest asked and got no answer to: a word of a closed list, never the guest's own. `absent:word` is a dish or
 * drink that no word of the lexicon names, `unclear` a message that was not understood.
 */
export type Unanswered =
  | `policy:${Topic}`
  | `absent:${Kind}`
  | 'absent:word'
  | 'absent:place'
  | 'absent:grape'
  | `fact:${Missing}`
  | 'unclear'

/** Every value of `Unanswered`. */
export const UNANSWERED: ReadonlySet<string> = new Set<string>([
  ...TOPICS.map((topic) => `policy:${topic}`),
  ...Object.keys(KINDS).map((kind) => `absent:${kind}`),
  'absent:word',
  'absent:place',
  'absent:grape',
  ...MISSING.map((fact) => `fact:${fact}`),
  'unclear',
])

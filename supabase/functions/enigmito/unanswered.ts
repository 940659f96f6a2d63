import { KINDS, type Kind } from './kinds.ts'
import { TOPICS, type Topic } from './words/shape.ts'

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

/** From a closed list, never the guest's words. `absent:word`: a dish that no word of the lexicon names. */
export type Unanswered =
  | `policy:${Topic}`
  | `absent:${Kind}`
  | 'absent:word'
  | 'absent:place'
  | 'absent:grape'
  | `fact:${Missing}`
  | 'unclear'

export const UNANSWERED: ReadonlySet<string> = new Set<string>([
  ...TOPICS.map((topic) => `policy:${topic}`),
  ...Object.keys(KINDS).map((kind) => `absent:${kind}`),
  'absent:word',
  'absent:place',
  'absent:grape',
  ...MISSING.map((fact) => `fact:${fact}`),
  'unclear',
])

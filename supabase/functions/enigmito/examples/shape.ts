import { type Concept, TOPICS, type Topic } from '../words/shape.ts'

/** What a question wants, as concepts. `food`: the dish, wine or kind it names belongs to the wish. */
export const WANTS = {
  hours: { concepts: ['open'] },
  hours_now: { concepts: ['open', 'now'] },
  address: { concepts: ['address'] },
  phone: { concepts: ['phone'] },
  email: { concepts: ['email'] },
  whatsapp: { concepts: ['whatsapp'] },
  instagram: { concepts: ['instagram'] },
  tripadvisor: { concepts: ['tripadvisor'] },
  human: { concepts: ['human'] },
  photos: { concepts: ['photos'] },
  reserve: { concepts: ['reserve'] },
  modify: { concepts: ['modify'] },
  max: { concepts: ['max', 'reserve'] },
  about: { concepts: ['about'] },
  chef: { concepts: ['chef'] },
  greet: { concepts: ['greet'] },
  thanks: { concepts: ['thanks'] },
  bye: { concepts: ['bye'] },
  identity: { concepts: ['identity'] },
  capabilities: { concepts: ['capabilities'] },
  oos: { concepts: ['oos'] },
  medical: { concepts: ['medical'] },
  inject: { concepts: ['inject'] },
  menu: { concepts: ['menu'] },
  drinks: { concepts: ['drink'] },
  recommend: { concepts: ['recommend', 'eat'], food: true },
  snack: { concepts: ['recommend', 'eat'], food: true },
  cheapest: { concepts: ['cheap'], food: true },
  dearest: { concepts: ['dear'], food: true },
  price_range: { concepts: ['range'] },
  price: { concepts: ['price'], food: true },
  ingredients: { concepts: ['ingredients'], food: true },
  spicy: { concepts: ['spicy'], food: true },
  wine_recommend: { concepts: ['wine', 'recommend'], food: true },
  wine_list: { concepts: ['wine'], food: true },
  wine_glass: { concepts: ['wine', 'glass'], food: true },
  wine_cheapest: { concepts: ['wine', 'cheap'], food: true },
  wine_dearest: { concepts: ['wine', 'dear'], food: true },
  wine_pairing: { concepts: ['wine', 'pairing'], food: true },
  allergen_list: { concepts: ['allergy', 'eat'], food: true },
  allergen_info: { concepts: ['allergens'] },
  allergen_guarantee: { concepts: ['guarantee', 'trace', 'allergy'] },
  // Recognised by their words alone; a similar question keeps its first reading.
  dish: { concepts: [] },
  dish_allergen: { concepts: [] },
  diet: { concepts: [] },
} as const satisfies Record<string, { concepts: readonly Concept[]; food?: true }>
export type Want = keyof typeof WANTS

export type Matter = Exclude<Topic, 'other'>
export type Like = Want | Matter

export const MATTERS: readonly Matter[] = TOPICS.filter((topic): topic is Matter => topic !== 'other')

/** `{comida}`: food or drink; `{vino}`: wine, grape, region; `{alergeno}`, `{dia}`, `{numero}`. */
export type Examples = Readonly<Record<Like, readonly string[]>>

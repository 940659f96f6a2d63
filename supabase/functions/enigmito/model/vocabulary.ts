import type { IntentId } from '../intents/ids.ts'
import { KINDS, type Kind } from '../kinds.ts'
import type { Item, Menu } from '../menu.ts'
import { fold } from '../text/fold.ts'
import { TOPICS, type Topic } from '../words/shape.ts'

export const GUESSABLE = {
  dish: 'whether the restaurant has certain dishes or drinks, or which of a kind',
  price: 'what certain dishes or drinks cost',
  ingredients: 'what is in a certain dish, or how it is made',
  recommend: 'what to eat, a recommendation of dishes',
  cheapest: 'the cheapest dish or drink, over all or of a kind',
  dearest: 'the most expensive dish or drink, over all or of a kind',
  spicy: 'spicy dishes',
  price_range: 'what a meal costs roughly',
  menu: 'the menu as a whole',
  drinks: 'drinks as a whole, not wine',
  wine_list: 'which wines there are, over all or of a style',
  wine_one: 'one certain wine',
  wine_recommend: 'a recommendation of wines',
  wine_pairing: 'which wine goes with a dish or a kind of dish',
  wine_price: 'what wines cost',
  wine_glass: 'wines by the glass',
  wine_cheapest: 'the cheapest wine',
  wine_dearest: 'the most expensive wine',
  topic: 'a matter of the house: see the list of topics',
  about: 'what kind of restaurant it is, its story',
  chef: 'who cooks',
  phone: 'the phone number',
  email: 'the e-mail address',
  address: 'where the restaurant is',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  tripadvisor: 'reviews',
  human: 'wants to speak with a person',
  identity: 'who or what the assistant is',
  capabilities: 'what the assistant can do',
  greet: 'a greeting and nothing else',
  thanks: 'thanks and nothing else',
  bye: 'a goodbye and nothing else',
  oos: 'something that has nothing to do with the restaurant',
} as const satisfies Partial<Record<IntentId, string>>
export type Guessable = keyof typeof GUESSABLE

/** Offered so that the model does not force these into another intent; never accepted from it. */
export const NEVER = {
  allergy_or_diet: 'allergies, intolerances, diets, health, pregnancy, religious rules about food',
  opening: 'opening hours, open or closed days',
  booking: 'booking, changing or cancelling a table, free tables, groups',
  unclear: 'none of these, or no way to tell',
} as const

/** Topics about bookings, closing days or diets are not accepted from a model. */
const KEPT: readonly Topic[] = [
  'other',
  'holidays',
  'walk_in',
  'groups',
  'halal',
  'kosher',
  ...TOPICS.filter((topic) => /^cancel/.test(topic)),
]
export const GUESSED_TOPICS: readonly Topic[] = TOPICS.filter((topic) => !KEPT.includes(topic))
export const GUESSED_KINDS = Object.keys(KINDS) as Kind[]

const ROWS = 250

const trigrams = (text: string): string[] => {
  const folded = fold(text)
  return Array.from({ length: Math.max(0, folded.length - 2) }, (_, at) => folded.slice(at, at + 3))
}

export function candidates(menu: Menu, question: string): readonly Item[] {
  if (menu.items.length <= ROWS) return menu.items
  const wanted = new Set(trigrams(question))
  return menu.items
    .map((item) => ({ item, score: trigrams(item.nombre).filter((part) => wanted.has(part)).length }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, ROWS)
    .map(({ item }) => item)
}

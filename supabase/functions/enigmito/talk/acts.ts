import type { Act } from '../../../../lib/chat/talk.ts'
import { CARE_IDS, type IntentId } from '../intents/ids.ts'

const OF: Partial<Record<Act, readonly IntentId[]>> = {
  allergens: [
    'pregnancy',
    'heat',
    'allergen_guarantee',
    'allergens_of_dish',
    'allergen_info',
    'allergen_dish',
    'allergen_wine',
    'allergen_which',
    'allergen_holders',
    'allergen_barred',
    'allergy_unclear',
    'diet_dish',
  ],
  list: [
    'allergen_list',
    'diet_list',
    'wine_diet',
    'wine_organic',
    'wine_glass',
    'wine_list',
    'wine_recommend',
    'spicy',
    'recommend',
    'dish',
    'holding',
    'drinks',
    'menu',
    'absent',
    'cheapest',
    'dearest',
    'wine_cheapest',
    'wine_dearest',
    'framed_list',
    'extreme',
  ],
  price: ['price', 'total', 'wine_price', 'price_range'],
  item: ['ingredients', 'wine_one', 'quality'],
  compare: ['compare'],
  pairing: ['wine_pairing', 'wine_dishes'],
  hours: ['hours', 'hours_day', 'hours_now', 'holidays'],
  book: ['reserve', 'group', 'groups'],
  booking: ['modify_booking'],
  care: [...CARE_IDS],
  small: ['avoid_over', 'protest', 'greet', 'thanks', 'bye', 'identity', 'capabilities'],
  clarify: ['clarify', 'price_which', 'ingredients_which'],
  unknown: ['unknown', 'absent_unknown', 'oos', 'outside', 'outside_claim', 'medical'],
}
const ACTS = new Map(
  (Object.entries(OF) as [Act, readonly IntentId[]][]).flatMap(([act, intents]) =>
    intents.map((intent) => [intent, act] as const),
  ),
)

/** Everything else is a matter of the house. */
export const actOf = (intent: IntentId): Act => ACTS.get(intent) ?? 'house'

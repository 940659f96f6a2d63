import type { Like } from '../examples/shape.ts'

export const INTENT_IDS = [
  'care_reaction',
  'care_illness',
  'care_bill',
  'care_complaint',
  'care_lost',
  'care_late',
  'care_flight',
  'care_person',
  'outside',
  'medical',
  'pregnancy',
  'heat',
  'allergen_guarantee',
  'allergens_of_dish',
  'allergen_info',
  'allergen_dish',
  'allergen_wine',
  'allergen_which',
  'diet_dish',
  'wine_diet',
  'diet_list',
  'allergen_holders',
  'allergen_barred',
  'allergen_list',
  'allergy_unclear',
  'privacy',
  'terms',
  'oos',
  'modify_booking',
  'group',
  'groups',
  'profile',
  'photos',
  'price_range',
  'walk_in',
  'hours_day',
  'topic',
  'incidental',
  'reserve',
  'holidays',
  'whatsapp',
  'instagram',
  'tripadvisor',
  'email',
  'phone',
  'address',
  'human',
  'hours_now',
  'hours',
  'clarify',
  'wine_dishes',
  'wine_pairing',
  'wine_one',
  'wine_organic',
  'wine_cheapest',
  'wine_dearest',
  'wine_glass',
  'wine_price',
  'wine_recommend',
  'wine_list',
  'absent',
  'cheapest',
  'dearest',
  'spicy',
  'price',
  'recommend',
  'ingredients',
  'dish',
  'holding',
  'price_which',
  'about',
  'chef',
  'drinks',
  'menu',
  'ingredients_which',
  'identity',
  'outside_claim',
  'capabilities',
  'bye',
  'thanks',
  'greet',
  'absent_unknown',
  'unknown',
] as const
/** Answers that need the frame of a turn; no sign of a single message leads to them. */
const TURN_IDS = ['framed_list', 'extreme', 'compare', 'total', 'quality', 'avoid_over', 'protest'] as const
export type IntentId = (typeof INTENT_IDS)[number] | (typeof TURN_IDS)[number]

type Ids = ReadonlySet<IntentId>
type Likes = ReadonlySet<Like>
const ids = (...list: IntentId[]): Ids => new Set(list)
const likes = (...list: Like[]): Likes => new Set(list)

export const UNSURE = ids('unknown', 'absent_unknown', 'price_which', 'ingredients_which')
/** Vague answers: a similar known question wins over them. */
export const WEAK = ids('unknown', 'absent_unknown', 'menu')
/** Intents whose words rarely mean anything else. */
export const FIRM = ids(
  'privacy',
  'terms',
  'profile',
  'whatsapp',
  'instagram',
  'tripadvisor',
  'email',
  'phone',
  'absent',
  'dish',
  'oos',
  'price_range',
  'topic',
  'incidental',
  'ingredients',
  'about',
  'chef',
  'wine_one',
  'wine_dishes',
)
export const CARE_IDS = ids(
  'care_reaction',
  'care_illness',
  'care_bill',
  'care_complaint',
  'care_lost',
  'care_late',
  'care_flight',
  'care_person',
)
export const SAFETY_IDS = ids(
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
  'allergen_list',
  'allergy_unclear',
  'diet_dish',
  'diet_list',
)
export const ON_THE_MENU = ids('absent', 'absent_unknown', 'dish')
export const HOUSE_MATTERS = ids('topic', 'incidental')
export const HOURS = ids('hours', 'hours_day', 'hours_now')

export const CLOSE: readonly { intents: Ids; likes: Likes }[] = [
  {
    intents: ids('address', 'phone', 'email', 'whatsapp', 'instagram', 'tripadvisor', 'human'),
    likes: likes('address', 'phone', 'email', 'whatsapp', 'instagram', 'tripadvisor', 'human'),
  },
  { intents: ids('group', 'groups'), likes: likes('groups', 'max') },
]

export const LIKE_WINE = likes(
  'wine_recommend',
  'wine_list',
  'wine_glass',
  'wine_cheapest',
  'wine_dearest',
  'wine_pairing',
)
export const LIKE_CHEAPEST = likes('cheapest', 'wine_cheapest')
export const LIKE_DEAREST = likes('dearest', 'wine_dearest')
export const LIKE_LIST = likes('recommend', 'snack', 'drinks', 'menu', 'cheapest', 'dearest', ...LIKE_WINE)

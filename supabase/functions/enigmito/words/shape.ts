/** Patterns of folded words: `abr*` begins with, `*wein` ends with, `..` up to three words between. */
export type Patterns = readonly string[]

const CONCEPTS = [
  'price',
  'cheap',
  'dear',
  'range',
  'budget',
  'under',
  'recommend',
  'ingredients',
  'have',
  'what',
  'eat',
  'contains',
  'inside',
  'within',
  'in',
  'without',
  'copula',
  'pairing',
  'spicy',
  'allergy',
  'cannot',
  'severe',
  'trace',
  'kitchen',
  'guarantee',
  'allergens',
  'vegan',
  'vegetarian',
  'pregnant',
  'open',
  'now',
  'today',
  'tomorrow',
  'dayAfter',
  'weekend',
  'lunch',
  'dinner',
  'wishCome',
  'come',
  'where',
  'address',
  'maps',
  'phone',
  'email',
  'whatsapp',
  'instagram',
  'tripadvisor',
  'human',
  'max',
  'bill',
  'privacy',
  'terms',
  'photos',
  'profile',
  'reserve',
  'table',
  'available',
  'modify',
  'people',
  'menu',
  'food',
  'wine',
  'glass',
  'organic',
  'grapes',
  'vintage',
  'winery',
  'dishFor',
  'portion',
  'drink',
  'local',
  'greet',
  'thanks',
  'bye',
  'identity',
  'capabilities',
  'oos',
  'medical',
  'inject',
  'freebie',
  'claim',
  'about',
  'chef',
] as const
export type Concept = (typeof CONCEPTS)[number]

/** Only the owner's own text may answer these. */
export const TOPICS = [
  'parking',
  'dogs',
  'children',
  'accessibility',
  'terrace',
  'payment',
  'wifi',
  'takeaway',
  'delivery',
  'dress_code',
  'set_menu',
  'tasting_menu',
  'gift_card',
  'cancellation',
  'walk_in',
  'events',
  'groups',
  'corkage',
  'smoking',
  'music',
  'halal',
  'kosher',
  'transport',
  'bike',
  'directions',
  'attention',
  'private_room',
  'cake',
  'tips',
  'holidays',
  'heating',
  'late',
  'promo',
  'languages',
  'jobs',
  'sea_view',
  'beach',
  'suppliers',
  'other',
] as const
export type Topic = (typeof TOPICS)[number]

const ALLERGENS = [
  'gluten',
  'crustaceos',
  'huevos',
  'pescado',
  'cacahuetes',
  'soja',
  'leche',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const
export type Allergen = (typeof ALLERGENS)[number]

export const STYLES = ['tinto', 'blanco', 'rosado', 'espumoso', 'dulce', 'generoso', 'naranja'] as const
export type Style = (typeof STYLES)[number]

export type Lexicon<Kind extends string = string> = {
  words: readonly string[]
  /** Right as they are, though one letter from a word of the lexicon: never mended. They say nothing by themselves. */
  common: readonly string[]
  chat: Readonly<Record<string, string>>
  concepts: Readonly<Record<Concept, Patterns>>
  topics: Readonly<Record<Topic, Patterns>>
  allergens: Readonly<Record<Allergen, Patterns>>
  allergenGroups: Readonly<Record<'shellfish' | 'nuts' | 'sea', Patterns>>
  styles: Readonly<Record<Style, Patterns>>
  kinds: Readonly<Record<Kind, { label: string; patterns: Patterns }>>
  weekdays: readonly Patterns[]
  months: readonly Patterns[]
  feasts: Readonly<Record<'12-08' | '12-24' | '12-25' | '12-26' | '12-31' | '01-01' | '01-06', Patterns>>
  numbers: Readonly<Record<string, number>>
}

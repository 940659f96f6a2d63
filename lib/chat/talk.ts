import type { HHmm, IsoDate } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'

/**
 * What has been spoken of so far, shared by the booking machine and the `enigmito` function. It travels with each question
 * and comes back changed. It is small and holds no personal data: no name, no address, no words of the guest.
 */
export const ACTS = [
  'list',
  'item',
  'price',
  'allergens',
  'compare',
  'pairing',
  'count',
  'hours',
  'house',
  'book',
  'booking',
  'care',
  'small',
  'clarify',
  'unknown',
] as const
export type Act = (typeof ACTS)[number]

export const ALLERGENS = [
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
type TalkAllergen = (typeof ALLERGENS)[number]

/** `other`: a second companion, beside the first one of whom something is known. */
export const EATERS = ['guest', 'child', 'companion', 'other'] as const
export type Eater = (typeof EATERS)[number]

/** `pregnant`: nothing raw or underdone, and no alcohol. */
export const DIETS = ['vegan', 'vegetarian', 'pregnant'] as const
type Diet = (typeof DIETS)[number]

/** What one person of the party must not eat. It stays until the guest ends it. */
export type Avoided = {
  who: Eater
  allergens: readonly TalkAllergen[]
  diets: readonly Diet[]
  /** Who a companion is to the guest, of a short list that the function has, so that "my sister" is found again. */
  as?: string
}

/**
 * One thing that must be avoided, as the house reads it in a note, in the language of the page. `known`: beginnings of the
 * words with which a guest's own note says it, as alternatives.
 */
export type Need = { note: string; known: string }

/** `dish:<slug>`, `wine:<slug>` or `drink:<slug>`. */
export type ItemRef = `${'dish' | 'wine' | 'drink'}:${string}`

/** What the last question wanted, in the function's own keys (`kind:fish`, `style:red`, `section:postres`). Prices in cents. */
export type Frame = {
  act: Act
  of: 'dish' | 'wine' | 'drink' | null
  want: readonly string[]
  exclude: readonly string[]
  max: number | null
  min: number | null
  sort: 'cheapest' | 'dearest' | null
  /** What is asked of the things: `price`, `allergen:gluten`, `pairing`, `description`. */
  ask: readonly string[]
}

export type Talk = {
  /** The language of the last message: short ones ("et le 25 ?") say too little by themselves. */
  lang?: Locale
  /** A sum of the last answer, so that it does not come twice. */
  echo?: string
  frame: Frame | null
  /** In the order they were shown, for "the second one" and "of those". */
  listed: readonly ItemRef[]
  about: ItemRef | null
  day: IsoDate | null
  time: HHmm | null
  part: 'comida' | 'cena' | null
  guests: number | null
  avoid: readonly Avoided[]
  /** What of it was only asked for ("gluten-free dishes?"), as `guest-gluten`: no note says it. */
  asked?: readonly string[]
  /** What is avoided, for the notes of a booking; with no more of it than `avoid` says. */
  needs?: readonly Need[]
  /** A question of ours that waits for an answer, with its readings. */
  open: { ask: string; choices: readonly string[] } | null
}

export const NO_TALK: Talk = {
  frame: null,
  listed: [],
  about: null,
  day: null,
  time: null,
  part: null,
  guests: null,
  avoid: [],
  open: null,
}

/** A line of an answer that says no more of a thing than its row shows: its name, its prices, when it is served. */
export type NamedLine = { ref: ItemRef; line: string }

export const MAX_LISTED = 24
export const MAX_NAMED = 12

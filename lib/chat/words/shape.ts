import type { Slot } from '../state.ts'

/**
 * The words of one language, as alternatives of a regular expression over folded text (no accents, lower case).
 * `{N}` stands for a number in digits or words, `{H}` for an hour and `{M}` for minutes.
 */
export type Lexicon = {
  /** Number words; the index is the value. */
  numbers: readonly string[]
  /** Further amounts: tens above 31, a dozen. */
  amounts: readonly (readonly [string, number])[]
  /** Ordinal words; the index is the value (empty where there are none). */
  ordinals: readonly string[]
  /** Number words that are also articles: not "one guest" before a noun. */
  article: string
  months: readonly string[]
  /** The month may come before the day: 12/5, December 5. */
  monthFirst: boolean
  /** Monday first. */
  days: readonly string[]
  shortDays: readonly string[]
  /** Days from today. */
  relativeDays: readonly (readonly [string, number])[]
  /** "In {N} days": the unit in days. */
  terms: readonly (readonly [string, number])[]
  /** "Thursday week": seven days more. */
  weekLater: string
  /** Feasts with a day of their own, in the order of `FIESTAS`. */
  feasts: readonly string[]
  /** First, second, third, fourth, last: before a weekday of a month. */
  nth: readonly string[]
  nextWeek: string
  weekend: string
  /** "Next", where it may mean this week's or next week's day. */
  doubtful: string
  /** "This" and "coming" before a weekday: the first to come; "next": never today. */
  coming: string
  next: string
  /** What may stand between a day and its month, and after the day's digits. */
  monthLink: string
  daySuffix: string
  /** What makes a lone number a day of the month. */
  dayArticle: string
  beforeTime: string
  /** Clock phrases: pattern, minutes added, sign of {M}, and whether it needs a word before it when not asked. */
  clock: readonly (readonly [string, number, -1 | 0 | 1, boolean])[]
  /** Noon and midnight, where they are said instead of an hour; what leaves the minutes open ("9 y pico"). */
  noon: string
  midnight: string
  openMinutes: string
  am: string
  pm: string
  comida: string
  cena: string
  partOfDay: string
  people: string
  children: string
  beforePeople: string
  /** Who comes along: one each, two each; and how the guest names herself. */
  relative: string
  relativePairs: string
  me: string
  couple: string
  fixedCounts: readonly (readonly [string, number])[]
  or: string
  and: string
  /** Words that all say yes, words that may accompany them, and words that take it back. */
  yes: string
  clearYes: string
  filler: string
  but: string
  no: string
  cancel: string
  change: string
  wrong: string
  fields: Readonly<Record<Slot, string>>
  book: string
  /** Talk about bookings that is not a wish to make one. */
  notBooking: string
  another: string
  correction: string
  thanks: string
  /** How a question begins: with a question word, with a verb that asks, with one that asks only with a mark. */
  questionWord: string
  questionVerb: string
  weakVerb: string
  /** What is asked as a favour; words about free tables. */
  favour: string
  freeTable: string
  why: string
  /** Before a name: always, and only when a name was asked. */
  nameIntro: string
  /** Before a name only when it is capitalised: "soy Marta", not "soy vegana". */
  selfIntro: string
  beforeName: string
  /** Nothing to note. */
  nothing: string
}

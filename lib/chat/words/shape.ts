import type { Locale } from '../../i18n/locales.ts'
import type { Slot } from '../state.ts'
import type { Idioms } from './idioms/shape.ts'
import type { Wishes } from './wishes/shape.ts'

/**
 * The words of one language, as regular-expression alternatives over folded text (no accents, lower case). `{N}`: a
 * number in digits or words; `{H}`: an hour; `{M}`: minutes.
 */
export type Lexicon = {
  locale: Locale
  idioms: Idioms
  wishes: Wishes
  numbers: readonly string[]
  amounts: readonly (readonly [string, number])[]
  /** Numbers from thirty: the words of 30, 40 … and 100, 200 …, what joins the rest to them, and whether a unit stands first. */
  tens: {
    words: readonly string[]
    join: string
    isUnitFirst: boolean
    hundreds: readonly string[]
    hundredJoin: string
  }
  ordinals: readonly string[]
  /** Number words that are also articles: not "one guest" before a noun. */
  article: string
  /** Nouns have a capital, as names do. */
  capitalNouns: boolean
  months: readonly string[]
  monthFirst: boolean
  days: readonly string[]
  shortDays: readonly string[]
  relativeDays: readonly (readonly [string, number])[]
  terms: readonly (readonly [string, number])[]
  weekLater: string
  /**
   * Feasts, each before those whose words it holds, with their days: `12-24`; `+1` and `-2`, counted from Easter Sunday;
   * `5/7/1`, the first Sunday of May, where a fifth is the last; `a1`, the first Sunday of Advent. Two days: the guest chooses.
   */
  feasts: readonly (readonly [words: string, days: string])[]
  /** Words as they are written on a phone, and what they stand for. */
  short: readonly (readonly [string, string])[]
  /** What loses its apostrophe: "c est", "l una"; null in languages without. */
  elided: string | null
  nth: readonly string[]
  nextWeek: string
  weekend: string
  doubtful: string
  coming: string
  next: string
  monthLink: string
  daySuffix: string
  dayArticle: string
  beforeTime: string
  /** Pattern, minutes added, sign of {M}, and whether it needs a word before it when the time was not asked. */
  clock: readonly (readonly [string, number, -1 | 0 | 1, boolean])[]
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
  relative: string
  relativePairs: string
  me: string
  couple: string
  fixedCounts: readonly (readonly [string, number])[]
  or: string
  and: string
  /** A yes in one word, and in several, also with a "no" in it. */
  plainYes: string
  yesPhrase: string
  /** Words that mean yes, words that may accompany them, and words that take it back. */
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
  notBooking: string
  another: string
  correction: string
  thanks: string
  /** Question words, verbs that ask, and verbs that ask only with a question mark. */
  questionWord: string
  questionVerb: string
  weakVerb: string
  favour: string
  freeTable: string
  why: string
  nameIntro: string
  /** Before a name only when it is capitalised: "soy Marta", not "soy vegana". */
  selfIntro: string
  beforeName: string
  nothing: string
  /**
   * What is told against the values that are known: "an hour later", "one more", "make it 5". `joins`: behind or before somebody who comes too; `push`, `pull`: moves what is booked, later or sooner. `why`: words behind a
   * number that stands alone; `again`: before what corrects the words before it;
   * `decides`: before the one that counts; `small`: what means nothing beside a value; `may`: what proposes one; `renews`: asks to move what is told, or says what will be. `{P}`: a word for people.
   */
  told: Readonly<Record<Told, string>>
}

type Told =
  | 'later'
  | 'sooner'
  | 'push'
  | 'pull'
  | 'half'
  | 'quarter'
  | 'hour'
  | 'minute'
  | 'day'
  | 'week'
  | 'more'
  | 'less'
  | 'add'
  | 'drop'
  | 'joins'
  | 'why'
  | 'again'
  | 'decides'
  | 'only'
  | 'weather'
  | 'small'
  | 'may'
  | 'renews'

/** The lexicons at hand. */
export type Lexicons = Readonly<Partial<Record<Locale, Lexicon>>>

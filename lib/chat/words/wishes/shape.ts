/**
 * What guests tell a house beside the fields of a booking, as regular-expression alternatives over folded text. `guide`: a
 * dog that may sit anywhere; `place`: a table by the window, a quiet one, or one that is left at an hour; `candle`: what is put
 * on the table, flowers too; `told`: says that it was told before.
 */
export const WISHES = ['chair', 'pram', 'dog', 'guide', 'place', 'feast', 'cake', 'candle', 'wheels'] as const
type WishKind = (typeof WISHES)[number]
export type Wishes = Readonly<Record<WishKind | 'told', string>>

/** `need`: an allergy, a diet, or what else somebody must not eat. */
export type Kind = WishKind | 'need'

/** Of these one is enough; a second place, a second feast or a second need is another. */
const THINGS = ['chair', 'pram', 'dog', 'guide'] as const
export type Thing = (typeof THINGS)[number]
export const isThing = (kind: Kind): kind is Thing => THINGS.some((thing) => thing === kind)

/** How many of each thing, where a number of more than one is told, or a figure. */
export type Counts = Partial<Readonly<Record<Thing, number>>>
/** A wish or a need that is told, in the words of the guest. */
export type Wish = { kinds: readonly Kind[]; said: string; counts: Counts }
export type Wished = {
  wishes: readonly Wish[]
  /** What is taken back: "no high chair after all". */
  dropped: readonly Kind[]
  /** Asks whether it was written down. */
  asksNoted: boolean
  /** Only asks for somebody who must not eat something: "but for the coeliac, what is there". */
  asksForNeed: boolean
  /** Says that it was told before. */
  saysTold: boolean
  /** "Put in the notes: …": more of them, where "the notes are wrong" replaces them. */
  isOrder: boolean
  /** "Put just …", "write it better: …": in the place of the notes that say it, or of all. */
  anew: 'same' | 'all' | null
  /** The whole message as a note: without what opens and ends it. */
  note: string
  /** The message without all that; empty when nothing else is said. */
  rest: string
}

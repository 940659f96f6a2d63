import type { Idioma } from '../rows.ts'
import type { Casa, Thing } from './house.ts'
import type { Unit } from './text.ts'

/** A question of a file, with what its answer must and must not do. */
export type Case = {
  id: string
  lang: string
  text: string
  intent: string
  must: readonly string[]
  must_not: readonly string[]
  hints?: { dietary?: readonly string[]; wine?: readonly string[]; period?: string }
  context?: { last_kind: string }
  ui?: string
  accept_langs?: readonly string[]
}

export type Suggestion = { text: string; url: string }
export type Respuesta = { message: string; suggestions: readonly Suggestion[] }

/** An answer read, and everything that is needed to decide about it. */
export type Read = {
  casa: Casa
  asked: Case
  /** The language the answer is in. */
  idioma: Idioma
  said: string
  offered: readonly Suggestion[]
  units: readonly Unit[]
  /** Every thing that is named. */
  things: readonly Thing[]
  /** What the last answer was about, when the question was sent with it. */
  about: Thing | null
  /** Fields of a booking that the conversation took from the question; null when nobody asked it. */
  draft: Readonly<Record<string, unknown>> | null
}

/** Decides one key: null when it holds, else what is wrong, in a few words. */
export type Probe = (reading: Read, args: readonly string[]) => string | null

import type { HHmm, IsoDate, Now } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { Suggestion } from './contract.ts'

/** §4: the order in which the next empty field is asked; `confirm` when none is left. */
export const SLOTS = ['name', 'email', 'phone', 'date', 'time', 'guests', 'seating', 'notes'] as const
export type Slot = (typeof SLOTS)[number]
export type Step = Slot | 'confirm' | 'completed'

/** §3: the chat's reservation draft. `given` tells which fields the guest has said, whatever the defaults. */
export type Draft = {
  name: string | null
  email: string | null
  phone: string | null
  date: IsoDate | null
  time: HHmm | null
  guests: number
  seating: 'indoor' | 'outdoor'
  notes: string | null
  isFirstVisit: boolean
  given: readonly Slot[]
  /** A field of which two readings are open; its question offers them as choices. */
  doubt: { slot: Slot; options: readonly string[] } | null
}

export type ChatState = (
  | { mode: 'talking' }
  | { mode: 'offered'; draft: Draft; misses: number }
  /** `refused`: the restaurant refused this field when saving; the guest is still at the confirmation. */
  | { mode: 'booking'; draft: Draft; step: Slot; isEditing: boolean; misses: number; refused: boolean }
  | { mode: 'confirming'; draft: Draft; clave: string; misses: number }
  | { mode: 'sending'; draft: Draft; clave: string }
  | { mode: 'completed'; draft: Draft }
) & {
  /** The invitation to the experiences wall is said once (§4). */
  invited: boolean
  /** Messages left in which a thanks or a goodbye still counts (§4: the last 3). */
  farewell: number
  /** What the last answer was about, `dish:<slug>`, for follow-up questions. */
  context: string | null
  /** What the open question is about, for the fallback when it cannot be answered (§8). */
  topic?: Tema
}

export type Tema = 'carta' | 'vino' | 'general'

/** A field a message speaks of: no value, nothing real; one, understood; more, the guest has to choose. */
export type Finding = { slot: Slot; values: readonly string[] }
export type Asking = Slot | 'offer' | 'confirm' | null

/** What a message means. Language ends here: the machine sees only this. */
export type Reading = {
  cancel: boolean
  edit: Slot | null
  /** A wish to change something, without saying what. */
  change: boolean
  yes: boolean
  /** A beginning that consents; enough where a yes commits to nothing. */
  consent: boolean
  no: boolean
  wish: boolean
  again: boolean
  thanks: boolean
  onlyThanks: boolean
  question: boolean
  why: boolean
  correction: boolean
  /** "The second": which of two readings, from 0. */
  which: number | null
  topic: Tema
  found: readonly Finding[]
}
export type Situation = { asking: Asking; ahora: Now; rules: ReservaRules; locale: Locale }
export type Understand = (text: string, situation: Situation) => Reading

export type ChatContext = {
  locale: Locale
  /** The restaurant's clock now (Europe/Madrid). */
  ahora: Now
  rules: ReservaRules
  /** A fresh random UUID; the machine keeps it when the draft becomes complete (idempotency key). */
  newKey: string
  telefono: string
  /** The stored history says that this guest has been here before. */
  visited: boolean
  /** Reads what is typed (`lib/chat/understand.ts`, by far the largest part); null where nothing is typed. */
  understand: Understand | null
}

export type ChatEvent =
  | { type: 'open' }
  /** The wish to book, from a button. */
  | { type: 'book' }
  | { type: 'text'; text: string }
  /** A value picked with a control (calendar, slot grid, stepper, choice): already in the machine's form. */
  | { type: 'pick'; slot: Slot; value: string }
  | { type: 'yes' }
  | { type: 'no' }
  | { type: 'cancel' }
  | { type: 'edit'; slot: Slot }
  /** The function's answer to `ask`; null when it failed twice (§8). */
  | { type: 'answer'; answer: { message: string; suggestions: Suggestion[] } | null }
  /** `gestion`: the guest's own page of the booking, by its Spanish path. */
  | { type: 'saved'; codigo: string; whatsappUrl: string; gestion: string }
  | { type: 'refused'; aviso: ReservaAviso; alternativas: readonly HHmm[] }
  | { type: 'unreachable' }

/** The specified body of `POST reservas` (§7). */
export type ReservaBody = {
  nombre: string
  email: string
  telefono: string
  fecha_reserva: IsoDate
  hora_reserva: HHmm
  personas: number
  ocasion: null
  preferencia_mesa: 'interior' | 'exterior'
  requisitos_dieteticos: null
  notas: string | null
  primera_visita: boolean
  estado: 'pendiente'
}

/** A text to come: a key of messages/chat and its values; language is added only when it is shown. */
export type Say = {
  key: string
  values?: Record<string, string | number>
  /** Shown in `{partes}`, separated by commas. */
  parts?: readonly Say[]
  /** What follows in the same message, on a new line. */
  next?: Say
  /** Addresses by meaning; texts come from messages/chat `Enlaces`. */
  links?: readonly { key: string; url: string }[]
}
/** A choice under a message: what is shown (key or literal) and the event it makes. */
export type Choice = {
  key?: string
  values?: Record<string, string | number>
  label?: string
  event: ChatEvent
}

export type Effect =
  | { type: 'say'; say: Say; choices?: readonly Choice[]; delayMs?: number }
  | { type: 'relay'; message: string; links: readonly Suggestion[] }
  /** Ask the function, with the guest's own words (hints are added by the interpreter). */
  | { type: 'ask'; text: string }
  | { type: 'save'; body: ReservaBody; clave: string }
  | { type: 'whatsapp'; url: string; delayMs: number }
  | { type: 'remember'; fecha: IsoDate; personas: number }
  | { type: 'refusal'; code: string }

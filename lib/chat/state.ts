import type { HHmm, IsoDate, Now } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { Suggestion } from './contract.ts'

/** §4: the order in which empty fields are asked; `confirm` when none is left. */
export const SLOTS = ['name', 'email', 'phone', 'date', 'time', 'guests', 'seating', 'notes'] as const
export type Slot = (typeof SLOTS)[number]
export type Step = Slot | 'confirm' | 'completed'

/** §3: the booking draft. `given`: the fields the guest has given; defaults do not count. */
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
  doubt: { slot: Slot; options: readonly string[] } | null
}

export type ChatState = (
  | { mode: 'talking' }
  | { mode: 'offered'; draft: Draft; misses: number }
  /** `refused`: saving was refused because of this field; the guest is still at the confirmation. */
  | { mode: 'booking'; draft: Draft; step: Slot; isEditing: boolean; misses: number; refused: boolean }
  | { mode: 'confirming'; draft: Draft; clave: string; misses: number }
  | { mode: 'sending'; draft: Draft; clave: string }
  | { mode: 'completed'; draft: Draft }
) & {
  invited: boolean
  farewell: number
  context: string | null
  topic?: Tema
}

export type Tema = 'carta' | 'vino' | 'general'

/** A field in a message. No value: not valid; one: understood; several: the guest chooses. */
export type Finding = { slot: Slot; values: readonly string[] }
export type Asking = Slot | 'offer' | 'confirm' | null

export type Reading = {
  cancel: boolean
  edit: Slot | null
  change: boolean
  yes: boolean
  consent: boolean
  no: boolean
  wish: boolean
  again: boolean
  thanks: boolean
  onlyThanks: boolean
  question: boolean
  why: boolean
  correction: boolean
  which: number | null
  topic: Tema
  found: readonly Finding[]
}
export type Situation = { asking: Asking; ahora: Now; rules: ReservaRules; locale: Locale }
export type Understand = (text: string, situation: Situation) => Reading

export type ChatContext = {
  locale: Locale
  ahora: Now
  rules: ReservaRules
  newKey: string
  telefono: string
  visited: boolean
  /** Reads typed text (`lib/chat/understand.ts`); null when it is not loaded. */
  understand: Understand | null
}

export type ChatEvent =
  | { type: 'open' }
  | { type: 'book' }
  | { type: 'text'; text: string }
  | { type: 'pick'; slot: Slot; value: string }
  | { type: 'yes' }
  | { type: 'no' }
  | { type: 'cancel' }
  | { type: 'edit'; slot: Slot }
  | { type: 'answer'; answer: { message: string; suggestions: Suggestion[] } | null }
  /** `gestion`: the guest's booking page, as its Spanish path. */
  | { type: 'saved'; codigo: string; whatsappUrl: string; gestion: string }
  | { type: 'refused'; aviso: ReservaAviso; alternativas: readonly HHmm[] }
  | { type: 'unreachable' }

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

/** A text key of messages/chat and its values; the language is chosen when it is shown. */
export type Say = {
  key: string
  values?: Record<string, string | number>
  parts?: readonly Say[]
  next?: Say
  links?: readonly { key: string; url: string }[]
}
export type Choice = {
  key?: string
  values?: Record<string, string | number>
  label?: string
  event: ChatEvent
}

export type Effect =
  | { type: 'say'; say: Say; choices?: readonly Choice[]; delayMs?: number }
  | { type: 'relay'; message: string; links: readonly Suggestion[] }
  | { type: 'ask'; text: string }
  | { type: 'save'; body: ReservaBody; clave: string }
  | { type: 'whatsapp'; url: string; delayMs: number }
  | { type: 'remember'; fecha: IsoDate; personas: number }
  | { type: 'refusal'; code: string }

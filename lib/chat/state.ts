import type { HHmm, IsoDate, Now } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import type { ReservaAviso } from '../reservas/avisos.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { Tonight } from '../reservas/tonight.ts'
import type { EnigmitoAnswer, Suggestion } from './contract.ts'
import type { ItemRef, NamedLine, Talk } from './talk.ts'
import type { Kind, Wished } from './words/wishes/shape.ts'

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
  /** The notes hold what was told on the way, and are still to be asked for. */
  unasked?: boolean
  /** What must be avoided that was put into the notes, or stood in them: what the guest takes out stays out. */
  minded?: readonly string[]
}

export type ChatState = (
  | { mode: 'talking' }
  | { mode: 'offered'; draft: Draft; misses: number }
  /** `refused`: saving was refused because of this field; the guest is still at the confirmation. */
  | {
      mode: 'booking'
      draft: Draft
      step: Slot
      isEditing: boolean
      misses: number
      refused: boolean
      unshown?: boolean
    }
  /** `unshown`: the draft has changed since the summary was told; a yes shows it first (§4), also behind a field that is edited. */
  | { mode: 'confirming'; draft: Draft; clave: string; misses: number; unshown?: boolean }
  | { mode: 'sending'; draft: Draft; clave: string }
  | { mode: 'completed'; draft: Draft }
) & {
  invited: boolean
  farewell: number
  context: string | null
  topic?: Tema
  /** The day that the question under way speaks of. */
  askedDay?: IsoDate | null
  talk: Talk
  /** The draft before the last change of mind, for "never mind, keep it". */
  undo?: Draft
  /** The draft of a party that grew too large to book here, for when it is fewer again. */
  parked?: Draft
  /** Wishes and needs told before a booking began. */
  told?: string
  /** A change that was only supposed; it waits for a yes. */
  proposed?: readonly Finding[]
  /** The last booking made here: its code and its own page, nothing of the guest (T-PII-08). */
  booked: Booked | null
}
/** `gestion`: the guest's booking page, as its Spanish path. */
export type Booked = { codigo: string; gestion: string }

export type Tema = 'carta' | 'vino' | 'general'

/** A field in a message. No value: not valid; one: understood; several: the guest chooses. `said`: what lacks a part. */
export type Finding = { slot: Slot; values: readonly string[]; said?: string }
export type Asking = Slot | 'offer' | 'confirm' | null
/** Everything is told: the notes are asked, or the summary is shown. */
export const isAllTold = (asking: Asking): boolean => asking === 'notes' || asking === 'confirm'

export type Reading = {
  cancel: boolean
  edit: Slot | null
  change: boolean
  yes: boolean
  consent: boolean
  no: boolean
  wish: boolean
  /** The message names a table or a booking that is wished. */
  asksTable: boolean
  again: boolean
  thanks: boolean
  onlyThanks: boolean
  question: boolean
  why: boolean
  correction: boolean
  which: number | null
  topic: Tema
  /** A value of the booking and nothing else, told or proposed. */
  alone: boolean
  /** Speaks of a booking that the guest has. */
  existing: boolean
  /** May go on speaking of it. */
  aboutOwn: boolean
  /** Moves or cancels "it": where nothing is being booked, a booking that there is. */
  moves: boolean
  /** Asks who answers the telephone, and when. */
  aboutCalls: boolean
  /** Lunch or dinner. */
  part: Talk['part']
  /** A season, a month or a year, when no day of it is told. */
  season: boolean
  /** Asks for the e-mail address of the house. */
  asksAddress: boolean
  /** Speaks of telephoning. */
  calls: boolean
  /** Says under whose name a booking is. */
  tellsHolder: boolean
  /** Will be late or cannot come. */
  inTrouble: boolean
  supposes: boolean
  /** Says that no table is wished. */
  refuses: boolean
  /** Orders that it is sent. */
  sends: boolean
  /** … and says neither to whom else, nor how, nor later. */
  sendsNow: boolean
  /** Children that are named without a number of guests. */
  children: number
  keeps: boolean
  /** Asks whether a value was put down: "did you put half past two?" */
  asksPut: boolean
  /** What was said or noted so far is asked. */
  recalls: boolean
  /** Asks for a moment, and says nothing else. */
  waits: boolean
  /** Was here before, or never was; null when nothing is said of it. */
  visited: boolean | null
  found: readonly Finding[]
  /** A question by its words, not by its sign or what it is about. */
  surely: boolean
  /** Begins with a word that opens what is told, too: "when we arrive". */
  clause: boolean
  /** The day, hour, party or place that the message names, also when it asks. */
  spoken: readonly Finding[]
  /** Where a message may turn from what it says to what it asks, as places in the text without its margins. */
  turns: readonly number[]
  /** Where a question may begin without a sign. */
  asides: readonly number[]
  /** The one day that the message speaks of in figures, also when it asks. */
  day: IsoDate | null
  /** Wishes and needs that are told beside the fields of a booking, and all kinds of them that are named. */
  wished: Wished
  kinds: readonly Kind[]
  noting: Noting | null
  /** Writes a name as it is to be kept, once what reads names is at hand. */
  spell: typeof import('./slots/written/spelled.ts').spell | null
}
/** What the draft holds, or what was spoken of: "one more" and "an hour later" count from it. */
export type Known = {
  date: IsoDate | null
  time: HHmm | null
  guests: number | null
  seating?: Draft['seating'] | null
}
/** `day`: the day spoken of last, from which "the day after" counts. */
export type Situation = {
  asking: Asking
  ahora: Now
  rules: ReservaRules
  locale: Locale
  day?: IsoDate | null
  /** Whether a party was spoken of, so that a number alone is one. */
  party?: boolean
  /** Whether that party is larger than may be booked: a number alone is a smaller one. */
  large?: boolean
  known?: Known
  /** Reads what is told against them, once it is at hand. */
  shifts?: typeof import('./slots/shift.ts').readShifts | null
  /** Supposes the prefix of a telephone, once it is at hand. */
  withPrefix?: typeof import('./slots/national.ts').withPrefix | null
  /** The readings of the asked field that wait for the guest's choice. */
  options?: readonly string[]
  /** The days that are offered in the place of a closed one. */
  near?: readonly IsoDate[]
}
/** What notes wishes, once what reads them is at hand: before that no message tells one. */
export type Noting = Pick<
  typeof import('./typed/noting.ts'),
  'noteWishes' | 'seatedWithDog' | 'waitingFor' | 'withTold'
>
export type Understand = (text: string, situation: Situation) => Reading

export type ChatContext = {
  locale: Locale
  ahora: Now
  rules: ReservaRules
  newKey: string
  telefono: string
  visited: boolean
  /** What is free today, for the first choices. */
  tonight?: (Tonight & { fecha: IsoDate }) | null
  /** What a signed-in guest's account fills in. */
  known?: readonly Finding[]
  /** Reads typed text (`lib/chat/understand.ts`); null when it is not loaded. */
  understand: Understand | null
}

export type ChatEvent =
  | { type: 'open' }
  /** `at`: a table that was offered. */
  | { type: 'book'; at?: { fecha: IsoDate; hora: HHmm } }
  | { type: 'text'; text: string }
  | { type: 'pick'; slot: Slot; value: string }
  | { type: 'yes' }
  | { type: 'no' }
  | { type: 'cancel' }
  | { type: 'edit'; slot: Slot }
  /** The guest was here before. */
  | { type: 'visited' }
  | { type: 'answer'; answer: EnigmitoAnswer | null }
  /** What the function made of a message that was answered here. */
  | { type: 'heard'; answer: EnigmitoAnswer | null }
  | ({ type: 'saved'; whatsappUrl: string } & Booked)
  | { type: 'refused'; aviso: ReservaAviso; alternativas: readonly HHmm[] }
  /** `unsent`: known not to be saved. `gestion`: where the booking stands if it was saved. */
  | { type: 'unreachable'; unsent?: true; gestion?: string }

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
  | {
      type: 'relay'
      message: string
      links: readonly Suggestion[]
      named?: readonly ItemRef[]
      lines?: readonly NamedLine[]
      /** The language of the answer, which is that of the question. */
      lang?: Locale | undefined
    }
  | { type: 'ask'; text: string; talk: Talk }
  /** The function hears of it too; its answer is said only where the guest needs help. */
  | { type: 'listen'; text: string; talk: Talk }
  | { type: 'save'; body: ReservaBody; clave: string }
  | { type: 'whatsapp'; url: string; delayMs: number }
  | { type: 'remember'; fecha: IsoDate; personas: number }
  | { type: 'refusal'; code: string }

/** What a guest types, and what the function makes of it. */
export type Talked = Extract<ChatEvent, { type: 'text' | 'answer' | 'heard' }>
export const isTalked = (event: ChatEvent): event is Talked =>
  event.type === 'text' || event.type === 'answer' || event.type === 'heard'

import type { HHmm, IsoDate } from '../core/dates.ts'
import { isHHmm } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { isReservaAviso } from '../reservas/avisos.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { Tonight } from '../reservas/tonight.ts'
import type { EnigmitoAnswer } from './contract.ts'
import type { Step } from './press.ts'
import type { ChatEvent, ChatState, Finding, ReservaBody, Understand } from './state.ts'
import type { Learn } from './stored/preferences.ts'
import type { Talk } from './talk.ts'

export type TimeSlot = { hora: HHmm; libre: boolean; motivo: string | null }
export type TimeSlots = { comida: readonly TimeSlot[]; cena: readonly TimeSlot[] }
export type Outcome = Extract<ChatEvent, { type: 'saved' | 'refused' | 'unreachable' }>

export type ChatApi = {
  open(): Promise<{ reglas: ReservaRules; telefono: string; at: number } | null>
  /** The function's answer; null when it failed twice (§8). `talk`: what has been spoken of so far. */
  ask(message: string, userLanguage: Locale, talk: Talk): Promise<EnigmitoAnswer | null>
  /** One POST per confirmation; it never retries on its own. */
  save(body: ReservaBody, clave: string, locale: Locale): Promise<Outcome>
  slots(fecha: IsoDate, personas: number): Promise<TimeSlots | null>
}

export type Reply = {
  codigo?: string
  whatsapp_url?: string
  gestion_url?: string
  code?: string
  alternativas?: readonly string[]
}

/** Stored without the language prefix: the chat may change its language later. */
const withoutLocale = (path: string): string => path.replace(/^\/..(?=\/)/, '')

/** Maps the answer to a booking to an event. Whatever is not known to be saved may be sent again. */
export function outcomeOf(status: number, reply: Reply): Outcome {
  if (status === 201 && reply.codigo && reply.whatsapp_url)
    return {
      type: 'saved',
      codigo: reply.codigo,
      whatsappUrl: reply.whatsapp_url,
      gestion: withoutLocale(`${reply.gestion_url}`),
    }
  const alternatives = (reply.alternativas ?? []).filter(isHHmm)
  if (isReservaAviso(reply.code)) return { type: 'refused', aviso: reply.code, alternativas: alternatives }
  if (status === 429) return { type: 'refused', aviso: 'limite', alternativas: [] }
  if (reply.gestion_url) return { type: 'unreachable', gestion: withoutLocale(reply.gestion_url) }
  return reply.code === 'unreachable' ? { type: 'unreachable', unsent: true } : { type: 'unreachable' }
}

export type Known = { found: readonly Finding[]; visited: boolean }

export type World = {
  now(): number
  wait(ms: number): Promise<void>
  /** How long the function is listened to before a reply that does not need it; `wait` when it is left out. */
  limit?(ms: number): Promise<void>
  newKey(): string
  recall(key: string): string | null
  keep(key: string, value: string): void
  /** Opens an address in a new window; false when the browser blocks it. */
  openWindow(url: string): boolean
  puerta: ChatApi
  machine(): Promise<Step>
  /** The machine with what hears typed text and answers; without it, `machine` does. */
  typed?(): Promise<Step>
  /** Reads typed messages. With its lexicons it is the largest part, so it loads with the first message. */
  reader(locale: Locale): Promise<Understand>
  /** What finds a guest's diet and wines in a typed message; null when it may name none. */
  learn(text: string): Promise<Learn | null>
  /** Reads the conversation that this browser keeps; null when it cannot be read. Its code comes when there is one. */
  restore(stored: string): Promise<ChatState | null>
  /** Brings the lexicons that the reader lacked in the last step; false when it lacked none. */
  complete?(): Promise<boolean>
  /** What is free today, to be offered in the greeting. */
  tonight?(fecha: IsoDate): Promise<Tonight | null>
  /** What the account of a signed-in guest fills in. */
  known?(locale: Locale): Promise<Known>
  /** The phone shown on the page, for when the restaurant's rules cannot be read. */
  telefono: string
}

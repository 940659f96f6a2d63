import type { HHmm, IsoDate } from '../core/dates.ts'
import { isHHmm } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { isReservaAviso } from '../reservas/avisos.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { EnigmitoAnswer } from './contract.ts'
import type { ChatEvent, ReservaBody } from './state.ts'

/** A bookable time of a day: free, or why not. */
export type TimeSlot = { hora: HHmm; libre: boolean; motivo: string | null }
export type TimeSlots = { comida: readonly TimeSlot[]; cena: readonly TimeSlot[] }
/** How a booking that was sent came out. */
export type Outcome = Extract<ChatEvent, { type: 'saved' | 'refused' | 'unreachable' }>

/** The conversation's way out, to the restaurant: through the site in a browser. No call throws. */
export type ChatApi = {
  /** The rules, the phone and the restaurant's instant (milliseconds since 1970); null when nobody answers. */
  open(): Promise<{ reglas: ReservaRules; telefono: string; at: number } | null>
  /** The function's answer; null when it failed twice (§8). */
  ask(message: string, userLanguage: Locale): Promise<EnigmitoAnswer | null>
  /** One post per yes: nothing is sent twice by itself. */
  save(body: ReservaBody, clave: string, locale: Locale): Promise<Outcome>
  /** The free times of a day; null when they cannot be read. */
  slots(fecha: IsoDate, personas: number): Promise<TimeSlots | null>
}

/** What `POST /api/reservas` says, as far as the conversation cares. */
export type Reply = {
  codigo?: string
  whatsapp_url?: string
  gestion_url?: string
  code?: string
  alternativas?: readonly string[]
}

/** The answer to a booking as an event of the machine; whatever is not known to be saved may be sent again. */
export function outcomeOf(status: number, reply: Reply): Outcome {
  if (status === 201 && reply.codigo && reply.whatsapp_url)
    return {
      type: 'saved',
      codigo: reply.codigo,
      whatsappUrl: reply.whatsapp_url,
      // The Spanish path: the chat may change its language after this.
      gestion: `${reply.gestion_url}`.replace(/^\/..(?=\/)/, ''),
    }
  const alternatives = (reply.alternativas ?? []).filter(isHHmm)
  if (isReservaAviso(reply.code)) return { type: 'refused', aviso: reply.code, alternativas: alternatives }
  return status === 429 ? { type: 'refused', aviso: 'limite', alternativas: [] } : { type: 'unreachable' }
}

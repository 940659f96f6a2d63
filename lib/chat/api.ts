import type { HHmm, IsoDate } from '../core/dates.ts'
import { isHHmm } from '../core/dates.ts'
import type { Locale } from '../i18n/locales.ts'
import { isReservaAviso } from '../reservas/avisos.ts'
import type { ReservaRules } from '../reservas/rules.ts'
import type { EnigmitoAnswer } from './contract.ts'
import type { ChatEvent, ReservaBody } from './state.ts'

export type TimeSlot = { hora: HHmm; libre: boolean; motivo: string | null }
export type TimeSlots = { comida: readonly TimeSlot[]; cena: readonly TimeSlot[] }
export type Outcome = Extract<ChatEvent, { type: 'saved' | 'refused' | 'unreachable' }>

export type ChatApi = {
  open(): Promise<{ reglas: ReservaRules; telefono: string; at: number } | null>
  /** The function's answer; null when it failed twice (§8). */
  ask(message: string, userLanguage: Locale): Promise<EnigmitoAnswer | null>
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

/** Maps the answer to a booking to an event. Whatever is not known to be saved may be sent again. */
export function outcomeOf(status: number, reply: Reply): Outcome {
  if (status === 201 && reply.codigo && reply.whatsapp_url)
    return {
      type: 'saved',
      codigo: reply.codigo,
      whatsappUrl: reply.whatsapp_url,
      // Stored without the language prefix: the chat may change its language later.
      gestion: `${reply.gestion_url}`.replace(/^\/..(?=\/)/, ''),
    }
  const alternatives = (reply.alternativas ?? []).filter(isHHmm)
  if (isReservaAviso(reply.code)) return { type: 'refused', aviso: reply.code, alternativas: alternatives }
  return status === 429 ? { type: 'refused', aviso: 'limite', alternativas: [] } : { type: 'unreachable' }
}

import type { EnigmitoAnswer } from '@/lib/chat/contrato.ts'
import type { ChatEvent, ReservaBody } from '@/lib/chat/estado.ts'
import { type Ahora, daysBetween, type HHmm, type IsoDate, isHHmm, minutes, wallClock } from '@/lib/fechas.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import { isReservaAviso } from '@/lib/reservas/avisos.ts'
import type { ReservaRules } from '@/lib/reservas/reglas.ts'

/** A bookable time of a day: free, or why not. */
export type Hueco = { hora: HHmm; libre: boolean; motivo: string | null }
export type Huecos = { comida: readonly Hueco[]; cena: readonly Hueco[] }
type Outcome = Extract<ChatEvent, { type: 'saved' | 'refused' | 'unreachable' }>

/** The chat's way to the site: it talks to no other server. No call throws. */
export type Puerta = {
  /** The rules, the phone and the restaurant's instant (milliseconds since 1970); null when the site is away. */
  open(): Promise<{ reglas: ReservaRules; telefono: string; at: number } | null>
  /** The function's answer; null when it failed twice (§8). */
  ask(message: string, userLanguage: Locale): Promise<EnigmitoAnswer | null>
  /** One post per click: nothing is sent twice by itself. */
  save(body: ReservaBody, clave: string, locale: Locale): Promise<Outcome>
  /** The free times of a day; null when they cannot be read. */
  huecos(fecha: IsoDate, personas: number): Promise<Huecos | null>
}

/** §9: the pause before the second try. */
const RETRY_MS = 1000
const LIMIT_MS = { open: 3000, ask: 11_000, save: 12_000, huecos: 3000 }

const post = (url: string, body: unknown, limit: number, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limit),
  })

const instantOf = (ahora: Ahora): number => {
  const here = wallClock(Date.now())
  return (
    Date.now() +
    (daysBetween(here.fecha, ahora.fecha) * 1440 + minutes(ahora.hora) - minutes(here.hora)) * 60_000
  )
}

async function ask(message: string, userLanguage: Locale): Promise<EnigmitoAnswer | null> {
  for (const pause of [0, RETRY_MS]) {
    if (pause) await new Promise((later) => setTimeout(later, pause))
    try {
      const answer = await post('/api/enigmito', { message, userLanguage }, LIMIT_MS.ask)
      // The site has tried twice itself: its fallback is said by the machine, in the language of the chat.
      const body: Partial<EnigmitoAnswer> & { fallback?: boolean } = await answer.json()
      if (body.fallback) return null
      if (answer.ok && body.message) return { message: body.message, suggestions: body.suggestions ?? [] }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') return null
    }
  }
  return null
}

async function save(body: ReservaBody, clave: string, locale: Locale): Promise<Outcome> {
  try {
    const answer = await post('/api/reservas', { ...body, locale }, LIMIT_MS.save, {
      'idempotency-key': clave,
    })
    const reply: {
      codigo?: string
      whatsapp_url?: string
      gestion_url?: string
      code?: string
      alternativas?: string[]
    } = await answer.json()
    if (answer.status === 201 && reply.codigo && reply.whatsapp_url)
      return {
        type: 'saved',
        codigo: reply.codigo,
        whatsappUrl: reply.whatsapp_url,
        // The Spanish path: the chat may change its language after this.
        gestion: `${reply.gestion_url}`.replace(/^\/..(?=\/)/, ''),
      }
    const alternativas = (reply.alternativas ?? []).filter(isHHmm)
    if (isReservaAviso(reply.code)) return { type: 'refused', aviso: reply.code, alternativas }
    if (answer.status === 429) return { type: 'refused', aviso: 'limite', alternativas: [] }
  } catch {
    // Not known to be saved: the same key is sent again when the guest confirms again.
  }
  return { type: 'unreachable' }
}

export const puerta: Puerta = {
  ask,
  save,
  async open() {
    try {
      const answer = await fetch('/api/reservas', { signal: AbortSignal.timeout(LIMIT_MS.open) })
      if (!answer.ok) return null
      const casa: { reglas: ReservaRules; ahora: Ahora; telefono: string } = await answer.json()
      return { reglas: casa.reglas, telefono: casa.telefono, at: instantOf(casa.ahora) }
    } catch {
      return null
    }
  },
  async huecos(fecha, personas) {
    try {
      const query = new URLSearchParams({ fecha, personas: String(personas) })
      const answer = await fetch(`/api/disponibilidad?${query}`, {
        signal: AbortSignal.timeout(LIMIT_MS.huecos),
      })
      return answer.ok ? await answer.json() : null
    } catch {
      return null
    }
  },
}

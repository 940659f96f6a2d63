import { type ChatApi, type Outcome, outcomeOf, type Reply } from '@/lib/chat/api.ts'
import type { EnigmitoAnswer } from '@/lib/chat/contract.ts'
import type { ReservaBody } from '@/lib/chat/state.ts'
import type { Talk } from '@/lib/chat/talk.ts'
import { daysBetween, type IsoDate, minutes, type Now, wallClock } from '@/lib/core/dates.ts'
import type { Locale } from '@/lib/i18n/locales.ts'
import type { ReservaRules } from '@/lib/reservas/rules.ts'

/** §9: the pause before the second try. */
const RETRY_MS = 1000
const LIMIT_MS = { open: 3000, ask: 11_000, save: 12_000, slots: 3000 }

const post = (url: string, body: unknown, limit: number, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limit),
  })

const instantOf = (now: Now): number => {
  const here = wallClock(Date.now())
  return (
    Date.now() + (daysBetween(here.fecha, now.fecha) * 1440 + minutes(now.hora) - minutes(here.hora)) * 60_000
  )
}

async function ask(message: string, userLanguage: Locale, talk: Talk): Promise<EnigmitoAnswer | null> {
  for (const pause of [0, RETRY_MS]) {
    if (pause) await new Promise((later) => setTimeout(later, pause))
    try {
      const answer = await post('/api/enigmito', { message, userLanguage, talk }, LIMIT_MS.ask)
      // The site has already tried twice: the chat answers with its own fallback.
      const body: Partial<EnigmitoAnswer> & { fallback?: boolean } = await answer.json()
      if (body.fallback) return null
      if (answer.ok && body.message)
        return { ...body, message: body.message, suggestions: body.suggestions ?? [] }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'TimeoutError') return null
    }
  }
  return null
}

async function save(body: ReservaBody, clave: string, locale: Locale): Promise<Outcome> {
  try {
    const answer = await post('/api/reservas', { ...body, locale, canal: 'chat' }, LIMIT_MS.save, {
      'idempotency-key': clave,
    })
    const reply: Reply = await answer.json()
    return outcomeOf(answer.status, reply)
  } catch {
    // It may have been saved: the same key is sent again when the guest confirms again.
    return { type: 'unreachable' }
  }
}

async function readAvailability<T>(query: Record<string, string>): Promise<T | null> {
  try {
    const answer = await fetch(`/api/disponibilidad?${new URLSearchParams(query)}`, {
      signal: AbortSignal.timeout(LIMIT_MS.slots),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null
  }
}

export const api: ChatApi = {
  ask,
  save,
  async open() {
    try {
      const answer = await fetch('/api/reservas', { signal: AbortSignal.timeout(LIMIT_MS.open) })
      if (!answer.ok) return null
      const casa: { reglas: ReservaRules; ahora: Now; telefono: string } = await answer.json()
      return { reglas: casa.reglas, telefono: casa.telefono, at: instantOf(casa.ahora) }
    } catch {
      return null
    }
  },
  slots: (fecha, personas) => readAvailability({ fecha, personas: String(personas) }),
}

/** The days of a range (62 at most) without a table for a party, with the reason; empty when the request fails. */
export async function daysWithoutTable(
  desde: IsoDate,
  hasta: IsoDate,
  personas: number,
): Promise<ReadonlyMap<IsoDate, string>> {
  const dias = await readAvailability<{ fecha: IsoDate; libre: boolean; motivo: string | null }[]>({
    ...{ desde, hasta },
    personas: String(personas),
  })
  return new Map(dias?.filter(({ libre }) => !libre).map(({ fecha, motivo }) => [fecha, `${motivo}`]))
}

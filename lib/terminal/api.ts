import { setTimeout } from 'node:timers/promises'
import { type ChatApi, type Outcome, outcomeOf } from '../chat/api.ts'
import { wallClock } from '../core/dates.ts'
import { backendSettings } from '../core/env.ts'
import { askEnigmito } from '../enigmito/ask.ts'
import { isAllowed } from '../enigmito/links.ts'
import { readTimeSlots } from '../reservas/availability.ts'
import { asJson, bookReserva } from '../reservas/book-reserva.ts'
import { type FooterLinks, readCasa } from '../reservas/read.ts'
import type { ReservaBody } from '../reservas/save.ts'

/** Milliseconds. A reply must arrive within ten seconds; the rest is for writing it. */
const PATIENCE = 8000

const within = async <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([answer, setTimeout(PATIENCE, otherwise, { ref: false })])

export type TerminalApi = ChatApi & { saved(): ReservaBody | null }

/**
 * Talks to the backend with the code of the site's routes, without the site.
 * @param now the conversation's clock, milliseconds since 1970
 * @param dryRun bookings are checked but not written
 */
export function createApi(now: () => number, dryRun: boolean): TerminalApi {
  let pie: FooterLinks | null = null
  let saved: ReservaBody | null = null

  const book = async (...[body, key, locale]: Parameters<ChatApi['save']>): Promise<Outcome> => {
    const clock = wallClock(now())
    const outcome = await bookReserva({
      ...{ raw: body, key, locale, now: clock, form: false, dryRun },
      token: async () => null,
    })
    const answer = await asJson(outcome, { raw: body, key, locale })
    if (outcome.ok) saved = outcome.body
    return outcomeOf(answer.status, answer.body)
  }
  const ask: ChatApi['ask'] = async (message, userLanguage, talk) => {
    const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = backendSettings()
    const answer = await askEnigmito({ message, userLanguage, talk }, { url, key, fetch, wait: setTimeout })
    return answer && { ...answer, suggestions: answer.suggestions.filter((link) => isAllowed(link.url, pie)) }
  }

  return {
    async open() {
      const casa = await readCasa()
      pie = casa.pie
      return { reglas: casa.reglas, telefono: casa.telefono, at: now() }
    },
    ask: (...args) =>
      within(
        ask(...args).catch(() => null),
        null,
      ),
    save: (...args) => within<Outcome>(book(...args).catch(lost), { type: 'unreachable' }),
    async slots(fecha, personas) {
      const found = await readTimeSlots(fecha, personas)
      return found.ok ? found.value : null
    },
    saved: () => saved,
  }
}

function lost(error: unknown): Outcome {
  console.error(`The reservation was not sent (${error instanceof Error ? error.message : 'unknown'})`)
  return { type: 'unreachable' }
}

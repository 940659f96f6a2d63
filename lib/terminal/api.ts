import { setTimeout } from 'node:timers/promises'
import { type Outcome, outcomeOf, type Puerta } from '../chat/api.ts'
import { wallClock } from '../core/dates.ts'
import { env } from '../core/env.ts'
import { preguntar } from '../enigmito/ask.ts'
import { isAllowed } from '../enigmito/links.ts'
import { leerHuecos } from '../reservas/availability.ts'
import { enJson, reservar } from '../reservas/book.ts'
import { leerCasa, type Pie } from '../reservas/read.ts'
import type { CuerpoReserva } from '../reservas/save.ts'

/** A reply takes ten seconds at most, whatever the backend does; the rest is for the reply itself. Milliseconds. */
const PATIENCE = 8000

/** What comes first: the answer, or what is said instead when it is late. */
const within = async <T>(answer: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([answer, setTimeout(PATIENCE, otherwise, { ref: false })])

/** The terminal's way to the restaurant, and the body of what was saved last. */
export type PuertaTerminal = Puerta & { saved(): CuerpoReserva | null }

/**
 * Talks to the backend with the code of the site's own routes, without the site.
 *
 * @param now the conversation's clock, milliseconds since 1970
 * @param ensayo a rehearsal: bookings are checked and not written
 */
export function createPuerta(now: () => number, ensayo: boolean): PuertaTerminal {
  let pie: Pie | null = null
  let saved: CuerpoReserva | null = null

  const book = async (...[body, key, locale]: Parameters<Puerta['save']>): Promise<Outcome> => {
    const ahora = wallClock(now())
    const desenlace = await reservar({
      ...{ raw: body, key, locale, ahora, form: false, ensayo },
      token: async () => null,
    })
    const answer = await enJson(desenlace, { raw: body, locale })
    if (desenlace.ok) saved = desenlace.cuerpo
    return outcomeOf(answer.status, answer.body)
  }
  const ask: Puerta['ask'] = async (message, userLanguage) => {
    const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key } = env()
    const answer = await preguntar({ message, userLanguage }, { url, key, fetch, wait: setTimeout })
    return answer && { ...answer, suggestions: answer.suggestions.filter((link) => isAllowed(link.url, pie)) }
  }

  return {
    async open() {
      const casa = await leerCasa()
      pie = casa.pie
      return { reglas: casa.reglas, telefono: casa.telefono, at: now() }
    },
    ask: (...args) =>
      within(
        ask(...args).catch(() => null),
        null,
      ),
    save: (...args) => within<Outcome>(book(...args).catch(lost), { type: 'unreachable' }),
    async huecos(fecha, personas) {
      const found = await leerHuecos(fecha, personas)
      return found.ok ? found.value : null
    },
    saved: () => saved,
  }
}

/** Not known to be saved: the same key is sent again with the next yes. */
function lost(error: unknown): Outcome {
  console.error(`The reservation was not sent (${error instanceof Error ? error.message : 'unknown'})`)
  return { type: 'unreachable' }
}

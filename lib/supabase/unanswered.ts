import 'server-only'
import { env } from '../core/env.ts'
import type { Locale } from '../i18n/locales.ts'

/** Nobody waits for it, and it must not pile up either. Milliseconds. */
const PATIENCE = 3000

/**
 * Adds one to today's count of what a guest asked and nobody could tell. Never throws: a count that is lost is logged,
 * and the guest has his answer already.
 *
 * @param clave a word of the function's closed list (`policy:parking`, `absent:word`), never the guest's own
 */
export async function recordUnanswered(idioma: Locale, clave: string): Promise<void> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  try {
    const answer = await fetch(`${SUPABASE_URL}/rest/v1/rpc/anotar_sin_respuesta`, {
      method: 'POST',
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ idioma, clave }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.body?.cancel()
    if (!answer.ok) console.error(`anotar_sin_respuesta answered ${answer.status}`)
  } catch (error) {
    console.error(`anotar_sin_respuesta got no answer (${error instanceof Error ? error.name : 'unknown'})`)
  }
}

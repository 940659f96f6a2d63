import 'server-only'
import { env } from '../core/env.ts'
import type { Locale } from '../i18n/locales.ts'

/** Counting is no reason to keep anybody waiting. Milliseconds. */
const PATIENCE = 2000

/** Adds one to today's count of a page. False when the backend did not take it; nobody is told twice. */
export async function countVisita(page: string, idioma: Locale): Promise<boolean> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  try {
    const answer = await fetch(`${SUPABASE_URL}/rest/v1/rpc/contar_visita`, {
      method: 'POST',
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ pagina: page, idioma }),
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

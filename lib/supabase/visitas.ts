import 'server-only'
import type { Locale } from '../i18n/locales.ts'
import { requestSupabase } from './request.ts'

/** Adds one to today's count of a page. False when the backend did not take it in two seconds. */
export async function countVisita(page: string, idioma: Locale): Promise<boolean> {
  try {
    const answer = await requestSupabase('/rest/v1/rpc/contar_visita', {
      body: { pagina: page, idioma },
      timeoutMs: 2000,
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

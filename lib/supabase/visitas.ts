import 'server-only'
import type { Locale } from '../i18n/locales.ts'
import { requestSupabase } from './request.ts'

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

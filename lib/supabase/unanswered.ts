import 'server-only'
import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import { callRpc, noAviso } from './rpc.ts'

/**
 * Adds one to today's count of what a guest asked and Enigmito could not tell. A count that is lost is logged.
 *
 * @param clave a word of the function's closed list (`policy:parking`, `absent:word`), never the guest's own
 */
export async function recordUnanswered(idioma: Locale, clave: string): Promise<void> {
  await callRpc('anotar_sin_respuesta', { idioma, clave }, z.unknown(), noAviso, { timeoutMs: 3000 })
}

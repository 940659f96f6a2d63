import 'server-only'
import { z } from 'zod'
import type { Locale } from '../i18n/locales.ts'
import { callRpc, noAviso } from './rpc.ts'

/** Counts what Enigmito could not tell: `clave` is a word of a closed list, never the guest's own. */
export async function recordUnanswered(idioma: Locale, clave: string): Promise<void> {
  await callRpc('anotar_sin_respuesta', { idioma, clave }, z.unknown(), noAviso, { timeoutMs: 3000 })
}

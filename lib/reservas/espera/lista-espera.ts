import 'server-only'
import { z } from 'zod'
import { isHHmm, isIsoDate } from '../../core/dates.ts'
import type { Result } from '../../core/result.ts'
import { asLocale } from '../../i18n/locales.ts'
import { callRpc } from '../../supabase/rpc.ts'
import { isReservaAviso, type ReservaAviso } from '../avisos.ts'
import { CODIGO, TOKEN } from '../links.ts'

const linkKey = z.object({ codigo: z.string().regex(CODIGO), token: z.string().regex(TOKEN) })

const view = z.object({
  codigo: z.string().regex(CODIGO),
  nombre: z.string(),
  fecha_reserva: z.string().refine(isIsoDate),
  hora_reserva: z
    .string()
    .transform((text) => text.slice(0, 5))
    .refine(isHHmm),
  personas: z.number().int(),
  preferencia_mesa: z.enum(['interior', 'exterior']),
  estado: z.enum(['esperando', 'ofrecida', 'aceptada', 'caducada', 'retirada', 'cerrada']),
  expira_en: z.string().nullable(),
  idioma: z.string().nullable().transform(asLocale),
  propuesta: z.boolean(),
  reserva: linkKey.nullable(),
})
export type EsperaView = z.output<typeof view>

type Refused = ReservaAviso | 'unreachable'
const TIMEOUT_MS = 8000

/** The place behind a link; null for an unknown code as for a wrong token. Throws when the backend is away. */
export async function viewEspera(codigo: string, token: string): Promise<EsperaView | null> {
  if (!CODIGO.test(codigo) || !TOKEN.test(token)) return null
  const found = await callRpc('espera_ver', { codigo, token }, view.nullable(), isReservaAviso)
  if (found.ok) return found.value
  if (found.aviso === 'no_encontrada') return null
  throw new Error(`espera_ver: ${found.aviso}`)
}

export const acceptEspera = (
  codigo: string,
  token: string,
): Promise<Result<z.output<typeof linkKey>, Refused>> =>
  callRpc('espera_aceptar', { codigo, token }, linkKey, isReservaAviso, { timeoutMs: TIMEOUT_MS })

export const withdrawEspera = (codigo: string, token: string): Promise<Result<unknown, Refused>> =>
  callRpc('espera_retirar', { codigo, token }, z.unknown(), isReservaAviso, { timeoutMs: TIMEOUT_MS })

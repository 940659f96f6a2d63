import 'server-only'
import { z } from 'zod'
import { ok, type Result } from '../../core/result.ts'
import type { Locale } from '../../i18n/locales.ts'
import { callRpc } from '../../supabase/rpc.ts'
import { isReservaAviso, type ReservaAviso } from '../avisos.ts'
import { keysOf, type ReservaKeys } from '../keys.ts'
import type { RequestedReserva } from '../rules.ts'

const TIMEOUT_MS = 8000

export async function joinEspera(
  requested: RequestedReserva,
  idempotencyKey: string,
  locale: Locale,
  token: string | null,
): Promise<Result<Pick<ReservaKeys, 'codigo' | 'token'>, ReservaAviso | 'unreachable'>> {
  const { clave, codigo, token: own, tokenHash } = keysOf(idempotencyKey)
  const { nombre, email, telefono, fecha_reserva, hora_reserva, personas, preferencia_mesa, notas } =
    requested
  const data = {
    nombre,
    email,
    telefono,
    fecha_reserva,
    hora_reserva,
    personas,
    preferencia_mesa,
    notas,
    idioma: locale,
    clave,
    token_hash: tokenHash,
  }
  const answer = await callRpc('espera_apuntar', { datos: data }, z.unknown(), isReservaAviso, {
    token,
    timeoutMs: TIMEOUT_MS,
  })
  return answer.ok ? ok({ codigo, token: own }) : answer
}

import 'server-only'
import { z } from 'zod'
import { callRpc, noAviso } from '../supabase/rpc.ts'

export type CuentaAction = 'entrar' | 'alta' | 'reenviar' | 'recuperar' | 'confirmar'

/**
 * Asks the database for a turn: every try is counted there by address and account, so that no restart and no second
 * process forgets it.
 *
 * @returns the seconds to wait, 0 when it may be tried now; null when the database cannot be asked: then nothing is tried
 */
export async function checkRateLimit(
  action: CuentaAction,
  direccion: string,
  correo: string,
  device: string | null = null,
): Promise<number | null> {
  const args = { accion: action, direccion, correo, aparato: device }
  const answer = await callRpc('acceso_turno', args, z.coerce.number().int(), noAviso)
  return answer.ok ? answer.value : null
}

/** Remembers the device of whoever has just signed in. A failure costs him no more than a turn some day. */
export async function rememberDevice(device: string, token: string): Promise<void> {
  await callRpc('acceso_conocer', { aparato: device }, z.null(), noAviso, { token })
}

import 'server-only'
import { z } from 'zod'
import { callRpc, noAviso } from '../supabase/rpc.ts'
import { siteSignature } from '../supabase/site-signature.ts'

export type CuentaAction = 'entrar' | 'panel' | 'factor' | 'alta' | 'reenviar' | 'recuperar' | 'confirmar'

/** Counts an attempt by address and account in the database. Seconds to wait, 0 for none; null when it cannot be
 * asked. */
export async function checkRateLimit(
  action: CuentaAction,
  direccion: string,
  correo: string,
  device: string | null = null,
): Promise<number | null> {
  const args = { accion: action, direccion, correo, aparato: device, ...siteSignature() }
  const answer = await callRpc('acceso_turno', args, z.coerce.number().int(), noAviso)
  return answer.ok ? answer.value : null
}

export async function rememberDevice(device: string, token: string): Promise<void> {
  await callRpc('acceso_conocer', { aparato: device }, z.null(), noAviso, { token })
}

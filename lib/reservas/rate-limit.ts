import 'server-only'
import { z } from 'zod'
import { callRpc, noAviso } from '../supabase/rpc.ts'
import { siteSignature } from '../supabase/site-signature.ts'
import { keysOf } from './keys.ts'

/** T-SPAM-01: seconds to wait, counted in the database for all processes; null when it cannot be asked. It also tells
 * the database that the booking of this key may come, and the moment after which it is too late. */
export async function checkRateLimit(direccion: string, idempotencyKey: string): Promise<number | null> {
  const { clave } = keysOf(idempotencyKey)
  const args = { direccion, clave, ...siteSignature() }
  const answer = await callRpc('reserva_turno', args, z.int().min(0), noAviso)
  return answer.ok ? answer.value : null
}

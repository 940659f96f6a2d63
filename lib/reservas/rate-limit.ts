import 'server-only'
import { z } from 'zod'
import { callRpc, noAviso } from '../supabase/rpc.ts'

/** T-SPAM-01: seconds to wait, counted in the database for all processes. 0 in an outage: the insert itself decides a
 * moment later. */
export async function checkRateLimit(direccion: string): Promise<number> {
  const answer = await callRpc('reserva_turno', { direccion }, z.int().min(0), noAviso)
  return answer.ok ? answer.value : 0
}

import 'server-only'
import { z } from 'zod'
import { callRpc, noAviso } from '../supabase/rpc.ts'

/**
 * Asks the database for this address's turn to book: it counts for all processes and over every restart (T-SPAM-01).
 *
 * @param direccion the visitor's address; the database keeps a salted hash of it
 * @returns the seconds to wait, 0 when it may book now. A database that cannot be asked gives 0: it refuses or takes
 *   the booking itself a moment later
 */
export async function checkRateLimit(direccion: string): Promise<number> {
  const answer = await callRpc('reserva_turno', { direccion }, z.int().min(0), noAviso)
  return answer.ok ? answer.value : 0
}

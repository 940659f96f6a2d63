import 'server-only'
import type { HHmm } from '../fechas.ts'

/**
 * The free times nearest to one that is full, for the 409 answer of `POST /api/reservas`. Without seats set for the
 * areas no time is ever full, so there is nothing to offer yet.
 */
export async function alternativas(_fecha: string, _hora: string, _personas: number): Promise<HHmm[]> {
  return []
}

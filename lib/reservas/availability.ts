import 'server-only'
import { z } from 'zod'
import { type HHmm, type IsoDate, isHHmm, isIsoDate } from '../core/dates.ts'
import { ok, type Result } from '../core/result.ts'
import { callRpc } from '../supabase/rpc.ts'
import { isReservaAviso, type ReservaAviso } from './avisos.ts'

/** Behind these reads a guest looks at a form. Milliseconds. */
const TIMEOUT_MS = 3000

const hora = z.string().refine(isHHmm)
const turno = z.object({
  hora,
  libre: z.boolean(),
  motivo: z.string().nullable().catch(null),
  mesas: z
    .object({ interior: z.string().nullable().catch(null), exterior: z.string().nullable().catch(null) })
    .catch({ interior: null, exterior: null }),
})
/** One time of a day: free when one area is, or why not; and why not in each area. */
export type TimeSlot = z.output<typeof turno>
const dia = z.object({ comida: z.array(turno), cena: z.array(turno) })
export type DayTimeSlots = z.output<typeof dia>

const dias = z.array(
  z.object({
    fecha: z.string().refine(isIsoDate),
    libre: z.boolean(),
    motivo: z.string().nullable().catch(null),
  }),
)
export type Dia = z.output<typeof dias>[number]

/**
 * The times of a day for a party, as the database sees them now. Never a guess: `unreachable` in an outage.
 *
 * @param own the booking that is to be moved: its own seats are not in its way
 */
export const readTimeSlots = (
  fecha: IsoDate,
  personas: number,
  own?: { codigo: string; token: string },
): Promise<Result<DayTimeSlots, ReservaAviso | 'unreachable'>> =>
  callRpc('disponibilidad', { fecha, personas, ...own }, dia, isReservaAviso, { timeoutMs: TIMEOUT_MS })

/** Which days of a range (62 at most) have a free time for a party, and why the others have none. */
export const readDias = (
  desde: IsoDate,
  hasta: IsoDate,
  personas: number,
): Promise<Result<Dia[], ReservaAviso | 'unreachable'>> =>
  callRpc('dias_disponibles', { desde, hasta, personas }, dias, isReservaAviso, { timeoutMs: TIMEOUT_MS })

/** Up to three free times near one that is full, in the same area; none when nobody can tell. */
export async function alternatives(
  fecha: string,
  hora: string,
  personas: number,
  mesa: string,
): Promise<HHmm[]> {
  const found = await callRpc(
    'alternativas',
    { fecha, hora, personas, mesa },
    z.array(z.string().refine(isHHmm)),
    isReservaAviso,
    { timeoutMs: TIMEOUT_MS },
  )
  return (found.ok ? found : ok<HHmm[]>([])).value
}

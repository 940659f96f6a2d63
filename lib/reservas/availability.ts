import 'server-only'
import { z } from 'zod'
import { type HHmm, type IsoDate, isHHmm, isIsoDate } from '../core/dates.ts'
import { ok, type Result } from '../core/result.ts'
import { callRpc } from '../supabase/rpc.ts'
import { isReservaAviso, type ReservaAviso } from './avisos.ts'

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

/** The times of a day for a party; `unreachable` in an outage. `own`: a booking to be moved does not block itself. */
export const readTimeSlots = (
  fecha: IsoDate,
  personas: number,
  own?: { codigo: string; token: string },
): Promise<Result<DayTimeSlots, ReservaAviso | 'unreachable'>> =>
  callRpc('disponibilidad', { fecha, personas, ...own }, dia, isReservaAviso, { timeoutMs: TIMEOUT_MS })

export const readDias = (
  desde: IsoDate,
  hasta: IsoDate,
  personas: number,
): Promise<Result<Dia[], ReservaAviso | 'unreachable'>> =>
  callRpc('dias_disponibles', { desde, hasta, personas }, dias, isReservaAviso, { timeoutMs: TIMEOUT_MS })

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

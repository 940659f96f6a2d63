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

/** How long one answer serves everybody who asks the same: it is a hint, the save decides. Milliseconds. */
const SHARED_MS = 1000
const shared = new Map<string, Promise<HHmm[]>>()
const sharedDays = new Map<string, ReturnType<typeof readTimeSlots>>()

/** The same for many at once: every visit of the home asks. */
export function sharedTimeSlots(fecha: IsoDate, personas: number): ReturnType<typeof readTimeSlots> {
  const key = `${fecha} ${personas}`
  const known = sharedDays.get(key)
  if (known) return known
  const asked = readTimeSlots(fecha, personas).finally(() =>
    setTimeout(() => sharedDays.delete(key), SHARED_MS).unref(),
  )
  sharedDays.set(key, asked)
  return asked
}

async function readAlternatives(args: Readonly<Record<string, unknown>>): Promise<HHmm[]> {
  const found = await callRpc('alternativas', args, z.array(z.string().refine(isHHmm)), isReservaAviso, {
    timeoutMs: TIMEOUT_MS,
  })
  return (found.ok ? found : ok<HHmm[]>([])).value
}

/** Free times near one that is full. Hundreds who are told at once that it is full wait for one answer. */
export function alternatives(fecha: string, hora: string, personas: number, mesa: string): Promise<HHmm[]> {
  const key = JSON.stringify([fecha, hora, personas, mesa])
  const known = shared.get(key)
  if (known) return known
  const asked = readAlternatives({ fecha, hora, personas, mesa }).finally(() =>
    setTimeout(() => shared.delete(key), SHARED_MS).unref(),
  )
  shared.set(key, asked)
  return asked
}

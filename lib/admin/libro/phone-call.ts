import 'server-only'
import { z } from 'zod'
import { one, rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'
import { clienteCard } from '@/lib/admin/libro/clientes.ts'
import { type IsoDate, isHHmm, isIsoDate } from '@/lib/core/dates.ts'

const fecha = z.string().refine(isIsoDate)
const hora = z.string().refine(isHHmm)
const visit = z.object({ fecha, hora, personas: z.int() })

const caller = clienteCard.extend({
  telefonos: z.array(z.string()),
  exacto: z.boolean(),
  anterior: visit.extend({ mesa: z.enum(['interior', 'exterior']), dieta: z.string().nullable() }).nullable(),
  proxima: visit.extend({ estado: z.enum(['pendiente', 'confirmada']) }).nullable(),
})
/** A guest whose number begins or ends as what was typed; `exacto`: it is the whole number. */
export type Caller = z.output<typeof caller>

/** At most six, a whole number first; none below three digits. */
export const readCallers = async (db: AdminDb, texto: string): Promise<Caller[]> =>
  z.array(caller).parse(rows<unknown>(await db.rpc('libro_telefono', { texto })))

/** `motivo`: why the area is not free at that time. `quedan`: seats left meanwhile; null where nobody counts them. */
const area = z.object({ motivo: z.string().nullable(), quedan: z.int().nullable() })
const turnosOfDay = z.object({
  fecha,
  cerrado: z.boolean(),
  turnos: z.array(
    z.object({
      hora,
      servicio: z.enum(['comida', 'cena']),
      areas: z.object({ interior: area, exterior: area }),
    }),
  ),
})
export type TurnosOfDay = z.output<typeof turnosOfDay>
export type Turno = TurnosOfDay['turnos'][number]

/** The times of a day for a party, as the staff may give them. */
export const readTurnos = async (
  db: AdminDb,
  asked: { fecha: IsoDate | null; personas: number },
): Promise<TurnosOfDay> =>
  turnosOfDay.parse(
    one(
      await db.rpc('libro_huecos', {
        personas: asked.personas,
        ...(asked.fecha ? { fecha: asked.fecha } : {}),
      }),
    ),
  )

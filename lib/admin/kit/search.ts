import 'server-only'
import { z } from 'zod'
import { rows } from '@/lib/admin/kit/database.ts'
import type { AdminDb } from '@/lib/admin/kit/session.ts'

const hit = z.object({
  tipo: z.enum([
    'plato',
    'bebida',
    'vino',
    'pregunta',
    'categoria',
    'alergeno',
    'idea',
    'lamina',
    'legal',
    'reserva',
  ]),
  id: z.string(),
  titulo: z.string(),
  detalle: z.string().nullable(),
})
export type Hit = z.output<typeof hit>

export const search = async (db: AdminDb, texto: string): Promise<Hit[]> =>
  z.array(hit).parse(rows(await db.rpc('panel_buscar', { texto })))

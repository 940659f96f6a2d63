import type { NextRequest } from 'next/server'
import { BOM, csvLine } from '@/lib/admin/import/csv-write.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getInforme, periodOf } from '@/lib/admin/libro/informe.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { standing } from '../columns.ts'

export const dynamic = 'force-dynamic'

const HEADER = ['Día', 'Servicio', 'Reservas', 'Cubiertos', 'No vinieron', 'Anuladas', 'Sin reserva']

export async function GET(request: NextRequest): Promise<Response> {
  const db = await adminDb('/almaenigma/reservas/informes')
  const period = periodOf(Object.fromEntries(request.nextUrl.searchParams), wallClock(Date.now()).fecha)
  const { dias } = await getInforme(db, period)
  const lines = dias.map((d) =>
    csvLine([d.dia, d.servicio, ...[standing(d), d.cubiertos, d.faltas, d.anuladas, d.de_paso].map(String)]),
  )
  return new Response(BOM + csvLine(HEADER) + lines.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="reservas-${period.desde}-${period.hasta}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

import type { NextRequest } from 'next/server'
import { authorName, changesOf, inOneLine, operationLabel } from '@/lib/admin/historial/diff.ts'
import { tableNombre, thingName } from '@/lib/admin/historial/labels.ts'
import { nombresFor } from '@/lib/admin/historial/names.ts'
import { listHistorial } from '@/lib/admin/historial/read.ts'
import { BOM, csvLine } from '@/lib/admin/import/csv-write.ts'
import { type AdminDb, adminDb } from '@/lib/admin/kit/session.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { pregunta, readFilter } from '../query.ts'

export const dynamic = 'force-dynamic'

const BATCH_SIZE = 200
const HEADER = ['Número', 'Fecha', 'Hora', 'Quién', 'Sección', 'Elemento', 'Qué', 'Cambios']

async function chunk(db: AdminDb, filter: ReturnType<typeof pregunta>, before: number | null) {
  const { entradas, sigue } = await listHistorial(db, filter, before, BATCH_SIZE)
  const nombres = await nombresFor(db, entradas)
  const text = entradas.map((entry) => {
    const { fecha, hora } = wallClock(Date.parse(entry.hecho_en))
    const changes = changesOf(entry, nombres).map(inOneLine).join('; ')
    return csvLine([
      String(entry.id),
      fecha,
      hora,
      authorName(entry),
      tableNombre(entry.tabla),
      thingName(entry),
      operationLabel(entry.operacion),
      changes,
    ])
  })
  return { text: text.join(''), sigue }
}

/** The history as a table for a spreadsheet, whole however long: it is read and sent page by page. */
export async function GET(request: NextRequest): Promise<Response> {
  const db = await adminDb('/almaenigma/historial')
  const filter = pregunta(readFilter(Object.fromEntries(request.nextUrl.searchParams)))
  const encoder = new TextEncoder()
  let before: number | null | undefined
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { text, sigue } = await chunk(db, filter, before ?? null)
        const head = before === undefined ? BOM + csvLine(HEADER) : ''
        controller.enqueue(encoder.encode(head + text))
        before = sigue
        if (sigue === null) controller.close()
      } catch (error) {
        // A download that breaks off is seen as such; half a table that looks whole would not be.
        controller.error(error)
      }
    },
  })
  const { fecha } = wallClock(Date.now())
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="historial-${fecha}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

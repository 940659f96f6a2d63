import type { NextRequest } from 'next/server'
import { cambiosDe, enUnaLinea, quePaso, quienFue } from '@/lib/admin/historial/diff.ts'
import { nombreDeCosa, nombreDeTabla } from '@/lib/admin/historial/labels.ts'
import { nombresPara } from '@/lib/admin/historial/names.ts'
import { listHistorial } from '@/lib/admin/historial/read.ts'
import { BOM, linea } from '@/lib/admin/import/csv-write.ts'
import { type AdminDb, adminDb } from '@/lib/admin/kit/session.ts'
import { wallClock } from '@/lib/core/dates.ts'
import { leerFiltro, pregunta } from '../query.ts'

export const dynamic = 'force-dynamic'

const DE_GOLPE = 200
const CABECERA = ['Número', 'Fecha', 'Hora', 'Quién', 'Sección', 'Elemento', 'Qué', 'Cambios']

/** A page of the history as lines, and where the next one begins. */
async function trozo(db: AdminDb, filtro: ReturnType<typeof pregunta>, antes: number | null) {
  const { entradas, sigue } = await listHistorial(db, filtro, antes, DE_GOLPE)
  const nombres = await nombresPara(db, entradas)
  const text = entradas.map((entrada) => {
    const { fecha, hora } = wallClock(Date.parse(entrada.hecho_en))
    const cambios = cambiosDe(entrada, nombres).map(enUnaLinea).join('; ')
    return linea([
      String(entrada.id),
      fecha,
      hora,
      quienFue(entrada),
      nombreDeTabla(entrada.tabla),
      nombreDeCosa(entrada),
      quePaso(entrada.operacion),
      cambios,
    ])
  })
  return { text: text.join(''), sigue }
}

/** The history as a table for a spreadsheet, whole however long: it is read and sent page by page. */
export async function GET(request: NextRequest): Promise<Response> {
  const db = await adminDb('/almaenigma/historial')
  const filtro = pregunta(leerFiltro(Object.fromEntries(request.nextUrl.searchParams)))
  const encoder = new TextEncoder()
  let antes: number | null | undefined
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { text, sigue } = await trozo(db, filtro, antes ?? null)
        const head = antes === undefined ? BOM + linea(CABECERA) : ''
        controller.enqueue(encoder.encode(head + text))
        antes = sigue
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

import { BOM, csvLine } from '@/lib/admin/import/csv-write.ts'
import { columnsOf, exportRecords, IMPORT_KINDS } from '@/lib/admin/import/import.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'

export const dynamic = 'force-dynamic'

const TIPO = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** `platos.csv`, `platos.json`, and so on for drinks and wines: everything, as the import takes it back. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/almaenigma/importar/[archivo]'>,
): Promise<Response> {
  const db = await adminDb('/almaenigma/importar')
  const [nombre, tipo] = (await params).archivo.split('.')
  const thing = IMPORT_KINDS.find((c) => c === nombre)
  if (!thing || (tipo !== 'csv' && tipo !== 'json')) return new Response(null, { status: 404 })
  const columns = columnsOf(thing)
  const records = await exportRecords(db, thing)
  const body =
    tipo === 'json'
      ? `${JSON.stringify(records, null, 2)}\n`
      : BOM + csvLine(columns) + records.map((r) => csvLine(columns.map((c) => r[c] ?? ''))).join('')
  return new Response(body, {
    headers: {
      'content-type': TIPO[tipo],
      'content-disposition': `attachment; filename="${thing}.${tipo}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

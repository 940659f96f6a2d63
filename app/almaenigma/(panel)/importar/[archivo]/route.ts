import { BOM, linea } from '@/lib/admin/import/csv-write.ts'
import { COSAS, columnasDe, exportar } from '@/lib/admin/import/import.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'

export const dynamic = 'force-dynamic'

const TIPO = { csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const

/** `platos.csv`, `platos.json`, `vinos.csv`, `vinos.json`: everything, as the import takes it back. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/almaenigma/importar/[archivo]'>,
): Promise<Response> {
  const db = await adminDb('/almaenigma/importar')
  const [nombre, tipo] = (await params).archivo.split('.')
  const cosa = COSAS.find((c) => c === nombre)
  if (!cosa || (tipo !== 'csv' && tipo !== 'json')) return new Response(null, { status: 404 })
  const columnas = columnasDe(cosa)
  const registros = await exportar(db, cosa)
  const body =
    tipo === 'json'
      ? `${JSON.stringify(registros, null, 2)}\n`
      : BOM + linea(columnas) + registros.map((r) => linea(columnas.map((c) => r[c] ?? ''))).join('')
  return new Response(body, {
    headers: {
      'content-type': TIPO[tipo],
      'content-disposition': `attachment; filename="${cosa}.${tipo}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

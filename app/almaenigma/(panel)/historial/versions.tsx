import { Suspense } from 'react'
import { type Version, VersionList } from '@/components/admin/historial/versions.tsx'
import { authorName, changesOf, diff, inOneLine, operationLabel } from '@/lib/admin/historial/diff.ts'
import { formatMoment } from '@/lib/admin/historial/labels.ts'
import { nombresFor } from '@/lib/admin/historial/names.ts'
import { listVersiones, type Table } from '@/lib/admin/historial/read.ts'
import { frameDb } from '@/lib/admin/kit/session.ts'
import { restoreAction } from './actions.ts'

/** So many changes of a version stand in its line; the rest is behind "Ver los cambios". */
const MAX_INLINE = 3

type Props = { tabla: Table; fila: string; version: number | null }

/**
 * The versions of a thing, for the foot of its editor: who changed what and when, in words, and a way back. It streams
 * after the editor, and an outage here costs the editor nothing.
 *
 * @param version what the editor saw, so that nobody's save is overwritten unseen; null where the table counts none
 */
export function VersionHistory(props: Props) {
  return (
    <Suspense fallback={<p className="px-4 py-6 text-sm text-texto-3 movil:px-7">Buscando las versiones…</p>}>
      <Versiones {...props} />
    </Suspense>
  )
}

async function Versiones({ tabla, fila, version }: Props) {
  const versiones = await readVersions(tabla, fila).catch((error: unknown) => {
    console.error('historia', error instanceof Error ? error.message : error)
    return null
  })
  if (!versiones)
    return (
      <p role="status" className="px-4 py-6 text-sm text-texto-2 movil:px-7">
        Ahora mismo no se pueden leer las versiones. Vuelve a cargar la página dentro de un momento.
      </p>
    )
  if (versiones.list.length === 0) return null
  return (
    <VersionList
      tabla={tabla}
      version={version}
      versiones={versiones.list}
      hasMore={
        versiones.hasMore ? `/almaenigma/historial?${new URLSearchParams({ seccion: tabla, fila })}` : null
      }
      restore={restoreAction}
    />
  )
}

async function readVersions(tabla: Table, fila: string): Promise<{ list: Version[]; hasMore: boolean }> {
  const db = await frameDb()
  if (!db) return { list: [], hasMore: false }
  const { entradas, sigue } = await listVersiones(db, tabla, fila)
  const nombres = await nombresFor(db, entradas)
  const current = entradas[0]
  const lista = entradas.map((entry): Version => {
    const changes = changesOf(entry, nombres)
    const rest = changes.length - MAX_INLINE
    return {
      id: entry.id,
      what: operationLabel(entry.operacion),
      who: authorName(entry),
      when: formatMoment(entry.hecho_en),
      instant: entry.hecho_en,
      summary: [
        ...changes.slice(0, MAX_INLINE).map(inOneLine),
        ...(rest > 0 ? [`y ${rest} ${rest === 1 ? 'cambio' : 'cambios'} más`] : []),
      ].join(' · '),
      changes,
      onRestore:
        entry === current || !entry.despues || !current?.despues
          ? null
          : diff(current.despues, entry.despues, nombres),
    }
  })
  return { list: lista, hasMore: sigue !== null }
}

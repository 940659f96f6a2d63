import Link from 'next/link'
import { Diff } from '@/components/admin/parts/diff.tsx'
import { authorName, changesOf, inOneLine, type Nombres, operationLabel } from '@/lib/admin/historial/diff.ts'
import { formatMoment, tableNombre, thingName } from '@/lib/admin/historial/labels.ts'
import type { HistorialEntry } from '@/lib/admin/historial/read.ts'

/** So many changes stand in the line; the rest is behind it. */
const MAX_INLINE = 3

/** Where a thing is edited, for those that have an address of their own by their id. */
const EDITOR: Readonly<Record<string, string>> = {
  platos: 'platos',
  bebidas: 'bebidas',
  vinos: 'vinos',
  categorias: 'categorias',
  filosofia: 'filosofia',
  galeria: 'galeria',
  preguntas_frecuentes: 'preguntas-frecuentes',
}
function editor({ tabla, fila, despues }: HistorialEntry): string | null {
  const section = despues ? EDITOR[tabla] : undefined
  return section ? `/almaenigma/${section}/${fila}` : null
}

export function HistorialRow({ entry, nombres }: { entry: HistorialEntry; nombres: Nombres }) {
  const changes = changesOf(entry, nombres)
  const rest = changes.length - MAX_INLINE
  const href = editor(entry)
  const when = formatMoment(entry.hecho_en)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-sm text-texto-3">{tableNombre(entry.tabla)}</span>
        <b className="min-w-0 font-semibold wrap-anywhere">
          {href ? (
            <Link href={href} prefetch={false} className="hover:underline">
              {thingName(entry)}
            </Link>
          ) : (
            thingName(entry)
          )}
        </b>
        <span
          className={`rounded-xs px-1.5 py-0.5 text-xs font-semibold ${entry.operacion === 'baja' ? 'bg-(--gamba-velo) text-error' : 'bg-fondo-3'}`}
        >
          {operationLabel(entry.operacion)}
        </span>
      </p>
      <p className="mt-0.5 text-sm text-texto-2 first-letter:uppercase">
        {authorName(entry)}, <time dateTime={entry.hecho_en}>{when}</time>
      </p>
      {changes.length > 0 && (
        <details className="mt-1">
          <summary className="min-h-10 cursor-pointer py-2 text-sm wrap-anywhere">
            {changes.slice(0, MAX_INLINE).map(inOneLine).join(' · ')}
            {rest > 0 && ` · y ${rest} ${rest === 1 ? 'cambio' : 'cambios'} más`}
          </summary>
          <div className="pb-2 pt-1">
            <Diff changes={changes} />
          </div>
        </details>
      )}
    </>
  )
}

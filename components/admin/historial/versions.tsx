import Link from 'next/link'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { Change } from '@/lib/admin/historial/diff.ts'
import { BUTTON } from '../parts/classes.ts'
import { Diff } from '../parts/diff.tsx'
import { VerbButton } from '../parts/verb.tsx'

export type Version = {
  id: number
  what: string
  who: string
  when: string
  instant: string
  summary: string
  changes: readonly Change[]
  /** Against how the thing is now; null for the version that is now, and for what cannot come back. */
  onRestore: readonly Change[] | null
}
type Props = {
  tabla: string
  version: number | null
  versiones: readonly Version[]
  hasMore: string | null
  restore: FormAction
}

export function VersionList({ tabla, version, versiones, hasMore, restore }: Props) {
  const current = versiones[0]
  return (
    <section
      aria-labelledby="historia"
      className="border-t border-linea px-4 pb-28 pt-6 movil:px-7 movil:pb-6"
    >
      <h2 id="historia" className="font-serif text-xl font-medium leading-tight">
        Versiones
      </h2>
      <ol className="mt-3">
        {versiones.map((v) => (
          <li key={v.id} className="border-b border-linea py-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <b className="font-semibold">{v.what}</b>
              <span className="text-sm text-texto-2 first-letter:uppercase">
                {v.who}, <time dateTime={v.instant}>{v.when}</time>
              </span>
              {v === current && (
                <span className="rounded-xs bg-fondo-3 px-1.5 py-0.5 text-xs font-semibold">Ahora</span>
              )}
            </p>
            {v.summary !== '' && <p className="mt-1 text-sm text-texto-2 wrap-anywhere">{v.summary}</p>}
            {(v.changes.length > 0 || v.onRestore) && (
              <details className="mt-1">
                <summary className="inline-flex min-h-10 cursor-pointer items-center text-sm font-medium underline underline-offset-4">
                  Ver los cambios
                  <span className="sr-only"> del {v.when}</span>
                </summary>
                <div className="grid gap-4 pb-2 pt-2">
                  {v.changes.length > 0 && <Diff changes={v.changes} />}
                  {v.onRestore && current && (
                    <div className="rounded-xs bg-fondo-2 p-4">
                      {v.onRestore.length === 0 ? (
                        <p className="text-sm text-texto-2">Es igual que ahora: no hay nada que restaurar.</p>
                      ) : (
                        <>
                          <h3 className="mb-2 text-sm font-semibold">Si la restauras, cambia esto:</h3>
                          <Diff changes={v.onRestore} />
                          <VerbButton
                            action={restore}
                            fields={{
                              tabla,
                              historial: String(v.id),
                              ...(version === null ? {} : { version: String(version) }),
                            }}
                            done="Versión restaurada."
                            undo={{
                              fields: { tabla, historial: String(current.id) },
                              done: 'Vuelve a estar como antes.',
                            }}
                            className="mt-4"
                          >
                            <button type="submit" className={BUTTON.linea}>
                              Restaurar esta versión
                              <span className="sr-only"> del {v.when}</span>
                            </button>
                          </VerbButton>
                        </>
                      )}
                    </div>
                  )}
                </div>
              </details>
            )}
          </li>
        ))}
      </ol>
      {hasMore && (
        <Link
          href={hasMore}
          prefetch={false}
          className="mt-3 inline-flex min-h-10 items-center text-sm font-medium underline underline-offset-4"
        >
          Ver todas las versiones
        </Link>
      )}
    </section>
  )
}

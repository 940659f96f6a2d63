import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { nombresFor } from '@/lib/admin/historial/names.ts'
import { historialAuthors, listHistorial } from '@/lib/admin/historial/read.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { Filters } from './filters.tsx'
import { cursor, inAddress, pregunta, readFilter } from './query.ts'
import { HistorialRow } from './row.tsx'

export const metadata: Metadata = { title: 'Historial' }

const LISTA = '/almaenigma/historial'

export default async function Historial({ searchParams }: PageProps<'/almaenigma/historial'>) {
  const db = await adminDb(LISTA)
  const query = await searchParams
  const filter = readFilter(query)
  const before = cursor(query.antes)
  const [{ entradas, sigue }, people] = await Promise.all([
    listHistorial(db, pregunta(filter), before),
    historialAuthors(db),
  ])
  const nombres = await nombresFor(db, entradas)
  const isFiltered = inAddress(filter) !== ''
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Historial</h1>
        <a href={`${LISTA}/csv${inAddress(filter)}`} download className={`${BUTTON.suave} ml-auto`}>
          Descargar CSV
        </a>
      </div>
      <p className="mt-2 max-w-prose text-texto-2">
        Quién ha cambiado qué y cuándo. Nadie puede cambiar ni borrar lo que está escrito aquí; a los dos años
        desaparece solo.
      </p>
      <Filters filter={filter} people={people} clearHref={isFiltered ? LISTA : null} />
      {entradas.length === 0 ? (
        <p className="py-12 text-texto-2">
          {isFiltered ? 'Nadie ha cambiado nada que encaje con el filtro.' : 'Todavía no hay cambios.'}
        </p>
      ) : (
        <ol className="mt-4 max-w-[900px]">
          {entradas.map((entry) => (
            <li key={entry.id} className="border-b border-linea py-3">
              <HistorialRow entry={entry} nombres={nombres} />
            </li>
          ))}
        </ol>
      )}
      <nav aria-label="Páginas" className="mt-6 flex gap-2.5 empty:hidden">
        {before !== null && (
          <Link href={`${LISTA}${inAddress(filter)}`} prefetch={false} className={BUTTON.suave}>
            Los más recientes
          </Link>
        )}
        {sigue !== null && (
          <Link
            href={`${LISTA}${inAddress(filter, { antes: String(sigue) })}`}
            prefetch={false}
            className={BUTTON.suave}
          >
            Anteriores
          </Link>
        )}
      </nav>
    </section>
  )
}

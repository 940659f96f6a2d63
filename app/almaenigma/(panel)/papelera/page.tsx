import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import { authorName } from '@/lib/admin/historial/diff.ts'
import { formatMoment, tableNombre } from '@/lib/admin/historial/labels.ts'
import { type HistorialEntry, listPapelera } from '@/lib/admin/historial/read.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { restoreAction } from '../historial/actions.ts'
import { cursor } from '../historial/query.ts'

export const metadata: Metadata = { title: 'Papelera' }

const LISTA = '/almaenigma/papelera'

export default async function Papelera({ searchParams }: PageProps<'/almaenigma/papelera'>) {
  const db = await adminDb(LISTA)
  const before = cursor((await searchParams).antes)
  const { entradas, sigue } = await listPapelera(db, before)
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Papelera</h1>
      <p className="mt-2 max-w-prose text-texto-2">
        Lo que se ha borrado. Vuelve con todo lo suyo: textos en los cinco idiomas, precios, alérgenos y
        maridajes. A los dos años de borrarlo desaparece para siempre.
      </p>
      {entradas.length === 0 ? (
        <p className="py-12 text-texto-2">La papelera está vacía.</p>
      ) : (
        <ul className="mt-4 max-w-[900px]">
          {entradas.map((entry) => (
            <li key={entry.id} className="border-b border-linea py-3">
              <DeletedItem entry={entry} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="Páginas" className="mt-6 flex gap-2.5 empty:hidden">
        {before !== null && (
          <Link href={LISTA} prefetch={false} className={BUTTON.suave}>
            Lo último borrado
          </Link>
        )}
        {sigue !== null && (
          <Link href={`${LISTA}?antes=${sigue}`} prefetch={false} className={BUTTON.suave}>
            Anteriores
          </Link>
        )}
      </nav>
    </section>
  )
}

function DeletedItem({ entry }: { entry: HistorialEntry }) {
  const { id, tabla, titulo } = entry
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="text-sm text-texto-3">{tableNombre(tabla)}</span>
          <b className="font-semibold wrap-anywhere">{titulo}</b>
        </p>
        <p className="mt-0.5 text-sm text-texto-2">
          Borrado por {authorName(entry)},{' '}
          <time dateTime={entry.hecho_en}>{formatMoment(entry.hecho_en)}</time>
        </p>
      </div>
      <VerbButton
        action={restoreAction}
        fields={{ tabla, historial: String(id) }}
        done={`${titulo} vuelve a estar como antes.`}
        undo={null}
      >
        <button type="submit" className={BUTTON.linea}>
          Recuperar
          <span className="sr-only"> {titulo}</span>
        </button>
      </VerbButton>
    </div>
  )
}

import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { type CorreoRow, listCorreos, listDeadCorreos } from '@/lib/admin/contacto/correos.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { Carta } from './row.tsx'

export const metadata: Metadata = { title: 'Correos enviados' }

const LISTA = '/almaenigma/correo'

export default async function Correo({ searchParams }: PageProps<'/almaenigma/correo'>) {
  const db = await adminDb(LISTA)
  const { antes: before } = await searchParams
  const [dead, { correos, hasMore }] = await Promise.all([listDeadCorreos(db), listCorreos(db, before)])
  const last = correos.at(-1)
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Correos enviados</h1>
      <p className="mt-2 max-w-prose text-texto-2">
        Lo que la casa escribe a los clientes. Salen solos; si algo falla se reintenta durante un día, y lo
        que no llega se queda aquí hasta que alguien decide.
      </p>
      <p className="mt-2">
        <Link
          href="/almaenigma/correo/tareas"
          prefetch={false}
          className="inline-flex min-h-8 items-center underline underline-offset-4"
        >
          Tareas automáticas
        </Link>
      </p>
      {dead.length > 0 && <List id="muertos" titulo="Necesitan a alguien" correos={dead} />}
      {correos.length > 0 && (
        <List id="demas" titulo={dead.length > 0 ? 'Los demás' : 'Los últimos'} correos={correos} />
      )}
      {dead.length + correos.length === 0 && (
        <p className="py-12 text-texto-2">Todavía no se ha escrito a ningún cliente.</p>
      )}
      <nav aria-label="Páginas" className="mt-6 flex gap-2.5 empty:hidden">
        {before && (
          <Link href={LISTA} prefetch={false} className={BUTTON.suave}>
            Los más recientes
          </Link>
        )}
        {hasMore && last && (
          <Link
            href={`${LISTA}?${new URLSearchParams({ antes: last.creado_en })}`}
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

function List({ id, titulo, correos }: { id: string; titulo: string; correos: readonly CorreoRow[] }) {
  return (
    <section aria-labelledby={id} className="mt-7 max-w-[900px]">
      <h2 id={id} className="border-b-[1.5px] border-texto pb-2 text-[1.0625rem] font-semibold">
        {titulo}
      </h2>
      <ul>
        {correos.map((correo) => (
          <li key={`${correo.id} ${correo.estado}`} className="border-b border-linea py-4">
            <Carta correo={correo} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { countUnread, listMensajes, type MensajeRow, PER_PAGE } from '@/lib/admin/contacto/mensajes.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { ContactoTabs } from '../tabs.tsx'
import { Mensaje } from './row.tsx'

export const metadata: Metadata = { title: 'Mensajes' }

const LISTA = '/almaenigma/contacto/mensajes'
const href = (onlyNew: boolean, page: number) => {
  const query = new URLSearchParams({
    ...(onlyNew ? { ver: 'nuevos' } : {}),
    ...(page > 1 ? { pagina: String(page) } : {}),
  })
  return query.size > 0 ? `${LISTA}?${query}` : LISTA
}

async function subjectOf({ asunto, idioma }: MensajeRow, nombre: string): Promise<string> {
  if (asunto) return `Re: ${asunto}`
  const t = await getTranslations({ locale: idioma, namespace: 'Mensaje' })
  return t('respuestaAsunto', { nombre })
}

export default async function Contacto({ searchParams }: PageProps<'/almaenigma/contacto/mensajes'>) {
  const db = await adminDb(LISTA)
  const { ver, pagina: asked } = await searchParams
  const onlyNew = ver === 'nuevos'
  const page = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const [{ mensajes, total }, newCount, casa] = await Promise.all([
    listMensajes(db, { solo: onlyNew, pagina: page }),
    countUnread(db),
    casaName(),
  ])
  const subjects = await Promise.all(mensajes.map((mensaje) => subjectOf(mensaje, casa)))
  const filters = [
    [false, 'Todos', onlyNew ? null : total],
    [true, 'Sin leer', newCount],
  ] as const
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Contacto</h1>
      <ContactoTabs current={LISTA} newCount={newCount} />
      <nav aria-label="Filtros" className="mt-3 flex gap-1 border-b border-linea">
        {filters.map(([only, nombre, n]) => (
          <Link
            key={nombre}
            href={href(only, 1)}
            prefetch={false}
            aria-current={only === onlyNew ? 'page' : undefined}
            className="whitespace-nowrap px-2.5 py-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
          >
            {nombre}
            {n !== null && (
              <small className="ml-1 text-[0.8125rem] font-normal tabular-nums text-texto-3">{n}</small>
            )}
          </Link>
        ))}
      </nav>
      {mensajes.length === 0 ? (
        <div className="grid justify-items-start gap-4 py-12">
          <p className="text-texto-2">
            {onlyNew
              ? 'No hay mensajes sin leer.'
              : 'Aquí aparecerá lo que escriban en la página de contacto.'}
          </p>
          {(onlyNew || page > 1) && (
            <Link href={LISTA} className={BUTTON.suave}>
              Ver todos los mensajes
            </Link>
          )}
        </div>
      ) : (
        mensajes.map((mensaje, i) => (
          <Mensaje key={mensaje.id} mensaje={mensaje} asunto={subjects[i] ?? ''} />
        ))
      )}
      {total > PER_PAGE && (
        <nav aria-label="Páginas" className="mt-5 flex gap-2.5">
          {page > 1 && (
            <Link href={href(onlyNew, page - 1)} prefetch={false} className={BUTTON.suave}>
              Más recientes
            </Link>
          )}
          {page * PER_PAGE < total && (
            <Link href={href(onlyNew, page + 1)} prefetch={false} className={BUTTON.suave}>
              Más antiguos
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

import type { Metadata } from 'next'
import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { BOTON } from '@/components/admin/parts/classes.ts'
import { listMensajes, type MensajeFila, POR_PAGINA, sinLeer } from '@/lib/admin/contacto/mensajes.ts'
import { nombreDeLaCasa } from '@/lib/admin/kit/casa-name.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { PestanasContacto } from '../tabs.tsx'
import { Mensaje } from './row.tsx'

export const metadata: Metadata = { title: 'Mensajes' }

const LISTA = '/almaenigma/contacto/mensajes'
const href = (solo: boolean, pagina: number) => {
  const query = new URLSearchParams({
    ...(solo ? { ver: 'nuevos' } : {}),
    ...(pagina > 1 ? { pagina: String(pagina) } : {}),
  })
  return query.size > 0 ? `${LISTA}?${query}` : LISTA
}

/** What an answer is about: the guest's own subject, else words in his language. */
async function asuntoDe({ asunto, idioma }: MensajeFila, nombre: string): Promise<string> {
  if (asunto) return `Re: ${asunto}`
  const t = await getTranslations({ locale: idioma, namespace: 'Mensaje' })
  return t('respuestaAsunto', { nombre })
}

/** The letters of the contact page, the newest first. */
export default async function Contacto({ searchParams }: PageProps<'/almaenigma/contacto/mensajes'>) {
  const db = await adminDb(LISTA)
  const { ver, pagina: asked } = await searchParams
  const solo = ver === 'nuevos'
  const pagina = typeof asked === 'string' && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
  const [{ mensajes, total }, nuevos, casa] = await Promise.all([
    listMensajes(db, { solo, pagina }),
    sinLeer(db),
    nombreDeLaCasa(),
  ])
  const asuntos = await Promise.all(mensajes.map((mensaje) => asuntoDe(mensaje, casa)))
  const filtros = [
    [false, 'Todos', solo ? null : total],
    [true, 'Sin leer', nuevos],
  ] as const
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Contacto</h1>
      <PestanasContacto actual={LISTA} nuevos={nuevos} />
      <nav aria-label="Filtros" className="mt-3 flex gap-1 border-b border-linea">
        {filtros.map(([only, nombre, n]) => (
          <Link
            key={nombre}
            href={href(only, 1)}
            prefetch={false}
            aria-current={only === solo ? 'page' : undefined}
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
            {solo ? 'No hay mensajes sin leer.' : 'Aquí aparecerá lo que escriban en la página de contacto.'}
          </p>
          {(solo || pagina > 1) && (
            <Link href={LISTA} className={BOTON.suave}>
              Ver todos los mensajes
            </Link>
          )}
        </div>
      ) : (
        mensajes.map((mensaje, i) => <Mensaje key={mensaje.id} mensaje={mensaje} asunto={asuntos[i] ?? ''} />)
      )}
      {total > POR_PAGINA && (
        <nav aria-label="Páginas" className="mt-5 flex gap-2.5">
          {pagina > 1 && (
            <Link href={href(solo, pagina - 1)} prefetch={false} className={BOTON.suave}>
              Más recientes
            </Link>
          )}
          {pagina * POR_PAGINA < total && (
            <Link href={href(solo, pagina + 1)} prefetch={false} className={BOTON.suave}>
              Más antiguos
            </Link>
          )}
        </nav>
      )}
    </section>
  )
}

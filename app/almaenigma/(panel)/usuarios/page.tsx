import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { offersFactor } from '@/lib/admin/cuenta/second-factor.ts'
import { isFactorDemanded, listInvitaciones, listUsers } from '@/lib/admin/cuenta/usuarios.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { Demand } from './demand.tsx'
import { Invitaciones } from './invitaciones.tsx'
import { Cuenta } from './row.tsx'

export const metadata: Metadata = { title: 'Usuarios' }

const LISTA = '/almaenigma/usuarios'
const FILTERS = [
  ['todos', 'Todas las cuentas'],
  ['admins', 'Administran la web'],
] as const

export default async function UsersPage({ searchParams }: PageProps<'/almaenigma/usuarios'>) {
  const db = await adminDb(LISTA)
  const query = await searchParams
  const q = typeof query.q === 'string' ? query.q.trim().slice(0, 100) : ''
  const after = typeof query.tras === 'string' ? query.tras.slice(0, 254) : null
  const onlyAdmins = query.filtro === 'admins'
  const [{ usuarios, sigue }, invitaciones, demanded, offered] = await Promise.all([
    listUsers(db, { busca: q, tras: after, soloAdmins: onlyAdmins }),
    listInvitaciones(db),
    isFactorDemanded(db),
    offersFactor(db, Date.now()),
  ])
  const filter = onlyAdmins ? { filtro: 'admins' } : {}
  const href = (more: Record<string, string>) => {
    const search = new URLSearchParams({ ...filter, ...(q ? { q } : {}), ...more })
    return search.size > 0 ? `${LISTA}?${search}` : LISTA
  }
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Usuarios</h1>
      <p className="mt-2 max-w-prose text-texto-2">
        Quien tiene cuenta en la web. Administrar es otra cosa: quien administra cambia la carta, ve las
        reservas y puede dar y quitar este permiso.
      </p>
      <Invitaciones invitaciones={invitaciones} />
      {(demanded || offered) && <Demand demanded={demanded} />}
      <nav aria-label="Filtros" className="mt-8 flex gap-1 border-b border-linea">
        {FILTERS.map(([clave, nombre]) => (
          <Link
            key={clave}
            href={clave === 'todos' ? LISTA : `${LISTA}?filtro=${clave}`}
            prefetch={false}
            aria-current={onlyAdmins === (clave === 'admins') ? 'page' : undefined}
            className="whitespace-nowrap px-2.5 py-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
          >
            {nombre}
          </Link>
        ))}
      </nav>
      <form method="get" className="mt-4 flex max-w-[560px] items-end gap-2.5">
        {onlyAdmins && <input type="hidden" name="filtro" value="admins" />}
        <div className="grow">
          <label htmlFor="busca" className={LABEL}>
            Nombre o correo
          </label>
          <input id="busca" name="q" type="search" maxLength={100} defaultValue={q} className={INPUT} />
        </div>
        <button type="submit" className={`${BUTTON.linea} min-h-[46px]`}>
          Buscar
        </button>
      </form>
      {usuarios.length === 0 ? (
        <p className="py-12 text-texto-2">
          {q ? `Ninguna cuenta coincide con «${q}».` : 'No hay más cuentas en esta lista.'}
        </p>
      ) : (
        <ul className="mt-4 max-w-[960px]">
          {usuarios.map((user) => (
            <li
              key={`${user.id} ${user.admin} ${user.segundo_factor}`}
              className="border-b border-linea py-3"
            >
              <Cuenta usuario={user} myId={user.id === db.quien.id} />
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="Páginas" className="mt-6 flex gap-2.5 empty:hidden">
        {after !== null && (
          <Link href={href({})} prefetch={false} className={BUTTON.suave}>
            Volver al principio
          </Link>
        )}
        {sigue !== null && (
          <Link href={href({ tras: sigue })} prefetch={false} className={BUTTON.suave}>
            Siguientes
          </Link>
        )}
      </nav>
    </section>
  )
}

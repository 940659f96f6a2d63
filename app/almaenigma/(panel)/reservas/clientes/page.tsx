import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON, INPUT } from '@/components/admin/parts/classes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { type ClienteCard, listClientes } from '@/lib/admin/libro/clientes.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import { shortDia } from '../labels.ts'
import { ReservasTabs } from '../tabs.tsx'

export const metadata: Metadata = { title: 'Clientes' }

const PATH = '/almaenigma/reservas/clientes'
const COLUMNS =
  'gap-x-4 movil:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_3.5rem_8.5rem_4.5rem] min-[1100px]:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_4rem_9rem_5rem]'

export default async function Clientes({ searchParams }: PageProps<'/almaenigma/reservas/clientes'>) {
  const db = await adminDb(PATH)
  const { q, tras, ver, hecho } = await searchParams
  const searchText = typeof q === 'string' ? q : ''
  const barred = ver === 'vetados'
  const { cards, hasMore } = await listClientes(db, {
    busca: searchText,
    tras: tras ?? null,
    vetados: barred,
  })
  const last = cards.at(-1)
  const base = { ...(searchText ? { q: searchText } : {}), ...(barred ? { ver: 'vetados' } : {}) }
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <ReservasTabs current={PATH} />
      {hecho === 'olvidado' && (
        <p role="status" className="mt-5 border-l-4 border-exito pl-4 font-semibold">
          Borrado. Sus visitas quedan como números sin nombre.
        </p>
      )}
      <search className="mt-4 block">
        <form action={PATH} className="flex flex-wrap items-center gap-2.5">
          <input
            type="search"
            name="q"
            data-busqueda
            defaultValue={searchText}
            maxLength={80}
            aria-label="Buscar por nombre, correo o teléfono"
            placeholder="Nombre, correo o teléfono"
            className={`${INPUT} max-w-[420px]`}
          />
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="ver"
              value="vetados"
              defaultChecked={barred}
              className="size-5 accent-(--anil)"
            />
            Solo los vetados
          </label>
          <button type="submit" className={BUTTON.suave}>
            Buscar
          </button>
        </form>
      </search>
      {cards.length === 0 && (
        <div className="grid justify-items-start gap-4 py-10">
          <p className="max-w-prose text-texto-2">{emptyMessage(searchText, barred)}</p>
          {(searchText !== '' || barred) && (
            <Link href={PATH} prefetch={false} className={BUTTON.suave}>
              Ver todos los clientes
            </Link>
          )}
        </div>
      )}
      {cards.length > 0 && (
        <p
          aria-hidden="true"
          className={`mt-4 hidden max-w-[1100px] border-b-[1.5px] border-texto pb-2 text-sm text-texto-3 movil:grid ${COLUMNS}`}
        >
          <span>Cliente</span>
          <span>Contacto</span>
          <span className="text-right">Visitas</span>
          <span className="text-right">La última</span>
          <span className="text-right">No vino</span>
        </p>
      )}
      <ul className="max-w-[1100px]">
        {cards.map((card) => (
          <li key={card.id} className="border-b border-linea">
            <ClienteLine card={card} />
          </li>
        ))}
      </ul>
      <nav aria-label="Páginas" className="mt-6 flex gap-2.5 empty:hidden">
        {tras && (
          <Link href={`${PATH}?${new URLSearchParams(base)}`} prefetch={false} className={BUTTON.suave}>
            Volver al principio
          </Link>
        )}
        {hasMore && last && (
          <Link
            href={`${PATH}?${new URLSearchParams({ ...base, tras: last.id })}`}
            prefetch={false}
            className={BUTTON.suave}
          >
            Los siguientes
          </Link>
        )}
      </nav>
    </section>
  )
}

function emptyMessage(search: string, barred: boolean): string {
  if (search !== '')
    return `No hay ningún cliente${barred ? ' vetado' : ''} con «${search}». Prueba con el principio del nombre o las cifras de cualquiera de sus teléfonos.`
  if (barred) return 'No hay nadie vetado. El veto se pone al pie de la ficha de cada cliente.'
  return 'Todavía no hay clientes. Cada uno tiene su ficha desde su primera reserva, sin que hagas nada.'
}

const ClienteLine = ({ card: { id, nombre, email, telefono, trato, vetado_en } }: { card: ClienteCard }) => (
  <Link
    href={`${PATH}/${id}`}
    prefetch={false}
    className={`grid gap-y-0.5 py-3 hover:bg-fondo-2 movil:items-baseline ${COLUMNS}`}
  >
    <span className="wrap-anywhere">
      <bdi className="font-semibold underline underline-offset-4">{nombre}</bdi>
      {vetado_en && (
        <span className="ml-2 rounded-xs bg-error px-1.5 text-xs font-semibold text-fondo">Vetado</span>
      )}
    </span>
    <span className="flex flex-wrap gap-x-3 text-sm tabular-nums text-texto-2 wrap-anywhere">
      {telefono && <span>{groupDigits(telefono)}</span>}
      {email && <span>{email}</span>}
    </span>
    <span className="flex flex-wrap gap-x-3 text-sm tabular-nums movil:contents">
      <span className="movil:text-right">
        {trato.visitas}
        <span className="movil:sr-only"> {trato.visitas === 1 ? 'visita' : 'visitas'}</span>
      </span>
      <span className="movil:text-right">
        {trato.ultima && (
          <>
            <span className="movil:sr-only">la última, </span>
            {shortDia(trato.ultima)}
          </>
        )}
      </span>
      <span className="text-error movil:text-right">
        {trato.faltas > 0 && (
          <>
            <span className="movil:sr-only">no vino </span>
            {trato.faltas === 1 ? '1 vez' : `${trato.faltas} veces`}
          </>
        )}
      </span>
    </span>
  </Link>
)

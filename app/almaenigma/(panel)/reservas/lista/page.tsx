import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { cursorOf, DIAS, listReservas, type ReservaView, VIEWS } from '@/lib/admin/libro/reservas.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { addDays, type IsoDate, isIsoDate, wallClock } from '@/lib/core/dates.ts'
import { ReservasTabs } from '../tabs.tsx'
import { EMPTY, VIEW } from './labels.ts'
import { Reserva } from './row.tsx'

export const metadata: Metadata = { title: 'Lista de reservas' }

const LISTA = '/almaenigma/reservas/lista'
const views = Object.keys(VIEWS) as ReservaView[]
const href = (query: Record<string, string>) => `${LISTA}?${new URLSearchParams(query)}`

/** "Hoy, sábado, 21 de noviembre de 2026". */
function titulo(fecha: IsoDate, today: IsoDate): string {
  const words = dayInWords(fecha, 'es')
  if (fecha === today) return `Hoy, ${words}`
  if (fecha === addDays(today, 1)) return `Mañana, ${words}`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export default async function Reservas({ searchParams }: PageProps<'/almaenigma/reservas/lista'>) {
  const db = await adminDb(LISTA)
  const { ver, desde: asked, tras } = await searchParams
  const now = wallClock(Date.now())
  const view = views.find((name) => name === ver) ?? 'activas'
  const from = typeof asked === 'string' && isIsoDate(asked) ? asked : now.fecha
  const { reservas, eventos, hasMore } = await listReservas(db, { vista: view, desde: from, tras })
  const dias = [...new Set(reservas.map(({ fecha_reserva }) => fecha_reserva))]
  const last = reservas.at(-1)
  const base = { ver: view, ...(from === now.fecha ? {} : { desde: from }) }
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <ReservasTabs current={LISTA} />
      <p className="mt-4 max-w-prose text-texto-2">
        Cuando confirmas, rechazas o cancelas, al cliente se le avisa por correo en su idioma.
      </p>
      <form action={LISTA} className="mt-4 flex flex-wrap items-end gap-3">
        <input type="hidden" name="ver" value={view} />
        <div>
          <label htmlFor="desde" className={LABEL}>
            Desde el día
          </label>
          <input id="desde" type="date" name="desde" required defaultValue={from} className={INPUT} />
        </div>
        <button type="submit" className={BUTTON.suave}>
          Ver
        </button>
      </form>
      <nav
        aria-label="Filtros"
        className="relative -mx-4 mt-3 flex gap-1 overflow-x-auto border-b border-linea px-4 [scrollbar-width:none] movil:mx-0 movil:px-0"
      >
        {views.map((name) => (
          <Link
            key={name}
            href={href({ ...base, ver: name })}
            prefetch={false}
            aria-current={name === view ? 'page' : undefined}
            className="whitespace-nowrap px-2.5 py-2.5 font-medium text-texto-2 aria-[current]:font-semibold aria-[current]:text-texto aria-[current]:shadow-[inset_0_-3px_0_var(--accion)]"
          >
            {VIEW[name]}
          </Link>
        ))}
      </nav>
      {reservas.length === 0 && <p className="py-12 text-texto-2">{EMPTY[view]}</p>}
      {dias.map((dia) => (
        <section key={dia} aria-labelledby={`d-${dia}`} className="mt-7 max-w-[900px]">
          <h2 id={`d-${dia}`} className="border-b-[1.5px] border-texto pb-2 text-[1.0625rem] font-semibold">
            {titulo(dia, now.fecha)}
          </h2>
          <ul>
            {reservas
              .filter(({ fecha_reserva }) => fecha_reserva === dia)
              .map((reserva) => (
                <li key={`${reserva.id} ${reserva.version}`} className="border-b border-linea py-5">
                  <Reserva
                    reserva={reserva}
                    eventos={eventos.filter(({ reserva_id }) => reserva_id === reserva.id)}
                    now={now}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
      <nav aria-label="Páginas" className="mt-6 flex flex-wrap gap-2.5">
        {tras && (
          <Link href={href(base)} prefetch={false} className={BUTTON.suave}>
            Volver al principio
          </Link>
        )}
        {hasMore && last ? (
          <Link href={href({ ...base, tras: cursorOf(last) })} prefetch={false} className={BUTTON.suave}>
            Las siguientes
          </Link>
        ) : (
          <Link
            href={href({ ver: view, desde: addDays(from, DIAS) })}
            prefetch={false}
            className={BUTTON.suave}
          >
            Desde el {dayInWords(addDays(from, DIAS), 'es')}
          </Link>
        )}
      </nav>
    </section>
  )
}

import type { Metadata } from 'next'
import Link from 'next/link'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import { adminDb } from '@/lib/admin/kit/session.ts'
import { getDias } from '@/lib/admin/libro/read.ts'
import type { DiaSummary } from '@/lib/admin/libro/shapes.ts'
import { dayInWords } from '@/lib/core/date-words.ts'
import { addDays, type IsoDate, isIsoDate, wallClock, weekday } from '@/lib/core/dates.ts'
import { reservaCount } from '../labels.ts'
import { ReservasTabs } from '../tabs.tsx'

export const metadata: Metadata = { title: 'Reservas por semanas y meses' }

const PATH = '/almaenigma/reservas/calendario'
const DIAS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const MONTH = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const WEEK = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
const mondayOf = (fecha: IsoDate): IsoDate => addDays(fecha, 1 - weekday(fecha))

/** "Noviembre de 2026" or "Semana del 23 al 29 de noviembre de 2026". */
function titulo(fecha: IsoDate, month: boolean): string {
  const words = MONTH.format(Date.parse(fecha))
  if (month) return words.charAt(0).toUpperCase() + words.slice(1)
  const monday = mondayOf(fecha)
  const range = WEEK.formatRange(Date.parse(monday), Date.parse(addDays(monday, 6)))
  return `Semana del ${range.replace(/\s*[–-]\s*/, ' al ')}`
}

/** From the Monday before to the Sunday after: one week, or all that touch a month. */
function dateRange(fecha: IsoDate, month: boolean): { from: IsoDate; hasta: IsoDate } {
  if (!month) return { from: mondayOf(fecha), hasta: addDays(mondayOf(fecha), 6) }
  const first = `${fecha.slice(0, 7)}-01` as IsoDate
  const nextMonth = addDays(first, 32).slice(0, 7)
  return { from: mondayOf(first), hasta: addDays(mondayOf(addDays(`${nextMonth}-01` as IsoDate, -1)), 6) }
}

export default async function CalendarPage({ searchParams }: PageProps<'/almaenigma/reservas/calendario'>) {
  const db = await adminDb(PATH)
  const { vista, dia } = await searchParams
  const today = wallClock(Date.now()).fecha
  const fecha = typeof dia === 'string' && isIsoDate(dia) ? dia : today
  const month = vista === 'mes'
  const { from, hasta } = dateRange(fecha, month)
  const dias = await getDias(db, from, hasta)
  const ownDays = dias.filter((d) => !month || d.fecha.slice(0, 7) === fecha.slice(0, 7))
  const pendingCount = sumOf(ownDays, 'pendientes')
  const first = `${fecha.slice(0, 7)}-01` as IsoDate
  const [before, next] = month
    ? [addDays(first, -1), addDays(first, 32)]
    : [addDays(fecha, -7), addDays(fecha, 7)]
  const href = (query: Record<string, string>) => `${PATH}?${new URLSearchParams(query)}`
  const own = month ? { vista: 'mes' } : {}
  return (
    <section className="px-4 pb-24 pt-5 movil:px-7 movil:py-6">
      <h1 className="font-serif text-[2rem] font-medium leading-none tracking-tight">Reservas</h1>
      <ReservasTabs current={PATH} />
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <h2 className="mr-2 w-full text-lg font-semibold movil:w-auto">{titulo(fecha, month)}</h2>
        <Link href={href({ ...own, dia: before })} prefetch={false} className={BUTTON.suave}>
          Anterior<span className="sr-only">, {month ? 'el mes' : 'la semana'}</span>
        </Link>
        <Link href={href(own)} prefetch={false} className={BUTTON.suave}>
          Hoy
        </Link>
        <Link href={href({ ...own, dia: next })} prefetch={false} className={BUTTON.suave}>
          Siguiente<span className="sr-only">, {month ? 'el mes' : 'la semana'}</span>
        </Link>
        <Link
          href={href({ dia: fecha, ...(month ? {} : { vista: 'mes' }) })}
          prefetch={false}
          className={BUTTON.linea}
        >
          {month ? 'Ver la semana' : 'Ver el mes'}
        </Link>
      </div>
      <p className="mt-3 text-sm tabular-nums text-texto-2">
        {reservaCount(sumOf(ownDays, 'reservas'), sumOf(ownDays, 'comida') + sumOf(ownDays, 'cena'))}
        {pendingCount > 0 && `, ${pendingCount} por confirmar`}. En comida y cena, cuántas personas vienen.
      </p>
      <ol className="mt-4 grid grid-cols-1 gap-2 movil:grid-cols-7">
        {dias.map((d) => (
          <Dia key={d.fecha} d={d} hoy={d.fecha === today} outside={!ownDays.includes(d)} />
        ))}
      </ol>
    </section>
  )
}

const sumOf = (dias: readonly DiaSummary[], que: 'reservas' | 'comida' | 'cena' | 'pendientes'): number =>
  dias.reduce((sum, d) => sum + d[que], 0)

const Dia = ({ d, hoy, outside }: { d: DiaSummary; hoy: boolean; outside: boolean }) => (
  <li className={outside ? 'max-movil:hidden' : ''}>
    <a
      href={`/almaenigma/reservas?dia=${d.fecha}`}
      aria-current={hoy ? 'date' : undefined}
      className={`grid h-full min-h-12 grid-cols-[4rem_minmax(0,1fr)] content-center gap-x-2 gap-y-1 rounded-xs p-2.5 text-sm hover:border-texto movil:min-h-32 movil:grid-cols-1 movil:content-start ${hoy ? 'border-2 border-accion' : 'border border-linea'} ${d.cerrado ? 'bg-fondo-2' : 'bg-fondo'} ${outside ? 'border-dashed text-texto-3' : ''}`}
    >
      <span className="font-semibold">
        <span className="capitalize">{DIAS[weekday(d.fecha) - 1]?.slice(0, 3)}</span>{' '}
        {Number(d.fecha.slice(8))}
        <span className="sr-only">, {dayInWords(d.fecha, 'es')}</span>
      </span>
      {d.cerrado && <span className={outside ? '' : 'text-texto-2'}>Cerrado</span>}
      {!d.cerrado && d.reservas === 0 && <span className="text-texto-3">Sin reservas</span>}
      {d.reservas > 0 && (
        <span className="col-start-2 grid grid-cols-[1fr_1fr_1.4fr] gap-x-4 gap-y-1 max-[359px]:grid-cols-2 movil:col-start-1 movil:grid-cols-1">
          <Cuenta rotulo="Comida" n={d.comida} />
          <Cuenta rotulo="Cena" n={d.cena} />
          <Cuenta rotulo="Reservas" n={d.reservas} />
        </span>
      )}
      {d.pendientes > 0 && (
        <span className="col-start-2 justify-self-start rounded-xs bg-limon px-1.5 font-semibold tabular-nums text-tinta movil:col-start-1">
          {d.pendientes} por confirmar
        </span>
      )}
    </a>
  </li>
)

const Cuenta = ({ rotulo, n }: { rotulo: string; n: number }) => (
  <span className="flex justify-between gap-1.5">
    <span>{rotulo}</span>
    <span className="font-semibold tabular-nums">{n}</span>
  </span>
)

import type { ReactNode } from 'react'
import type { Dia, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { EN_PIE, personasText } from './labels.ts'
import { Meter } from './meter.tsx'

type Props = {
  id: 'comida' | 'cena'
  titulo: string
  dia: Dia
  /** The bookings of the service, and of those the ones nobody waits for any more. */
  reservas: readonly LibroEntry[]
  calledOff: readonly LibroEntry[]
  /** Only what was searched for is shown. */
  searched: boolean
  ask: (hora: string) => void
  entry: (r: LibroEntry) => ReactNode
}

export function Servicio({ id, titulo, dia, reservas, calledOff, searched, ask, entry }: Props) {
  const coming = reservas.filter(({ estado }) => EN_PIE.includes(estado) || estado === 'finalizada')
  const covers = coming.reduce((sum, { personas }) => sum + personas, 0)
  const pendingCount = coming.filter(({ estado }) => estado === 'pendiente').length
  const enLista = reservas.filter((r) => !calledOff.includes(r))
  return (
    <section aria-labelledby={`s-${id}`} id={id} className="min-w-0 scroll-mt-4">
      <h2
        id={`s-${id}`}
        className="flex flex-wrap items-baseline gap-x-3 border-b-[1.5px] border-texto pb-2 font-serif text-2xl font-medium"
      >
        {titulo}
        <span className="font-sans text-sm font-normal tabular-nums text-texto-2 movil:ml-auto">
          {coming.length} {coming.length === 1 ? 'reserva' : 'reservas'}, {personasText(covers)}
          {pendingCount > 0 && <span className="print:hidden">, {pendingCount} por confirmar</span>}
        </span>
      </h2>
      {dia[id].length > 0 && <Meter moments={dia[id]} {...{ dia, ask }} />}
      {enLista.length === 0 && (
        <p className="py-5 text-texto-2">
          {searched
            ? 'Nadie de lo que buscas.'
            : dia[id].length === 0
              ? 'No se sirve.'
              : 'Todavía no viene nadie.'}
        </p>
      )}
      <div className="mt-2">{enLista.map(entry)}</div>
      {calledOff.length > 0 && (
        <details className="border-t border-linea print:hidden">
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm text-texto-2">
            Ya no {calledOff.length === 1 ? 'viene una reserva' : `vienen ${calledOff.length} reservas`}
          </summary>
          {calledOff.map(entry)}
        </details>
      )}
    </section>
  )
}

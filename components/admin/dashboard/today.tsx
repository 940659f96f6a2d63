import Link from 'next/link'
import type { Dia, LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { EN_PIE, ESTADO, ESTADO_CLASS, personasText } from '../libro/labels.ts'
import { Icon } from '../parts/line-icon.tsx'

const BOARD = '/almaenigma/reservas'
/** Who comes next: more is on the board. */
const SHOWN = 6

/** The next day that somebody comes. */
export type NextDay = { dia: string; long: string; reservas: number }

/** Today's service on the first page: covers of lunch and dinner, who comes next and what they need. */
export function Today({ dia, comes }: { dia: Dia; comes: NextDay | null }) {
  const coming = dia.reservas.filter(({ estado }) => EN_PIE.includes(estado))
  // Who is late is still waited for.
  const next = coming.filter(({ estado }) => estado !== 'sentada')
  return (
    <section aria-labelledby="hoy" className="min-w-0">
      <h2 id="hoy" className="font-serif text-2xl font-medium">
        El servicio de hoy
      </h2>
      {dia.cerrado && coming.length === 0 ? (
        <>
          <p className="mt-1 text-texto-2">
            Hoy la casa está cerrada.
            {!comes && ' Todavía no hay ninguna reserva para los próximos días.'}
          </p>
          <Link
            href={comes ? `${BOARD}?dia=${comes.dia}` : BOARD}
            prefetch={false}
            className="mt-2 inline-flex min-h-10 items-center gap-2 underline underline-offset-4"
          >
            {comes
              ? `Lo próximo: ${comes.long}, ${comes.reservas} ${comes.reservas === 1 ? 'reserva' : 'reservas'}`
              : 'Abrir el libro'}
            <Icon name="sigue" className="size-4" />
          </Link>
        </>
      ) : (
        <>
          <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 border-y border-linea py-3">
            {(['comida', 'cena'] as const).map((servicio) => (
              <Figures key={servicio} servicio={servicio} dia={dia} coming={coming} />
            ))}
          </dl>
          {next.length === 0 ? (
            <p className="mt-3 text-texto-2">Hoy ya no se espera a nadie.</p>
          ) : (
            <ol className="mt-1">
              {next.slice(0, SHOWN).map((r) => (
                <li key={r.id} className="border-b border-linea">
                  <NextEntry r={r} />
                </li>
              ))}
            </ol>
          )}
          <Link
            href={BOARD}
            prefetch={false}
            className="mt-2 inline-flex min-h-10 items-center gap-2 underline underline-offset-4"
          >
            {next.length > SHOWN
              ? `Ver las otras ${next.length - SHOWN} en el libro`
              : 'Abrir el libro de hoy'}
            <Icon name="sigue" className="size-4" />
          </Link>
        </>
      )}
    </section>
  )
}

function Figures({
  servicio,
  dia,
  coming,
}: {
  servicio: 'comida' | 'cena'
  dia: Dia
  coming: readonly LibroEntry[]
}) {
  const own = coming.filter(({ hora }) => hora >= dia.cena_desde === (servicio === 'cena'))
  const covers = own.reduce((sum, { personas }) => sum + personas, 0)
  const pending = own.filter(({ estado }) => estado === 'pendiente').length
  return (
    <div>
      <dt className="font-semibold">{servicio === 'comida' ? 'Comida' : 'Cena'}</dt>
      <dd className="text-sm tabular-nums text-texto-2">
        {personasText(covers)}, {own.length} {own.length === 1 ? 'reserva' : 'reservas'}
        {pending > 0 && <b className="font-semibold text-texto">, {pending} por confirmar</b>}
      </dd>
    </div>
  )
}

function NextEntry({ r }: { r: LibroEntry }) {
  const needs = [r.cliente?.alergias, r.dieta, r.ocasion].filter(Boolean).join(' · ')
  return (
    <Link href={`${BOARD}#r-${r.id}`} prefetch={false} className="flex gap-3 py-2.5 hover:bg-fondo-2">
      <span className="w-12 shrink-0 font-semibold tabular-nums">{r.hora}</span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2.5">
          <bdi className="font-semibold wrap-anywhere">{r.nombre}</bdi>
          <span className="text-sm text-texto-2">{personasText(r.personas)}</span>
          <span className={`rounded-xs border px-1.5 py-0.5 text-xs font-semibold ${ESTADO_CLASS[r.estado]}`}>
            {ESTADO[r.estado]}
          </span>
        </span>
        {needs && <span className="block text-sm text-texto-2 wrap-anywhere">{needs}</span>}
      </span>
    </Link>
  )
}

import { useId, useState } from 'react'
import type { LibroEntry } from '@/lib/admin/libro/shapes.ts'
import { BUTTON } from '../parts/classes.ts'
import { More } from './entry-details.tsx'
import {
  CALLED_OFF,
  ESTADO,
  ESTADO_CLASS,
  GRACE_MINUTES,
  IDIOMA,
  MESA,
  noShows,
  personasText,
  seatWords,
  visitas,
} from './labels.ts'
import { Steps } from './steps.tsx'
import type { Open, Perform } from './use-verbs.ts'

type Props = {
  r: LibroEntry
  /** Its table, where the area counts by tables. */
  mesa: { nombre: string | null } | null
  chosen: boolean
  /** Whether the hour has come, whether the day has, and how late the party is in minutes. */
  isLate: boolean
  dayReached: boolean
  minutesLate: number
  busy: boolean
  perform: Perform
  seat: (r: LibroEntry) => void
  undo: (r: LibroEntry) => void
  open: Open
  choose: (id: string) => void
}

const MARK = 'rounded-xs border px-1.5 py-0.5 text-xs'

export function LibroEntryLine({
  r,
  mesa,
  chosen,
  isLate,
  dayReached,
  minutesLate,
  busy,
  perform,
  seat,
  undo,
  open,
  choose,
}: Props) {
  const { cliente } = r
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <article
      id={`r-${r.id}`}
      data-apunte={r.id}
      tabIndex={chosen ? 0 : -1}
      aria-labelledby={`n-${r.id}`}
      onFocus={() => choose(r.id)}
      className={`flex scroll-my-24 flex-wrap gap-x-3 gap-y-2 border-b border-l-4 border-b-linea py-2.5 pl-3 outline-foco focus-visible:outline-3 ${chosen ? 'border-l-accion bg-(--anil-velo)' : 'border-l-transparent'} print:break-inside-avoid print:border-l-0 print:bg-transparent print:py-1.5 print:pl-0 ${CALLED_OFF.includes(r.estado) ? 'print:hidden' : ''}`}
    >
      <span className="w-12 shrink-0 font-semibold tabular-nums">{r.hora}</span>
      <div className="min-w-0 grow basis-48">
        <h3 id={`n-${r.id}`} className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 wrap-anywhere">
          <bdi
            className={`font-semibold ${CALLED_OFF.includes(r.estado) ? 'text-texto-2 line-through decoration-1' : ''}`}
          >
            {r.nombre}
          </bdi>
          <span className={`${MARK} font-semibold ${ESTADO_CLASS[r.estado]}`}>{ESTADO[r.estado]}</span>
          {r.estado === 'confirmada' && minutesLate >= GRACE_MINUTES && (
            <span className={`${MARK} border-error font-semibold text-error print:hidden`}>
              {minutesLate < 120 ? `${minutesLate} min tarde` : 'Muy tarde'}
            </span>
          )}
          {r.sobre_aforo && (
            <span className={`${MARK} border-error font-semibold text-error`}>Sobre el aforo</span>
          )}
          {r.demo && <span className={`${MARK} border-borde text-texto-2`}>De muestra</span>}
          {cliente?.vetado && (
            <span className={`${MARK} border-error bg-error font-semibold text-fondo`}>Vetado</span>
          )}
        </h3>
        <div className="mt-0.5 grid gap-0.5 text-sm text-texto-2">
          <p className="tabular-nums">
            <span className="font-semibold text-texto">{personasText(r.personas)}</span>, {MESA[r.mesa]}
            {mesa && (
              <span className={`font-semibold ${mesa.nombre ? 'text-texto' : 'text-error'}`}>
                , {seatWords(mesa.nombre).toLowerCase()}
              </span>
            )}
            <span className="print:hidden">, hasta las {r.hasta}</span>
            {r.idioma !== 'es' && `, habla ${IDIOMA[r.idioma]}`}
          </p>
          {(visitas(r) || noShows(r)) && (
            <p className="print:hidden">
              {visitas(r)}
              {visitas(r) && noShows(r) && ' · '}
              {noShows(r) && <span className="font-semibold text-error">{noShows(r)}</span>}
            </p>
          )}
          {cliente?.alergias && <Detail label="Alergias (ficha)" strong texto={cliente.alergias} />}
          {r.dieta && <Detail label="Dieta" strong texto={r.dieta} />}
          {r.ocasion && <Detail label="Ocasión" strong texto={r.ocasion} />}
          {r.notas && <Detail label="Notas" texto={r.notas} />}
          {cliente?.notas && <Detail label="De la casa" texto={cliente.notas} />}
          {r.sobre_aforo_motivo && <Detail label="Sobre el aforo" texto={r.sobre_aforo_motivo} />}
          {r.grupo_motivo && <Detail label="Grupo" texto={r.grupo_motivo} />}
          {r.motivo && <Detail label="Motivo" texto={r.motivo} />}
        </div>
      </div>
      <fieldset
        disabled={busy}
        className="ml-auto flex max-w-full flex-wrap content-start justify-end gap-1.5 print:hidden"
      >
        <legend className="sr-only">Reserva de {r.nombre}</legend>
        <Steps {...{ r, dayReached, isLate, perform, seat, undo }} />
        {mesa && (
          <button type="button" className={BUTTON.llano} onClick={() => open({ tipo: 'changeMesa', r })}>
            Mesa…<span className="sr-only"> de {r.nombre}</span>
          </button>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={BUTTON.llano}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Menos' : 'Más'}
          <span className="sr-only"> sobre {r.nombre}</span>
        </button>
      </fieldset>
      {isOpen && <More {...{ r, id, perform, open }} />}
    </article>
  )
}

const Detail = ({ label, texto, strong }: { label: string; texto: string; strong?: true }) => (
  <p>
    <span className="text-texto-3 print:text-texto">{label}: </span>
    <span
      dir="auto"
      className={`whitespace-pre-line wrap-anywhere ${strong ? 'font-semibold text-texto' : ''}`}
    >
      {texto}
    </span>
  </p>
)

import { useId, useState } from 'react'
import type { Apunte } from '@/lib/admin/libro/shapes.ts'
import { BOTON } from '../parts/classes.ts'
import { Mas } from './details.tsx'
import { CAIDAS, CLASE, ESTADO, faltas, gente, IDIOMA, MESA, visitas } from './labels.ts'
import { Pasos } from './steps.tsx'
import type { Abrir, Hacer } from './use-verbs.ts'

type Props = {
  r: Apunte
  elegida: boolean
  /** Whether its hour has come, whether its day has, and how many minutes it is overdue. */
  tarde: boolean
  hoy: boolean
  retraso: number
  busy: boolean
  hacer: Hacer
  sentar: (r: Apunte) => void
  atras: (r: Apunte) => void
  abrir: Abrir
  elegir: (id: string) => void
}

const MARCA = 'rounded-xs border px-1.5 py-0.5 text-xs'
/** A guest this many minutes late is asked after. */
const CORTESIA = 15

/** One booking on the board: who, how many, what must be known, and what can be done now. */
export function ApunteDelLibro({
  r,
  elegida,
  tarde,
  hoy,
  retraso,
  busy,
  hacer,
  sentar,
  atras,
  abrir,
  elegir,
}: Props) {
  const { cliente } = r
  const [abierta, setAbierta] = useState(false)
  const id = useId()
  return (
    <article
      id={`r-${r.id}`}
      data-apunte={r.id}
      tabIndex={elegida ? 0 : -1}
      aria-labelledby={`n-${r.id}`}
      onFocus={() => elegir(r.id)}
      className={`flex scroll-my-24 flex-wrap gap-x-3 gap-y-2 border-b border-l-4 border-b-linea py-2.5 pl-3 outline-foco focus-visible:outline-3 ${elegida ? 'border-l-accion bg-(--anil-velo)' : 'border-l-transparent'} print:break-inside-avoid print:border-l-0 print:bg-transparent print:py-1.5 print:pl-0`}
    >
      <span className="w-12 shrink-0 font-semibold tabular-nums">{r.hora}</span>
      <div className="min-w-0 grow basis-48">
        <h3 id={`n-${r.id}`} className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 wrap-anywhere">
          <bdi
            className={`font-semibold ${CAIDAS.includes(r.estado) ? 'text-texto-2 line-through decoration-1' : ''}`}
          >
            {r.nombre}
          </bdi>
          <span className={`${MARCA} font-semibold ${CLASE[r.estado]}`}>{ESTADO[r.estado]}</span>
          {r.estado === 'confirmada' && retraso >= CORTESIA && (
            <span className={`${MARCA} border-error font-semibold text-error print:hidden`}>
              {retraso < 120 ? `${retraso} min tarde` : 'Muy tarde'}
            </span>
          )}
          {r.sobre_aforo && (
            <span className={`${MARCA} border-error font-semibold text-error`}>Sobre el aforo</span>
          )}
          {cliente?.vetado && (
            <span className={`${MARCA} border-error bg-error font-semibold text-fondo`}>Vetado</span>
          )}
        </h3>
        <div className="mt-0.5 grid gap-0.5 text-sm text-texto-2">
          <p className="tabular-nums">
            <span className="font-semibold text-texto">{gente(r.personas)}</span>, {MESA[r.mesa]}
            <span className="print:hidden">, hasta las {r.hasta}</span>
            {r.idioma !== 'es' && `, habla ${IDIOMA[r.idioma]}`}
          </p>
          {(visitas(r) || faltas(r)) && (
            <p className="print:hidden">
              {visitas(r)}
              {visitas(r) && faltas(r) && ' · '}
              {faltas(r) && <span className="font-semibold text-error">{faltas(r)}</span>}
            </p>
          )}
          {cliente?.alergias && <Dato rotulo="Alergias (ficha)" fuerte texto={cliente.alergias} />}
          {r.dieta && <Dato rotulo="Dieta" fuerte texto={r.dieta} />}
          {r.ocasion && <Dato rotulo="Ocasión" fuerte texto={r.ocasion} />}
          {r.notas && <Dato rotulo="Notas" texto={r.notas} />}
          {cliente?.notas && <Dato rotulo="De la casa" texto={cliente.notas} />}
          {r.sobre_aforo_motivo && <Dato rotulo="Sobre el aforo" texto={r.sobre_aforo_motivo} />}
          {r.motivo && <Dato rotulo="Motivo" texto={r.motivo} />}
        </div>
      </div>
      <fieldset
        disabled={busy}
        className="ml-auto flex max-w-full flex-wrap content-start justify-end gap-1.5 print:hidden"
      >
        <legend className="sr-only">Reserva de {r.nombre}</legend>
        <Pasos {...{ r, hoy, tarde, hacer, sentar, atras }} />
        <button
          type="button"
          aria-expanded={abierta}
          aria-controls={abierta ? id : undefined}
          className={BOTON.llano}
          onClick={() => setAbierta(!abierta)}
        >
          {abierta ? 'Menos' : 'Más'}
          <span className="sr-only"> sobre {r.nombre}</span>
        </button>
      </fieldset>
      {abierta && <Mas {...{ r, id, hacer, abrir }} />}
    </article>
  )
}

const Dato = ({ rotulo, texto, fuerte }: { rotulo: string; texto: string; fuerte?: true }) => (
  <p>
    <span className="text-texto-3 print:text-texto">{rotulo}: </span>
    <span
      dir="auto"
      className={`whitespace-pre-line wrap-anywhere ${fuerte ? 'font-semibold text-texto' : ''}`}
    >
      {texto}
    </span>
  </p>
)

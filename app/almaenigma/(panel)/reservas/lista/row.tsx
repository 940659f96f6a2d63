import { ESTADO, ESTADO_CLASS, IDIOMA, MESA, personasText } from '@/components/admin/libro/labels.ts'
import { BUTTON, HINT, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import type { Evento, ReservaRow } from '@/lib/admin/libro/reservas.ts'
import { type Now, ZONA } from '@/lib/core/dates.ts'
import { groupDigits } from '@/lib/core/phone.ts'
import type { Estado } from '@/lib/reservas/estados.ts'
import { advanceAction, undoAction } from '../actions.ts'
import { phrase, verbsOf } from './labels.ts'

const DATE_TIME = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONA })

/** A step can be taken back until the guest is told, which waits as long as its message stands. */
const MARGIN = { margen: '10' }
const undoOf = (id: string) =>
  ({ action: undoAction, fields: { id }, storedIn: 'version', done: 'Deshecho.' }) as const

type Props = { reserva: ReservaRow; eventos: readonly Evento[]; now: Now }

export function Reserva({ reserva: r, eventos, now }: Props) {
  const dayReached = r.fecha_reserva <= now.fecha
  const isLate = r.fecha_reserva < now.fecha || (r.fecha_reserva === now.fecha && r.hora_reserva < now.hora)
  const campos = { id: r.id, version: String(r.version) }
  const subject = `La reserva de ${r.nombre}`
  const written = [
    ['Ocasión', r.ocasion],
    ['Dieta', r.requisitos_dieteticos],
    ['Notas', r.notas],
    ['Motivo', r.motivo],
  ].filter((line): line is [string, string] => Boolean(line[1]))
  return (
    <article
      aria-labelledby={`r-${r.id}`}
      className="grid gap-x-6 gap-y-3 movil:grid-cols-[5rem_minmax(0,1fr)]"
    >
      <p className="text-xl font-semibold leading-none tabular-nums">{r.hora_reserva}</p>
      <div className="min-w-0">
        <h3 id={`r-${r.id}`} className="flex flex-wrap items-baseline gap-x-3 font-semibold wrap-anywhere">
          <bdi>{r.nombre}</bdi>
          <span className="font-normal">
            {personasText(r.personas)}, {MESA[r.preferencia_mesa]}
          </span>
          <span
            className={`rounded-xs border border-transparent px-1.5 py-0.5 text-xs font-semibold ${ESTADO_CLASS[r.estado]}`}
          >
            {ESTADO[r.estado]}
          </span>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-texto-2">
          <span>
            Código <b className="font-semibold tabular-nums">{r.codigo}</b>
          </span>
          {r.telefono && (
            <a href={`tel:${r.telefono}`} className="font-semibold tabular-nums underline">
              {groupDigits(r.telefono)}
            </a>
          )}
          {r.email && <span className="wrap-anywhere">{r.email}</span>}
          {!r.telefono && !r.email && <span>Sin teléfono ni correo</span>}
          <span>
            En {IDIOMA[r.idioma]}
            {r.primera_visita ? ', primera visita' : ''}
          </span>
        </p>
        {written.length > 0 && (
          <dl className="mt-2 grid max-w-[62ch] gap-1 text-[0.9375rem]">
            {written.map(([name, text]) => (
              <div key={name}>
                <dt className="mr-2 inline text-texto-3">{name}</dt>
                <dd dir="auto" className="inline whitespace-pre-line wrap-anywhere">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mt-3 flex flex-wrap items-start gap-2.5">
          {verbsOf(r.estado, dayReached, isLate).map(({ a, texto, done, className }) => (
            <VerbButton
              key={a}
              action={advanceAction}
              fields={{ ...campos, ...MARGIN, a }}
              done={`${subject} ${done}`}
              undo={undoOf(r.id)}
            >
              <button type="submit" className={BUTTON[className]}>
                {texto}
                <span className="sr-only">: {subject}</span>
              </button>
            </VerbButton>
          ))}
          {r.estado === 'pendiente' && <WithMotivo reserva={r} a="rechazada" texto="Rechazar" />}
          {r.estado === 'confirmada' && <WithMotivo reserva={r} a="cancelada_restaurante" texto="Cancelar" />}
        </div>
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer py-1 text-sm text-texto-3">
            Historia<span className="sr-only"> de la reserva de {r.nombre}</span>
          </summary>
          <ol className="mt-1 grid gap-1 text-sm text-texto-2">
            {eventos.map((evento) => (
              <li key={evento.id}>
                <time dateTime={evento.en} className="tabular-nums">
                  {DATE_TIME.format(Date.parse(evento.en))}
                </time>
                : {phrase(evento)}
              </li>
            ))}
          </ol>
        </details>
      </div>
    </article>
  )
}

/** A step that ends a booking asks for a word first: the guest is told. */
function WithMotivo({ reserva: r, a, texto }: { reserva: ReservaRow; a: Estado; texto: string }) {
  return (
    <details>
      <summary className={`${BUTTON.suave} list-none`}>
        {texto}…<span className="sr-only"> la reserva de {r.nombre}</span>
      </summary>
      <VerbButton
        action={advanceAction}
        fields={{ id: r.id, version: String(r.version), ...MARGIN, a }}
        done={`La reserva de ${r.nombre} queda cerrada. ${r.email ? 'Se le avisa por correo.' : 'No tiene correo: avísale tú.'}`}
        undo={undoOf(r.id)}
        className="mt-3 grid gap-3 movil:w-96"
      >
        <div>
          <label htmlFor={`motivo-${r.id}`} className={LABEL}>
            Motivo, si quieres darlo
          </label>
          <input
            id={`motivo-${r.id}`}
            name="motivo"
            maxLength={300}
            aria-describedby={`ayuda-${r.id}`}
            className={INPUT}
          />
          <p id={`ayuda-${r.id}`} className={HINT}>
            {r.email
              ? `Lo lee en su correo tal como lo escribas. Escribió en ${IDIOMA[r.idioma]}.`
              : 'No ha dejado correo: se queda apuntado en la reserva y no se le avisa.'}
          </p>
        </div>
        <button type="submit" className={`${BUTTON.peligro} justify-self-start`}>
          {texto}
          <span className="sr-only"> la reserva de {r.nombre}</span>
        </button>
      </VerbButton>
    </details>
  )
}

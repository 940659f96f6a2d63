import { BUTTON } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import type { CorreoRow, EstadoCorreo } from '@/lib/admin/contacto/correos.ts'
import { ZONA } from '@/lib/core/dates.ts'
import type { MailboxTipo } from '@/lib/reservas/correo-types.ts'
import { resendAction } from './actions.ts'

const DATE_TIME = new Intl.DateTimeFormat('es', { dateStyle: 'medium', timeStyle: 'short', timeZone: ZONA })

const TIPO: Record<MailboxTipo, string> = {
  recibida: 'Solicitud recibida',
  confirmada: 'Mesa confirmada',
  cambiada: 'Reserva cambiada',
  rechazada: 'Solicitud rechazada',
  cancelada: 'Reserva cancelada',
  caducada: 'Solicitud caducada',
  recordatorio: 'Recordatorio',
  gracias: 'Gracias por venir',
  espera_apuntada: 'En lista de espera',
  espera_oferta: 'Hay mesa',
  espera_cerrada: 'Se cierra, y no habrá mesa',
  baja: 'Cuenta por borrar',
  invitacion: 'Invitación a administrar la web',
  decision: 'Aviso a la casa de una solicitud',
}
const ESTADO: Record<EstadoCorreo, string> = {
  pendiente: 'Por enviar',
  enviando: 'Enviándose',
  enviado: 'Enviado',
  fallido: 'No se pudo enviar',
  incierto: 'No se sabe si llegó',
  anulado: 'Ya no hacía falta',
}

const WHAT_TO_DO: Partial<Record<EstadoCorreo, string>> = {
  fallido: 'El servidor de correo no lo acepta. Comprueba la dirección, o llama al cliente.',
  incierto:
    'Se cortó la conexión mientras se enviaba, así que puede haber llegado. Si lo vuelves a enviar, el cliente quizá lo reciba dos veces.',
}

export function Carta({ correo: c }: { correo: CorreoRow }) {
  const que = WHAT_TO_DO[c.estado]
  return (
    <article
      aria-labelledby={`c-${c.id}`}
      className={que ? 'pl-4 shadow-[inset_4px_0_0_var(--gamba)]' : undefined}
    >
      <h3 id={`c-${c.id}`} className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {TIPO[c.tipo]}
        <span
          className={`rounded-xs px-1.5 py-0.5 text-xs font-semibold ${que ? 'bg-(--gamba-velo) text-error' : 'bg-fondo-3'}`}
        >
          {ESTADO[c.estado]}
        </span>
      </h3>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-texto-2">
        {c.nombre && <bdi className="wrap-anywhere">{c.nombre}</bdi>}
        <span className="wrap-anywhere">{c.para}</span>
        {c.codigo && (
          <span>
            Código <b className="font-semibold tabular-nums">{c.codigo}</b>
          </span>
        )}
        <time dateTime={c.enviado_en ?? c.creado_en}>
          {DATE_TIME.format(Date.parse(c.enviado_en ?? c.creado_en))}
        </time>
        {c.estado === 'pendiente' && c.intentos > 0 && (
          <span>
            {c.intentos} {c.intentos === 1 ? 'intento' : 'intentos'}, el próximo{' '}
            <time dateTime={c.proximo_en}>{DATE_TIME.format(Date.parse(c.proximo_en))}</time>
          </span>
        )}
      </p>
      {que && (
        <>
          <p className="mt-2 max-w-[62ch] text-[0.9375rem]">{que}</p>
          {c.error && c.error !== 'no_answer' && (
            <p className="mt-1 max-w-[62ch] text-sm text-texto-3 wrap-anywhere">
              Dice el servidor: <span lang="en">{c.error}</span>
            </p>
          )}
          <VerbButton
            action={resendAction}
            fields={{ id: c.id }}
            done="El correo vuelve a salir."
            undo={null}
            className="mt-3"
          >
            <button type="submit" className={BUTTON.suave}>
              Volver a enviar<span className="sr-only"> a {c.nombre ?? c.para}</span>
            </button>
          </VerbButton>
        </>
      )}
    </article>
  )
}

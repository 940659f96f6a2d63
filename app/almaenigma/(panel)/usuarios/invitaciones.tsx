import { BUTTON, INPUT, LABEL } from '@/components/admin/parts/classes.ts'
import { VerbButton } from '@/components/admin/parts/verb.tsx'
import type { Invitacion } from '@/lib/admin/cuenta/usuarios.ts'
import { formatMoment } from '@/lib/admin/historial/labels.ts'
import { inviteAction, withdrawInvitacionAction } from './actions.ts'

export function Invitaciones({ invitaciones }: { invitaciones: readonly Invitacion[] }) {
  return (
    <section aria-labelledby="invitar" className="mt-6 max-w-[960px] rounded-xs bg-fondo-2 p-4 movil:p-5">
      <h2 id="invitar" className="text-[1.0625rem] font-semibold">
        Invitar a alguien a administrar
      </h2>
      <p className="mt-1 max-w-prose text-sm text-texto-2">
        Recibe un enlace que sirve una vez, solo con ese correo y durante tres días. Administra desde que
        confirma que el correo es suyo.
      </p>
      <VerbButton
        action={inviteAction}
        fields={{}}
        done="Invitación enviada."
        undo={null}
        key={invitaciones[0]?.id ?? ''}
        className="mt-3 flex max-w-[560px] flex-wrap items-end gap-2.5"
      >
        <div className="grow basis-56">
          <label htmlFor="correo" className={LABEL}>
            Correo electrónico
          </label>
          <input
            id="correo"
            name="correo"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            className={INPUT}
          />
        </div>
        <button type="submit" className={`${BUTTON.lleno} min-h-[46px]`}>
          Enviar invitación
        </button>
      </VerbButton>
      {invitaciones.length > 0 && (
        <ul className="mt-4 border-t border-linea">
          {invitaciones.map(({ id, correo, por, caduca_en: expires, caducada }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-linea py-2.5">
              <p className="min-w-0 grow basis-60">
                <b className="font-semibold wrap-anywhere">{correo}</b>
                <span className="block text-sm text-texto-2">
                  {por ? `Invitación de ${por}. ` : ''}
                  {caducada ? 'Ya no sirve: invita otra vez.' : `Caduca el ${formatMoment(expires)}.`}
                </span>
              </p>
              <VerbButton
                action={withdrawInvitacionAction}
                fields={{ id }}
                done="Invitación retirada: su enlace ya no abre nada."
                undo={null}
              >
                <button type="submit" className={`${BUTTON.suave} text-sm`}>
                  Retirar
                  <span className="sr-only"> la invitación de {correo}</span>
                </button>
              </VerbButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

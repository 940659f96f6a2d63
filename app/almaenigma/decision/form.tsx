'use client'
import { useActionState, useEffect, useRef } from 'react'
import { INITIAL_STATE } from '@/components/admin/form/context.ts'
import { BUTTON, INPUT, LABEL, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import type { FormAction } from '@/lib/admin/action/form.ts'
import type { OpenReserva } from '@/lib/admin/libro/decision.ts'
import { dayAsHeading } from '@/lib/core/date-words.ts'

type Props = {
  action: FormAction
  token: string
  d: Pick<OpenReserva, 'version' | 'fecha' | 'hora' | 'huecos'>
}

export function DecisionForm({ action, token, d }: Props) {
  const [state, dispatch, pending] = useActionState(action, INITIAL_STATE)
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.estado !== 'nuevo') box.current?.focus()
  }, [state])
  if (state.estado === 'hecho')
    return (
      <p
        ref={box}
        role="status"
        tabIndex={-1}
        className="mt-6 border-l-4 border-exito pl-4 text-lg leading-relaxed"
      >
        {state.mensaje}
      </p>
    )
  const commonFields = (
    <>
      <input type="hidden" name="t" value={token} />
      <input type="hidden" name="version" value={d.version} />
    </>
  )
  return (
    <div className="mt-6 grid gap-5">
      {state.mensaje && !pending && (
        <p ref={box} role="alert" tabIndex={-1} className={MENSAJE_ERROR}>
          {state.mensaje}
        </p>
      )}
      <form action={dispatch}>
        {commonFields}
        <button
          type="submit"
          name="accion"
          value="aceptar"
          aria-disabled={pending}
          className={`${BUTTON.lleno} min-h-13 w-full`}
        >
          Aceptar
        </button>
      </form>
      <details>
        <summary className={`${BUTTON.linea} min-h-12 w-full list-none`}>Proponer otra hora…</summary>
        <form action={dispatch} className="mt-4 grid gap-4">
          {commonFields}
          <input type="hidden" name="accion" value="proponer" />
          <div className="grid grid-cols-2 gap-4">
            <div>
              <label htmlFor="fecha" className={LABEL}>
                Día
              </label>
              <input
                id="fecha"
                type="date"
                name="fecha"
                required
                defaultValue={d.huecos[0]?.fecha ?? d.fecha}
                className={INPUT}
              />
            </div>
            <div>
              <label htmlFor="hora" className={LABEL}>
                Hora
              </label>
              <input
                id="hora"
                type="time"
                name="hora"
                required
                defaultValue={d.huecos[0]?.hora ?? d.hora}
                className={INPUT}
              />
            </div>
          </div>
          <Slots huecos={d.huecos} />
          <p className="text-sm text-texto-2">
            Esa mesa queda guardada para el cliente un día como mucho; su solicitud de ahora se cierra.
          </p>
          <Motivo id="motivo-propone" />
          <button type="submit" aria-disabled={pending} className={`${BUTTON.lleno} min-h-12`}>
            Enviar la propuesta
          </button>
        </form>
      </details>
      <details>
        <summary className={`${BUTTON.suave} min-h-12 w-full list-none`}>Rechazar…</summary>
        <form action={dispatch} className="mt-4 grid gap-4">
          {commonFields}
          <input type="hidden" name="accion" value="rechazar" />
          <Motivo id="motivo-rechaza" />
          <button type="submit" aria-disabled={pending} className={`${BUTTON.peligro} min-h-12`}>
            Rechazar la solicitud
          </button>
        </form>
      </details>
    </div>
  )
}

function Slots({ huecos }: Pick<OpenReserva, 'huecos'>) {
  if (huecos.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-semibold">Hay sitio a estas horas</p>
      <ul className="mt-1 grid gap-1">
        {[...Map.groupBy(huecos, ({ fecha }) => fecha)].map(([fecha, own]) => (
          <li key={fecha} className="tabular-nums text-texto-2">
            {dayAsHeading(fecha, 'es')}:{' '}
            {own
              .map(({ hora }) => hora)
              .sort()
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Motivo = ({ id }: { id: string }) => (
  <div>
    <label htmlFor={id} className={LABEL}>
      Motivo, si quieres darlo
    </label>
    <input id={id} name="motivo" maxLength={300} className={INPUT} />
  </div>
)

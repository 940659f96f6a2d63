'use client'
import { useActionState, useEffect, useRef } from 'react'
import { INITIAL_STATE } from '@/components/admin/form/context.ts'
import { BUTTON, HINT, INPUT, LABEL, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import type { Turno } from '@/lib/admin/libro/cierres.ts'
import { closeDiasAction } from './actions.ts'

type Props = { from: string; hasta: string; turno: Turno; motivo: string; count: number; waiting: number }

/** What is asked, and the two answers: there may be bookings, people waiting, or both. */
function choiceLabels(
  count: number,
  waiting: number,
): { que: string; cancelLabel: string; keepLabel: string } {
  const reservas = count === 1 ? 'esa reserva' : `esas ${count} reservas`
  const waitingText = waiting === 1 ? 'quien espera mesa' : `los ${waiting} que esperan mesa`
  if (count === 0)
    return {
      que: `¿Qué hacemos con ${waitingText}?`,
      cancelLabel: 'Avisar a cada uno en su idioma de que no habrá mesa, con otras horas libres',
      keepLabel: 'Dejarlos en la lista, sin decirles nada',
    }
  return {
    que: `¿Qué hacemos con ${reservas}${waiting > 0 ? ` y con ${waitingText}` : ''}?`,
    cancelLabel: `Cancelarlas y avisar a cada cliente en su idioma, con otras horas libres${waiting > 0 ? '; también a quien espera' : ''}`,
    keepLabel: `Dejarlas como están: solo no se admiten más${waiting > 0 ? '; quien espera sigue en la lista' : ''}`,
  }
}

/** The second step: what becomes of those who had booked or wait, and what they are told. */
export function CloseForm({ from, hasta, turno, motivo, count, waiting }: Props) {
  const [state, dispatch, pending] = useActionState(closeDiasAction, INITIAL_STATE)
  const { que, cancelLabel, keepLabel } = choiceLabels(count, waiting)
  // The verb says what is closed: elsewhere "Cerrar" leaves an editor.
  const label = turno ? `Cerrar la ${turno}` : from === hasta ? 'Cerrar ese día' : 'Cerrar esos días'
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (state.estado === 'rechazado') box.current?.focus()
  }, [state])
  return (
    <form action={dispatch} className="mt-5 grid max-w-[560px] gap-5">
      {state.mensaje && !pending && (
        <p ref={box} role="alert" tabIndex={-1} className={MENSAJE_ERROR}>
          {Object.values(state.errores)[0] ?? state.mensaje}
        </p>
      )}
      <input type="hidden" name="desde" value={from} />
      <input type="hidden" name="hasta" value={hasta} />
      <input type="hidden" name="turno" value={turno ?? ''} />
      {count + waiting === 0 ? (
        <input type="hidden" name="reservas" value="dejar" />
      ) : (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{que}</legend>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reservas"
              value="cancelar"
              defaultChecked
              className="size-5 shrink-0 accent-(--anil)"
            />
            {cancelLabel}
          </label>
          <label className="flex min-h-11 items-center gap-3">
            <input type="radio" name="reservas" value="dejar" className="size-5 shrink-0 accent-(--anil)" />
            {keepLabel}
          </label>
        </fieldset>
      )}
      <div>
        <label htmlFor="motivo" className={LABEL}>
          Motivo, si quieres darlo
        </label>
        <input
          id="motivo"
          name="motivo"
          maxLength={300}
          defaultValue={state.valores?.motivo ?? motivo}
          aria-describedby="motivo-ayuda"
          className={INPUT}
        />
        <p id="motivo-ayuda" className={HINT}>
          Se lee en la web y en los correos tal como lo escribas.
        </p>
      </div>
      <button type="submit" aria-disabled={pending} className={`${BUTTON.peligro} justify-self-start`}>
        {pending ? 'Cerrando…' : label}
      </button>
    </form>
  )
}

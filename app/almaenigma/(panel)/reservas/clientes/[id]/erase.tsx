'use client'
import { useActionState } from 'react'
import { INITIAL_STATE } from '@/components/admin/form/context.ts'
import { BUTTON, MENSAJE_ERROR } from '@/components/admin/parts/classes.ts'
import { ConfirmDialog } from '@/components/admin/parts/confirm-dialog.tsx'
import { forgetClienteAction } from '../actions.ts'

/** Erases a guest on request: explained first, done once, refused while they have a table. */
export function ForgetForm({ id, version, nombre }: { id: string; version: number; nombre: string }) {
  const [state, dispatch, pending] = useActionState(forgetClienteAction, INITIAL_STATE)
  return (
    <section aria-labelledby="olvidar" className="mt-8">
      <h2 id="olvidar" className="font-serif text-2xl font-medium">
        Borrar sus datos
      </h2>
      <p className="mt-1 mb-3 text-texto-2">
        Si lo pide. Se borran la ficha y lo que dijo en cada reserva; las visitas quedan como números sin
        nombre.
      </p>
      {state.mensaje && !pending && (
        <p role="alert" className={`${MENSAJE_ERROR} mb-3`}>
          {state.mensaje}
        </p>
      )}
      <ConfirmDialog
        button="Borrar sus datos…"
        de={`de ${nombre}`}
        titulo={`Borrar los datos de ${nombre}`}
        consequence="Su nombre, su contacto, sus notas y sus alergias desaparecen de la casa. No se puede deshacer."
        danger
      >
        <form action={dispatch}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <button type="submit" aria-disabled={pending} className={BUTTON.peligro}>
            Borrar
          </button>
        </form>
      </ConfirmDialog>
    </section>
  )
}

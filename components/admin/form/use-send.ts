import { unstable_rethrow } from 'next/navigation'
import { startTransition, useActionState, useMemo } from 'react'
import type { FormAction, FormState } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from './context.ts'
import { readEntries } from './values.ts'

const NO_NETWORK =
  'No hay conexión a internet y no se ha guardado. Lo que has escrito sigue aquí: vuelve a guardar cuando la haya.'
const NO_ANSWER =
  'El servidor no ha contestado y no se sabe si se ha guardado. Lo que has escrito sigue aquí: espera un momento y vuelve a guardar.'

/** An answer that does not come is a refusal like any other: an exception would replace the form by an error page. */
const keepForm =
  (action: FormAction): FormAction =>
  async (previous, form) => {
    try {
      return await action(previous, form)
    } catch (error) {
      unstable_rethrow(error)
      const mensaje = navigator.onLine ? NO_ANSWER : NO_NETWORK
      return { ...INITIAL_STATE, estado: 'rechazado', mensaje, valores: readEntries(form) }
    }
  }

type Sending = {
  answer: FormState
  /** What a form without JavaScript posts to. */
  plain: (form: FormData) => void
  send: (form: FormData) => void
  pending: boolean
}

export function useSend(action: FormAction): Sending {
  const [posted, plain] = useActionState(action, INITIAL_STATE)
  const kept = useMemo(() => keepForm(action), [action])
  const [sent, dispatch, pending] = useActionState(kept, INITIAL_STATE)
  const send = (form: FormData) => startTransition(() => dispatch(form))
  return { answer: sent === INITIAL_STATE ? posted : sent, plain, send, pending }
}

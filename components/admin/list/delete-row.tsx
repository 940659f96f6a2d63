'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { focusAfter } from '../parts/focus-after.ts'
import { Icon } from '../parts/line-icon.tsx'
import { joinPhrases, type Toast, useToast } from '../parts/toasts.tsx'
import { OPTION } from './list-classes.ts'

type Props = {
  id: string
  nombre: string
  consequence: string
  /** Answers in `deshacer` what `giveBack` takes as `datos`. */
  removeItem: FormAction
  giveBack: FormAction
}

export function DeleteRow({ id, nombre, consequence, removeItem, giveBack }: Props) {
  const [, dispatch] = useActionState(removeItem, INITIAL_STATE)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const router = useRouter()
  const isDeleted = useRef(false)
  // The row takes the focus with it.
  useEffect(
    () => () => {
      if (isDeleted.current) setTimeout(() => focusAfter(null))
    },
    [],
  )
  const refresh = () => startTransition(() => router.refresh())

  const undo = async (restoreId: string): Promise<Toast> => {
    const data = new FormData()
    data.set('datos', restoreId)
    const answer = await giveBack(INITIAL_STATE, data)
    refresh()
    return answer.estado === 'rechazado'
      ? { text: answer.mensaje ?? 'No se ha podido deshacer. Está en la papelera.', error: true }
      : { text: joinPhrases(`${nombre} vuelve a estar como antes.`, answer.mensaje) }
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    data.set('responde', 'aqui')
    setBusy(true)
    const answer = await removeItem(INITIAL_STATE, data).catch(() => null)
    setBusy(false)
    if (!answer || answer.estado === 'rechazado')
      return toast({
        text:
          answer?.mensaje ??
          'No hay respuesta y no se sabe si se ha borrado. Mira la lista antes de repetirlo.',
        error: true,
      })
    const restoreId = answer.deshacer
    isDeleted.current = true
    toast({
      text: joinPhrases(`${nombre} se ha borrado.`, answer.mensaje),
      ...(restoreId ? { undo: () => undo(restoreId) } : {}),
    })
    refresh()
  }
  return (
    <details>
      <summary className={`${OPTION} list-none`}>
        <Icon name="papelera" className="size-4" />
        Borrar…
      </summary>
      <form action={dispatch} onSubmit={submit} className="max-w-64 px-3 pb-2">
        <input type="hidden" name="id" value={id} />
        <p className="py-2 text-sm text-texto-2">{consequence}</p>
        <button
          type="submit"
          disabled={busy}
          aria-label={`Sí, borrar ${nombre}`}
          className="min-h-10 w-full cursor-pointer rounded-xs bg-error px-3 font-semibold text-fondo hover:bg-texto"
        >
          Sí, borrar
        </button>
      </form>
    </details>
  )
}

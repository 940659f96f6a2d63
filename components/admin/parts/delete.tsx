'use client'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, startTransition, useActionState, useRef, useState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { BUTTON } from './classes.ts'
import { Icon } from './line-icon.tsx'
import { joinPhrases, type Toast, useToast } from './toasts.tsx'

type Props = {
  id: string
  nombre: string
  consequence: ReactNode
  removeItem: FormAction
  restore: FormAction
  back: string
}

export function DeleteButton({ id, nombre, consequence, removeItem, restore, back }: Props) {
  const [, dispatch] = useActionState(removeItem, INITIAL_STATE)
  const [error, setError] = useState<string | null>(null)
  const toast = useToast()
  const router = useRouter()
  const cancel = useRef<HTMLButtonElement>(null)

  const undo = async (copy: string): Promise<Toast> => {
    const data = new FormData()
    data.set('datos', copy)
    const answer = await restore(INITIAL_STATE, data)
    if (answer.estado === 'rechazado')
      return { text: answer.mensaje ?? 'No se ha podido deshacer.', error: true }
    startTransition(() => router.refresh())
    return { text: joinPhrases(`${nombre} vuelve a estar como antes.`, answer.mensaje) }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    // With JavaScript the answer comes back here, with what is needed to undo it.
    data.set('responde', 'aqui')
    startTransition(async () => {
      const answer = await removeItem(INITIAL_STATE, data).catch(() => null)
      const copy = answer?.deshacer
      if (!answer || answer.estado === 'rechazado' || !copy) {
        setError(
          answer?.mensaje ??
            'No hay respuesta y no se sabe si se ha borrado. Mira la lista antes de repetirlo.',
        )
        return
      }
      toast({ text: joinPhrases(`${nombre} se ha borrado.`, answer.mensaje), undo: () => undo(copy) })
      router.push(back)
    })
  }

  return (
    <>
      <button type="button" popoverTarget="borrar" className={BUTTON.suave}>
        <Icon name="papelera" className="size-4" />
        Borrar
      </button>
      <div
        id="borrar"
        popover="auto"
        role="dialog"
        aria-labelledby="borrar-titulo"
        onToggle={(event) => {
          if (event.newState === 'open') cancel.current?.focus()
        }}
        className="m-auto w-[min(460px,calc(100vw-32px))] rounded-xs border border-linea bg-fondo p-6 text-texto backdrop:bg-tinta/50"
      >
        <form action={dispatch} onSubmit={submit}>
          <input type="hidden" name="id" value={id} />
          <h2 id="borrar-titulo" className="font-serif text-2xl font-medium leading-tight">
            ¿Borrar «{nombre}»?
          </h2>
          <div className="mt-3 text-texto-2">{consequence}</div>
          {error && (
            <p role="alert" className="mt-3 font-medium text-error">
              {error}
            </p>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2.5">
            <button
              ref={cancel}
              type="button"
              popoverTarget="borrar"
              popoverTargetAction="hide"
              className={BUTTON.suave}
            >
              Cancelar
            </button>
            <button type="submit" className={BUTTON.peligro}>
              Sí, borrar
            </button>
          </div>
        </form>
      </div>
    </>
  )
}

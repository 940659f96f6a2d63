'use client'
import { useRouter } from 'next/navigation'
import { startTransition, useActionState, useOptimistic } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { joinPhrases, type Toast, useToast } from './toasts.tsx'

type Labels = { campo: string; label: string; si: string; no: string }
const VISIBLE: Labels = {
  campo: 'visible',
  label: 'visible en la web',
  si: 'vuelve a verse en la web.',
  no: 'ya no se ve en la web.',
}
type Props = { id: string; nombre: string; visible: boolean; action: FormAction; labels?: Labels }

/** Shows or hides a row at once; the message offers to undo it. Without JavaScript it is a plain form. */
export function Switch({ id, nombre, visible, action, labels = VISIBLE }: Props) {
  const [, dispatch] = useActionState(action, INITIAL_STATE)
  const [shown, setShown] = useOptimistic(visible)
  const toast = useToast()
  const router = useRouter()

  const change = async (to: boolean): Promise<Toast> => {
    const data = new FormData()
    data.set('id', id)
    if (to) data.set(labels.campo, 'on')
    const answer = await action(INITIAL_STATE, data)
    if (answer.estado === 'rechazado') return { text: answer.mensaje ?? 'No se ha guardado.', error: true }
    return { text: joinPhrases(`${nombre} ${to ? labels.si : labels.no}`, answer.mensaje) }
  }
  const set = (to: boolean) =>
    startTransition(async () => {
      setShown(to)
      const done = await change(to).catch(
        (): Toast => ({
          text: 'No hay respuesta y no se sabe si se ha guardado. Mira cómo está antes de repetirlo.',
          error: true,
        }),
      )
      toast(done.error ? done : { ...done, undo: () => undo(!to) })
      if (!done.error) startTransition(() => router.refresh())
    })
  const undo = async (to: boolean): Promise<Toast> => {
    const done = await change(to)
    if (!done.error) startTransition(() => router.refresh())
    return done
  }

  return (
    <form
      action={dispatch}
      onSubmit={(event) => {
        event.preventDefault()
        set(!shown)
      }}
      className="inline-flex align-middle"
    >
      <input type="hidden" name="id" value={id} />
      {!shown && <input type="hidden" name={labels.campo} value="on" />}
      <button
        type="submit"
        role="switch"
        aria-checked={shown}
        aria-label={`${nombre}: ${labels.label}`}
        className="group grid h-11 w-12 cursor-pointer place-items-center"
      >
        <span className="flex h-6 w-11 items-center rounded-full bg-borde p-0.5 transition-colors group-aria-checked:bg-exito">
          <span className="size-5 rounded-full bg-cal transition-transform group-aria-checked:translate-x-5" />
        </span>
      </button>
    </form>
  )
}

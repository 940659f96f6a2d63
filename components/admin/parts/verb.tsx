'use client'
import { useRouter } from 'next/navigation'
import {
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { FormAction, FormState } from '@/lib/admin/action/form.ts'
import { INITIAL_STATE } from '../form/context.ts'
import { focusAfter } from './focus-after.ts'
import { joinPhrases, type Toast, useToast } from './toasts.tsx'

const LOGIN = { href: '/almaenigma/login', text: 'Entrar' }

/** The field that was refused: by its own error, or by the code of the refusal when it is called so. */
function fieldOf(form: HTMLFormElement | null, { errores, aviso }: FormState): HTMLElement | null {
  const [name] = [...Object.keys(errores), aviso ?? '']
  const field = form && name ? form.elements.namedItem(name) : null
  return field instanceof HTMLElement ? field : null
}

type Fields = Readonly<Record<string, string>>
type Props = {
  action: FormAction
  fields: Fields
  done: string
  /**
   * What is posted to undo it, and the message then; null where nothing can be undone. `storedIn` names the
   * field that carries what was stored; `action` does it where the verb's own does not.
   */
  undo: { fields: Fields; done: string; storedIn?: string; action?: FormAction } | null
  className?: string
  children: ReactNode
}

export function VerbButton({ action, fields: campos, done: doneMessage, undo, className, children }: Props) {
  const [, dispatch] = useActionState(action, INITIAL_STATE)
  const [busy, setBusy] = useState(false)
  const toast = useToast()
  const router = useRouter()

  const form = useRef<HTMLFormElement>(null)
  /** What is to hold the focus once the buttons can be pressed again; while they cannot, it is nowhere. */
  const focusNext = useRef<Element | null>(null)

  useEffect(() => {
    if (busy || !focusNext.current) return
    focusAfter(focusNext.current)
    focusNext.current = null
  }, [busy])
  // A row that leaves its list takes the focus with it.
  useLayoutEffect(() => {
    const node = form.current
    return () => {
      if (focusNext.current || node?.contains(document.activeElement)) setTimeout(() => focusAfter(null))
    }
  }, [])

  const send = async (
    verb: FormAction,
    data: FormData,
    texto: string,
  ): Promise<Toast & { saved?: string | null }> => {
    const answer = await verb(INITIAL_STATE, data).catch(() => null)
    if (!answer)
      return {
        text: 'No hay respuesta y no se sabe si se ha guardado. Mira cómo está antes de repetirlo.',
        error: true,
      }
    if (answer.estado === 'rechazado') {
      // Perhaps somebody was faster: show how it stands now.
      startTransition(() => router.refresh())
      const [first] = Object.values(answer.errores)
      focusNext.current = fieldOf(form.current, answer) ?? focusNext.current
      const text = first ?? answer.mensaje ?? 'No se ha guardado.'
      return { text, error: true, ...(answer.aviso === 'sesion' ? { link: LOGIN } : {}) }
    }
    startTransition(() => router.refresh())
    return { text: joinPhrases(texto, answer.mensaje), saved: answer.deshacer }
  }
  const back = async (fields: Fields, texto: string): Promise<Toast> => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return send(undo?.action ?? action, data, texto)
  }

  return (
    <form
      ref={form}
      action={dispatch}
      className={className}
      onSubmit={async (event) => {
        event.preventDefault()
        if (busy) return
        const data = new FormData(event.currentTarget)
        focusNext.current = (event.nativeEvent as SubmitEvent).submitter ?? document.activeElement
        setBusy(true)
        const { saved, ...done } = await send(action, data, doneMessage)
        setBusy(false)
        if (done.error || !undo) return toast(done)
        const stored = undo.storedIn ? { [undo.storedIn]: saved ?? '' } : {}
        toast({ ...done, undo: () => back({ ...undo.fields, ...stored }, undo.done) })
      }}
    >
      {Object.entries(campos).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset disabled={busy} className="contents">
        {children}
      </fieldset>
    </form>
  )
}

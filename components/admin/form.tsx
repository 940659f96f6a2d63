'use client'
import {
  type FormEvent,
  type ReactNode,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FormAction, FormState } from '@/lib/admin/formulario.ts'
import { BOTON } from './clases.ts'
import { Estado, INICIAL } from './form-context.ts'
import { Resumen } from './resumen-errores.tsx'
import { useGuard } from './use-guard.ts'

type Props = { action: FormAction; version: number | null; volver: string; children: ReactNode }

/**
 * A form of the back office. Posts without JavaScript; with it the fields keep what was typed, errors are summed up and
 * get the focus, ⌘S or Ctrl+S saves, and leaving with unsaved changes asks first.
 */
export function Form({ action, version, volver, children }: Props) {
  const [answer, dispatch, pending] = useActionState(action, INICIAL)
  const [ignored, ignore] = useState<FormState | null>(null)
  // Discarding takes back the refused values too, not only what was typed since.
  const state = answer === ignored ? INICIAL : answer
  const [pestana, abrir] = useState('es')
  const [dirty, setDirty] = useState(false)
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState(version)
  const sent = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  useGuard(dirty && !pending)

  // The version that came with our own save is ours; one that somebody else made in between must end in a conflict.
  useEffect(() => {
    if (!sent.current || version === seen) return
    sent.current = false
    setSeen(version)
    setDirty(false)
  }, [version, seen])

  useEffect(() => {
    if (state.estado === 'rechazado') sent.current = false
  }, [state])

  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    window.addEventListener('keydown', save)
    return () => window.removeEventListener('keydown', save)
  }, [])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    sent.current = true
    const data = new FormData(event.currentTarget)
    startTransition(() => dispatch(data))
  }

  return (
    <Estado value={{ state, pestana, abrir }}>
      <form
        ref={form}
        action={dispatch}
        onSubmit={submit}
        onInput={() => setDirty(true)}
        noValidate
        className="flex min-h-0 flex-col"
      >
        {seen !== null && <input type="hidden" name="version" value={seen} />}
        <div className="grid content-start gap-4.5 px-4 pb-28 pt-4 movil:px-7 movil:pb-7">
          <Resumen />
          <div key={round} className="contents">
            {children}
          </div>
        </div>
        <div
          className={`fixed inset-x-0 bottom-0 z-20 mt-auto flex items-center gap-2.5 border-t border-linea px-4 py-3 text-[0.9063rem] movil:sticky movil:px-7 ${dirty ? 'bg-(--limon-velo)' : 'bg-fondo-2'}`}
        >
          <span className="mr-auto font-semibold">{dirty ? 'Cambios sin guardar' : ''}</span>
          {dirty ? (
            <button
              type="button"
              className={BOTON.llano}
              onClick={() => {
                ignore(answer)
                setRound(round + 1)
                setDirty(false)
              }}
            >
              Descartar
            </button>
          ) : (
            <a href={volver} className={BOTON.llano}>
              Cerrar
            </a>
          )}
          <button type="submit" aria-disabled={pending} className={BOTON.lleno}>
            {pending ? 'Guardando…' : 'Guardar'}
            <kbd className="rounded-xs border border-current px-1.5 font-sans text-xs font-medium leading-5 max-movil:hidden">
              ⌘ S
            </kbd>
          </button>
        </div>
      </form>
    </Estado>
  )
}

'use client'
import { usePathname } from 'next/navigation'
import { type FormEvent, type ReactNode, startTransition, useActionState, useRef, useState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { useToast } from '../parts/toasts.tsx'
import { Conflict } from './conflict.tsx'
import { Estado, INITIAL_STATE } from './context.ts'
import { ErrorSummary } from './error-summary.tsx'
import { ForeignFields } from './foreign-change.tsx'
import { Recovered } from './recovered.tsx'
import { SaveBar } from './save-bar.tsx'
import { useEditing } from './use-edit.ts'
import { useGuard } from './use-guard.ts'
import { useSaveShortcut } from './use-save-keys.ts'

type Props = {
  action: FormAction
  version: number | null
  back: string
  /** Who saved last and when, for the case that it happens while somebody else types: "Marta, a las 11:40". */
  lastAuthor?: string | null
  bar?: ReactNode
  /** Tells several forms of one page apart, where what was typed is kept. */
  clave?: string
  children: ReactNode
}

/** The language that was open when a form was sent: the page that comes back renders the form anew. */
let lastSent = { ruta: '', pestana: 'es' }

/**
 * Posts without JavaScript. With it, nothing typed is lost: refused values come back, a draft survives a
 * crash or reload, leaving asks first, and a conflicting save is shown field by field (three-way merge).
 */
export function Form({ action, version, back, lastAuthor: ultimo = null, bar, clave = '', children }: Props) {
  const toast = useToast()
  const [answer, dispatch, pending] = useActionState(action, INITIAL_STATE)
  const path = usePathname()
  const [tab, open] = useState(() => (lastSent.ruta === path ? lastSent.pestana : 'es'))
  const copy = useRef<HTMLFormElement>(null)
  const { form, state, dirty, ...edicion } = useEditing({ answer, version, children, clave })
  useGuard(dirty && !pending)
  useSaveShortcut(form, dirty)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    if (edicion.choca) return document.getElementById('conflicto')?.focus()
    edicion.enviar()
    lastSent = { ruta: path, pestana: tab }
    const data = new FormData(event.currentTarget)
    startTransition(() => dispatch(data))
  }
  const discard = () => {
    const typed = edicion.descartar()
    const undo = async () => {
      edicion.reponer(typed)
      return { text: 'Aquí está otra vez lo que habías escrito.' }
    }
    toast({ text: 'Cambios descartados.', undo })
  }

  return (
    <Estado value={{ state, tab, open, form }}>
      <form
        ref={form}
        action={dispatch}
        onSubmit={submit}
        onInput={edicion.mirar}
        noValidate
        data-editor=""
        className="flex shrink-0 flex-col"
      >
        {edicion.seen !== null && <input type="hidden" name="version" value={edicion.seen} />}
        <div className="grid content-start gap-4.5 px-4 pb-28 pt-4 movil:px-7 movil:pb-7">
          <ErrorSummary />
          {edicion.recuperado && <Recovered {...edicion.recuperado} discard={discard} />}
          {edicion.choca && (
            <Conflict
              base={edicion.base}
              who={ultimo}
              foreignFields={children}
              copy={copy}
              merge={edicion.fundir}
            />
          )}
          <div key={edicion.round} className="contents">
            {edicion.shown}
          </div>
        </div>
        <SaveBar dirty={dirty} pending={pending} back={back} discard={discard}>
          {bar}
        </SaveBar>
      </form>
      {edicion.choca && <ForeignFields formRef={copy}>{children}</ForeignFields>}
    </Estado>
  )
}

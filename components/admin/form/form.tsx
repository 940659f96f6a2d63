'use client'
import { usePathname } from 'next/navigation'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { FormAction } from '@/lib/admin/action/form.ts'
import { useToast } from '../parts/toasts.tsx'
import { Conflict } from './conflict.tsx'
import { FormContext } from './context.ts'
import { ErrorSummary } from './error-summary.tsx'
import { ForeignFields } from './foreign-change.tsx'
import { Recovered } from './recovered.tsx'
import { SaveBar } from './save-bar.tsx'
import { useEditing } from './use-edit.ts'
import { useGuard } from './use-guard.ts'
import { useSaveShortcut } from './use-save-keys.ts'
import { useSend } from './use-send.ts'

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
let lastSent = { path: '', tab: 'es' }

/**
 * Posts without JavaScript. With it, nothing typed is lost: refused values come back, a draft survives a
 * crash or reload, leaving asks first, and a conflicting save is shown field by field (three-way merge).
 */
export function Form({ action, version, back, lastAuthor: author = null, bar, clave = '', children }: Props) {
  const toast = useToast()
  const { answer, plain, send, pending } = useSend(action)
  const path = usePathname()
  const [tab, open] = useState(() => (lastSent.path === path ? lastSent.tab : 'es'))
  const copy = useRef<HTMLFormElement>(null)
  const { form, state, dirty, ...editing } = useEditing({ answer, version, children, clave })
  useGuard(dirty && !pending)
  useSaveShortcut(form, dirty)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    if (editing.isConflict) return document.getElementById('conflicto')?.focus()
    editing.onSubmit()
    lastSent = { path, tab }
    send(new FormData(event.currentTarget))
  }
  const discard = () => {
    const typed = editing.discard()
    const undo = async () => {
      editing.restoreTyped(typed)
      return { text: 'Aquí está otra vez lo que habías escrito.' }
    }
    toast({ text: 'Cambios descartados.', undo })
  }

  return (
    <FormContext value={{ state, tab, open, form }}>
      <form
        ref={form}
        action={plain}
        onSubmit={submit}
        onInput={editing.onChange}
        noValidate
        data-editor=""
        className="flex shrink-0 flex-col"
      >
        {editing.seen !== null && <input type="hidden" name="version" value={editing.seen} />}
        <div className="grid content-start gap-4.5 px-4 pb-28 pt-4 movil:px-7 movil:pb-7">
          <ErrorSummary />
          {editing.recovered && <Recovered {...editing.recovered} discard={discard} />}
          {editing.isConflict && (
            <Conflict
              base={editing.base}
              who={author}
              foreignFields={children}
              copy={copy}
              merge={editing.merge}
            />
          )}
          <div key={editing.round} className="contents">
            {editing.shown}
          </div>
        </div>
        <SaveBar dirty={dirty} pending={pending} back={back} discard={discard}>
          {bar}
        </SaveBar>
      </form>
      {editing.isConflict && <ForeignFields formRef={copy}>{children}</ForeignFields>}
    </FormContext>
  )
}

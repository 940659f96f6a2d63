'use client'
import { useActionState } from 'react'
import { CODE, NEW_PASSWORD } from '@/components/admin/cuenta/fields.ts'
import { INITIAL_STATE } from '@/components/admin/form/context.ts'
import { PlainFields } from '@/components/admin/form/plain-form.tsx'
import { BUTTON } from '@/components/admin/parts/classes.ts'
import type { FormAction } from '@/lib/admin/action/form.ts'

/** Without a token it is the account with a second factor that goes on, which the page has been told of. */
export function PasswordForm({ action, token }: { action: FormAction; token: string }) {
  const [state, dispatch, pending] = useActionState(action, INITIAL_STATE)
  const asksCode = token === '' || state.aviso === 'codigo'
  return (
    <PlainFields
      state={state}
      dispatch={dispatch}
      pending={pending}
      fields={asksCode ? [NEW_PASSWORD, CODE] : [NEW_PASSWORD]}
      hidden={state.aviso ? {} : { t: token }}
      button="Guardar la contraseña"
      busy="Guardando…"
    >
      <a href="/almaenigma/recuperar" className={`${BUTTON.suave} min-h-12`}>
        Pedir otro enlace
      </a>
    </PlainFields>
  )
}

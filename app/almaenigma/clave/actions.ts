'use server'
import { redirect } from 'next/navigation'
import { type FormState, typed } from '@/lib/admin/action/form.ts'
import { refused } from '@/lib/admin/action/plain.ts'
import { REASONS } from '@/lib/admin/cuenta/reasons.ts'
import { choosePassword } from '@/lib/admin/cuenta/recover.ts'
import { fromHere } from '@/lib/admin/kit/session.ts'
import { refuse } from '@/lib/core/result.ts'
import { constantTime } from '@/lib/cuenta/constant-time.ts'

const CODE_TOO =
  'El enlace vale. Tu cuenta tiene un segundo factor: escribe otra vez la contraseña nueva, y el código de tu aplicación.'

/** Needs no permission: the letter's token is the permission, with the code of the second factor where there is one. */
export async function choosePasswordAction(prev: FormState, form: FormData): Promise<FormState> {
  const { t = '', password = '', code = '' } = typed(form)
  if (!(await fromHere())) return refused(REASONS.enlace)
  const done = await constantTime(() =>
    choosePassword({ token: t, password, code }).catch((error: unknown) => {
      console.error('clave', error instanceof Error ? error.message : error)
      return refuse('fallo' as const)
    }),
  )
  // The backend has looked at the password: the token is used up, and the session it has opened goes on.
  const used = prev.aviso ?? (!done.ok && done.aviso === 'debil' ? 'usado' : null)
  if (!done.ok)
    return done.aviso === 'falta'
      ? refused(CODE_TOO, null, 'codigo')
      : refused(REASONS[done.aviso], null, used)
  redirect(done.value ? '/almaenigma/login' : '/profile')
}

'use server'
import { type FormState, INITIAL_STATE, typed } from '@/lib/admin/action/form.ts'
import { refused } from '@/lib/admin/action/plain.ts'
import { REASONS } from '@/lib/admin/cuenta/reasons.ts'
import { askForPassword } from '@/lib/admin/cuenta/recover.ts'
import { fromHere } from '@/lib/admin/kit/session.ts'
import { constantTime } from '@/lib/cuenta/constant-time.ts'

/** Needs no permission: the letter goes to the mailbox of the account, and the answer is the same for every address. */
export async function recoverAction(_prev: FormState, form: FormData): Promise<FormState> {
  const { email = '' } = typed(form)
  if (!(await fromHere())) return refused(REASONS.fallo, { email })
  const asked = await constantTime(() => askForPassword(email))
  if (!asked.ok) return refused(REASONS[asked.aviso], { email })
  return {
    ...INITIAL_STATE,
    estado: 'hecho',
    mensaje: `Si ${asked.value} tiene cuenta, acabamos de enviarle un correo. Abre el enlace en este mismo navegador y elige la contraseña nueva.`,
  }
}

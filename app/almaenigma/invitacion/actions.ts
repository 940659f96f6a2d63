'use server'
import { headers } from 'next/headers'
import { z } from 'zod'
import { type FormState, INITIAL_STATE, readForm } from '@/lib/admin/action/form.ts'
import { acceptInvitacion, type InvitacionRefusal } from '@/lib/admin/cuenta/invitacion.ts'
import { PASSWORD_REASONS } from '@/lib/admin/cuenta/reasons.ts'
import { fromHere } from '@/lib/admin/kit/session.ts'

const schema = z.object({
  t: z.string(),
  nombre: z.string().trim().min(2, 'Escribe tu nombre.').max(60, 'Como mucho 60 caracteres.'),
  password: z.string(),
  acepto: z.literal('on', 'Para abrir la cuenta hay que aceptar los dos textos.'),
})
const REASONS: Readonly<Record<InvitacionRefusal, string>> = {
  enlace: 'Esta invitación ya no sirve. Pide a quien te invitó que te envíe otra.',
  ...PASSWORD_REASONS,
  espera: 'Acabamos de enviarte un correo o hay demasiados intentos. Espera unos minutos y vuelve a probar.',
  fallo: 'No se ha podido abrir la cuenta. Espera un momento y vuelve a probar.',
}

/** Needs no permission: the e-mail's token is the permission, and the database checks it (§6). */
export async function acceptAction(_prev: FormState, form: FormData): Promise<FormState> {
  const read = readForm(schema, form)
  const values = { nombre: read.valores.nombre ?? '' }
  const refuse = (mensaje: string): FormState => ({
    ...INITIAL_STATE,
    estado: 'rechazado',
    mensaje,
    valores: values,
  })
  if (!read.ok) return refuse(Object.values(read.errores)[0] ?? 'Revisa los campos.')
  if (!(await fromHere())) return refuse(REASONS.enlace)
  const direccion = (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const done = await acceptInvitacion(read.value.t, read.value, direccion).catch((error: unknown) => {
    console.error('invitacion', error instanceof Error ? error.message : error)
    return { ok: false, aviso: 'fallo' } as const
  })
  if (!done.ok) return refuse(REASONS[done.aviso])
  return {
    ...INITIAL_STATE,
    estado: 'hecho',
    mensaje: `Te hemos enviado un correo a ${done.value}. Ábrelo y confirma que es tuyo: desde ese momento puedes entrar con tu contraseña.`,
  }
}

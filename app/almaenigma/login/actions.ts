'use server'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { type FormState, INITIAL_STATE, readForm } from '@/lib/admin/action/form.ts'
import { fromHere, isAdminInDatabase } from '@/lib/admin/kit/session.ts'
import { keepDevice, knownDevice } from '@/lib/cuenta/device.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { panelPath } from '@/lib/cuenta/role.ts'
import { closePanel, panelClient } from '@/lib/supabase/panel.ts'

const schema = z.object({
  email: z.string().trim().toLowerCase().min(3).max(254),
  password: z.string().min(1).max(200),
  next: z.string().optional(),
})

const ESPERA = 'Demasiados intentos. Espera unos minutos y vuelve a probar.'
const DB_DOWN = 'La base de datos no responde. Espera un momento y vuelve a probar.'
const NO_COINCIDE = 'El correo o la contraseña no coinciden.'
const NO_ADMIN = 'No tienes permisos de administrador'

/** §6: only who the database calls an admin stays signed in; everybody else is signed out of the panel and refused. */
export async function logInAction(_prev: FormState, form: FormData): Promise<FormState> {
  const read = readForm(schema, form)
  const email = read.ok ? read.value.email : (read.valores.email ?? '')
  const refuse = (mensaje: string): FormState => ({
    ...INITIAL_STATE,
    estado: 'rechazado',
    mensaje,
    valores: { email },
  })
  if (!read.ok || !(await fromHere())) return refuse(NO_COINCIDE)
  const address = (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const wait = await checkRateLimit('panel', address, email, await knownDevice())
  if (wait === null) return refuse(DB_DOWN)
  if (wait > 0) return refuse(ESPERA)

  const db = await panelClient()
  const { data, error } = await db.auth.signInWithPassword({ email, password: read.value.password })
  if (error?.status === 429) return refuse(ESPERA)
  if (error && (!error.status || error.status >= 500)) return refuse(DB_DOWN)
  if (!data.session) return refuse(NO_COINCIDE)
  if (!(await isAdminInDatabase(db))) {
    await closePanel(db)
    return refuse(NO_ADMIN)
  }
  await keepDevice(data.session.access_token)
  redirect(panelPath(read.value.next))
}

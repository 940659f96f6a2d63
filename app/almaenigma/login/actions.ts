'use server'
import { redirect } from 'next/navigation'
import { z } from 'zod'
import { type FormState, INITIAL_STATE, readForm, typed } from '@/lib/admin/action/form.ts'
import { keyShown, refused } from '@/lib/admin/action/plain.ts'
import { REASONS } from '@/lib/admin/cuenta/reasons.ts'
import { beginFactor, enterCode } from '@/lib/admin/cuenta/second-factor.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { dbAtStep, fromHere, panelStep, visitorAddress } from '@/lib/admin/kit/session.ts'
import { keepDevice, knownDevice } from '@/lib/cuenta/device.ts'
import { checkRateLimit } from '@/lib/cuenta/rate-limit.ts'
import { panelPath } from '@/lib/cuenta/role.ts'
import { createTurns } from '@/lib/cuenta/turns.ts'
import { closePanel, type PanelClient, panelClient } from '@/lib/supabase/panel.ts'

const schema = z.object({
  email: z.string().trim().toLowerCase().min(3).max(254),
  password: z.string().min(1).max(200),
  next: z.string().optional(),
})

const DB_DOWN = 'La base de datos no responde. Espera un momento y vuelve a probar.'
const NO_COINCIDE = 'El correo o la contraseña no coinciden.'
const NO_ADMIN = 'No tienes permisos de administrador'
const NO_FACTOR =
  'La casa pide un segundo factor, y este servidor no lo ofrece. Quien lleva la web tiene que quitar esa exigencia.'

/** Each answer makes the page anew: sixty at once would keep the guests waiting. */
const inTurn = createTurns({ atOnce: 1, most: 100 })

async function enter(db: PanelClient, next: unknown): Promise<never> {
  const { data } = await db.auth.getSession()
  if (data.session) await keepDevice(data.session.access_token)
  redirect(panelPath(next))
}

/** §6: only who the database calls an admin stays signed in; everybody else is signed out of the panel and refused.
 * Whoever still lacks the second factor is asked for it by the same page. */
export async function logInAction(_prev: FormState, form: FormData): Promise<FormState> {
  const read = readForm(schema, form)
  const email = read.ok ? read.value.email : (read.valores.email ?? '')
  const refuse = (mensaje: string): FormState => refused(mensaje, { email })
  if (!read.ok || !(await fromHere())) return refuse(NO_COINCIDE)
  return (await inTurn(() => logIn(read.value, refuse))) ?? refuse(REASONS.espera)
}

async function logIn(
  { email, password, next: asked }: z.infer<typeof schema>,
  refuse: (mensaje: string) => FormState,
): Promise<FormState> {
  const wait = await checkRateLimit('panel', await visitorAddress(), email, await knownDevice())
  if (wait === null) return refuse(DB_DOWN)
  if (wait > 0) return refuse(REASONS.espera)

  const db = await panelClient()
  const { data, error } = await db.auth.signInWithPassword({ email, password })
  if (error?.status === 429) return refuse(REASONS.espera)
  if (error && (!error.status || error.status >= 500)) return refuse(DB_DOWN)
  if (!data.session) return refuse(NO_COINCIDE)
  const step = await panelStep(db)
  if (!step) {
    await closePanel(db)
    return refuse(NO_ADMIN)
  }
  const next = panelPath(asked)
  if (step !== 'dentro') redirect(`/almaenigma/login?next=${encodeURIComponent(next)}`)
  return enter(db, next)
}

/** The second step of whoever has a second factor: the password is right, the code is missing. */
export async function codeAction(_prev: FormState, form: FormData): Promise<FormState> {
  const { code, next } = typed(form)
  const here = await dbAtStep('codigo')
  if (!here) return refused(REASONS.sesion)
  const { db, email } = here
  const shown = await enterCode(db, code, { email, address: await visitorAddress() })
  return shown.ok ? enter(db, next) : refused(REASONS[shown.aviso])
}

/** Where the house demands a second factor: whoever has none makes one before anything opens. */
export async function beginFactorAction(_prev: FormState, _form: FormData): Promise<FormState> {
  const here = await dbAtStep('alta')
  if (!here) return refused(REASONS.sesion)
  try {
    const key = await beginFactor(here.db, await casaName())
    return key ? { ...INITIAL_STATE, estado: 'hecho', valores: keyShown(key) } : refused(NO_FACTOR)
  } catch (error) {
    console.error('almaenigma', error instanceof Error ? error.message : error)
    return refused(REASONS.fallo)
  }
}

export async function confirmFactorAction(_prev: FormState, form: FormData): Promise<FormState> {
  const { id = '', secreto: secret = '', uri = '', code, next } = typed(form)
  const here = await dbAtStep('alta')
  if (!here) return refused(REASONS.sesion)
  const { db, email } = here
  const shown = await enterCode(db, code, { email, address: await visitorAddress(), ids: [id] })
  return shown.ok ? enter(db, next) : refused(REASONS[shown.aviso], keyShown({ id, secret, uri }))
}

/** Ends a session that has come no further than this page. */
export async function startOverAction(): Promise<void> {
  if (await fromHere()) await closePanel(await panelClient())
  redirect('/almaenigma/login')
}

'use server'
import { redirect } from 'next/navigation'
import { type FormState, INITIAL_STATE, typed } from '@/lib/admin/action/form.ts'
import { keyShown, refused } from '@/lib/admin/action/plain.ts'
import { changeCorreo, changePassword, proveOwner, removeFactors } from '@/lib/admin/cuenta/own-account.ts'
import { type AccountRefusal, REASONS } from '@/lib/admin/cuenta/reasons.ts'
import { beginFactor, enterCode } from '@/lib/admin/cuenta/second-factor.ts'
import { casaName } from '@/lib/admin/kit/casa-name.ts'
import { type AdminDb, adminDbOrNull, visitorAddress } from '@/lib/admin/kit/session.ts'
import type { Result } from '@/lib/core/result.ts'

type Notice = 'cuenta-clave' | 'cuenta-correo' | 'cuenta-factor' | 'cuenta-sin-factor'
const done = (aviso: Notice): never => redirect(`/almaenigma/cuenta?aviso=${aviso}`)

async function change(
  form: FormData,
  work: (db: AdminDb, fields: Record<string, string>) => Promise<Result<null, AccountRefusal>>,
  aviso: Notice,
): Promise<FormState> {
  const fields = typed(form)
  const db = await adminDbOrNull()
  if (!db) return refused(REASONS.sesion)
  const changed = await work(db, fields)
  return changed.ok ? done(aviso) : refused(REASONS[changed.aviso], { email: fields.email ?? '' })
}
const proofOf = ({ actual = '', code = '' }: Record<string, string>) => ({ actual, code })

export async function changePasswordAction(_prev: FormState, form: FormData): Promise<FormState> {
  return change(
    form,
    (db, fields) => changePassword(db, proofOf(fields), fields.password ?? ''),
    'cuenta-clave',
  )
}

export async function changeCorreoAction(_prev: FormState, form: FormData): Promise<FormState> {
  return change(form, (db, fields) => changeCorreo(db, proofOf(fields), fields.email ?? ''), 'cuenta-correo')
}

export async function removeOwnFactorAction(_prev: FormState, form: FormData): Promise<FormState> {
  return change(form, (db, fields) => removeFactors(db, proofOf(fields)), 'cuenta-sin-factor')
}

export async function beginOwnFactorAction(_prev: FormState, form: FormData): Promise<FormState> {
  const db = await adminDbOrNull()
  if (!db) return refused(REASONS.sesion)
  try {
    const proven = await proveOwner(db, typed(form).actual ?? '')
    if (!proven.ok) return refused(REASONS[proven.aviso])
    const key = await beginFactor(db, await casaName())
    return key
      ? { ...INITIAL_STATE, estado: 'hecho', valores: keyShown(key) }
      : refused('Este servidor no ofrece un segundo factor.')
  } catch (error) {
    console.error('almaenigma', error instanceof Error ? error.message : error)
    return refused(REASONS.fallo)
  }
}

export async function confirmOwnFactorAction(_prev: FormState, form: FormData): Promise<FormState> {
  const { id = '', secreto: secret = '', uri = '', code } = typed(form)
  const db = await adminDbOrNull()
  if (!db) return refused(REASONS.sesion)
  const who = { email: db.quien.email, address: await visitorAddress(), ids: [id] }
  const shown = await enterCode(db, code, who)
  return shown.ok ? done('cuenta-factor') : refused(REASONS[shown.aviso], keyShown({ id, secret, uri }))
}

import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Session, User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { env } from '../core/env.ts'
import { type CookieClient, isSecure } from '../supabase/cookies.ts'
import { hayCuenta } from '../supabase/guest.ts'
import { esDeLaCasa } from './links.ts'
import { perfilSiFalta } from './profile.ts'
import { conocerAparato } from './rate-limit.ts'

/** Says nothing of anybody: a number by which an account knows a device again. Only signing in asks for it. */
export const APARATO = 'alma-aparato'
/** Seconds. */
const UN_ANO = 365 * 24 * 60 * 60

/** §6: the owner's account carries a role in the part of it that is its own to write: for display, it opens nothing. */
async function marcarDueno(db: CookieClient, user: User): Promise<void> {
  if (!esDeLaCasa(user.email ?? '', env().OWNER_EMAIL) || user.user_metadata.role === 'admin') return
  const { error } = await db.auth.updateUser({ data: { role: 'admin' } })
  if (error) console.error('cuenta', error.code ?? error.name)
}

/**
 * What a new session of a guest brings: word for kept pages, a known device, the owner's sign, and his profile where it
 * is missing. For route handlers.
 *
 * @returns what became of the profile: `falta` when the texts are still to be accepted, `fallo` when it could not be made
 */
export async function recibir(
  db: CookieClient,
  { user, access_token: token }: Session,
): Promise<'hecho' | 'falta' | 'fallo'> {
  await hayCuenta()
  const jar = await cookies()
  const known = jar.get(APARATO)?.value ?? ''
  const aparato = /^[A-Za-z0-9_-]{22,64}$/.test(known) ? known : randomBytes(24).toString('base64url')
  const secure = await isSecure()
  jar.set(APARATO, aparato, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: UN_ANO })
  const [perfil] = await Promise.all([perfilSiFalta(db, user), conocerAparato(aparato, token)])
  await marcarDueno(db, user)
  return perfil
}

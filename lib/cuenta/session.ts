import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Session, User } from '@supabase/supabase-js'
import { cookies } from 'next/headers'
import { backendSettings } from '../core/env.ts'
import { type CookieClient, isSecure } from '../supabase/cookies.ts'
import { setCuentaHint } from '../supabase/guest.ts'
import { isOwner } from './links.ts'
import { ensurePerfil } from './profile.ts'
import { rememberDevice } from './rate-limit.ts'

export const DEVICE_COOKIE = 'alma-aparato'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/** §6: this role is only for display, it opens nothing. */
async function markOwner(db: CookieClient, user: User): Promise<void> {
  if (!isOwner(user.email ?? '', backendSettings().OWNER_EMAIL) || user.user_metadata.role === 'admin') return
  const { error } = await db.auth.updateUser({ data: { role: 'admin' } })
  if (error) console.error('cuenta', error.code ?? error.name)
}

/** What a new session needs: a hint for cached pages, a known device, a profile. `falta`: the texts are not accepted
 * yet. */
export async function startSession(
  db: CookieClient,
  { user, access_token: token }: Session,
): Promise<'hecho' | 'falta' | 'fallo'> {
  await setCuentaHint()
  const jar = await cookies()
  const known = jar.get(DEVICE_COOKIE)?.value ?? ''
  const device = /^[A-Za-z0-9_-]{22,64}$/.test(known) ? known : randomBytes(24).toString('base64url')
  const secure = await isSecure()
  jar.set(DEVICE_COOKIE, device, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: ONE_YEAR_S })
  const [perfil] = await Promise.all([ensurePerfil(db, user), rememberDevice(device, token)])
  await markOwner(db, user)
  return perfil
}

import 'server-only'
import type { Session, User } from '@supabase/supabase-js'
import { backendSettings } from '../core/env.ts'
import type { CookieClient } from '../supabase/cookies.ts'
import { setCuentaHint } from '../supabase/guest.ts'
import { keepDevice } from './device.ts'
import { isOwner } from './links.ts'
import { ensurePerfil } from './profile.ts'

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
  const [perfil] = await Promise.all([ensurePerfil(db, user), keepDevice(token)])
  await markOwner(db, user)
  return perfil
}

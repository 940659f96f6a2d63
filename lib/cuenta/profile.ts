import 'server-only'
import type { User } from '@supabase/supabase-js'
import type { CookieClient } from '../supabase/cookies.ts'

export type PerfilData = {
  username?: string | undefined
  accepted_privacy: boolean
  accepted_terms: boolean
}

/** §7: the name, or the local part of the e-mail address. At most 60 visible characters. */
export function nombreOf(username: unknown, email: string): string {
  const own = typeof username === 'string' ? username : ''
  const plain = own
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (
    Array.from(plain || email.replace(/@.*$/, ''))
      .slice(0, 60)
      .join('')
      .trim() || 'Alma'
  )
}

/** Upserts the profile of a new account (§7) with its own session. `fallo` can be repaired later (§8). */
export async function savePerfil(
  db: CookieClient,
  { id, email = '' }: Pick<User, 'id' | 'email'>,
  { username, accepted_privacy, accepted_terms }: PerfilData,
): Promise<'hecho' | 'fallo'> {
  const row = { id, username: nombreOf(username, email), accepted_privacy, accepted_terms }
  const { error } = await db.from('profiles').upsert(row, { onConflict: 'id' })
  if (!error || error.code === '23505') return 'hecho'
  console.error(`profiles answered ${error.code}`)
  return 'fallo'
}

const isTrue = (value: unknown): boolean => value === true

/** Makes the profile of a session's user if it is missing. `falta` while the texts are not accepted (a Google
 * account). */
export async function ensurePerfil(db: CookieClient, user: User): Promise<'hecho' | 'falta' | 'fallo'> {
  const { data, error } = await db.from('profiles').select('id').eq('id', user.id).maybeSingle()
  if (error) return 'fallo'
  if (data) return 'hecho'
  const { username, accepted_privacy: privacy, accepted_terms: terms } = user.user_metadata
  if (!isTrue(privacy) || !isTrue(terms)) return 'falta'
  return savePerfil(db, user, { username, accepted_privacy: true, accepted_terms: true })
}

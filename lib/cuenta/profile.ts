import 'server-only'
import type { User } from '@supabase/supabase-js'
import type { CookieClient } from '../supabase/cookies.ts'

export type PerfilData = {
  username?: string | undefined
  accepted_privacy: boolean
  accepted_terms: boolean
}

/** §7: the name to go by; without one the local part of the e-mail. At most 60 characters, none of them invisible. */
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

/**
 * Writes the profile of a new account (§7: upsert of id, username and what was accepted). Anything else of a profile is
 * written by its owner later.
 *
 * @param db a client with the account's own session: the database lets nobody write another's
 * @returns `fallo` when it could not be written, which is told as a warning and can be made good later (§8); one that is
 *   there already (23505) is no failure
 */
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

/**
 * Sees to it that whoever has a session has a profile, from what he said when he signed up (`user_metadata`).
 * @returns `falta` where he has not accepted the texts yet (an account of Google's): he is asked
 */
export async function ensurePerfil(db: CookieClient, user: User): Promise<'hecho' | 'falta' | 'fallo'> {
  const { data, error } = await db.from('profiles').select('id').eq('id', user.id).maybeSingle()
  if (error) return 'fallo'
  if (data) return 'hecho'
  const { username, accepted_privacy: privacy, accepted_terms: terms } = user.user_metadata
  if (!isTrue(privacy) || !isTrue(terms)) return 'falta'
  return savePerfil(db, user, { username, accepted_privacy: true, accepted_terms: true })
}

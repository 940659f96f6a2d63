import 'server-only'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { isSecure } from '../supabase/cookies.ts'

/** What was typed, never a password. In a cookie, because addresses hold nothing personal. */
const COOKIE = 'alma-tramite'
const MAX_AGE_S = 60 * 60

const schema = z.object({
  correo: z.string().max(254).catch(''),
  nombre: z.string().max(200).catch(''),
  /** A new password was asked for in the back office: its link leads there. */
  panel: z.boolean().catch(false),
})
type Pending = z.output<typeof schema>

export async function readPending(): Promise<Pending | null> {
  const value = (await cookies()).get(COOKIE)?.value
  if (!value) return null
  try {
    return schema.parse(JSON.parse(Buffer.from(value, 'base64url').toString('utf8')))
  } catch {
    return null
  }
}

export async function savePending(pending: Omit<Pending, 'panel'> & { panel?: true }): Promise<void> {
  const value = Buffer.from(JSON.stringify(pending)).toString('base64url')
  const secure = await isSecure()
  ;(await cookies()).set(COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_S,
  })
}

export async function forgetPending(): Promise<void> {
  ;(await cookies()).delete({ name: COOKIE, path: '/' })
}

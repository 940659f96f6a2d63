import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { isSecure } from '../supabase/cookies.ts'
import { rememberDevice } from './rate-limit.ts'

const DEVICE_COOKIE = 'alma-aparato'
const ONE_YEAR_S = 365 * 24 * 60 * 60

/** The device's own secret, if it was given one; what accounts it is known to stands in the database. */
export const knownDevice = async (): Promise<string | null> =>
  (await cookies()).get(DEVICE_COOKIE)?.value ?? null

/** Makes this device known to the account of `token`: guesses from elsewhere do not shut it out any more. */
export async function keepDevice(token: string): Promise<void> {
  const jar = await cookies()
  const known = jar.get(DEVICE_COOKIE)?.value ?? ''
  const device = /^[A-Za-z0-9_-]{22,64}$/.test(known) ? known : randomBytes(24).toString('base64url')
  const secure = await isSecure()
  jar.set(DEVICE_COOKIE, device, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: ONE_YEAR_S })
  await rememberDevice(device, token)
}

import 'server-only'
import { cookies } from 'next/headers'
import { CUENTA_COOKIE, CUENTA_HINT_COOKIE } from '@/lib/cuenta/links.ts'
import { type Claims, claimsInCookies } from '@/lib/cuenta/role.ts'
import { type CookieClient, closeSession, cookieClient, forgetSession, isSecure } from './cookies.ts'

const COOKIE_PATH = '/'
/** 400 days, as @supabase/ssr and the most a browser allows. */
const MAX_AGE_S = 400 * 24 * 60 * 60

export const cuentaClient = (): Promise<CookieClient> => cookieClient(CUENTA_COOKIE, COOKIE_PATH)

export async function setCuentaHint(): Promise<void> {
  const secure = await isSecure()
  ;(await cookies()).set(CUENTA_HINT_COOKIE, '1', {
    path: COOKIE_PATH,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_S,
  })
}

export const closeCuenta = (db: CookieClient): Promise<void> => closeSession(db, CUENTA_COOKIE, COOKIE_PATH)

export const forgetCuenta = (): Promise<void> => forgetSession(CUENTA_COOKIE, COOKIE_PATH)

export type CuentaUser = { id: string; nombre: string; email: string }

/** The signed-in user, asked of the backend; null without one. Throws in an outage, which must not sign anybody out
 * (§8). */
export async function userOf(db: CookieClient): Promise<CuentaUser | null> {
  const { data, error } = await db.auth.getUser()
  if (data.user) {
    const { id, email = '', user_metadata: meta } = data.user
    const own: unknown = meta.username
    const nombre = typeof own === 'string' && own.trim() !== '' ? own.trim() : email.replace(/@.*$/, '')
    return { id, nombre: nombre.slice(0, 60), email }
  }
  if (error?.name === 'AuthRetryableFetchError' || (error?.status ?? 400) >= 500) throw error
  const jar = await cookies()
  if (jar.getAll().some(({ name }) => name.startsWith(CUENTA_COOKIE))) await closeCuenta(db)
  return null
}

/** What the cookie says, unverified: only for the name on a page. */
export const presentedClaims = async (): Promise<Claims | null> =>
  claimsInCookies((await cookies()).getAll(), CUENTA_COOKIE)

const RENEWAL_TIMEOUT_MS = 2500

/** The library retries a renewal for half a minute in an outage. Throws after `ms`. */
export function withTimeout<T>(work: Promise<T>, ms: number = RENEWAL_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the session could not be renewed in time')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** The access token, renewed if needed; null without one. Unverified: the backend it is sent to decides. */
export async function cuentaToken(): Promise<string | null> {
  const jar = await cookies()
  if (!jar.getAll().some(({ name }) => name === CUENTA_COOKIE || name.startsWith(`${CUENTA_COOKIE}.`)))
    return null
  try {
    const { data } = await withTimeout(cuentaClient().then((db) => db.auth.getSession()))
    return data.session?.access_token ?? null
  } catch {
    return null
  }
}

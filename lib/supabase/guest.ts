import 'server-only'
import { cookies } from 'next/headers'
import { CUENTA_COOKIE, CUENTA_HINT_COOKIE } from '@/lib/cuenta/links.ts'
import { type Claims, claimsInCookies } from '@/lib/cuenta/role.ts'
import { type CookieClient, closeSession, cookieClient, isSecure } from './cookies.ts'

const COOKIE_PATH = '/'
/** As long as @supabase/ssr keeps its own cookie: 400 days, the most a browser allows. */
const MAX_AGE_S = 400 * 24 * 60 * 60

/**
 * The Supabase client of a signed-in guest: a cookie of its own, apart from the back office's. For route handlers only;
 * a kept page must never read it.
 */
export const cuentaClient = (): Promise<CookieClient> => cookieClient(CUENTA_COOKIE, COOKIE_PATH)

/** Leaves word for kept pages, which cannot read the session's cookie, that there is somebody to ask about. */
export async function setCuentaHint(): Promise<void> {
  const secure = await isSecure()
  ;(await cookies()).set(CUENTA_HINT_COOKIE, '1', {
    path: COOKIE_PATH,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_S,
  })
}

/** Ends the guest's session on this device only. */
export const closeCuenta = (db: CookieClient): Promise<void> => closeSession(db, CUENTA_COOKIE, COOKIE_PATH)

export type CuentaUser = { id: string; nombre: string; email: string }

/**
 * Who is signed in, asked of the backend itself; null when nobody is. A session the backend no longer knows is ended
 * here (§8). Throws when the backend is away: an outage must not sign anybody out.
 */
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

/**
 * What the visitor's own cookie says about him, unverified and without asking anybody: for the name on a page that is
 * made for this visit. Whoever forges it greets himself by another name, no more.
 */
export const presentedClaims = async (): Promise<Claims | null> =>
  claimsInCookies((await cookies()).getAll(), CUENTA_COOKIE)

/** How long anybody is kept waiting for a session that needs renewing. Milliseconds. */
const RENEWAL_TIMEOUT_MS = 2500

/**
 * What asks the backend about a session, in time or not at all: while the backend is away the library tries to renew one
 * that ends for half a minute.
 *
 * @throws when it takes longer than `ms`
 */
export function withTimeout<T>(work: Promise<T>, ms: number = RENEWAL_TIMEOUT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('the session could not be renewed in time')), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * The access token of whoever is signed in, renewed when it has to be; null when nobody is, or nobody can tell. For route
 * handlers. It proves nothing here: the backend it is sent to decides.
 */
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

import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies, headers } from 'next/headers'
import { backendSettings } from '../core/env.ts'

/** A backend that does not answer is an outage, not a page that loads for ever. */
const TIMEOUT_MS = 8000

/** True when the visitor's own connection is encrypted, whatever a proxy in front speaks to us. */
export async function isSecure(): Promise<boolean> {
  const proto = (await headers()).get('x-forwarded-proto')?.split(',')[0]?.trim()
  return proto === 'https' || (backendSettings().SITE_URL?.startsWith('https:') ?? false)
}

/**
 * A Supabase client whose session lives in a cookie of its own. In a page it can only read cookies; in an action or
 * route handler it also writes them. Throws when the backend is not configured (§8).
 *
 * @param name the cookie's name: sessions of different names never see each other
 * @param path the addresses the cookie is sent back to
 */
export async function cookieClient(name: string, path: string) {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = backendSettings()
  const [jar, secure] = await Promise.all([cookies(), isSecure()])
  const fixed = { name, path, sameSite: 'lax', httpOnly: true, secure } as const
  return createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: fixed,
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (list) => {
        try {
          for (const { name, value, options } of list) jar.set(name, value, { ...options, ...fixed, name })
        } catch {
          // A page cannot write cookies. Whoever may meet an expiring session there renews it before.
        }
      },
    },
    // Retries of its own would keep a reader waiting 7 s for the news that the backend is away.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          cache: 'no-store',
          signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS),
        }),
    },
  })
}
export type CookieClient = Awaited<ReturnType<typeof cookieClient>>

/**
 * Ends one session only (`scope: 'local'`; the default would end the person's others too) and sweeps every cookie that
 * begins with its name: chunks and the code verifiers that sign-in leaves behind. Only in actions and route handlers.
 */
export async function closeSession(db: CookieClient, name: string, path: string): Promise<void> {
  await db.auth.signOut({ scope: 'local' }).catch(() => undefined)
  const jar = await cookies()
  for (const cookie of jar.getAll())
    if (cookie.name === name || cookie.name.startsWith(`${name}.`) || cookie.name.startsWith(`${name}-`))
      jar.delete({ name: cookie.name, path })
}

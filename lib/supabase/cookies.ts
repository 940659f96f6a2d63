import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { createClient } from '@supabase/supabase-js'
import { cookies, headers } from 'next/headers'
import { backendSettings } from '../core/env.ts'
import type { Database } from './schema.ts'

const TIMEOUT_MS = 8000

/** The visitor's own connection, whatever a proxy speaks to us. */
export async function isSecure(): Promise<boolean> {
  const proto = (await headers()).get('x-forwarded-proto')?.split(',')[0]?.trim()
  return proto === 'https' || (backendSettings().SITE_URL?.startsWith('https:') ?? false)
}

/** The account server counts tries by address: without this all visitors are the site's own. A backend that trusts
 * nobody's word for it (a hosted project, without a secret key) ignores it. */
async function visitorHeaders(): Promise<Record<string, string>> {
  const address = (await headers()).get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return address ? { 'x-forwarded-for': address } : {}
}

const direct: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })

/** A Supabase client with its session in a cookie of its own name and path. Pages only read it; actions and route
 * handlers write it. `maxAge`: seconds until the cookie is forgotten. Throws without a backend (§8). */
export async function cookieClient(name: string, path: string, maxAge?: number) {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = backendSettings()
  const [jar, secure, visitor] = await Promise.all([cookies(), isSecure(), visitorHeaders()])
  const fixed = { name, path, sameSite: 'lax', httpOnly: true, secure } as const
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: fixed,
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (list) => {
        try {
          const end = maxAge === undefined ? {} : { maxAge }
          for (const { name, value, options } of list)
            jar.set(name, value, { ...options, ...fixed, ...(value === '' ? {} : end), name })
        } catch {
          // A page cannot write cookies; the session is renewed before.
        }
      },
    },
    // The library's retries would delay the news of an outage by 7 s.
    db: { retry: false },
    global: { headers: visitor, fetch: direct },
  })
}

/** A client whose session no cookie holds: what goes wrong with it changes nothing for the visitor. */
export async function memoryClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = backendSettings()
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { headers: await visitorHeaders(), fetch: direct },
  })
}
export type CookieClient = Awaited<ReturnType<typeof cookieClient>>

/** Ends one session (`scope: 'local'`) and deletes its cookies, chunks and code verifiers too. */
export async function closeSession(db: CookieClient, name: string, path: string): Promise<void> {
  await db.auth.signOut({ scope: 'local' }).catch(() => undefined)
  await forgetSession(name, path)
}

/** Deletes the cookies alone: the session lives on where it was handed to. */
export async function forgetSession(name: string, path: string): Promise<void> {
  const jar = await cookies()
  for (const cookie of jar.getAll())
    if (cookie.name === name || cookie.name.startsWith(`${name}.`) || cookie.name.startsWith(`${name}-`))
      jar.delete({ name: cookie.name, path })
}

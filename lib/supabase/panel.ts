import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies, headers } from 'next/headers'
import { GALLETA } from '@/lib/auth/rol.ts'
import { env } from '@/lib/env.ts'

/** Cookies are sent back to the panel only, so no public page can ever depend on them. */
const RUTA = '/almaenigma'
/** A backend that does not answer is an outage, not a page that loads for ever. */
const PACIENCIA_MS = 8000

async function cookieOptions() {
  const proto = (await headers()).get('x-forwarded-proto')?.split(',')[0]?.trim()
  const secure = proto === 'https' || (env().SITE_URL?.startsWith('https:') ?? false)
  return { name: GALLETA, path: RUTA, sameSite: 'lax', httpOnly: true, secure } as const
}

/**
 * The Supabase client of the back office: its own cookie, apart from the guest's session. In a page it can only read
 * cookies; in an action or route handler it also writes them. Throws when the backend is not configured (§8).
 */
export async function panelClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env()
  const [jar, options] = await Promise.all([cookies(), cookieOptions()])
  return createServerClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: options,
    cookies: {
      getAll: () => jar.getAll(),
      setAll: (list) => {
        try {
          for (const { name, value, options: o } of list) jar.set(name, value, { ...o, ...options, name })
        } catch {
          // A page cannot write cookies. `adminDb` sends an expiring session to /almaenigma/renovar before it gets here.
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
          signal: init?.signal ?? AbortSignal.timeout(PACIENCIA_MS),
        }),
    },
  })
}
export type PanelClient = Awaited<ReturnType<typeof panelClient>>

/**
 * Ends the panel's session only (`scope: 'local'`; the default would end the guest's too) and sweeps every cookie that
 * begins with its name: chunks and the code verifiers that sign-in leaves behind. Only in actions and route handlers.
 */
export async function closePanel(db: PanelClient): Promise<void> {
  await db.auth.signOut({ scope: 'local' }).catch(() => undefined)
  const jar = await cookies()
  for (const { name } of jar.getAll())
    if (name === GALLETA || name.startsWith(`${GALLETA}.`) || name.startsWith(`${GALLETA}-`))
      jar.delete({ name, path: RUTA })
}

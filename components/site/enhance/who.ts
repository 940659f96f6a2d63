export type SessionUser = { nombre: string; avatar: string | null; isAdmin: boolean }

/** How often an open page asks for the session; the server renews one that ends soon. Milliseconds. */
const INTERVAL_MS = 4 * 60_000

async function fetchUser(): Promise<SessionUser | null> {
  const answer = await fetch('/api/sesion', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`sesion: ${answer.status}`)
  const { usuario } = (await answer.json()) as { usuario: SessionUser | null }
  return usuario
}

let cachedUser: Promise<SessionUser | null> | null = null

/** After signing out, "back" may show a page from the browser's memory with a guest's name and tables (T-SES-03). */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && !document.cookie.includes('alma-cuenta')) location.reload()
}

/** Who is signed in, asked once per page; null also when the server cannot be reached. */
export function currentUser(): Promise<SessionUser | null> {
  if (!cachedUser) {
    cachedUser = fetchUser().catch(() => null)
    addEventListener('pageshow', onReturn)
    setInterval(() => {
      if (document.visibilityState === 'visible') fetchUser().catch(() => null)
    }, INTERVAL_MS)
  }
  return cachedUser
}

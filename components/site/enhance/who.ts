export type SessionUser = { nombre: string; avatar: string | null; isAdmin: boolean }

/** How often a page that stays open asks whether the session is still there. The server renews what ends soon. */
const INTERVAL_MS = 4 * 60_000

async function fetchUser(): Promise<SessionUser | null> {
  const answer = await fetch('/api/sesion', { cache: 'no-store' })
  if (!answer.ok) throw new Error(`sesion: ${answer.status}`)
  const { usuario } = (await answer.json()) as { usuario: SessionUser | null }
  return usuario
}

let cachedUser: Promise<SessionUser | null> | null = null

/**
 * The way back after signing out can show a page as the browser remembers it, with a guest's name and tables: it is
 * asked for anew at once (T-SES-03).
 */
function onReturn({ persisted }: PageTransitionEvent): void {
  if (persisted && !document.cookie.includes('alma-cuenta')) location.reload()
}

/** Who is signed in; asked once for the whole page, and null too while the server cannot be reached. */
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

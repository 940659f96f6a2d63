/** What is read from cookies here is a hint, for the middleware and for names on screen; row level security decides. */
export const COOKIE = 'alma-panel'

export type Claims = { sub: string; exp: number; email: string; nombre: string; admin: boolean }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** §6: only `app_metadata` counts, users can write their own `user_metadata`. */
export const isAdmin = (claims: unknown): boolean =>
  isRecord(claims) && isRecord(claims.app_metadata) && claims.app_metadata.role === 'admin'

function fromBase64Url(text: string): unknown {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))))
}

export function claimsOf(accessToken: string): Claims | null {
  try {
    const payload = fromBase64Url(accessToken.split('.')[1] ?? '')
    if (!isRecord(payload) || typeof payload.sub !== 'string' || typeof payload.exp !== 'number') return null
    const email = typeof payload.email === 'string' ? payload.email : ''
    const meta = isRecord(payload.user_metadata) ? payload.user_metadata.username : undefined
    const nombre = typeof meta === 'string' && meta.trim() !== '' ? meta.trim() : email.replace(/@.*$/, '')
    return { sub: payload.sub, exp: payload.exp, email, nombre: nombre.slice(0, 60), admin: isAdmin(payload) }
  } catch {
    return null
  }
}

export function sessionOf(accessToken: string): string | null {
  try {
    const payload = fromBase64Url(accessToken.split('.')[1] ?? '')
    return isRecord(payload) && typeof payload.session_id === 'string' ? payload.session_id : null
  } catch {
    return null
  }
}

export function claimsInCookies(
  cookies: readonly { name: string; value: string }[],
  cookie: string = COOKIE,
): Claims | null {
  const named = new Map(cookies.map(({ name, value }) => [name, value]))
  let text = named.get(cookie) ?? ''
  for (let i = 0; text === '' || i > 0; i++) {
    const chunk = named.get(`${cookie}.${i}`)
    if (chunk === undefined) break
    text += chunk
  }
  try {
    const session = fromBase64Url(text.replace(/^base64-/, ''))
    return isRecord(session) && typeof session.access_token === 'string'
      ? claimsOf(session.access_token)
      : null
  } catch {
    return null
  }
}

/** A plain path of the panel, so that no redirect leaves the site (T-RED-01). */
export function panelPath(next: unknown): string {
  const plain = typeof next === 'string' && /^\/almaenigma(\/[a-z0-9-]{1,64}){0,3}$/.test(next)
  return plain && !/^\/almaenigma\/(login|renovar|publicar)/.test(next) ? next : '/almaenigma'
}

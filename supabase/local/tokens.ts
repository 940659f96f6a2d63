import { decodeJwt, jwtVerify, SignJWT } from 'jose'

type Session = { access_token: string; user: { app_metadata?: unknown; user_metadata?: unknown } }

const isSession = (x: unknown): x is Session => {
  const s = x as Partial<Session> | null
  return typeof s?.access_token === 'string' && typeof s.user === 'object' && s.user !== null
}

/** Adds the claims that lite omits and policies read (E-05); answers without a session stay unchanged. */
export async function completeSession(answer: unknown, jwtSecret: string, issuer: string): Promise<unknown> {
  if (!isSession(answer)) return answer
  const key = new TextEncoder().encode(jwtSecret)
  const { payload } = await jwtVerify(answer.access_token, key, { algorithms: ['HS256'] })
  const now = payload.iat ?? Math.floor(Date.now() / 1000)
  const token = await new SignJWT({
    ...payload,
    iss: issuer,
    app_metadata: answer.user.app_metadata ?? {},
    user_metadata: answer.user.user_metadata ?? {},
    aal: payload.aal ?? 'aal1',
    amr: payload.amr ?? [{ method: 'password', timestamp: now }],
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(key)
  return { ...answer, access_token: token }
}

const ROLES: readonly unknown[] = ['anon', 'authenticated', 'service_role']

/** False for a token with another audience, or with a role that no token may have. Its signature is checked later;
 * what is no token passes here, too. */
export function isForUs(request: Request): boolean {
  const token = /^bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  if (token.split('.').length !== 3) return true
  try {
    const { aud, role } = decodeJwt(token)
    return (aud === undefined || [aud].flat().includes('authenticated')) && ROLES.includes(role)
  } catch {
    return true
  }
}

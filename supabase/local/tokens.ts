import { decodeJwt, jwtVerify, SignJWT } from 'jose'

type User = { id?: unknown; app_metadata?: unknown; user_metadata?: unknown }
type Session = { access_token: string; user: User }
/** What a second factor has made of a session, and the factors of its account (factors/factors.ts). */
export type Assurance = {
  ofSession(id: unknown): Promise<{ aal: string; amr: { method: string; timestamp: number }[] } | null>
  ofUser(id: unknown): Promise<object[]>
}

const isSession = (x: unknown): x is Session => {
  const s = x as Partial<Session> | null
  return typeof s?.access_token === 'string' && typeof s.user === 'object' && s.user !== null
}

const isUser = (x: unknown): x is User =>
  typeof x === 'object' && x !== null && 'id' in x && 'aud' in x && 'app_metadata' in x

/** As GoTrue, which leaves the list out of an account that has none. */
async function withFactors<T extends User>(user: T, assurance: Assurance): Promise<T> {
  const factors = await assurance.ofUser(user.id)
  return factors.length > 0 ? { ...user, factors } : user
}

/** Adds the claims that lite omits and policies read (E-05), and the second factors of an account, of which lite knows
 * nothing; other answers stay unchanged. */
export async function completeSession(
  answer: unknown,
  jwtSecret: string,
  issuer: string,
  assurance: Assurance,
): Promise<unknown> {
  if (isUser(answer)) return withFactors(answer, assurance)
  if (!isSession(answer)) return answer
  const key = new TextEncoder().encode(jwtSecret)
  const { payload } = await jwtVerify(answer.access_token, key, { algorithms: ['HS256'] })
  const now = payload.iat ?? Math.floor(Date.now() / 1000)
  const reached = await assurance.ofSession(payload.session_id)
  const token = await new SignJWT({
    ...payload,
    iss: issuer,
    app_metadata: answer.user.app_metadata ?? {},
    user_metadata: answer.user.user_metadata ?? {},
    aal: reached?.aal ?? 'aal1',
    amr: [...(reached?.amr ?? []), { method: 'password', timestamp: now }],
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(key)
  return { ...answer, access_token: token, user: await withFactors(answer.user, assurance) }
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

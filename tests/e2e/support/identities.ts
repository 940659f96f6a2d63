import { randomUUID } from 'node:crypto'
import { createServerClient } from '@supabase/ssr'
import postgres, { type Sql } from 'postgres'

export type Backend = { url: string; key: string }
export type Cuenta = { email: string; password: string }

async function auth(backend: Backend, path: string, init: { method: string; body: unknown; token?: string }) {
  const answer = await fetch(`${backend.url}/auth/v1/${path}`, {
    method: init.method,
    headers: {
      apikey: backend.key,
      'content-type': 'application/json',
      ...(init.token ? { authorization: `Bearer ${init.token}` } : {}),
    },
    body: JSON.stringify(init.body),
  })
  const body = (await answer.json()) as { access_token?: string }
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`)
  return body
}

export async function darDeAlta(backend: Backend): Promise<Cuenta> {
  const cuenta = { email: `invitado-${randomUUID()}@example.com`, password: `Clave-${randomUUID()}` }
  await auth(backend, 'signup', { method: 'POST', body: { ...cuenta, data: { username: 'invitado' } } })
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice() {} })
  await sql`update auth.users set email_confirmed_at = now() where email = ${cuenta.email}`
  await sql.end()
  return cuenta
}

/** A guest who writes the role of an admin into the part of his account that is his to write (T-ESC-01). */
export async function takeRole(backend: Backend): Promise<Cuenta> {
  const cuenta = await darDeAlta(backend)
  const { access_token: token } = await auth(backend, 'token?grant_type=password', {
    method: 'POST',
    body: cuenta,
  })
  if (!token) throw new Error('no session')
  await auth(backend, 'user', {
    method: 'PUT',
    token,
    body: { data: { role: 'admin', app_metadata: { role: 'admin' } } },
  })
  return cuenta
}

/** The `Cookie` header of a panel session, as @supabase/ssr itself writes it. */
export async function cookieFor(backend: Backend, cuenta: Cuenta): Promise<string> {
  const jar = new Map<string, string>()
  const client = createServerClient(backend.url, backend.key, {
    cookieOptions: { name: 'alma-panel' },
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (list) => {
        for (const { name, value } of list) {
          if (value === '') jar.delete(name)
          else jar.set(name, value)
        }
      },
    },
  })
  const { error } = await client.auth.signInWithPassword(cuenta)
  if (error) throw error
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session that says of itself that it is an admin's, signed by nobody the backend knows. */
export function forged(algorithm: 'none' | 'HS256'): string {
  const exp = Math.floor(Date.now() / 1000) + 3600
  const token = `${base64url({ alg: algorithm, typ: 'JWT' })}.${base64url({
    sub: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: 'falsa@example.com',
    app_metadata: { role: 'admin' },
    exp,
  })}.${algorithm === 'none' ? '' : 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'}`
  const session = {
    access_token: token,
    refresh_token: 'x',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: exp,
  }
  return `alma-panel=base64-${base64url(session)}`
}

/** A session opened while its account administered; the right has been taken since, the token still claims it. */
export async function farewell(backend: Backend, sql: Sql, cuenta: Cuenta): Promise<string> {
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role":"admin"}' where email = ${cuenta.email}`
  const cookie = await cookieFor(backend, cuenta)
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email = ${cuenta.email}`
  return cookie
}

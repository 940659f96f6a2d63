import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Backend, type Cuenta, darDeAlta } from './identities.ts'

export type Guest = Cuenta & { id: string; token: string }

/** One request to the backend's own doors, as anybody may try them beside the site; bytes are sent as a picture. */
export const direct = (
  { url, key }: Backend,
  path: string,
  {
    method = 'GET',
    token,
    body,
    prefer,
  }: { method?: string; token?: string; body?: unknown; prefer?: string } = {},
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined
        ? {}
        : { 'content-type': body instanceof Uint8Array ? 'image/webp' : 'application/json' }),
      ...(prefer ? { prefer } : {}),
    },
    ...(body === undefined
      ? {}
      : { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) }),
  })

export async function guest(backend: Backend, username: string): Promise<Guest> {
  const cuenta = await darDeAlta(backend)
  const answer = await direct(backend, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: cuenta,
  })
  const { access_token: token, user } = (await answer.json()) as {
    access_token: string
    user: { id: string }
  }
  const body = { id: user.id, username, accepted_privacy: true, accepted_terms: true }
  const made = await direct(backend, '/rest/v1/profiles', {
    method: 'POST',
    token,
    body,
    prefer: 'resolution=merge-duplicates,return=minimal',
  })
  if (!made.ok) throw new Error(await made.text())
  return { ...cuenta, id: user.id, token }
}

/** Everything the house holds about a guest, as the database tells it to nobody else. */
export const loDe = async (backend: Backend, { token }: Guest): Promise<Record<string, unknown>> =>
  (await direct(backend, '/rest/v1/rpc/mi_cuenta', { method: 'POST', token, body: {} })).json()

export async function enterByDoor(request: APIRequestContext, { email, password }: Cuenta): Promise<void> {
  const answer = await request.post('/api/sesion', {
    form: { email, password, volver: '/profile' },
    headers: { referer: `${process.env.E2E_SITE}/profile` },
    maxRedirects: 0,
  })
  if (!/ver=1$/.test(answer.headers().location ?? ''))
    throw new Error(`sign-in: ${answer.headers().location}`)
}

/** Posts a form of the site as its own page would. */
export const send = (request: APIRequestContext, path: string, form: Record<string, string>) =>
  request.post(path, {
    form,
    headers: { referer: `${process.env.E2E_SITE}/profile/datos` },
    maxRedirects: 0,
    // A connection that was kept open may be closed just as it is used once more.
    maxRetries: 2,
  })

/** A photo with a comment in it that nobody must find again. */
export const foto = (): Promise<Buffer> =>
  sharp(randomBytes(300 * 200 * 3), { raw: { width: 300, height: 200, channels: 3 } })
    .withExif({ IFD0: { Copyright: 'Canario Secreto' } })
    .jpeg()
    .toBuffer()

export const portrait = (page: Page) => page.locator('main header img')

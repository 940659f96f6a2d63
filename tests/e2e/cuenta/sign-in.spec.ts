import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import { ESCAPES } from '../../fixtures/escapes.ts'
import { CLAVE, direccion, freshCorreo } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Cuenta, darDeAlta } from '../support/identities.ts'

/** What the door of the accounts says, and to whom it does not say it. */

type Form = Record<string, string>
const post = (request: APIRequestContext, path: string, form: Form, from = direccion()) =>
  request.post(path, {
    form,
    maxRedirects: 0,
    headers: { 'x-forwarded-for': from, referer: `${process.env.E2E_SITE}/` },
  })

const alta = (email: string): Form => ({
  email,
  password: CLAVE,
  idioma: 'es',
  accepted_privacy: 'on',
  accepted_terms: 'on',
})

test('T-PII-07 the same answer for known, unconfirmed and unknown addresses @matrix', async ({
  playwright,
  baseURL,
  backend,
  sql,
}) => {
  const known = await darDeAlta(backend)
  const pending = await darDeAlta(backend)
  await sql`update auth.users set email_confirmed_at = null where email = ${pending.email}`
  const ways: [string, (email: string) => Form][] = [
    ['/api/sesion', (email) => ({ email, password: 'no es esta clave', idioma: 'es' })],
    ['/api/sesion/alta', alta],
    ['/api/sesion/recuperar', (email) => ({ email, idioma: 'es' })],
    ['/api/sesion/reenviar', (email) => ({ email, idioma: 'es' })],
  ]
  for (const [path, form] of ways) {
    const seen = new Set<string>()
    for (const email of [known.email, pending.email, freshCorreo()]) {
      // Each asks as if nobody had asked before: a turn comes back when the next letter may be written.
      await sql`update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = ${email}`
      await sql`delete from private.acceso_turnos`
      const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
      const answer = await post(request, path, form(email))
      const told = Object.entries(answer.headers()).filter(([name]) => !/^(date|set-cookie)$/.test(name))
      // What the visitor's own jar keeps is what he typed, and as long for everybody.
      const kept = answer
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'set-cookie')
        .map(({ value }) =>
          value
            .replace(/=[^;]*/, '')
            .replace(/Expires=[^;]*/i, '')
            .replace(/[\da-f]{32}/, 'flow'),
        )
      seen.add(JSON.stringify([answer.status(), told, kept, await answer.text()]))
      await request.dispose()
    }
    // Of the time the unit test of the steps tells.
    expect([...seen], path).toHaveLength(1)
  }
})

test('T-RED-01 no next and no volver leaves the site, whatever takes it @matrix', async ({
  request,
  backend,
}) => {
  const cuenta: Cuenta = await darDeAlta(backend)
  const hash = 'a'.repeat(64)
  const here = (location: string | undefined, next: string) => {
    expect(location, next).toBeDefined()
    expect(new URL(location ?? '', `${process.env.E2E_SITE}/de/profile/`).origin, next).toBe(
      process.env.E2E_SITE,
    )
    expect(decodeURIComponent(location ?? ''), next).not.toMatch(/evil|alert/)
  }
  for (const [i, next] of ESCAPES.entries()) {
    const word = i % 2 ? 'next' : 'volver'
    const query = new URLSearchParams({ [word]: next })
    const gets = [
      `/auth/confirm?token_hash=${hash}&type=signup&${query}`,
      `/auth/confirm?type=signup&${query}`,
      `/api/sesion/renovar?${query}`,
      `/api/sesion/google?${query}`,
    ].map((path) => request.get(path, { maxRedirects: 0 }))
    const posts = ['/api/sesion/salir', '/api/sesion/perfil'].map((path) =>
      post(request, path, { [word]: next, idioma: 'fr' }),
    )
    for (const answer of await Promise.all([...gets, ...posts])) here(answer.headers().location, next)
    // The pages hand it on in their forms.
    if (i % 8 === 0)
      for (const path of ['/profile', '/profile/alta']) {
        const page = await (await request.get(`${path}?${query}`)).text()
        expect(page, next).toContain('name="volver" value="/profile"')
      }
  }
  const wrong = await Promise.all(
    ESCAPES.map(async (next) => [
      (await post(request, '/api/sesion/recuperar', { email: 'x', next })).headers().location,
      next,
    ]),
  )
  for (const [location, next] of wrong) here(location, next ?? '')
  const from = direccion()
  for (const next of ['//evil.example', '/\\evil.example', '/\t/evil.example', '／／evil.example']) {
    const signed = await post(request, '/api/sesion', { ...cuenta, next }, from)
    expect(signed.headers().location, next).toBe('/profile?ver=1')
  }
  // L11: one question mark.
  const back = await request.get('/api/sesion/renovar?volver=%2Fgallery%3Fescribir%3D1', { maxRedirects: 0 })
  expect(back.headers().location).toBe('/gallery?escribir=1&ver=2')
  const own = await post(request, '/api/sesion', { ...cuenta, next: '/de/wine' }, from)
  expect(own.headers().location).toBe('/de/wine')
})

test('T-CSRF-02 nobody is signed in or out by another site', async ({ request, backend }) => {
  const cuenta = await darDeAlta(backend)
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1'])
    for (const path of ['/api/sesion', '/api/sesion/salir', '/auth/confirm']) {
      const answer = await request.post(path, {
        form: { ...cuenta, alcance: 'global' },
        headers: { origin, 'x-forwarded-for': direccion() },
        maxRedirects: 0,
      })
      expect([answer.status(), answer.headers()['set-cookie']], `${origin} ${path}`).toEqual([403, undefined])
    }
  // Neither are they by a picture or a link.
  for (const path of ['/api/sesion/salir', '/api/sesion/clave'])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(405)
})

test('T-SES-01 the session’s cookies: httpOnly, Lax, Secure on https, small; another site’s form is refused', async ({
  request,
  backend,
}) => {
  const cuenta = await darDeAlta(backend)
  const signed = await request.post('/api/sesion', {
    form: cuenta,
    maxRedirects: 0,
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': direccion(),
      referer: `${process.env.E2E_SITE}/`,
    },
  })
  const cookies = signed
    .headersArray()
    .flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []))
  const session = cookies.filter((cookie) => /^alma-(cuenta(\.|=)|aparato)/.test(cookie))
  expect(session.length).toBeGreaterThanOrEqual(2)
  for (const cookie of session) {
    expect(cookie).toMatch(/; HttpOnly/i)
    expect(cookie).toMatch(/; SameSite=lax/i)
    expect(cookie).toMatch(/; Secure/i)
    expect(cookie.length).toBeLessThanOrEqual(4096)
  }
  for (const path of ['', '/alta', '/reenviar', '/recuperar', '/clave', '/correo', '/perfil', '/salir'])
    expect(
      (
        await request.post(`/api/sesion${path}`, { form: {}, headers: { origin: 'https://evil.example' } })
      ).status(),
      path,
    ).toBe(403)
})

test('T-AUTH-01 after ten wrong passwords from one place the right one waits too, and says how long', async ({
  request,
  backend,
}) => {
  const cuenta = await darDeAlta(backend)
  const from = direccion()
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => post(request, '/api/sesion', { ...cuenta, password: 'mal' }, from)),
  )
  for (const answer of tries) expect(answer.headers().location).toBe('/profile?error=credenciales')
  const eleventh = await post(request, '/api/sesion', cuenta, from)
  expect(eleventh.headers().location).toMatch(/^\/profile\?error=espera&s=\d+$/)
  // From elsewhere the owner gets in.
  const owner = await post(request, '/api/sesion', cuenta)
  expect(owner.headers().location).toBe('/profile?ver=1')
})

test('T-AUTH-02 passwords: 7 characters, 73 bytes, favourites, one’s own address @matrix', async ({
  request,
}) => {
  const email = freshCorreo()
  const cases: [string, string][] = [
    ['siete77', 'corta'],
    ['á'.repeat(37), 'larga'],
    ['password123', 'comun'],
    ['aaaaaaaaaa', 'comun'],
    [email, 'propia'],
  ]
  for (const [password, error] of cases) {
    const answer = await post(request, '/api/sesion/alta', { ...alta(email), password })
    expect(answer.headers().location, password).toBe(`/profile/alta?error=${error}`)
  }
  const without = await post(request, '/api/sesion/alta', { ...alta(email), accepted_terms: '' })
  expect(without.headers().location).toBe('/profile/alta?error=acepto')
})

test('T-ESC-03 §6 the owner’s e-mail: isAdmin and a role of display, and no way into the back office', async ({
  request,
  backend,
  sql,
}) => {
  const cuenta = await darDeAlta(backend)
  const email = 'duena@almaenigma.example.com'
  await sql`update auth.users set email = ${email} where email = ${cuenta.email}`
  await post(request, '/api/sesion', { email, password: cuenta.password })
  expect((await (await request.get('/api/sesion')).json()).usuario).toMatchObject({ isAdmin: true })
  const [row] = await sql`select raw_user_meta_data ->> 'role' as said, raw_app_meta_data ->> 'role' as real
    from auth.users where email = ${email}`
  expect(row).toEqual({ said: 'admin', real: null })
  const panel = await request.get('/almaenigma', { maxRedirects: 0 })
  expect(panel.headers().location).toContain('/almaenigma/login')
  await sql`delete from auth.users where email = ${email}`
})

test('Google is offered only where the backend has it', async ({ request }) => {
  for (const locale of LOCALES)
    expect(await (await request.get(localePath(locale, '/profile'))).text()).not.toContain('Google')
  const tried = await request.get('/api/sesion/google', { maxRedirects: 0 })
  expect(tried.headers().location).toBe('/profile?error=google')
})

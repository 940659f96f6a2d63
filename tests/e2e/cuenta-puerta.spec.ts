import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '../../lib/i18n/locales.ts'
import { ruta } from '../../lib/i18n/ruta.ts'
import { CLAVE, direccion, nuevoCorreo } from './cuenta.ts'
import { expect, test } from './fixtures.ts'
import { type Cuenta, darDeAlta } from './identidades.ts'

/** What the door of the accounts says, and to whom it does not say it. */

type Form = Record<string, string>
const post = (request: APIRequestContext, path: string, form: Form, desde = direccion()) =>
  request.post(path, {
    form,
    maxRedirects: 0,
    headers: { 'x-forwarded-for': desde, referer: `${process.env.E2E_SITE}/` },
  })

const alta = (email: string): Form => ({
  email,
  password: CLAVE,
  idioma: 'es',
  accepted_privacy: 'on',
  accepted_terms: 'on',
})

test('T-PII-07 the same answer, after the same time, for known and unknown addresses', async ({
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
    const fastest: number[] = []
    for (const email of [known.email, pending.email, nuevoCorreo()]) {
      const took: number[] = []
      for (let i = 0; i < 2; i += 1) {
        // Each asks as if nobody had asked before.
        await sql`delete from private.acceso_turnos`
        const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
        const began = performance.now()
        const answer = await post(request, path, form(email))
        took.push(performance.now() - began)
        seen.add(`${answer.status()} ${answer.headers().location}`)
        await request.dispose()
      }
      fastest.push(Math.min(...took))
    }
    expect([...seen], path).toHaveLength(1)
    // Answers leave at whole steps; what is left is the way there and back.
    expect(Math.max(...fastest) - Math.min(...fastest), `${path}: ${fastest}`).toBeLessThan(300)
    expect(Math.min(...fastest), path).toBeGreaterThan(790)
  }
})

test('T-RED-01 no next and no volver leaves the site', async ({ request, backend }) => {
  const cuenta: Cuenta = await darDeAlta(backend)
  const evil = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/%2F%2Fevil.example',
    'https:evil.example',
    'https://evil.example/profile',
    '/profile@evil.example',
    '/．．/evil.example',
    '／／evil.example',
    '/‮/evil.example',
    'javascript:alert(1)',
    '/en//evil.example',
    '/api/sesion/salir',
  ]
  const desde = direccion()
  for (const next of evil) {
    const page = await request.get(`/profile?${new URLSearchParams({ next })}`)
    expect(await page.text(), next).toContain('name="volver" value="/profile"')
    const mail = await request.get(
      `/auth/confirm?${new URLSearchParams({ token_hash: 'a'.repeat(64), type: 'signup', next })}`,
      { maxRedirects: 0 },
    )
    expect(mail.headers().location, next).toBe(`/profile/confirmar?token_hash=${'a'.repeat(64)}&type=signup`)
  }
  for (const next of evil.slice(0, 6)) {
    const signed = await post(request, '/api/sesion', { ...cuenta, next }, desde)
    expect(signed.headers().location, next).toBe('/profile?ver=1')
  }
  const own = await post(request, '/api/sesion', { ...cuenta, next: '/de/wine' }, desde)
  expect(own.headers().location).toBe('/de/wine')
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
  const desde = direccion()
  const tries = await Promise.all(
    Array.from({ length: 10 }, () => post(request, '/api/sesion', { ...cuenta, password: 'mal' }, desde)),
  )
  for (const answer of tries) expect(answer.headers().location).toBe('/profile?error=credenciales')
  const eleventh = await post(request, '/api/sesion', cuenta, desde)
  expect(eleventh.headers().location).toMatch(/^\/profile\?error=espera&s=\d+$/)
  // From elsewhere the owner gets in.
  const owner = await post(request, '/api/sesion', cuenta)
  expect(owner.headers().location).toBe('/profile?ver=1')
})

test('T-AUTH-02 passwords: 7 characters, 73 bytes, favourites, one’s own address', async ({ request }) => {
  const email = nuevoCorreo()
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

test('§6 the owner’s e-mail: isAdmin and a role of display, and no way into the back office', async ({
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
    expect(await (await request.get(ruta(locale, '/profile'))).text()).not.toContain('Google')
  const tried = await request.get('/api/sesion/google', { maxRedirects: 0 })
  expect(tried.headers().location).toBe('/profile?error=google')
})

import type { APIResponse } from '@playwright/test'
import { IS_VERIFY } from '../../runner/long.ts'
import { type Broken, brokenSite, cookieOf, sessionOf } from '../support/broken-backend.ts'
import { direccion, textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'

/** The rows of the error catalogue (§8) that no healthy backend shows: a backend that fails on purpose. */

let site: Broken
test.beforeAll(async () => {
  site = await brokenSite()
})
test.afterAll(() => site.stop())

const EMAIL = 'lola@example.com'
const CLAVE = 'caballo grapa batería'
const ALTA = { email: EMAIL, password: CLAVE, accepted_privacy: 'on', accepted_terms: 'on', idioma: 'es' }

type Asks = (path: string, form: Record<string, string>, cookie?: string) => Promise<APIResponse>
const test8 = test.extend<{ post: Asks }>({
  post: async ({ request }, use) => {
    await use((path, form, cookie = '') =>
      request.post(site.url + path, {
        form,
        maxRedirects: 0,
        headers: { referer: `${site.url}/`, 'x-forwarded-for': direccion(), cookie },
      }),
    )
  },
})

// One of the three that the library tries again in CI, all three in verify.
for (const status of IS_VERIFY ? [502, 503, 504] : [503])
  test8(
    `§8 auth library, retryable fetch (${status}): told as a passing failure, nobody is signed out, and it goes on by itself @matrix`,
    async ({ request, post }) => {
      site.responder(({ path }) =>
        path.startsWith('/auth/v1/') ? { status, html: `<h1>${status}</h1>` } : null,
      )
      const cookie = cookieOf(sessionOf(EMAIL, 3600))
      const who = () => request.get(`${site.url}/api/sesion`, { headers: { cookie } })
      const away = await who()
      expect([away.status(), away.headers()['set-cookie']]).toEqual([503, undefined])
      const answers: [string, Record<string, string>, string][] = [
        ['/api/sesion', { email: EMAIL, password: CLAVE }, '/profile?error=fallo'],
        ['/api/sesion/alta', ALTA, '/profile/alta?error=fallo'],
        ['/api/sesion/recuperar', { email: EMAIL }, '/profile/recuperar?error=fallo'],
        ['/api/sesion/reenviar', { email: EMAIL }, '/profile/reenviar?error=fallo'],
        [
          '/auth/confirm',
          { token_hash: 'a'.repeat(64), type: 'signup' },
          `/profile/confirmar?error=fallo&token_hash=${'a'.repeat(64)}&type=signup`,
        ],
        ['/api/sesion/clave', { actual: CLAVE, password: `${CLAVE} 2` }, '/profile/seguridad?error=fallo'],
        [
          '/api/sesion/correo',
          { actual: CLAVE, email: 'otra@example.com' },
          '/profile/seguridad?error=fallo',
        ],
      ]
      for (const [path, form, location] of answers)
        expect((await post(path, form, cookie)).headers().location, path).toBe(location)

      site.responder(({ path }) =>
        path.startsWith('/auth/v1/user') ? { status: 200, body: sessionOf(EMAIL, 3600).user } : null,
      )
      expect((await (await who()).json()).usuario).toMatchObject({ nombre: 'Lola' })
    },
  )

test8(
  '§8 auth library, retryable fetch: a session that ends meanwhile keeps nobody waiting for half a minute, and is not lost @matrix',
  async ({ request }) => {
    site.responder(({ path }) => (path.startsWith('/auth/v1/') ? { status: 503, html: 'x' } : null))
    const cookie = cookieOf(sessionOf(EMAIL, 30))
    const [who, renew] = await Promise.all([
      request.get(`${site.url}/api/sesion`, { headers: { cookie } }),
      request.get(`${site.url}/api/sesion/renovar`, { headers: { cookie }, maxRedirects: 0 }),
    ])
    expect([who.status(), who.headers()['set-cookie']]).toEqual([503, undefined])
    expect([renew.headers().location, renew.headers()['set-cookie']]).toEqual(['/profile?ver=2', undefined])
    // The library would have tried eight times.
    const tries = site.pedidos.filter(({ path }) => path.includes('grant_type=refresh_token'))
    expect(tries.length).toBeLessThan(14)
  },
)

test8(
  '§8 sign-up "Database error updating user": tried again after 1 s and 2 s, then it is there; the guest sees only that @matrix',
  async ({ post }) => {
    site.responder(({ path }, nth) =>
      path.startsWith('/auth/v1/signup')
        ? nth < 2
          ? { status: 500, body: { code: 'unexpected_failure', message: 'Database error updating user' } }
          : { status: 200, body: { ...sessionOf(EMAIL, 0).user, identities: [], confirmation_sent_at: 'x' } }
        : null,
    )
    const answer = await post('/api/sesion/alta', ALTA)
    expect(answer.headers().location).toBe('/profile/reenviar?hecho=alta')
    const [first = 0, second = 0, third = 0, ...more] = site.pedidos
      .filter(({ path }) => path.startsWith('/auth/v1/signup'))
      .map(({ at }) => at)
    expect(more).toEqual([])
    expect(second - first).toBeGreaterThanOrEqual(990)
    expect(third - second).toBeGreaterThanOrEqual(1990)
  },
)

test8(
  '§8 auth library, weak password: a backend with a stricter rule is heard, at sign-up and at a change',
  async ({ post }) => {
    const weak = {
      status: 422,
      body: { code: 'weak_password', message: 'weak', weak_password: { reasons: ['pwned'] } },
    }
    site.responder(({ path, method }) => {
      if (path.startsWith('/auth/v1/signup') || (path.startsWith('/auth/v1/user') && method === 'PUT'))
        return weak
      if (path.startsWith('/auth/v1/token')) return { status: 200, body: sessionOf(EMAIL, 3600) }
      return path.startsWith('/auth/v1/user') ? { status: 200, body: sessionOf(EMAIL, 3600).user } : null
    })
    expect((await post('/api/sesion/alta', ALTA)).headers().location).toBe('/profile/alta?error=debil')
    const changed = await post(
      '/api/sesion/clave',
      { actual: CLAVE, password: `${CLAVE} 2` },
      cookieOf(sessionOf(EMAIL, 3600)),
    )
    expect(changed.headers().location).toBe('/profile/seguridad?error=debil')
  },
)

test8(
  '§8 auth library, invalid JWT: a token the backend refuses ends the session on this device, once',
  async ({ request }) => {
    site.responder(({ path }) =>
      path.startsWith('/auth/v1/')
        ? {
            status: 403,
            body: { code: 'bad_jwt', message: 'invalid JWT: unable to parse or verify signature' },
          }
        : null,
    )
    const cookie = cookieOf(sessionOf(EMAIL, 3600))
    const answer = await request.get(`${site.url}/api/sesion`, { headers: { cookie } })
    expect(await answer.json()).toEqual({ usuario: null })
    expect(answer.headers()['set-cookie']).toMatch(/alma-cuenta=;.*alma-cuenta-hay=;/s)
    expect(site.pedidos.filter(({ path }) => path.includes('refresh_token'))).toEqual([])
  },
)

for (const [code, message] of [
  ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  ['validation_failed', 'Invalid Refresh Token'],
] as const)
  test8(
    `§8 T-SES-04 ${code}, Invalid Refresh Token: asked once, then everything of the session is gone from the device`,
    async ({ request }) => {
      site.responder(({ path }) =>
        path.startsWith('/auth/v1/token') ? { status: 400, body: { code, message } } : null,
      )
      const cookie = cookieOf(sessionOf(EMAIL, -10))
      const answer = await request.get(`${site.url}/api/sesion`, { headers: { cookie } })
      expect(await answer.json()).toEqual({ usuario: null })
      expect(answer.headers()['set-cookie']).toMatch(/alma-cuenta=;.*alma-cuenta-hay=;/s)
      expect(site.pedidos.filter(({ path }) => path.includes('refresh_token'))).toHaveLength(1)
    },
  )

test8('§8 footer fetch error: the contact data there was is kept', async ({ request }) => {
  const row = { telefono: '+34 911 222 333', email: 'casa@example.com', traducciones: {} }
  const footer = async () => (await request.get(`${site.url}/profile/alta`)).text()
  site.responder(({ path }) =>
    path.startsWith('/rest/v1/footer_info') ? { status: 200, body: [row] } : null,
  )
  expect(await footer()).toContain('+34 911 222 333')
  site.responder(({ path }) => (path.startsWith('/rest/v1/footer_info') ? { status: 503, html: 'x' } : null))
  expect(await footer()).toContain('+34 911 222 333')
})

test8(
  'Google: offered where the backend has it, back with a code one is in and asked for both texts',
  async ({ request }) => {
    const session = sessionOf(EMAIL, 3600)
    site.responder(({ path }) => {
      if (path.startsWith('/auth/v1/settings')) return { status: 200, body: { external: { google: true } } }
      if (path.startsWith('/auth/v1/token')) return { status: 200, body: session }
      return path.startsWith('/auth/v1/user') ? { status: 200, body: session.user } : null
    })
    const away = await request.get(`${site.url}/api/sesion/google?volver=/de/wine`, { maxRedirects: 0 })
    const to = new URL(away.headers().location ?? '')
    expect(to.origin + to.pathname).toBe(`${site.backend}/auth/v1/authorize`)
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      provider: 'google',
      redirect_to: `${site.url}/api/sesion/google?volver=%2Fde%2Fwine`,
      code_challenge_method: 's256',
    })
    const back = await request.get(`${to.searchParams.get('redirect_to')}&code=abc`, { maxRedirects: 0 })
    expect(back.headers().location).toBe('/de/profile/completar')
    expect(site.pedidos.some(({ path }) => path.includes('grant_type=pkce'))).toBe(true)
    // Without the verifier of this visitor a code opens nothing.
    const stolen = await request.get(`${site.url}/api/sesion/google?code=abc`, {
      maxRedirects: 0,
      headers: { cookie: 'x=1' },
    })
    expect(stolen.headers().location).toBe('/profile?error=google')
  },
)

test('§8 missing client configuration: "Supabase client is not initialized", and no crash', async ({
  request,
}) => {
  const bare = await brokenSite(null)
  try {
    for (const path of ['/api/sesion', '/api/sesion/alta', '/api/sesion/recuperar', '/auth/confirm']) {
      const answer = await request.post(bare.url + path, { form: ALTA, headers: { referer: `${bare.url}/` } })
      expect([answer.status(), await answer.json()], path).toEqual([
        503,
        { code: 'unreachable', message: 'Supabase client is not initialized' },
      ])
    }
    expect((await request.get(`${bare.url}/api/sesion`)).status()).toBe(503)
    expect((await request.get(`${bare.url}/api/health`)).status()).toBe(503)
    expect(bare.pedidos).toEqual([])
  } finally {
    await bare.stop()
  }
})

test('§8 what the codes of the door say, with the page’s own words @matrix', async ({ page }) => {
  for (const code of ['fallo', 'debil'] as const) {
    await page.goto(`/profile/alta?error=${code}`)
    await expect(page.locator('main').getByRole('alert')).toHaveText(textos('es').Acceso.error[code])
  }
})

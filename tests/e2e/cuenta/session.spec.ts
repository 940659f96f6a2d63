import type { BrowserContext } from '@playwright/test'
import { CHROMIUM_ARGS } from '../../runner/chromium.ts'
import { direccion, textos } from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Backend, type Cuenta, darDeAlta } from '../support/identities.ts'
import { ONLY_NECESSARY } from '../support/paths.ts'

/** What becomes of a session: how it begins, how it is renewed, how it ends (T-SES). */

const t = textos('es')

async function enters(context: BrowserContext, backend: Backend, cuenta?: Cuenta): Promise<Cuenta> {
  const who = cuenta ?? (await darDeAlta(backend))
  const answer = await context.request.post('/api/sesion', {
    form: who,
    maxRedirects: 0,
    headers: { referer: `${process.env.E2E_SITE}/`, 'x-forwarded-for': direccion() },
  })
  expect(answer.headers().location).toBe('/profile?ver=1')
  return who
}

/** The session in the jar, as the site keeps it. */
async function read(context: BrowserContext) {
  const chunks = (await context.cookies())
    .filter(({ name }) => /^alma-cuenta(\.\d+)?$/.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
  const text = chunks.map(({ value }) => value).join('')
  const session = JSON.parse(Buffer.from(text.replace(/^base64-/, ''), 'base64url').toString())
  return { chunks, session }
}

/** Makes the session end in so many seconds. */
async function finish(context: BrowserContext, seconds: number): Promise<void> {
  const { chunks, session } = await read(context)
  session.expires_at = Math.floor(Date.now() / 1000) + seconds
  const text = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const size = Math.ceil(text.length / chunks.length)
  await context.addCookies(
    chunks.map((cookie, i) => ({ ...cookie, value: text.slice(i * size, (i + 1) * size) })),
  )
}

const usuario = async (context: BrowserContext) =>
  (await (await context.request.get('/api/sesion')).json()).usuario

test('T-SES-02 signing in brings a new session, and nothing of an older one is left', async ({
  context,
  backend,
}) => {
  const url = process.env.E2E_SITE ?? ''
  // Left by somebody who hopes that it will be used, and in more pieces than the new one has.
  await context.addCookies(
    ['alma-cuenta.0', 'alma-cuenta.1', 'alma-cuenta.2', 'alma-cuenta.3'].map((name) => ({
      name,
      value: 'base64-eyJhY2Nlc3NfdG9rZW4iOiJ4In0',
      url,
    })),
  )
  const cuenta = await enters(context, backend)
  const first = await read(context)
  expect(first.session.user.email).toBe(cuenta.email)
  expect(await usuario(context)).not.toBeNull()
  await enters(context, backend, cuenta)
  const second = await read(context)
  expect(second.session.refresh_token).not.toBe(first.session.refresh_token)
  expect(second.session.access_token).not.toBe(first.session.access_token)
})

test('T-SES-05 a session with less than five minutes left is renewed once; tabs that ask at once stay signed in', async ({
  context,
  backend,
  sql,
}) => {
  const { email } = await enters(context, backend)
  const tokens = async () =>
    (
      await sql`select count(*)::int as n from auth.refresh_tokens r join auth.users u on u.id::text = r.user_id::text
      where u.email = ${email}`
    )[0]?.n
  const before = await tokens()
  await usuario(context)
  expect(await tokens()).toBe(before)
  await finish(context, 200)
  await usuario(context)
  expect(await tokens()).toBe(before + 1)
  const { session } = await read(context)
  expect(session.expires_at * 1000 - Date.now()).toBeGreaterThan(600_000)
  await usuario(context)
  expect(await tokens()).toBe(before + 1)

  await finish(context, 20)
  const answers = await Promise.all(Array.from({ length: 5 }, () => usuario(context)))
  expect(answers.filter((one) => one === null)).toEqual([])
  expect(await usuario(context)).not.toBeNull()
})

test('T-SES-05 §9 an open page asks after its session every four minutes, and not while nobody looks', async ({
  context,
  backend,
}) => {
  await enters(context, backend)
  const page = await context.newPage()
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/sesion') asked += 1
  })
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
  expect(asked).toBe(1)
  await page.clock.runFor(180_000)
  expect(asked).toBe(1)
  await page.clock.runFor(61_000)
  await expect.poll(() => asked).toBe(2)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  })
  await page.clock.runFor(480_000)
  expect(asked).toBe(2)
})

test('T-SES-03 pages and answers of a guest are kept by no cache', async ({ context, backend }) => {
  await enters(context, backend)
  for (const path of [
    '/profile?ver=1',
    '/profile/datos',
    '/profile/seguridad',
    '/profile/completar',
    '/profile/alta?error=correo',
    '/profile/reenviar?hecho=alta',
    '/api/sesion',
    '/api/sesion/proxima?locale=es',
    '/api/sesion/datos?locale=es',
  ]) {
    const answer = await context.request.get(path)
    expect(answer.headers()['cache-control'], path).toContain('no-store')
    expect(answer.headers()['cache-control'], path).not.toContain('public')
  }
})

test('T-SES-03 the way back after signing out shows nothing of the guest, not even from the browser’s memory', async ({
  playwright,
  baseURL,
  backend,
}) => {
  const { E2E_CHROMIUM: executablePath } = process.env
  const browser = await playwright.chromium.launch({
    args: CHROMIUM_ARGS,
    // Tests go without this memory; visitors do not.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    await context.addInitScript(ONLY_NECESSARY)
    await enters(context, backend)
    const page = await context.newPage()
    const name = page.getByRole('heading', { name: 'Hola, invitado' })
    for (const path of ['/profile', '/profile?ver=1']) {
      if (path !== '/profile') await enters(context, backend)
      await page.goto(path)
      await expect(name).toBeVisible()
      await page.getByRole('button', { name: t.Perfil.salir }).click()
      await expect(page.getByText(t.Perfil.salio)).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('button', { name: t.Perfil.entrar, exact: true })).toBeVisible()
      await expect(name).toBeHidden()
      expect(await page.content()).not.toContain('Hola, invitado')
    }
  } finally {
    await browser.close()
  }
})

test('T-SES-03 a page the browser remembers is asked for anew once its guest has gone', async ({
  context,
  page,
  backend,
}) => {
  await enters(context, backend)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeVisible()
  await context.clearCookies()
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('button', { name: t.Perfil.entrar, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hola, invitado' })).toBeHidden()
})

test('T-AUTH-03 the first admin has no password that anybody could know', async ({ admin, backend }) => {
  expect(admin.password.length).toBeGreaterThanOrEqual(16)
  const usual = [
    'admin',
    'password',
    'almaenigma',
    'alma',
    'changeme',
    '12345678',
    'admin123',
    admin.email,
    '',
  ]
  for (const password of usual) {
    const answer = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.key, 'content-type': 'application/json' },
      body: JSON.stringify({ email: admin.email, password }),
    })
    expect(answer.ok, password).toBe(false)
  }
})

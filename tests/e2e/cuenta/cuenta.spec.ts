import type { BrowserContext, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import type { Locale } from '../../../lib/i18n/locales.ts'
import { localePath } from '../../../lib/i18n/path.ts'
import {
  CLAVE,
  cartas,
  direccion,
  enlace,
  enter,
  freshCorreo,
  openCuenta,
  textos,
} from '../support/cuenta.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Backend, type Cuenta, darDeAlta } from '../support/identities.ts'
import { matrixUnless, ONLY_NECESSARY } from '../support/paths.ts'

/** A guest's account from its first day to the last of its password, in two languages, with script and without. */

const HISTORIES = [
  { locale: 'es', javaScriptEnabled: false },
  { locale: 'de', javaScriptEnabled: true },
] as const

const fresh = async (context: BrowserContext): Promise<Page> => {
  await context.addInitScript(ONLY_NECESSARY)
  return context.newPage()
}
/** What a page has to say about what went wrong; Next keeps a region of its own beside it. */
const complaint = (page: Page) => page.locator('main').getByRole('alert')

/** An account as a sign-up on the site leaves it: both texts accepted, letters in the guest's language. */
async function cuentaEn(locale: Locale, backend: Backend, sql: Sql): Promise<Cuenta> {
  const cuenta = await darDeAlta(backend)
  await sql`update auth.users set raw_user_meta_data = raw_user_meta_data
    || jsonb_build_object('accepted_privacy', true, 'accepted_terms', true, 'idioma', ${locale}::text)
    where email = ${cuenta.email}`
  return cuenta
}

for (const { locale, javaScriptEnabled } of HISTORIES)
  test.describe(`${locale}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-forwarded-for': direccion() } })
    const t = textos(locale)
    const en = (path: `/${string}`) => localePath(locale, path)

    test(`features §7 sign up, confirm from the inbox, sign out, sign in: ${locale}${matrixUnless(javaScriptEnabled)}`, async ({
      context,
      sql,
      consola: _,
    }) => {
      const page = await fresh(context)
      const email = freshCorreo()
      await openCuenta(page, locale, email)
      await expect(page.getByText(t.Acceso.hecho.confirmada)).toBeVisible()
      await expect(page.getByRole('heading', { name: /^(Hola|Hallo), Lola$/ })).toBeVisible()
      expect(cartas(email)).toMatchObject([{ tipo: 'cuenta_confirmacion', idioma: locale }])
      const [row] =
        await sql`select p.username, p.accepted_privacy as privacy, p.accepted_terms as terms, terminos_version
        from public.profiles p join auth.users u on u.id = p.id where u.email = ${email}`
      expect(row).toEqual({
        username: 'Lola',
        privacy: true,
        terms: true,
        terminos_version: expect.anything(),
      })
      // The link was for once.
      await page.goto(enlace(email, 'confirmacion'))
      await page.getByRole('button', { name: t.Acceso.confirmar.boton }).click()
      await expect(complaint(page)).toHaveText(t.Acceso.error.enlace)

      await page.goto(`${en('/profile')}?ver=1`)
      await page.getByRole('button', { name: t.Perfil.salir }).click()
      await expect(page.getByText(t.Perfil.salio)).toBeVisible()
      await enter(page, locale, email, CLAVE)
      await expect(page).toHaveURL(`${en('/profile')}?ver=1`)
      // Nothing personal where histories and other screens keep it.
      expect(page.url() + (await page.title())).not.toMatch(/lola|@|%40/i)
    })

    test(`features §7 recover from the inbox: ${locale} @matrix`, async ({
      context,
      backend,
      sql,
      consola: _,
    }) => {
      const page = await fresh(context)
      const { email, password } = await cuentaEn(locale, backend, sql)
      // Somebody is in with the old password.
      const other = await context.browser()?.newContext({ baseURL: process.env.E2E_SITE ?? '' })
      const there = await other?.newPage()
      if (there) await enter(there, locale, email, password)

      await page.goto(en('/profile'))
      await page.getByRole('link', { name: t.Acceso.olvido }).click()
      await page.locator('[name=email]').fill(email)
      await page.getByRole('button', { name: t.Acceso.recuperar.enviar }).click()
      await expect(page.getByRole('status').first()).toContainText('i•••@example.com')
      await page.goto(enlace(email, 'recuperacion'))
      // A password everybody tries does not use the link up.
      await page.locator('[name=password]').fill('contraseña1')
      await page.getByRole('button', { name: t.Acceso.confirmar.botonClave }).click()
      await expect(complaint(page)).toHaveText(t.Acceso.error.comun)
      await page.locator('[name=password]').fill(CLAVE)
      await page.getByRole('button', { name: t.Acceso.confirmar.botonClave }).click()
      await expect(page.getByText(t.Acceso.hecho.clave)).toBeVisible()
      // Whoever was in with the old one is out.
      expect(
        await sql`select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`,
      ).toHaveLength(1)
      await other?.close()
    })

    test(`features §7 change the password, then the address: ${locale} @matrix`, async ({
      context,
      backend,
      sql,
      consola: _,
    }) => {
      const page = await fresh(context)
      const { email, password } = await cuentaEn(locale, backend, sql)
      await enter(page, locale, email, password)
      await page.getByRole('link', { name: t.Acceso.seguridad.titulo }).click()
      await page.locator('#actual-clave').fill('no es esta clave')
      await page.locator('[name=password]').fill(CLAVE)
      await page.getByRole('button', { name: t.Acceso.seguridad.guardar }).click()
      await expect(complaint(page)).toHaveText(t.Acceso.error.actual)
      await page.locator('#actual-clave').fill(password)
      await page.locator('[name=password]').fill(CLAVE)
      await page.getByRole('button', { name: t.Acceso.seguridad.guardar }).click()
      await expect(page.getByText(t.Acceso.hecho.clave)).toBeVisible()

      const brandNew = freshCorreo()
      await page.locator('#correo-nuevo').fill(brandNew)
      await page.locator('#actual-correo').fill(CLAVE)
      await page.getByRole('button', { name: t.Acceso.seguridad.mandar }).click()
      await expect(page.getByText(t.Acceso.hecho.correo)).toBeVisible()
      // The old mailbox is told, and until the new one answers nothing changes.
      expect(cartas(email).at(-1)).toMatchObject({ tipo: 'cuenta_aviso' })
      expect(await sql`select id from auth.users where email = ${email}`).toHaveLength(1)
      await page.goto(enlace(brandNew, 'cambio'))
      await page.getByRole('button', { name: t.Acceso.confirmar.botonCorreo }).click()
      await expect(page.getByText(t.Acceso.hecho.mudanza)).toBeVisible()
      expect(await sql`select id from auth.users where email = ${brandNew}`).toHaveLength(1)
      // Of all the sessions of this story one is left.
      const [left] =
        await sql`select count(*)::int as n from auth.sessions s join auth.users u on u.id = s.user_id
        where u.email = ${brandNew}`
      expect(left?.n).toBe(1)
    })

    test(`features §7 T-SES-03 end the other sessions, then all of them: ${locale} @matrix`, async ({
      context,
      backend,
      sql,
      consola: _,
    }) => {
      const page = await fresh(context)
      const { email, password } = await cuentaEn(locale, backend, sql)
      for (let i = 0; i < 2; i += 1)
        await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { apikey: backend.key, 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        })
      await enter(page, locale, email, password)
      await expect(page).toHaveURL(/ver=1/)
      const sessions = () =>
        sql`select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`
      expect(await sessions()).toHaveLength(3)
      await page.goto(en('/profile/seguridad'))
      await page.getByRole('button', { name: t.Acceso.seguridad.otras }).click()
      await expect(page.getByText(t.Acceso.hecho.otras)).toBeVisible()
      expect(await sessions()).toHaveLength(1)
      expect((await (await page.request.get('/api/sesion')).json()).usuario).not.toBeNull()
      await page.getByRole('button', { name: t.Acceso.seguridad.todas }).click()
      await expect(page).toHaveURL(`${en('/profile')}?salio=1`)
      expect(await sessions()).toHaveLength(0)
      expect(
        (await context.cookies()).map(({ name }) => name).filter((name) => /^alma-cuenta/.test(name)),
      ).toEqual([])
    })

    test(`features §7 a second factor is for who administers, so guests’ pages offer none: ${locale}${matrixUnless(!javaScriptEnabled)}`, async ({
      context,
      backend,
      consola: _,
    }) => {
      const page = await fresh(context)
      const { email, password } = await darDeAlta(backend)
      const auth = (path: string, body: unknown, token = '') =>
        fetch(`${backend.url}/auth/v1/${path}`, {
          method: 'POST',
          headers: {
            apikey: backend.key,
            'content-type': 'application/json',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
          body: JSON.stringify(body),
        })
      const signed = await auth('token?grant_type=password', { email, password })
      const { access_token } = (await signed.json()) as { access_token: string }
      const factors = await auth('factors', { factor_type: 'totp' }, access_token)
      expect(factors.status).toBe(200)
      await enter(page, locale, email, password)
      await page.goto(en('/profile/seguridad'))
      await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
        t.Acceso.seguridad.clave,
        t.Acceso.seguridad.correo,
        t.Acceso.seguridad.sesiones,
      ])
      await expect(page.locator('main')).not.toContainText(/TOTP|segundo factor|zweite[rn]? Faktor/i)
    })
  })

test.describe('with JavaScript', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': direccion() } })

  test('features §7 advice while a password is chosen; every page of the account passes axe: en @matrix', async ({
    page,
  }) => {
    const t = textos('en').Acceso
    await page.goto('/en/profile/alta')
    const advice = page.getByRole('status', { name: t.alta.fuerza })
    await page.locator('[name=password]').fill('12345678')
    await expect(advice).toHaveText(t.alta.fuerza0)
    await page.locator('[name=password]').fill(CLAVE)
    await expect(advice).toHaveText(new RegExp(`${t.alta.fuerza2}|${t.alta.fuerza3}`))
    await openCuenta(page, 'en', freshCorreo())
    for (const path of ['recuperar', 'seguridad', 'completar'] as const)
      await page.goto(`/en/profile/${path}`)
  })

  test('features §7 the letter again: a live count of the seconds; who has an account is not told: en @matrix', async ({
    page,
  }) => {
    const t = textos('en')
    const email = freshCorreo()
    await page.goto('/en/profile/alta')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(CLAVE)
    await page.locator('[name=accepted_privacy]').check()
    await page.locator('[name=accepted_terms]').check()
    await page.clock.install()
    await page.getByRole('button', { name: t.Acceso.alta.enviar }).click()
    await expect(page).toHaveURL(/hecho=alta/)
    const timer = page.getByRole('timer')
    const left = async () => Number(/^(\d+) seconds?$/.exec((await timer.textContent()) ?? '')?.[1])
    const told = await left()
    expect(told).toBeGreaterThan(31)
    // It counts itself now: before it does, no clock moves it.
    await expect.poll(left).toBeLessThan(told)
    await page.clock.fastForward(30_000)
    await expect.poll(left).toBeLessThanOrEqual(30)
    await page.clock.fastForward(31_000)
    await expect(page.getByText(t.Acceso.yaOtro)).toBeVisible()
    await expect(timer).toHaveCount(0)

    for (const one of [email, freshCorreo()]) {
      await page.goto('/en/profile/reenviar')
      await page.locator('[name=email]').first().fill(one)
      await page.getByRole('button', { name: t.Acceso.recuperar.enviar }).first().click()
      await expect(page).toHaveURL(one === email ? /error=espera&s=\d+/ : /hecho=reenvio/)
    }
  })
})

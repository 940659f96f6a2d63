import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { LOCALES } from '../../../lib/i18n/locales.ts'
import { IS_VERIFY } from '../../runner/long.ts'
import { awake, viva } from '../support/alive.ts'
import { type Backend, type Cuenta, cookieFor, darDeAlta } from '../support/identities.ts'
import { letterOf } from '../support/letters.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { enterByDoor, send } from '../support/perfil.ts'
import { expect, saying, test } from '../support/workshop.ts'

/** Who may come into the back office: found, given, taken, signed out, invited. */

/** On a phone; in verify at both widths. Each page is looked at in both anyway (panel-paginas). */
const WIDTHS = [
  { width: 1440, height: 1000 },
  { width: 390, height: 844 },
].filter(({ width }) => IS_VERIFY || width === 390)
const PANEL = '/almaenigma/usuarios'

/** Somebody else at his own browser, with a session of the panel. */
async function other(browser: Browser, backend: Backend, cuenta: Cuenta, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const pairs = (await cookieFor(backend, cuenta)).split('; ').map((pair) => pair.split('='))
  const at = {
    domain: new URL(baseURL).hostname,
    path: '/almaenigma',
    httpOnly: true,
    sameSite: 'Lax',
  } as const
  await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
  return awake(await context.newPage())
}
const makeAdmin = (sql: Sql, { email }: Cuenta) =>
  sql`update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role":"admin"}' where email = ${email}`
const fila = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })

test.afterEach(async ({ sql }) => {
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email like 'invitad%@example.com'`
  await sql`delete from private.invitaciones`
})

for (const size of WIDTHS)
  test(`the right to administer is given and taken, each after its consequence is told, at ${size.width} px @matrix`, async ({
    panel: page,
    backend,
    browser,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    const cuenta = await darDeAlta(backend)
    await page.goto(PANEL)
    await page.getByLabel('Nombre o correo').fill(cuenta.email.toUpperCase())
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL(/[?&]q=/)
    await viva(page)
    const row = fila(page, cuenta.email)
    await row.getByRole('button', { name: 'Dar permiso' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('ver y llevar las reservas con los datos de los clientes')
    await expect(dialog).toContainText(cuenta.email)
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    expect(await inEveryWay(page), 'giving the right').toEqual([])
    await dialog.getByRole('button', { name: 'Sí, darle permiso' }).click()
    await saying(page, /ya puede administrar la web/)
    await expect(row).toContainText('Administra la web')

    const own = await other(browser, backend, cuenta, baseURL ?? '')
    await own.goto(`${PANEL}?filtro=admins`)
    await expect(own.getByRole('heading', { name: 'Usuarios' })).toBeVisible()
    await page.reload()
    await row.getByRole('button', { name: 'Quitar permiso' }).click()
    await expect(dialog).toContainText('saldrá del panel en cuanto intente hacer algo')
    expect(await inEveryWay(page), 'taking the right').toEqual([])
    await dialog.getByRole('button', { name: 'Sí, quitarlo' }).click()
    await saying(page, /ya no administra la web/)

    // His token lives on, and opens nothing: neither a page nor an action.
    await own.getByLabel('Correo electrónico').fill('alguien@example.com')
    await own.getByRole('button', { name: 'Enviar invitación' }).click()
    // It is refused, and the page that is asked for again has nobody to show itself to.
    await own.waitForURL(/\/almaenigma\/login/)
    await own.goto('/almaenigma/platos')
    await expect(own).toHaveURL(/\/almaenigma\/login/)
    await own.context().close()

    await page.goto('/almaenigma/historial?seccion=usuarios')
    await expect(page.getByText('Administra la web: sí → no').first()).toBeVisible()
  })

test('the last one who administers cannot take it from himself @matrix', async ({
  panel: page,
  sql,
  admin,
}) => {
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email <> ${admin.email}`
  await page.goto(`${PANEL}?q=${encodeURIComponent(admin.email)}`)
  const row = fila(page, admin.email)
  await expect(row).toContainText('Tu cuenta')
  await row.getByRole('button', { name: 'Quitar permiso' }).click()
  await expect(page.getByRole('dialog')).toContainText('no podrás volver a entrar')
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, quitarlo' }).click()
  await saying(page, 'Es la única cuenta que administra la web')
  await page.reload()
  await expect(row).toContainText('Administra la web')

  // Nor by giving the whole account up: the page of one's own data says why, in every language.
  await enterByDoor(page.request, admin)
  for (const locale of LOCALES) {
    const asked = await send(page.request, '/api/perfil/baja', { locale, confirmo: 'on' })
    const told = await page.request.get(asked.headers().location ?? '')
    const { errores } = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')).MisDatos
    expect(await told.text(), locale).toContain(errores.ultimo_admin)
  }
  expect(
    await sql`select 1 from private.bajas b join auth.users u on u.id = b.user_id
    where u.email = ${admin.email}`,
  ).toHaveLength(0)
})

test('signed out everywhere, somebody is out at the next request, though he still administers @matrix', async ({
  panel: page,
  sql,
  backend,
  browser,
  baseURL,
}) => {
  const cuenta = await darDeAlta(backend)
  await makeAdmin(sql, cuenta)
  const own = await other(browser, backend, cuenta, baseURL ?? '')
  await own.goto('/almaenigma/papelera')
  await expect(own.getByRole('heading', { name: 'Papelera' })).toBeVisible()
  await page.goto(`${PANEL}?q=${encodeURIComponent(cuenta.email)}`)
  const row = fila(page, cuenta.email)
  await row.getByRole('button', { name: 'Cerrar sesiones' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cerrarlas' }).click()
  await saying(page, /^Sesiones de .* cerradas\.$/)
  await expect(row.getByRole('button', { name: 'Cerrar sesiones' })).toHaveCount(0)
  await own.goto('/almaenigma/papelera')
  await expect(own).toHaveURL(/\/almaenigma\/login/)
  await own.context().close()
})

for (const size of WIDTHS)
  test(`who is invited opens an account with the letter, confirms the address and administers, at ${size.width} px @matrix`, async ({
    panel: page,
    browser,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    const email = `invitada-${crypto.randomUUID()}@example.com`
    const password = `Clave larga ${crypto.randomUUID()}`
    await page.goto(PANEL)
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Enviar invitación' }).click()
    await saying(page, 'Invitación enviada.')
    await expect(fila(page, email)).toContainText('Caduca el')
    expect(await inEveryWay(page), 'invited').toEqual([])

    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: size })
    const own = awake(await context.newPage())
    const letter = await letterOf(email, 'invitacion')
    await own.goto(letter)
    await expect(own.getByLabel('Correo electrónico')).toHaveValue(email)
    expect(await inEveryWay(own), 'invitation').toEqual([])
    await own.getByLabel('Tu nombre').fill('Prueba Invitada')
    await own.getByLabel('Contraseña').fill('12345678')
    await own.getByRole('checkbox').check()
    await own.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await expect(own.getByRole('alert').filter({ hasText: 'primeras que se prueban' })).toBeFocused()
    await own.getByLabel('Contraseña').fill(password)
    await own.getByRole('checkbox').check()
    await own.getByRole('button', { name: 'Abrir mi cuenta' }).click()
    await expect(own.getByText(`Te hemos enviado un correo a ${email}.`)).toBeVisible()

    await own.goto(await letterOf(email, 'cuenta_confirmacion'))
    await own.getByRole('button', { name: /onfirmar/ }).click()
    await own.waitForURL(/\/profile/)
    await own.goto('/almaenigma/login')
    await own.getByLabel('Correo electrónico').fill(email)
    await own.getByLabel('Contraseña').fill(password)
    await own.getByRole('button', { name: 'Entrar' }).click()
    await expect(own.getByRole('heading', { name: 'Resumen' })).toBeVisible()
    // Once is enough.
    await own.goto(letter)
    await expect(own.getByText('Esta invitación ya no sirve')).toBeVisible()
    expect(await inEveryWay(own), 'an invitation that is over').toEqual([])
    await context.close()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Invitar' })).not.toContainText(email)
  })

test('an invitation is withdrawn, and its letter opens nothing @matrix', async ({ panel: page, backend }) => {
  const email = `invitada-${crypto.randomUUID()}@example.com`
  await page.goto(PANEL)
  await page.getByLabel('Correo electrónico').fill((await darDeAlta(backend)).email)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await saying(page, 'Ese correo ya tiene cuenta.')
  await page.getByRole('button', { name: 'Cerrar el mensaje' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Enviar invitación' }).click()
  await saying(page, 'Invitación enviada.')
  const letter = await letterOf(email, 'invitacion')
  await page.getByRole('button', { name: `Retirar la invitación de ${email}` }).click()
  await saying(page, 'Invitación retirada')
  await page.goto(letter)
  await expect(page.getByText('Esta invitación ya no sirve')).toBeVisible()
})

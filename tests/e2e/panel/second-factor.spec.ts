import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'
import { codeOf, stepAt } from '../../../supabase/local/factors/totp.ts'
import { serve } from '../../runner/serve.ts'
import { type Cuenta, darDeAlta } from '../support/identities.ts'
import { letterOf } from '../support/letters.ts'
import { inEveryWay } from '../support/panel/panel-modes.ts'
import { matrixUnless } from '../support/paths.ts'
import { enterByDoor, send } from '../support/perfil.ts'
import { expect, saying, test } from '../support/workshop.ts'

/** #20: the own account in the back office, and its second factor. */

const makeAdmin = (sql: Sql, { email }: Cuenta) =>
  sql`update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || '{"role":"admin"}' where email = ${email}`
test.afterEach(async ({ sql }) => {
  await sql`update private.segundo_factor set exigido = false`
  await sql`delete from auth.mfa_factors`
  await sql`update auth.users set raw_app_meta_data = raw_app_meta_data - 'role' where email like 'invitado-%@example.com'`
})

async function logIn(page: Page, { email, password }: Cuenta, site = '') {
  await page.goto(`${site}/almaenigma/login?next=/almaenigma/papelera`)
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
const inside = (page: Page) => expect(page.getByRole('heading', { name: 'Papelera' })).toBeVisible()
const logOut = async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) < 821)
    await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}
/** A code of the account's app. Nobody has to wait half a minute for the next: which was used last is forgotten. */
async function codeFrom(sql: Sql, { email }: Cuenta): Promise<string> {
  const [factor] = await sql<{ secret: string }[]>`update auth.mfa_factors set last_step = null
    where user_id = (select id from auth.users where email = ${email}) returning secret`
  return codeOf(factor?.secret ?? '', stepAt(Date.now()))
}
const part = (page: Page, name: string) => page.getByRole('region', { name })

async function enrol(page: Page, sql: Sql, cuenta: Cuenta): Promise<void> {
  await page.goto('/almaenigma/cuenta')
  const factor = part(page, 'Segundo factor')
  await factor.getByLabel('Contraseña actual').fill(cuenta.password)
  await factor.getByRole('button', { name: 'Activar el segundo factor' }).click()
  await expect(factor.getByRole('img', { name: 'Código QR' })).toBeVisible()
  await factor.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
  await factor.getByRole('button', { name: 'Confirmar' }).click()
  await saying(page, 'Segundo factor activado.')
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`#20 enrol, sign out, sign in with the code and not without it, remove it, at ${size.width} px${matrixUnless(size.width === 390)}`, async ({
    page,
    sql,
    backend,
  }) => {
    test.slow()
    await page.setViewportSize(size)
    const cuenta = await darDeAlta(backend)
    await makeAdmin(sql, cuenta)
    await logIn(page, cuenta)
    await inside(page)
    await page.goto('/almaenigma/cuenta')
    const factor = part(page, 'Segundo factor')
    await factor.getByLabel('Contraseña actual').fill('no-es-esta-clave')
    await factor.getByRole('button', { name: 'Activar el segundo factor' }).click()
    await expect(factor.getByRole('alert')).toBeFocused()
    await expect(factor.getByRole('alert')).toHaveText('La contraseña actual no es esa.')
    await factor.getByLabel('Contraseña actual').fill(cuenta.password)
    await factor.getByRole('button', { name: 'Activar el segundo factor' }).click()
    await expect(factor.getByRole('img', { name: 'Código QR' })).toBeVisible()
    expect(await inEveryWay(page), 'enrolling').toEqual([])
    const [row] = await sql`select secret from auth.mfa_factors f join auth.users u on u.id = f.user_id
      where u.email = ${cuenta.email}`
    expect((await factor.locator('code').textContent())?.replaceAll(' ', '')).toBe(row?.secret)
    await factor.getByLabel('Código de tu aplicación').fill('000000')
    await factor.getByRole('button', { name: 'Confirmar' }).click()
    await expect(factor.getByRole('alert')).toContainText('El código no vale')
    await factor.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
    await factor.getByRole('button', { name: 'Confirmar' }).click()
    await saying(page, 'Segundo factor activado.')
    await expect(factor).toContainText('Activado.')
    expect(await inEveryWay(page), 'enrolled').toEqual([])

    await logOut(page)
    await logIn(page, cuenta)
    await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
    expect(await inEveryWay(page), 'the code is asked for').toEqual([])
    // The password alone opens no page.
    await page.goto('/almaenigma/usuarios')
    await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
    await page.getByLabel('Código de tu aplicación').fill('000000')
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'El código no vale' })).toBeFocused()
    await page.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Usuarios' })).toBeVisible()

    await page.goto('/almaenigma/cuenta')
    await factor.getByLabel('Contraseña actual').fill(cuenta.password)
    await factor.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
    await factor.getByRole('button', { name: 'Quitar el segundo factor' }).click()
    await saying(page, 'Segundo factor quitado.')
    await logOut(page)
    await logIn(page, cuenta)
    await inside(page)
  })

test('#20 the own account: another password with the present one and the code, and another address @matrix', async ({
  page,
  sql,
  backend,
}) => {
  test.slow()
  const cuenta = await darDeAlta(backend)
  await makeAdmin(sql, cuenta)
  await logIn(page, cuenta)
  await inside(page)
  await enrol(page, sql, cuenta)
  const password = `Otra-${cuenta.password}`
  const clave = part(page, 'Contraseña')
  await clave.getByLabel('Contraseña nueva').fill(password)
  await clave.getByLabel('Contraseña actual').fill(cuenta.password)
  await clave.getByLabel('Código de tu aplicación').fill('000000')
  await clave.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(clave.getByRole('alert')).toContainText('El código no vale')
  await clave.getByLabel('Contraseña nueva').fill(password)
  await clave.getByLabel('Contraseña actual').fill(cuenta.password)
  await clave.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
  await clave.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await saying(page, 'Contraseña cambiada.')
  await page.getByRole('button', { name: 'Cerrar el mensaje' }).click()
  const correo = part(page, 'Correo electrónico')
  await correo.getByLabel('Correo nuevo').fill(`nuevo-${cuenta.email}`)
  await correo.getByLabel('Contraseña actual').fill(password)
  await correo.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
  await correo.getByRole('button', { name: 'Cambiar el correo' }).click()
  await saying(page, 'Abre el enlace que te hemos enviado')
  expect(await letterOf(`nuevo-${cuenta.email}`, 'cuenta_cambio')).toContain('type=email_change')
  await logOut(page)
  await logIn(page, { ...cuenta, password })
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
})

test('#20 a forgotten password: the letter leads to the back office, and is not enough where there is a second factor @matrix', async ({
  page,
  sql,
  backend,
}) => {
  test.slow()
  const cuenta = await darDeAlta(backend)
  await makeAdmin(sql, cuenta)
  const choose = async (password: string) => {
    await page.goto('/almaenigma/login')
    await page.getByRole('link', { name: '¿Has olvidado la contraseña?' }).click()
    await page.getByLabel('Correo electrónico').fill(cuenta.email)
    await page.getByRole('button', { name: 'Enviar el enlace' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'acabamos de enviarle' })).toBeFocused()
    await page.goto(await letterOf(cuenta.email, 'cuenta_recuperacion'))
    await expect(page).toHaveURL(/\/almaenigma\/clave\?t=/)
    expect(await inEveryWay(page), 'another password').toEqual([])
    await page.getByLabel('Contraseña nueva').fill(password)
    await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  }
  await choose('tres tazas de luna')
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
  await enrol(page, sql, { ...cuenta, password: 'tres tazas de luna' })
  await logOut(page)
  await sql`delete from private.acceso_turnos`
  await sql`update auth.users set recovery_sent_at = null where email = ${cuenta.email}`

  await choose('cuatro tazas de luna')
  await expect(page.getByRole('alert').filter({ hasText: 'tiene un segundo factor' })).toBeFocused()
  // The letter alone has changed nothing and opened nothing.
  expect((await page.request.get('/almaenigma/papelera', { maxRedirects: 0 })).headers().location).toMatch(
    /login/,
  )
  await page.getByLabel('Contraseña nueva').fill('cuatro tazas de luna')
  await page.getByLabel('Código de tu aplicación').fill('000000')
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'El código no vale' })).toBeVisible()
  await page.getByLabel('Contraseña nueva').fill('cuatro tazas de luna')
  await page.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
  await logOut(page)
  await logIn(page, { ...cuenta, password: 'cuatro tazas de luna' })
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
})

test('#20 on the guests’ pages the password alone changes neither password nor address, and a forgotten one leads to the code @matrix', async ({
  page,
  sql,
  backend,
}) => {
  test.slow()
  const cuenta = await darDeAlta(backend)
  await makeAdmin(sql, cuenta)
  await logIn(page, cuenta)
  await inside(page)
  await enrol(page, sql, cuenta)
  const { request } = page
  await enterByDoor(request, cuenta)
  const changes = [
    ['/api/sesion/clave', { actual: cuenta.password, password: 'tres tazas de sol' }],
    ['/api/sesion/correo', { actual: cuenta.password, email: `otro-${cuenta.email}` }],
  ] as const
  for (const [door, fields] of changes) {
    const told = (await send(request, door, fields)).headers().location ?? ''
    expect(told, door).toContain('error=factor')
    expect(await (await request.get(told)).text()).toContain('en el panel, en «Mi cuenta»')
  }
  await page.context().clearCookies()
  expect(
    (await send(request, '/api/sesion/recuperar', { email: cuenta.email })).headers().location,
  ).toContain('hecho=recuperar')
  await page.goto(await letterOf(cuenta.email, 'cuenta_recuperacion'))
  await expect(page).toHaveURL(/\/profile\/confirmar/)
  await page.locator('[name=password]').fill('tres tazas de sol')
  await page.locator('main').getByRole('button').first().click()
  await expect(page).toHaveURL(/\/almaenigma\/clave$/)
  expect((await (await request.get('/api/sesion')).json()).usuario).toBeNull()
  await page.getByLabel('Contraseña nueva').fill('tres tazas de sol')
  await page.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, cuenta))
  await page.getByRole('button', { name: 'Guardar la contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
})

test('#20 the house demands it, a colleague enrols at the door without JavaScript, and loses the telephone @matrix', async ({
  page,
  sql,
  backend,
  browser,
  baseURL,
}) => {
  test.slow()
  const [owner, colleague] = [await darDeAlta(backend), await darDeAlta(backend)]
  for (const one of [owner, colleague]) await makeAdmin(sql, one)
  await logIn(page, owner)
  await inside(page)
  const demand = async (button: string) => {
    await page.goto('/almaenigma/usuarios')
    await page.getByRole('button', { name: 'Exigirlo a todos' }).click()
    await page.getByRole('dialog').getByRole('button', { name: button }).click()
  }
  await demand('Sí, exigirlo')
  await saying(page, 'Antes activa tu propio segundo factor')
  await enrol(page, sql, owner)
  await demand('Sí, exigirlo')
  await saying(page, 'El segundo factor ya es obligatorio.')
  expect(await inEveryWay(page), 'demanded of everybody').toEqual([])

  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const own = await context.newPage()
  await logIn(own, colleague)
  await expect(own.getByRole('heading', { name: 'Segundo factor' })).toBeVisible()
  await own.getByRole('button', { name: 'Activar el segundo factor' }).click()
  await expect(own.getByRole('img', { name: 'Código QR' })).toBeVisible()
  await own.getByLabel('Código de tu aplicación').fill('000000')
  await own.getByRole('button', { name: 'Confirmar' }).click()
  await expect(own.getByRole('alert')).toContainText('El código no vale')
  await own.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, colleague))
  await own.getByRole('button', { name: 'Confirmar' }).click()
  await inside(own)
  await context.clearCookies()
  await logIn(own, colleague)
  await own.getByLabel('Código de tu aplicación').fill(await codeFrom(sql, colleague))
  await own.getByRole('button', { name: 'Entrar', exact: true }).click()
  await inside(own)

  await page.goto(`/almaenigma/usuarios?q=${encodeURIComponent(colleague.email)}`)
  const row = page.getByRole('listitem').filter({ hasText: colleague.email })
  await row.getByRole('button', { name: 'Quitar segundo factor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, quitarlo' }).click()
  await saying(page, 'ya no tiene segundo factor')
  await expect(row.getByRole('button', { name: 'Quitar segundo factor' })).toHaveCount(0)
  await own.goto('/almaenigma/papelera')
  await expect(own).toHaveURL(/\/almaenigma\/login/)
  await page.goto('/almaenigma/historial?tabla=usuarios')
  await expect(page.getByText('Segundo factor').first()).toBeVisible()
  await context.close()
})

test('#20 where the backend offers no second factor, nothing of it is shown @matrix', async ({
  sql,
  backend,
  browser,
}) => {
  test.slow()
  const target = new URL(backend.url)
  const refusing = createServer(async (from, to) => {
    const chunks: Buffer[] = []
    for await (const chunk of from) chunks.push(Buffer.from(chunk))
    if (from.url?.startsWith('/auth/v1/factors'))
      return void to.writeHead(422, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          code: 422,
          error_code: 'mfa_totp_enroll_not_enabled',
          msg: 'MFA enroll is disabled',
        }),
      )
    const { host: _, ...headers } = from.headers
    const answer = await fetch(new URL(from.url ?? '', target), {
      method: from.method ?? 'GET',
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !/^(connection|content-length|transfer-encoding)$/.test(name)
          ? [[name, value]]
          : [],
      ),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    })
    const type = answer.headers.get('content-type') ?? 'application/json'
    to.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((ready) => refusing.listen(0, '127.0.0.1', ready))
  const children: ChildProcess[] = []
  try {
    const { port } = refusing.address() as AddressInfo
    const env = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_PUBLISHABLE_KEY: backend.key }
    const site = await serve(
      resolve(import.meta.dirname, '../../..'),
      tmpdir(),
      env,
      '/alergenos.svg',
      children,
    )
    const cuenta = await darDeAlta(backend)
    await makeAdmin(sql, cuenta)
    const context = await browser.newContext()
    const page = await context.newPage()
    await logIn(page, cuenta, site)
    await inside(page)
    for (const path of ['/almaenigma/cuenta', '/almaenigma/usuarios']) {
      await page.goto(site + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main')).not.toContainText(/segundo factor/i)
    }
    await context.close()
  } finally {
    for (const child of children) child.kill()
    refusing.closeAllConnections()
    refusing.close()
  }
})

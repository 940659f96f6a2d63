import { ruta } from '../../lib/i18n/ruta.ts'
import { abrirCuenta, CLAVE, cartas, direccion, enlace, entrar, nuevoCorreo, textos } from './cuenta.ts'
import { expect, test } from './fixtures.ts'

/** A guest's account from its first day to the last of its password, in two languages. */

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: { 'x-forwarded-for': direccion() } })

  test('features §7 sign up, confirm from the inbox, sign out, recover, change: es', async ({
    page,
    sql,
  }) => {
    const t = textos('es')
    const email = nuevoCorreo()
    await abrirCuenta(page, 'es', email)
    await expect(page.getByText(t.Acceso.hecho.confirmada)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Hola, Lola' })).toBeVisible()
    const [row] = await sql`select p.username, p.accepted_privacy as privacy, p.accepted_terms as terms
      from public.profiles p join auth.users u on u.id = p.id where u.email = ${email}`
    expect(row).toEqual({ username: 'Lola', privacy: true, terms: true })
    // The link was for once.
    await page.goto(enlace(email, 'confirmacion'))
    await page.getByRole('button', { name: t.Acceso.confirmar.boton }).click()
    await expect(page.getByText(t.Acceso.error.enlace)).toBeVisible()

    await page.goto('/profile?ver=1')
    await page.getByRole('button', { name: t.Perfil.salir }).click()
    await expect(page.getByText(t.Perfil.salio)).toBeVisible()
    await page.getByRole('link', { name: t.Acceso.olvido }).click()
    await page.locator('[name=email]').fill(email)
    await page.getByRole('button', { name: t.Acceso.recuperar.enviar }).click()
    await expect(page.getByRole('status')).toContainText('l•••@example.com')
    await page.goto(enlace(email, 'recuperacion'))
    // A password everybody tries does not use the link up.
    await page.locator('[name=password]').fill('contraseña1')
    await page.getByRole('button', { name: t.Acceso.confirmar.botonClave }).click()
    await expect(page.getByRole('alert')).toHaveText(t.Acceso.error.comun)
    await page.locator('[name=password]').fill('otra grapa distinta')
    await page.getByRole('button', { name: t.Acceso.confirmar.botonClave }).click()
    await expect(page.getByText(t.Acceso.hecho.clave)).toBeVisible()

    await page.getByRole('link', { name: t.Acceso.seguridad.titulo }).click()
    await page.locator('#actual-clave').fill(CLAVE)
    await page.locator('[name=password]').fill('la tercera va vencida')
    await page.getByRole('button', { name: t.Acceso.seguridad.guardar }).click()
    await expect(page.getByRole('alert')).toHaveText(t.Acceso.error.actual)
    await page.locator('#actual-clave').fill('otra grapa distinta')
    await page.locator('[name=password]').fill('la tercera va vencida')
    await page.getByRole('button', { name: t.Acceso.seguridad.guardar }).click()
    await expect(page.getByText(t.Acceso.hecho.clave)).toBeVisible()
    // Of all the sessions of this story one is left.
    const [left] =
      await sql`select count(*)::int as n from auth.sessions s join auth.users u on u.id = s.user_id
      where u.email = ${email}`
    expect(left?.n).toBe(1)
    // Nothing personal where histories and other screens keep it.
    expect(page.url() + (await page.title())).not.toMatch(/lola|@|%40/i)
  })
})

test.describe('with JavaScript', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': direccion() } })

  test('features §7 sign up, wait for the letter, move to another address, end sessions: en', async ({
    page,
    sql,
    browser,
    baseURL,
  }) => {
    const t = textos('en')
    const email = nuevoCorreo()
    await page.goto('/en/profile/alta')
    await page.locator('[name=password]').fill('12345678')
    await expect(page.getByRole('status', { name: t.Acceso.alta.fuerza })).toHaveText(t.Acceso.alta.fuerza0)
    await page.locator('[name=password]').fill(CLAVE)
    await expect(page.getByRole('status', { name: t.Acceso.alta.fuerza })).toHaveText(
      new RegExp(`${t.Acceso.alta.fuerza2}|${t.Acceso.alta.fuerza3}`),
    )
    await abrirCuenta(page, 'en', email)
    expect(cartas(email)[0]).toMatchObject({ idioma: 'en' })

    // The waiting time of the letter is said, and does not tell who has an account.
    for (const one of [email, nuevoCorreo()]) {
      await page.goto('/en/profile/reenviar')
      await page.locator('[name=email]').first().fill(one)
      await page.getByRole('button', { name: t.Acceso.recuperar.enviar }).first().click()
      await expect(page).toHaveURL(one === email ? /error=espera&s=\d+/ : /hecho=reenvio/)
    }

    await page.goto('/en/profile/seguridad')
    const nuevo = nuevoCorreo()
    await page.locator('#correo-nuevo').fill(nuevo)
    await page.locator('#actual-correo').fill(CLAVE)
    await page.getByRole('button', { name: t.Acceso.seguridad.mandar }).click()
    await expect(page.getByText(t.Acceso.hecho.correo)).toBeVisible()
    expect(cartas(email).at(-1)).toMatchObject({ tipo: 'cuenta_aviso' })
    await page.goto(enlace(nuevo, 'cambio'))
    await page.getByRole('button', { name: t.Acceso.confirmar.botonCorreo }).click()
    await expect(page.getByText(t.Acceso.hecho.mudanza)).toBeVisible()

    // Another device; it is signed out from here, and this one stays.
    const other = await browser.newContext({ baseURL: baseURL ?? '' })
    const there = await other.newPage()
    await entrar(there, 'en', nuevo, CLAVE)
    await expect(there).toHaveURL(/ver=1/)
    await page.goto('/en/profile/seguridad')
    await page.getByRole('button', { name: t.Acceso.seguridad.otras }).click()
    await expect(page.getByText(t.Acceso.hecho.otras)).toBeVisible()
    const sessions = () =>
      sql`select s.id from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${nuevo}`
    expect(await sessions()).toHaveLength(1)
    expect((await (await page.request.get('/api/sesion')).json()).usuario).toMatchObject({ nombre: 'Lola' })
    await page.getByRole('button', { name: t.Acceso.seguridad.todas }).click()
    await expect(page).toHaveURL(`${ruta('en', '/profile')}?salio=1`)
    expect(await sessions()).toHaveLength(0)
    expect(
      (await page.context().cookies()).map(({ name }) => name).filter((name) => /^alma-cuenta/.test(name)),
    ).toEqual([])
    await other.close()
  })
})

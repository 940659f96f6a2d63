import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { MOVES } from '../support/fixtures.ts'
import { cookieFor, darDeAlta, takeRole } from '../support/identities.ts'
import { expect, nombre, saying, seVe, test, undo } from '../support/workshop.ts'

test.use(MOVES)

type Admin = { email: string; password: string }

async function write(page: Page, { email, password }: Admin) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await answered
}

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

test('T-ADM-05 only an admin gets in; everybody else is told so and signed out', async ({
  page,
  backend,
  admin,
}) => {
  await page.goto('/almaenigma/login')
  await write(page, { ...admin, password: 'no-es-esta' })
  await expect(page.getByRole('alert').filter({ hasText: 'no coinciden' })).toBeFocused()
  for (const who of [await darDeAlta(backend), await takeRole(backend)]) {
    await write(page, who)
    await expect(page.getByText('No tienes permisos de administrador')).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('alma-panel'))).toEqual([])
  }
  await write(page, admin)
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
})

test('signing out ends the panel only and leads home', async ({ panel: page, backend }) => {
  const guest = await cookieFor(backend, await darDeAlta(backend))
  await page.goto('/almaenigma/platos')
  const [value = ''] = guest.split('; ').map((pair) => pair.slice(pair.indexOf('=') + 1))
  await page.context().addCookies([{ name: 'alma-sesion', value, url: page.url() }])
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => name.startsWith('alma-panel'))).toEqual([])
  expect(left).toContain('alma-sesion')
  await page.goto('/almaenigma/platos')
  await expect(page).toHaveURL(/login\?next=%2Falmaenigma%2Fplatos/)
})

test('a dish is deleted in its editor once its consequences are told, and that is undone @matrix', async ({
  panel: page,
  axe,
  sql,
}) => {
  const plato = nombre()
  const [row] = await sql<{ id: string }[]>`
    insert into platos (slug, categoria_id, nombre, declarado_en)
    select ${`prueba-${randomUUID()}`}, id, ${plato}, now() from categorias where tipo = 'plato' limit 1 returning id`
  await page.goto(`/almaenigma/platos/${row?.id}`)
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: plato })).toContainText('se borran sus precios')
  await axe(page, 'delete dialog')
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await seVe(page, await saying(page, `${plato} se ha borrado.`), '/menu', [plato], [false])
  await seVe(page, await undo(page, `${plato} vuelve a estar como antes.`), '/menu', [plato], [true])
})

test('a form with mistakes says what to do, and nothing typed is lost @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await page.goto('/almaenigma/platos')
  await page.getByRole('link', { name: 'Nuevo plato' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill(plato)
  await page.getByLabel('Precio', { exact: true }).fill('gratis')
  await page.getByRole('button', { name: 'Guardar' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa los campos' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Decide sobre los alérgenos')
  await summary.getByRole('link', { name: 'Escribe el precio en euros' }).click()
  await expect(page.getByLabel('Precio', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Precio', { exact: true })).toHaveValue('gratis')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(plato)
  expect(await sql`select 1 from platos where nombre = ${plato}`).toHaveLength(0)

  // Leaving with unsaved changes asks first.
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.message()
    return dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect.poll(() => asked).toContain('sin guardar')
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(plato)
})

test('without JavaScript, signing in, editing, hiding and deleting work as plain forms @matrix', async ({
  browser,
  baseURL,
  admin,
  sql,
}) => {
  const plato = nombre()
  await sql`insert into platos (slug, categoria_id, nombre, declarado_en)
      select ${`prueba-${randomUUID()}`}, id, ${plato}, now() from categorias where tipo = 'plato' limit 1`
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/almaenigma/platos')
  await expect(page).toHaveURL(/login\?next=%2Falmaenigma%2Fplatos/)
  await write(page, admin)
  await page.waitForURL((url) => url.pathname === '/almaenigma/platos')
  await page.goto(`/almaenigma/platos?q=${encodeURIComponent(plato)}`)
  await page.getByRole('switch', { name: plato }).click()
  await expect(page.getByRole('switch', { name: plato })).toHaveAttribute('aria-checked', 'false')

  await page.getByRole('link', { name: plato }).click()
  await page.getByLabel('Precio', { exact: true }).first().fill('12,50')
  await page.getByLabel('Nombre (English)').fill(`${plato} in English`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.waitForURL(/aviso=guardado/)
  await expect(page.locator('noscript p[role=status]')).toHaveText(
    /^Guardado\. (Ya se ve en la web|La web lo mostrará)/,
  )
  const [row] = await sql<{ cents: number; en: string; visible: boolean }[]>`
      select x.cents, p.traducciones->'en'->>'nombre' as en, p.visible
      from platos p join plato_precios x on x.plato_id = p.id where p.nombre = ${plato}`
  expect(row).toEqual({ cents: 1250, en: `${plato} in English`, visible: false })

  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await page.waitForURL(/\/almaenigma\/platos\?aviso=borrado/)
  expect(await sql`select 1 from platos where nombre = ${plato}`).toHaveLength(0)
  await context.close()
})

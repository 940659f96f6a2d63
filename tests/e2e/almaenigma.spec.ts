import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures.ts'
import { darDeAlta, darseElRol, galleta } from './identidades.ts'

type Admin = { email: string; password: string }

async function escribir(page: Page, { email, password }: Admin) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña').fill(password)
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await answered
}

/** The list of dishes, signed in with a session the backend gave: past the login form and its brake on guessing. */
const test = base.extend<{ panel: Page }>({
  panel: async ({ page, backend, admin, baseURL }, use) => {
    const at = {
      domain: new URL(baseURL ?? '').hostname,
      path: '/almaenigma',
      httpOnly: true,
      sameSite: 'Lax',
    } as const
    const pairs = (await galleta(backend, admin)).split('; ').map((pair) => pair.split('='))
    await page.context().addCookies(pairs.map(([name = '', value = '']) => ({ name, value, ...at })))
    await page.goto('/almaenigma/platos')
    await use(page)
  },
})

/** Which of the words stand in what a visitor gets who comes right now. */
async function carta(page: Page, path: string, ...words: string[]): Promise<boolean[]> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  const text = await answer.text()
  return words.map((word) => text.includes(word))
}

const nombre = () => `Prueba ${randomUUID().slice(0, 8)}`

/**
 * Waits for the message of a save and closes it, so that the next one is not taken for it.
 * @returns whether it says that everybody sees the change already; on a busy machine it says that it takes a moment
 */
async function guardado(page: Page): Promise<boolean> {
  const said = page.getByText(
    /^Guardado\. (Ya se ve en la web\.|La web lo mostrará dentro de unos segundos\.)$/,
  )
  await expect(said).toBeVisible({ timeout: 20_000 })
  const text = await said.textContent()
  await page.getByRole('button', { name: 'Cerrar el mensaje' }).click()
  return text?.includes('Ya se ve') ?? false
}

/** What the panel claims: the very next visitor sees it, or, where it says so, everybody in a moment. */
async function seVe(page: Page, ya: boolean, path: string, words: string[], seen: boolean[]) {
  if (ya) return expect(await carta(page, path, ...words)).toEqual(seen)
  await expect.poll(() => carta(page, path, ...words), { timeout: 20_000 }).toEqual(seen)
}

/** The message after a switch, an undo or a deletion: what was done, and perhaps that it takes a moment. */
async function dicho(page: Page, text: string): Promise<boolean> {
  const said = page.getByText(text)
  await expect(said).toBeVisible({ timeout: 15_000 })
  return !(await said.textContent())?.includes('tarda aún unos segundos')
}

/** Fills the form of a new dish with everything it insists on. */
async function nuevoPlato(page: Page, plato: string, precio: string): Promise<boolean> {
  await page.getByRole('link', { name: 'Nuevo plato' }).click()
  await page.getByLabel('Nombre', { exact: true }).fill(plato)
  await page.getByLabel('Descripción', { exact: true }).fill('Abierta en la mesa.')
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await page.getByLabel('Precio', { exact: true }).fill(precio)
  await page.getByRole('group', { name: 'Crustáceos' }).getByText('Contiene', { exact: true }).click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  await page.getByRole('button', { name: 'Guardar' }).click()
  return guardado(page)
}

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

test('only an admin gets in; everybody else is told so and signed out', async ({ page, backend, admin }) => {
  await page.goto('/almaenigma/login')
  await escribir(page, { ...admin, password: 'no-es-esta' })
  await expect(page.getByRole('alert').filter({ hasText: 'no coinciden' })).toBeFocused()
  for (const who of [await darDeAlta(backend), await darseElRol(backend)]) {
    await escribir(page, who)
    await expect(page.getByText('No tienes permisos de administrador')).toBeVisible()
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('alma-panel'))).toEqual([])
  }
  await escribir(page, admin)
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible()
})

test('signing out ends the panel only and leads home', async ({ panel: page, backend }) => {
  const guest = await galleta(backend, await darDeAlta(backend))
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

test('a dish is made, changed, hidden, deleted, and each step undone; the next visitor sees it', async ({
  panel: page,
  axe,
}) => {
  test.slow()
  const plato = nombre()
  await carta(page, '/menu')
  await carta(page, '/en/menu')
  await seVe(page, await nuevoPlato(page, plato, '24,00'), '/menu', [plato], [true])
  await expect(page.getByText('Declarados por')).toBeVisible()

  await page.getByLabel('Precio', { exact: true }).fill('26,5')
  await page.getByRole('tab', { name: /English/ }).click()
  await page.getByLabel('Nombre (English)').fill(`${plato} in English`)
  await page.getByLabel('Descripción (English)').fill('Opened at the table.')
  await expect(page.getByRole('tab', { name: /English.*completo/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')
  const ya = await guardado(page)
  await seVe(page, ya, '/en/menu', [`${plato} in English`, '26.50'], [true, true])
  await seVe(page, ya, '/menu', [plato, '26,50'], [true, true])

  await page.goto(`/almaenigma/platos?q=${encodeURIComponent(plato)}`)
  await page.getByRole('switch', { name: plato }).click()
  const hidden = await dicho(page, `${plato} ya no se ve en la web.`)
  await expect(page.getByRole('switch', { name: plato })).toHaveAttribute('aria-checked', 'false')
  await seVe(page, hidden, '/menu', [plato], [false])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await seVe(page, await dicho(page, `${plato} vuelve a verse en la web.`), '/menu', [plato], [true])

  await page.getByRole('link', { name: plato }).click()
  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await expect(page.getByRole('dialog', { name: plato })).toContainText('se borran sus precios')
  await axe(page, 'delete dialog')
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await seVe(page, await dicho(page, `${plato} se ha borrado.`), '/menu', [plato], [false])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  const back = await dicho(page, `${plato} vuelve a estar como antes.`)
  await seVe(page, back, '/menu', [plato, '26,50'], [true, true])
})

test('a form with mistakes says what to do, and nothing typed is lost', async ({ panel: page, sql }) => {
  const plato = nombre()
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

test('who saves second is told, and does not overwrite the first', async ({ panel: page, sql }) => {
  const plato = nombre()
  await nuevoPlato(page, plato, '9')
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByLabel('Precio', { exact: true }).fill('11')
  await page.getByLabel('Precio', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await guardado(page)
  await second.getByRole('button', { name: 'Guardar' }).click()
  await expect(second.locator('#conflicto')).toBeFocused()
  await expect(second.locator('#conflicto')).toContainText('mientras lo editabas')
  await expect(second.getByLabel('Precio', { exact: true })).toHaveValue('11')
  const rows = await sql<{ cents: number }[]>`
    select x.cents from plato_precios x join platos p on p.id = x.plato_id where p.nombre = ${plato}`
  expect(rows.map(({ cents }) => cents)).toEqual([1000])
  await second.close({ runBeforeUnload: false })
})

test('changed ingredients reopen the decision about allergens', async ({ panel: page }) => {
  const plato = nombre()
  await nuevoPlato(page, plato, '9')
  await expect(page.getByLabel('Declaro los alérgenos')).toBeChecked()
  await page.getByLabel('Ingredientes', { exact: true }).fill('gamba roja\nharina')
  await expect(page.getByLabel('Declaro los alérgenos')).not.toBeChecked()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Decide sobre los alérgenos' })).toBeVisible()
})

test('on a phone: nothing sticks out, the menu is a drawer', async ({ panel: page, axe }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of ['/almaenigma', '/almaenigma/platos', '/almaenigma/platos/nuevo']) {
    await page.goto(path)
    await expect.poll(wide, path).toBe(390)
  }
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(page.getByRole('link', { name: 'Resumen' })).toBeVisible()
  await axe(page, 'drawer')
  await page.getByRole('link', { name: 'Platos' }).click()
  await expect(page.getByRole('heading', { name: 'Platos' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Resumen' })).toBeHidden()
})

test('without JavaScript, signing in, editing, hiding and deleting work as plain forms', async ({
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
  await escribir(page, admin)
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

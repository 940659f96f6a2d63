import type { Page } from '@playwright/test'
import { expect, guardado, guardar, idioma, nombre, test } from './taller.ts'

/** The editors of the back office: nothing typed is lost, nobody overwrites anybody, and the draft is seen first. */

const precio = (page: Page) => page.getByLabel('Precio', { exact: true })
const campo = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** A new dish with everything its form insists on; leaves its editor open. */
async function nuevoPlato(page: Page, plato: string): Promise<void> {
  await page.goto('/almaenigma/platos/nuevo')
  await campo(page, 'Nombre').fill(plato)
  await campo(page, 'Descripción').fill('Abierta en la mesa.')
  await campo(page, 'Ingredientes').fill('gamba roja\nsal')
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await precio(page).fill('24,00')
  await page.getByRole('group', { name: 'Crustáceos' }).getByText('Contiene', { exact: true }).click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  await guardar(page)
  await page.waitForURL(/platos\/[0-9a-f-]{36}/)
}

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
  await sql`delete from bebidas where nombre like 'Prueba %'`
  await sql`delete from vinos where nombre like 'Prueba %'`
})

test('languages: the Spanish beside, what is missing and what is old, copied without overwriting', async ({
  panel: page,
  sql,
}) => {
  // Four saves, each seen on the public pages.
  test.slow()
  const plato = nombre()
  await nuevoPlato(page, plato)
  const english = page.getByRole('tab', { name: /^English/ })
  await expect(english).toHaveAccessibleName(/sin traducir/)
  await idioma(page, 'English')
  const panel = page.getByRole('tabpanel', { name: /^English/ })
  await expect(panel.getByText(plato)).toBeVisible()
  await campo(page, 'Nombre (English)').fill('Red prawn')
  await expect(english).toHaveAccessibleName(/falta la descripción/)
  await panel.getByRole('button', { name: 'Copiar del español lo que falte' }).click()
  await expect(campo(page, 'Nombre (English)')).toHaveValue('Red prawn')
  await expect(campo(page, 'Descripción (English)')).toHaveValue('Abierta en la mesa.')
  await expect(english).toHaveAccessibleName(/borrador sin publicar/)
  await campo(page, 'Descripción (English)').fill('Opened at the table.')
  await campo(page, 'Ingredientes (English)').fill('red prawn\nsalt')
  await panel.getByLabel('Es un borrador, sin revisar').uncheck()
  await expect(english).toHaveAccessibleName(/completo/)
  await guardar(page)
  // Who works in a language stays in it.
  await expect(english).toHaveAttribute('aria-selected', 'true')

  // The Spanish moves on: told while it is typed, and after it is saved, until somebody has looked at it.
  await idioma(page, 'Español')
  await campo(page, 'Descripción').fill('Abierta en la mesa, a la sal.')
  await expect(english).toHaveAccessibleName(/el español ha cambiado/)
  await guardar(page)
  await expect(english).toHaveAccessibleName(/el español ha cambiado/)
  await idioma(page, 'English')
  await panel.getByLabel('La traducción sigue valiendo').check()
  await expect(english).toHaveAccessibleName(/completo/)
  await guardar(page)
  await expect(english).toHaveAccessibleName(/completo/)
  const [row] = await sql<{ en: { descripcion: string } }[]>`
    select traducciones -> 'en' as en from platos where nombre = ${plato}`
  expect(row?.en.descripcion).toBe('Opened at the table.')
})

test('leaving with unsaved changes asks first: links, Back, closing', async ({ panel: page }) => {
  await page.goto('/almaenigma/platos')
  await page.getByRole('link', { name: /^Nuevo plato/ }).click()
  await campo(page, 'Nombre').fill('Prueba de irse')
  const dichos: string[] = []
  let salir = false
  page.on('dialog', async (dialog) => {
    dichos.push(dialog.type() === 'beforeunload' ? 'cierre' : dialog.message())
    await (salir ? dialog.accept() : dialog.dismiss())
  })
  await page.getByRole('link', { name: 'Resumen' }).click()
  await expect.poll(() => dichos.at(-1)).toContain('sin guardar')
  for (let n = 2; n <= 3; n++) {
    await page.evaluate(() => window.history.back())
    await expect.poll(() => dichos.length).toBe(n)
    await expect(page).toHaveURL(/\/platos\/nuevo$/)
    await expect(campo(page, 'Nombre')).toHaveValue('Prueba de irse')
  }
  salir = true
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(/\/almaenigma\/platos$/)
  expect(dichos).toHaveLength(4)
  // Back where it was, what was typed is there, and once more it asks: now by the page that is closed.
  await page.goto('/almaenigma/platos/nuevo')
  await expect(page.getByText('Aquí está lo que escribiste y no se guardó')).toBeVisible()
  await page.getByRole('button', { name: 'Descartar lo recuperado' }).click()
  await expect(campo(page, 'Nombre')).toHaveValue('')
  // Nothing to lose: nothing is asked.
  await page.getByRole('link', { name: 'Cerrar', exact: true }).click()
  await expect(page).toHaveURL(/\/almaenigma\/platos$/)
  expect(dichos).toHaveLength(4)
})

test('what was typed survives a reload, in every kind of field, until it is saved', async ({
  panel: page,
  axe,
}) => {
  const plato = nombre()
  await nuevoPlato(page, plato)
  await campo(page, 'Descripción').fill('Otra descripción.')
  await idioma(page, 'Deutsch')
  await campo(page, 'Nombre (Deutsch)').fill('Rote Garnele')
  await page.getByRole('button', { name: 'Añadir otro precio' }).click()
  await precio(page).nth(1).fill('13,50')
  await page.getByLabel('Vegetariano', { exact: true }).check()
  await page.getByRole('group', { name: 'Gluten' }).getByText('Puede contener').click()
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('Aquí está lo que escribiste y no se guardó')).toBeVisible()
  await axe(page, 'a draft that came back')
  await expect(campo(page, 'Descripción')).toHaveValue('Otra descripción.')
  await expect(precio(page).nth(1)).toHaveValue('13,50')
  await expect(page.getByLabel('Vegetariano', { exact: true })).toBeChecked()
  await expect(page.getByRole('group', { name: 'Gluten' }).getByLabel('Puede contener')).toBeChecked()
  await idioma(page, 'Deutsch')
  await expect(campo(page, 'Nombre (Deutsch)')).toHaveValue('Rote Garnele')
  await page.keyboard.press('ControlOrMeta+s')
  await guardado(page)
  await page.reload()
  await expect(campo(page, 'Descripción')).toHaveValue('Otra descripción.')
  await expect(page.getByText('Aquí está lo que escribiste')).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('alma:borrador'))),
  ).toEqual([])
})

test('somebody saved in between: both versions field by field, and either can be kept', async ({
  panel: page,
  sql,
  axe,
}) => {
  const plato = nombre()
  await nuevoPlato(page, plato)
  const second = await page.context().newPage()
  await second.goto(page.url())
  // Mine: price and name in English. His: price and description.
  await precio(page).fill('26')
  await idioma(page, 'English')
  await campo(page, 'Nombre (English)').fill('Mine')
  await precio(second).fill('25')
  await campo(second, 'Descripción').fill('La suya.')
  await second.getByRole('button', { name: /^Guardar/ }).click()
  await guardado(second)
  await second.close()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  const panel = page.locator('#conflicto')
  await expect(panel).toContainText('mientras lo editabas')
  const choice = panel.getByRole('group', { name: 'Precios' })
  await expect(choice.getByLabel(/Lo que tienes tú/)).toBeChecked()
  await expect(choice).toContainText('26')
  await expect(choice).toContainText('25,00')
  await expect(panel).toContainText('También ha cambiado, y se conserva: Descripción')
  await axe(page, 'conflict')
  await choice.getByLabel(/Lo que ha guardado/).check()
  await panel.getByRole('button', { name: 'Seguir con esta mezcla' }).click()
  await expect(precio(page)).toHaveValue('25,00')
  await guardar(page)
  const [row] = await sql<{ descripcion: string; en: string; cents: number }[]>`
    select p.descripcion, p.traducciones -> 'en' ->> 'nombre' as en, x.cents
    from platos p join plato_precios x on x.plato_id = p.id where p.nombre = ${plato}`
  expect(row).toEqual({ descripcion: 'La suya.', en: 'Mine', cents: 2500 })
})

test('T-ALG-01: the decision is forced, signed, and reopened by another recipe', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await nuevoPlato(page, plato)
  await expect(page.getByText(/^Declarados por .+ el /)).toBeVisible()
  await campo(page, 'Ingredientes').fill('gamba roja\nharina')
  await expect(page.getByText('Han cambiado los ingredientes')).toBeVisible()
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Decide sobre los alérgenos' })).toBeVisible()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  await guardar(page)
  const firma = () =>
    sql<{ declarado_en: Date; declarado_por: string }[]>`
      select declarado_en, declarado_por from platos where nombre = ${plato}`
  const [signed] = await firma()
  expect(signed?.declarado_por).toMatch(/^[0-9a-f-]{36}$/)
  // Another's signature stays another's when only the price changes.
  await sql`update platos set declarado_por = 'almaenigma' where nombre = ${plato}`
  await page.reload()
  await precio(page).fill('27')
  await guardar(page)
  expect(await firma()).toEqual([{ declarado_en: signed?.declarado_en, declarado_por: 'almaenigma' }])
})

test('the preview shows the draft as typed, in the real page, language and width', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await nuevoPlato(page, plato)
  await idioma(page, 'English')
  await campo(page, 'Nombre (English)').fill(`${plato} unsaved`)
  await precio(page).fill('31,00')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  const marco = page.frameLocator('iframe')
  await expect(marco.getByRole('heading', { name: `${plato} unsaved` })).toBeVisible({ timeout: 20_000 })
  await expect(marco.getByText(/31[.,]00/).first()).toBeVisible()
  const ancho = () => page.locator('iframe').evaluate((frame) => frame.clientWidth)
  expect(await ancho()).toBe(390)
  await page.getByRole('button', { name: 'Escritorio' }).click()
  await expect.poll(ancho).toBe(1280)
  await page.getByRole('dialog', { name: 'Vista previa' }).getByRole('combobox').selectOption('es')
  await expect(marco.getByRole('heading', { name: plato, exact: true })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Cerrar la vista previa' }).click()
  // Nothing of it is stored, and no guest has seen it.
  expect((await page.request.get('/en/menu')).status()).toBe(200)
  expect(await (await page.request.get('/en/menu')).text()).not.toContain('unsaved')
  expect(await sql`select 1 from platos where traducciones::text like '%unsaved%'`).toHaveLength(0)
  await page.getByRole('button', { name: 'Descartar' }).click()
})

test('the preview is for administrators alone, is kept by nobody, and says what is missing', async ({
  panel: page,
  browser,
  baseURL,
}) => {
  const answer = await page.request.get('/almaenigma/vista/platos/en?d=x')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toMatch(/no-store/)
  expect(answer.headers()['x-robots-tag']).toContain('noindex')
  expect(await answer.text()).toContain('Aún no se puede ver')
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' })
  const refused = await stranger.request.get('/almaenigma/vista/platos/en?d=x', { maxRedirects: 0 })
  expect([303, 307]).toContain(refused.status())
  await stranger.close()
})

test('a drink is made, edited in two languages, and seen by the next visitor', async ({
  panel: page,
  axe,
}) => {
  const bebida = nombre()
  await page.goto('/almaenigma/bebidas/nuevo')
  await campo(page, 'Nombre').fill(bebida)
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await precio(page).fill('3,50')
  await campo(page, 'Cantidad').fill('330')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Decide sobre los alérgenos' })).toBeFocused()
  await page.getByText('No contiene ninguno de los 14').click()
  await guardar(page)
  await page.waitForURL(/bebidas\/[0-9a-f-]{36}/)
  await idioma(page, 'Français')
  await campo(page, 'Nombre (Français)').fill(`${bebida} bis`)
  await guardar(page)
  await expect
    .poll(async () => (await (await page.request.get('/fr/menu')).text()).includes(`${bebida} bis`))
    .toBe(true)
  await axe(page, 'editor of a drink')
})

test('a wine: grapes, glass and bottle, sulphites, and its dish says so too', async ({
  panel: page,
  sql,
  axe,
}) => {
  const [vino, plato] = [nombre(), nombre()]
  await nuevoPlato(page, plato)
  await page.goto('/almaenigma/vinos/nuevo')
  await campo(page, 'Nombre').fill(vino)
  await campo(page, 'Bodega').fill('Bodega de prueba')
  await page.getByLabel('Estilo').selectOption('blanco')
  await campo(page, 'Botella').fill('24')
  await campo(page, 'Copa').fill('4,50')
  await campo(page, 'Botellas').fill('6')
  await campo(page, 'Uva').selectOption({ index: 1 })
  await campo(page, 'Parte').fill('100')
  await page.getByText('No contiene ninguno de los 14').click()
  await page.getByRole('button', { name: 'Añadir un plato' }).click()
  await page.getByLabel('Plato', { exact: true }).selectOption({ label: plato })
  await campo(page, 'Por qué van bien').fill('Por la sal.')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Revisa los campos' })
  await expect(alert).toContainText('sulfitos')
  await expect(alert).toContainText('de cuántos mililitros')
  await campo(page, 'Cada copa').fill('120')
  await page
    .getByRole('group', { name: /Sulfitos|sulfitos/ })
    .getByText('Contiene', { exact: true })
    .click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  await guardar(page)
  await page.waitForURL(/vinos\/[0-9a-f-]{36}/)
  await expect.poll(async () => (await (await page.request.get('/wine')).text()).includes(vino)).toBe(true)
  await expect.poll(async () => (await (await page.request.get('/menu')).text()).includes(vino)).toBe(true)
  const [row] = await sql<{ uvas: unknown; copa_ml: number; platos: string[] }[]>`
    select v.uvas, v.copa_ml, array_agg(p.nombre) as platos from vinos v
    join maridajes m on m.vino_id = v.id join platos p on p.id = m.plato_id where v.nombre = ${vino} group by v.id`
  expect(row).toMatchObject({ copa_ml: 120, platos: [plato], uvas: [{ porcentaje: 100 }] })
  await axe(page, 'editor of a wine')
})

test('axe, and nothing sticks out at 390', async ({ panel: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/almaenigma/platos/nuevo', '/almaenigma/bebidas/nuevo', '/almaenigma/vinos/nuevo']) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    await idioma(page, 'Deutsch')
  }
})

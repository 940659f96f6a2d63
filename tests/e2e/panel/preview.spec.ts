import { campo, freshPlato, precio } from '../support/plato-editor.ts'
import { expect, idioma, nombre, save, test } from '../support/workshop.ts'

/** The editors of the menu: the draft is seen first, and each kind of row has what is its own. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
  await sql`delete from bebidas where nombre like 'Prueba %'`
  await sql`delete from vinos where nombre like 'Prueba %'`
})

test('the preview shows the draft as typed, in the real page, language and width @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  await freshPlato(page, sql, plato)
  await idioma(page, 'English')
  await campo(page, 'Nombre (English)').fill(`${plato} unsaved`)
  await precio(page).fill('31,00')
  await page.getByRole('button', { name: 'Vista previa' }).click()
  const marco = page.frameLocator('iframe')
  await expect(marco.getByRole('heading', { name: `${plato} unsaved` })).toBeVisible({ timeout: 20_000 })
  await expect(marco.getByText(/31[.,]00/).first()).toBeVisible()
  const width = () => page.locator('iframe').evaluate((frame) => frame.clientWidth)
  expect(await width()).toBe(390)
  await page.getByRole('button', { name: 'Escritorio' }).click()
  await expect.poll(width).toBe(1280)
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

test('a wine: grapes, glass and bottle, sulphites, and its dish says so too @matrix', async ({
  panel: page,
  sql,
  axe,
}) => {
  const [vino, plato] = [nombre(), nombre()]
  await freshPlato(page, sql, plato)
  // No save of the back office has told the menu of this dish.
  const told = await page.request.post('/almaenigma/publicar', {
    data: ['carta'],
    headers: { origin: new URL(page.url()).origin },
  })
  expect(told.status()).toBe(204)
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
  await save(page)
  await page.waitForURL(/vinos\/[0-9a-f-]{36}/)
  await expect.poll(async () => (await (await page.request.get('/wine')).text()).includes(vino)).toBe(true)
  await expect.poll(async () => (await (await page.request.get('/menu')).text()).includes(vino)).toBe(true)
  const [row] = await sql<{ uvas: unknown; copa_ml: number; platos: string[] }[]>`
    select v.uvas, v.copa_ml, array_agg(p.nombre) as platos from vinos v
    join maridajes m on m.vino_id = v.id join platos p on p.id = m.plato_id where v.nombre = ${vino} group by v.id`
  expect(row).toMatchObject({ copa_ml: 120, platos: [plato], uvas: [{ porcentaje: 100 }] })
  await axe(page, 'editor of a wine')
})

test('axe, and nothing sticks out at 390 @matrix', async ({ panel: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/almaenigma/platos/nuevo', '/almaenigma/bebidas/nuevo', '/almaenigma/vinos/nuevo']) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    await idioma(page, 'Deutsch')
  }
})

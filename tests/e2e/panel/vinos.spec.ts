import type { Page } from '@playwright/test'
import { rowLife } from '../support/row-life.ts'
import { expect, nombre, save, test } from '../support/workshop.ts'

/**
 * Wines: their list and their life, each step seen by the next visitor. In CI the verbs that panel-bebidas leaves out; a
 * dish's life is whole there too (panel-platos).
 */

test.afterEach(async ({ sql }) => {
  await sql`delete from vinos where nombre like 'Prueba %'`
})

async function fresh(page: Page, vino: string): Promise<boolean> {
  await page.goto('/almaenigma/vinos/nuevo')
  await page.getByLabel('Nombre', { exact: true }).fill(vino)
  await page.getByLabel('Bodega', { exact: true }).fill('Bodega de Prueba')
  await page.getByLabel('Estilo').selectOption('naranja')
  await page.getByLabel('Nota de cata', { exact: true }).fill(`Nota de ${vino}.`)
  await page.getByLabel('Botella', { exact: true }).fill('24,00')
  await page.getByLabel('Botellas', { exact: true }).fill('12')
  await page.getByRole('group', { name: 'Sulfitos' }).getByText('Contiene', { exact: true }).click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  return save(page)
}

test('a wine is made, told in two languages, moved with the keyboard, and restored; in verify its whole life @matrix', async ({
  panel: page,
}) => {
  test.slow()
  await rowLife(page, {
    verbos: ['volver', 'mover'],
    lista: '/almaenigma/vinos',
    nombres: [nombre(), nombre()],
    nueva: fresh,
    publica: '/wine',
    inglesa: '/en/wine',
    enIngles: { 'Nota de cata (English)': 'Tastes of a test.' },
    precio: 'Botella',
  })
})

test('all of one winery dearer at once, after a look at the prices, and one undo @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const bodega = `Bodega ${nombre()}`
  for (const [i, copa] of [null, 500].entries())
    await sql`insert into vinos (slug, nombre, bodega, pais, estilo, precio_botella_cents, precio_copa_cents, copa_ml, stock)
      values (${`prueba-lote-${i}`}, ${`Prueba lote ${i}`}, ${bodega}, 'España', 'tinto', ${2000 + i * 55}, ${copa}, ${copa && 120}, 6)`
  const precios = async () =>
    (
      await sql`select precio_botella_cents as b, precio_copa_cents as c from vinos where bodega = ${bodega} order by slug`
    ).map(({ b, c }) => [b, c])
  await page.goto(`/almaenigma/vinos?q=${encodeURIComponent(bodega)}&seleccion=1`)
  const bar = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  await bar.getByLabel(/Todos los encontrados \(2\)/).check()
  await bar.getByRole('button', { name: 'Precios…' }).click()
  await bar.getByLabel('Subir o bajar %').fill('10')
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(bar.getByRole('region', { name: 'Precios antes y después' }).getByRole('row')).toHaveCount(4)
  await bar.getByRole('button', { name: 'Cambiar los precios de 2 vinos' }).click()
  await expect(page.getByText('2 vinos: con precios nuevos.')).toBeVisible({ timeout: 30_000 })
  expect(await precios()).toEqual([
    [2200, null],
    [2260, 550],
  ])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('2 vinos como antes.')).toBeVisible({ timeout: 30_000 })
  expect(await precios()).toEqual([
    [2000, null],
    [2055, 500],
  ])
})

import type { Page } from '@playwright/test'
import { rowLife } from '../support/row-life.ts'
import { expect, nombre, save, saying, test } from '../support/workshop.ts'

/**
 * Drinks: their list and their life, each step seen by the next visitor. In CI the verbs that panel-vinos leaves out; a
 * dish's life is whole there too (panel-platos).
 */

test.afterEach(async ({ sql }) => {
  await sql`delete from bebidas where nombre like 'Prueba %'`
})

async function fresh(page: Page, bebida: string): Promise<boolean> {
  await page.goto('/almaenigma/bebidas/nuevo')
  await page.getByLabel('Nombre', { exact: true }).fill(bebida)
  await page.getByLabel('Descripción', { exact: true }).fill('Con hielo.')
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await page.getByLabel('Precio', { exact: true }).fill('3,50')
  await page.getByText('No contiene ninguno de los 14').click()
  return save(page)
}

test('a drink is made, told in two languages, hidden, deleted and undone; in verify its whole life @matrix', async ({
  panel: page,
}) => {
  test.slow()
  await rowLife(page, {
    verbos: ['ocultar', 'borrar'],
    lista: '/almaenigma/bebidas',
    nombres: [nombre(), nombre()],
    nueva: fresh,
    publica: '/menu',
    inglesa: '/en/menu',
    enIngles: { 'Nombre (English)': 'Test drink', 'Descripción (English)': 'On the rocks.' },
    precio: 'Precio',
  })
})

test('sold out for today, copied, and found by its name @matrix', async ({ panel: page, sql, axe }) => {
  test.slow()
  const bebida = nombre()
  const [row] = await sql`insert into bebidas (slug, categoria_id, nombre, orden)
    select ${bebida.toLowerCase().replace(' ', '-')}, id, ${bebida}, -1 from categorias
    where tipo = 'bebida' order by orden, slug limit 1 returning id`
  await sql`insert into bebida_precios (bebida_id, formato, cents) values (${row?.id}, 'unico', 300)`
  await page.goto(`/almaenigma/bebidas?q=${encodeURIComponent(bebida.toUpperCase())}`)
  await expect(page.getByRole('row', { name: bebida })).toHaveCount(1)
  const verb = async (option: string) => {
    await page.getByRole('button', { name: `Acciones de ${bebida}`, exact: true }).click()
    const menu = page.getByRole('region', { name: `Acciones de ${bebida}`, exact: true })
    await expect(menu).toBeVisible()
    await axe(page, option)
    await menu.getByText(option, { exact: true }).click()
  }
  await verb('Agotado hoy')
  await saying(page, `${bebida}: agotado hoy.`)
  await expect(page.getByRole('row', { name: bebida })).toContainText('agotada hoy', { timeout: 20_000 })
  await verb('Duplicar')
  await saying(page, `Hay una copia de ${bebida} justo debajo`)
  await expect(page.getByRole('row', { name: `${bebida} (copia)` })).toContainText('alérgenos sin declarar', {
    timeout: 20_000,
  })
})

import type { Page } from '@playwright/test'
import { expect, nombre, test } from '../support/workshop.ts'

/** The frame of the back office stands still: what is opened in it scrolls, the frame does not. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
})

const frameTop = (page: Page) =>
  page
    .locator('#cajon')
    .evaluate((node) => (node.parentElement?.scrollTop ?? -1) + document.documentElement.scrollTop)

for (const width of [1024, 1440])
  test(`19.14 opening a row moves the frame by nothing at ${width} px: dishes, wines, drinks, guests, reports @matrix`, async ({
    panel: page,
    sql,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await sql`insert into clientes (nombre) values ('Prueba del marco')`
    const found: string[] = []
    for (const seccion of ['platos', 'vinos', 'bebidas', 'reservas/clientes', 'reservas']) {
      await page.goto(`/almaenigma/${seccion}`)
      const link =
        seccion === 'reservas'
          ? page.getByRole('link', { name: 'Informes' })
          : page.locator(`main a[href^="/almaenigma/${seccion}/"]:visible`, { hasText: /\S/ }).last()
      await link.click()
      await page.waitForURL((url) => url.pathname !== `/almaenigma/${seccion}`)
      await expect(page.locator('main h1')).toBeVisible()
      const top = await frameTop(page)
      if (top !== 0) found.push(`${seccion}: ${top} px`)
      await expect(page.getByRole('link', { name: 'Ver la web' })).toBeInViewport({ ratio: 1 })
    }
    await sql`delete from clientes where nombre = 'Prueba del marco'`
    expect(found).toEqual([])
  })

test('19.17 signing out is in view in a window of 700 px, and on a phone’s drawer @matrix', async ({
  panel: page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await page.goto('/almaenigma')
  const out = page.getByRole('button', { name: 'Cerrar sesión' })
  await expect(out).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 640 })
  await page.getByRole('button', { name: 'Abrir el menú' }).click()
  await expect(out).toBeInViewport({ ratio: 1 })
})

test('19.17 a word of sixty letters in one name pushes nothing out of the list, on a desk and on a phone @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = `${nombre()} ${'Gambarrojadedenia'.repeat(4).slice(0, 60)}`
  await sql`insert into platos (slug, categoria_id, nombre, declarado_en)
    select ${`prueba-${Date.now()}`}, id, ${plato}, now() from categorias where tipo = 'plato' limit 1`
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of [`/almaenigma/platos?q=${encodeURIComponent(plato)}`, '/almaenigma/historial']) {
      await page.goto(path)
      await expect(page.getByText(plato).first()).toBeVisible()
      const wide = await page.evaluate(() => {
        const main = document.querySelector('main')
        return Math.max(
          document.documentElement.scrollWidth - document.documentElement.clientWidth,
          (main?.scrollWidth ?? 0) - (main?.clientWidth ?? 0),
        )
      })
      expect([path, width, wide]).toEqual([path, width, 0])
    }
  }
})

test('19.17 a pressed row answers at once, before its editor is there @matrix', async ({
  panel: page,
  sql,
}) => {
  const plato = nombre()
  const [row] = await sql<{ id: string }[]>`insert into platos (slug, categoria_id, nombre, declarado_en)
    select ${`prueba-${Date.now()}`}, id, ${plato}, now() from categorias where tipo = 'plato' limit 1 returning id`
  await page.goto(`/almaenigma/platos?q=${encodeURIComponent(plato)}`)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/almaenigma/platos/${row?.id}**`, async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('link', { name: plato }).click()
  await expect(page.locator('tr:has([data-abre])')).toContainText(plato)
  resolve()
  await expect(page.getByRole('heading', { level: 1, name: plato })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { rowLife } from '../support/row-life.ts'
import {
  asa,
  expect,
  menu,
  moveByKeyboard,
  nombre,
  rows,
  save,
  saying,
  test,
  undo,
} from '../support/workshop.ts'

/** Dishes: their list and their life, each step seen by the next visitor. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
  await sql`delete from categorias where slug like 'prueba-%'`
})

const LISTA = '/almaenigma/platos'

async function fresh(page: Page, plato: string): Promise<boolean> {
  await page.goto(`${LISTA}/nuevo`)
  await page.getByLabel('Nombre', { exact: true }).fill(plato)
  await page.getByLabel('Descripción', { exact: true }).fill('Abierta en la mesa.')
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await page.getByLabel('Precio', { exact: true }).fill('24,00')
  await page.getByRole('group', { name: 'Crustáceos' }).getByText('Contiene', { exact: true }).click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  return save(page)
}

test('a dish is made, told in two languages, hidden, deleted and undone; in verify its whole life', async ({
  panel: page,
}) => {
  test.slow()
  await rowLife(page, {
    verbos: ['ocultar', 'borrar'],
    lista: LISTA,
    nombres: [nombre(), nombre()],
    nueva: fresh,
    publica: '/menu',
    inglesa: '/en/menu',
    enIngles: { 'Nombre (English)': 'Test dish', 'Descripción (English)': 'Opened at the table.' },
    precio: 'Precio',
  })
})

test('an order is taken back before the list has come anew @matrix', async ({ panel: page }) => {
  await page.goto(LISTA)
  const antes = await rows(page)
  const [first = ''] = antes
  // The list's own answers are late; what is saved is not.
  const espera = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await espera.promise
      await route.continue()
    },
  )
  await moveByKeyboard(page, first, 1)
  await expect.poll(async () => (await rows(page))[1]).toBe(first)
  await undo(page, `${first} vuelve a su sitio.`)
  espera.resolve()
  await expect.poll(() => rows(page)).toEqual(antes)
})

test('a row is dragged by its handle, sent by its menu, copied and sold out @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const [categoria] = await sql`insert into categorias (slug, tipo, nombre, orden)
    values ('prueba-orden', 'plato', 'Prueba', -5) returning id`
  const all = ['A', 'B', 'C', 'D'].map((letter) => `Prueba ${letter}`)
  for (const [i, plato] of all.entries())
    await sql`insert into platos (slug, categoria_id, nombre, orden)
      values (${`prueba-orden-${i}`}, ${categoria?.id}, ${plato}, ${i})`
  const own = () =>
    rows(page).then((list) =>
      list
        .filter((n) => n.startsWith('Prueba '))
        .map((n) => n.slice(7))
        .join(''),
    )
  await page.goto(LISTA)
  expect(await own()).toBe('ABCD')

  const from = await asa(page, 'Prueba A').boundingBox()
  const to = await asa(page, 'Prueba C').boundingBox()
  if (!from || !to) throw new Error('no handle')
  await page.mouse.move(from.x + 8, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 60, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 34, { steps: 8 })
  await page.mouse.up()
  await saying(page, 'Prueba A pasa a la posición 3 de 4.')
  expect(await own()).toBe('BCAD')
  await expect(page.getByRole('region', { name: 'Acciones de Prueba A' })).toBeHidden()
  await expect
    .poll(async () =>
      (await sql`select nombre from platos where categoria_id = ${categoria?.id} order by orden`)
        .map((r) => r.nombre.slice(7))
        .join(''),
    )
    .toBe('BCAD')

  await menu(page, 'Prueba D', 'Mover al principio')
  await saying(page, 'Prueba D pasa al principio.')
  await expect.poll(own, { timeout: 20_000 }).toBe('DBCA')
  await menu(page, 'Prueba B', 'Mover abajo')
  await saying(page, 'Prueba B pasa a la posición 3 de 4.')
  await expect.poll(own, { timeout: 20_000 }).toBe('DCBA')
  await menu(page, 'Prueba C', 'Agotado hoy')
  await saying(page, 'Prueba C: agotado hoy.')
  await expect(page.getByRole('row', { name: /Prueba C/ })).toContainText('agotado hoy')
  await menu(page, 'Prueba C', 'Duplicar')
  await saying(page, 'Hay una copia de Prueba C justo debajo')
  await expect.poll(own, { timeout: 20_000 }).toBe('DCC (copia)BA')
  await expect(page.getByRole('switch', { name: 'Prueba C (copia)' })).toHaveAttribute(
    'aria-checked',
    'false',
  )
})

test('many at once: hidden, published, dearer after a look at the prices, and one undo for all @matrix', async ({
  panel: page,
  sql,
  axe,
}) => {
  test.slow()
  const [categoria] = await sql`select id from categorias where tipo = 'plato' order by orden limit 1`
  const all = [nombre(), nombre(), nombre()]
  for (const [i, plato] of all.entries()) {
    const [row] = await sql`insert into platos (slug, categoria_id, nombre)
      values (${plato.toLowerCase().replace(' ', '-')}, ${categoria?.id}, ${plato}) returning id`
    await sql`insert into plato_precios (plato_id, formato, cents) values (${row?.id}, 'unico', ${1000 + i * 333})`
  }
  const precios = async () =>
    (
      await sql`select x.cents from plato_precios x join platos p on p.id = x.plato_id where p.nombre = any (${all}) order by x.cents`
    ).map((r) => r.cents)
  const visible = async () => (await sql`select 1 from platos where nombre = any (${all}) and visible`).length
  await page.goto(`${LISTA}?q=prueba`)
  await page.getByRole('link', { name: 'Seleccionar' }).click()
  const bar = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  await bar.getByRole('button', { name: 'Ocultar' }).click()
  await saying(page, 'Marca antes al menos una fila.')
  for (const plato of all) await page.getByRole('checkbox', { name: `Seleccionar ${plato}` }).check()
  await expect(bar).toContainText('3 platos')
  await bar.getByRole('button', { name: 'Ocultar' }).click()
  await saying(page, '3 platos: ocultos.')
  expect(await visible()).toBe(0)
  await undo(page, '3 platos como antes.')
  expect(await visible()).toBe(3)

  await bar.getByRole('button', { name: 'Precios…' }).click()
  await bar.getByLabel('Subir o bajar %').fill('mucho')
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(bar.getByRole('alert')).toContainText('Escribe un porcentaje')
  await bar.getByLabel('Subir o bajar %').fill('-7,5')
  await bar.getByLabel('Redondear a').selectOption('50')
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  const tabla = bar.getByRole('region', { name: 'Precios antes y después' })
  await expect(tabla.getByRole('row')).toHaveCount(4)
  await expect(tabla).toContainText(/10,00\s€.*9,50/)
  await axe(page, 'prices before and after')
  expect(await precios()).toEqual([1000, 1333, 1666])
  await bar.getByRole('button', { name: 'Cambiar los precios de 3 platos' }).click()
  await saying(page, '3 platos: con precios nuevos.')
  expect(await precios()).toEqual([950, 1250, 1550])
  await undo(page, '3 platos como antes.')
  expect(await precios()).toEqual([1000, 1333, 1666])

  await bar.getByRole('button', { name: 'Publicar' }).click()
  await saying(page, 'No había nada que cambiar.')
})

test('prices looked at stay until something else is asked, and an answer that was overtaken is not shown @matrix', async ({
  panel: page,
  sql,
}) => {
  const [categoria] = await sql`select id from categorias where tipo = 'plato' order by orden limit 1`
  const plato = nombre()
  const [row] = await sql`insert into platos (slug, categoria_id, nombre)
    values (${plato.toLowerCase().replace(' ', '-')}, ${categoria?.id}, ${plato}) returning id`
  await sql`insert into plato_precios (plato_id, formato, cents) values (${row?.id}, 'unico', 1000)`
  await page.goto(`${LISTA}?seleccion=1&q=${plato}`)
  const bar = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  const percentage = bar.getByLabel('Subir o bajar %')
  const tabla = bar.getByRole('region', { name: 'Precios antes y después' })
  await page.getByRole('checkbox', { name: `Seleccionar ${plato}` }).check()
  await bar.getByRole('button', { name: 'Precios…' }).click()

  // Asked with Enter, and the field left afterwards.
  await percentage.fill('10')
  await percentage.press('Enter')
  await expect(tabla).toContainText(/10,00\s€.*11,00/)
  await percentage.press('Tab')
  await expect(bar.getByLabel('Redondear a')).toBeFocused()
  await expect(tabla).toBeVisible()

  // The list comes anew: with the name the row has by now.
  await sql`update platos set nombre = ${`${plato} bis`} where id = ${row?.id}`
  await page.getByRole('switch', { name: plato }).click()
  await expect(page.getByRole('checkbox', { name: `Seleccionar ${plato} bis` })).toBeChecked({
    timeout: 20_000,
  })
  await expect(tabla).toBeVisible()

  // Another percent while the answer to the first one is on its way.
  const espera = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname === LISTA,
    async (route) => {
      if (route.request().method() === 'POST') await espera.promise
      await route.continue()
    },
  )
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(bar.getByRole('button', { name: 'Ver los cambios' })).toBeDisabled()
  await percentage.fill('50')
  espera.resolve()
  await expect(bar.getByRole('button', { name: 'Ver los cambios' })).toBeEnabled()
  await expect(tabla).toBeHidden()
  await expect(bar.getByRole('button', { name: /^Cambiar los precios/ })).toBeHidden()
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(tabla).toContainText(/10,00\s€.*15,00/)

  // Changed, looked at once more, and the change taken back: what is shown would start from prices that are no more.
  await bar.getByRole('button', { name: 'Cambiar los precios de 1 plato' }).click()
  await saying(page, '1 plato: con precios nuevos.')
  await percentage.press('Enter')
  await expect(tabla).toContainText(/15,00\s€.*22,50/)
  await undo(page, '1 plato como antes.')
  await expect(tabla).toBeHidden()
  await bar.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(tabla).toContainText(/10,00\s€.*15,00/)

  // Another search: what was looked at was about other rows.
  await page.getByRole('searchbox', { name: 'Buscar platos' }).fill('croqueta')
  await expect.poll(() => rows(page)).toContain('Croqueta de jamón ibérico')
  await expect(tabla).toBeHidden()
})

test('the search forgives accents, the tabs count, and without JavaScript both and the order work @matrix', async ({
  panel: page,
  browser,
  baseURL,
  sql,
}) => {
  await page.goto(LISTA)
  await page.getByRole('searchbox', { name: 'Buscar platos' }).fill('JAMON IBERICO')
  await expect.poll(() => rows(page)).toContain('Croqueta de jamón ibérico')
  await expect(page).toHaveURL(/q=JAMON\+IBERICO/)
  await page.getByRole('link', { name: /^Ocultos/ }).click()
  await expect(page.getByText('Ningún plato coincide')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todo' }).click()
  await expect.poll(async () => (await rows(page)).length).toBe(50)
  await page.getByRole('link', { name: 'Siguientes' }).click()
  await expect.poll(async () => (await rows(page)).length).toBe((await sql`select 1 from platos`).length - 50)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto(LISTA)
  const [first = '', second = ''] = await rows(plain)
  await menu(plain, second, 'Mover arriba')
  await expect.poll(() => rows(plain).then((all) => all.slice(0, 2))).toEqual([second, first])
  await menu(plain, second, 'Mover abajo')
  await expect.poll(() => rows(plain).then((all) => all.slice(0, 2))).toEqual([first, second])
  await context.close()
})

test('on a phone: nothing sticks out, in the list and while selecting @matrix', async ({ panel: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
  for (const path of [LISTA, `${LISTA}?seleccion=1`, `${LISTA}?q=nada-de-nada`]) {
    await page.goto(path)
    await expect.poll(wide, path).toBe(390)
  }
})

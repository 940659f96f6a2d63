import type { Page } from '@playwright/test'
import { vidaDeUnaFila } from '../support/row-life.ts'
import {
  asa,
  deshacer,
  dicho,
  expect,
  filas,
  guardar,
  menu,
  moverConTeclado,
  nombre,
  test,
} from '../support/workshop.ts'

/** Dishes: their list and their life, each step seen by the next visitor. */

test.afterEach(async ({ sql }) => {
  await sql`delete from platos where nombre like 'Prueba %'`
  await sql`delete from categorias where slug like 'prueba-%'`
})

const LISTA = '/almaenigma/platos'

async function nuevo(page: Page, plato: string): Promise<boolean> {
  await page.goto(`${LISTA}/nuevo`)
  await page.getByLabel('Nombre', { exact: true }).fill(plato)
  await page.getByLabel('Descripción', { exact: true }).fill('Abierta en la mesa.')
  await page.getByLabel('Categoría').selectOption({ index: 1 })
  await page.getByLabel('Precio', { exact: true }).fill('24,00')
  await page.getByRole('group', { name: 'Crustáceos' }).getByText('Contiene', { exact: true }).click()
  await page.getByText('Declaro los alérgenos que he marcado').click()
  return guardar(page)
}

test('a dish is made, told in two languages, hidden, deleted and undone; in verify its whole life', async ({
  panel: page,
}) => {
  test.slow()
  await vidaDeUnaFila(page, {
    verbos: ['ocultar', 'borrar'],
    lista: LISTA,
    nombres: [nombre(), nombre()],
    nueva: nuevo,
    publica: '/menu',
    inglesa: '/en/menu',
    enIngles: { 'Nombre (English)': 'Test dish', 'Descripción (English)': 'Opened at the table.' },
    precio: 'Precio',
  })
})

test('an order is taken back before the list has come anew', async ({ panel: page }) => {
  await page.goto(LISTA)
  const antes = await filas(page)
  const [primera = ''] = antes
  // The list's own answers are late; what is saved is not.
  const espera = Promise.withResolvers<void>()
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await espera.promise
      await route.continue()
    },
  )
  await moverConTeclado(page, primera, 1)
  await expect.poll(async () => (await filas(page))[1]).toBe(primera)
  await deshacer(page, `${primera} vuelve a su sitio.`)
  espera.resolve()
  await expect.poll(() => filas(page)).toEqual(antes)
})

test('a row is dragged by its handle, sent by its menu, copied and sold out @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const [categoria] = await sql`insert into categorias (slug, tipo, nombre, orden)
    values ('prueba-orden', 'plato', 'Prueba', -5) returning id`
  const all = ['A', 'B', 'C', 'D'].map((letra) => `Prueba ${letra}`)
  for (const [i, plato] of all.entries())
    await sql`insert into platos (slug, categoria_id, nombre, orden)
      values (${`prueba-orden-${i}`}, ${categoria?.id}, ${plato}, ${i})`
  const suyas = () =>
    filas(page).then((list) =>
      list
        .filter((n) => n.startsWith('Prueba '))
        .map((n) => n.slice(7))
        .join(''),
    )
  await page.goto(LISTA)
  expect(await suyas()).toBe('ABCD')

  const from = await asa(page, 'Prueba A').boundingBox()
  const to = await asa(page, 'Prueba C').boundingBox()
  if (!from || !to) throw new Error('no handle')
  await page.mouse.move(from.x + 8, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 60, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 34, { steps: 8 })
  await page.mouse.up()
  await dicho(page, 'Prueba A pasa a la posición 3 de 4.')
  expect(await suyas()).toBe('BCAD')
  await expect(page.getByRole('region', { name: 'Acciones de Prueba A' })).toBeHidden()
  await expect
    .poll(async () =>
      (await sql`select nombre from platos where categoria_id = ${categoria?.id} order by orden`)
        .map((r) => r.nombre.slice(7))
        .join(''),
    )
    .toBe('BCAD')

  await menu(page, 'Prueba D', 'Mover al principio')
  await dicho(page, 'Prueba D pasa al principio.')
  await expect.poll(suyas, { timeout: 20_000 }).toBe('DBCA')
  await menu(page, 'Prueba B', 'Mover abajo')
  await dicho(page, 'Prueba B pasa a la posición 3 de 4.')
  await expect.poll(suyas, { timeout: 20_000 }).toBe('DCBA')
  await menu(page, 'Prueba C', 'Agotado hoy')
  await dicho(page, 'Prueba C: agotado hoy.')
  await expect(page.getByRole('row', { name: /Prueba C/ })).toContainText('agotado hoy')
  await menu(page, 'Prueba C', 'Duplicar')
  await dicho(page, 'Hay una copia de Prueba C justo debajo')
  await expect.poll(suyas, { timeout: 20_000 }).toBe('DCC (copia)BA')
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
  const visibles = async () =>
    (await sql`select 1 from platos where nombre = any (${all}) and visible`).length
  await page.goto(`${LISTA}?q=prueba`)
  await page.getByRole('link', { name: 'Seleccionar' }).click()
  const barra = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  await barra.getByRole('button', { name: 'Ocultar' }).click()
  await dicho(page, 'Marca antes al menos una fila.')
  for (const plato of all) await page.getByRole('checkbox', { name: `Seleccionar ${plato}` }).check()
  await expect(barra).toContainText('3 platos')
  await barra.getByRole('button', { name: 'Ocultar' }).click()
  await dicho(page, '3 platos: ocultos.')
  expect(await visibles()).toBe(0)
  await deshacer(page, '3 platos como antes.')
  expect(await visibles()).toBe(3)

  await barra.getByRole('button', { name: 'Precios…' }).click()
  await barra.getByLabel('Subir o bajar %').fill('mucho')
  await barra.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(barra.getByRole('alert')).toContainText('Escribe un porcentaje')
  await barra.getByLabel('Subir o bajar %').fill('-7,5')
  await barra.getByLabel('Redondear a').selectOption('50')
  await barra.getByRole('button', { name: 'Ver los cambios' }).click()
  const tabla = barra.getByRole('region', { name: 'Precios antes y después' })
  await expect(tabla.getByRole('row')).toHaveCount(4)
  await expect(tabla).toContainText(/10,00\s€.*9,50/)
  await axe(page, 'prices before and after')
  expect(await precios()).toEqual([1000, 1333, 1666])
  await barra.getByRole('button', { name: 'Cambiar los precios de 3 platos' }).click()
  await dicho(page, '3 platos: con precios nuevos.')
  expect(await precios()).toEqual([950, 1250, 1550])
  await deshacer(page, '3 platos como antes.')
  expect(await precios()).toEqual([1000, 1333, 1666])

  await barra.getByRole('button', { name: 'Publicar' }).click()
  await dicho(page, 'No había nada que cambiar.')
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
  const barra = page.getByRole('form', { name: 'Cambiar lo seleccionado' })
  const porcentaje = barra.getByLabel('Subir o bajar %')
  const tabla = barra.getByRole('region', { name: 'Precios antes y después' })
  await page.getByRole('checkbox', { name: `Seleccionar ${plato}` }).check()
  await barra.getByRole('button', { name: 'Precios…' }).click()

  // Asked with Enter, and the field left afterwards.
  await porcentaje.fill('10')
  await porcentaje.press('Enter')
  await expect(tabla).toContainText(/10,00\s€.*11,00/)
  await porcentaje.press('Tab')
  await expect(barra.getByLabel('Redondear a')).toBeFocused()
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
  await barra.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(barra.getByRole('button', { name: 'Ver los cambios' })).toBeDisabled()
  await porcentaje.fill('50')
  espera.resolve()
  await expect(barra.getByRole('button', { name: 'Ver los cambios' })).toBeEnabled()
  await expect(tabla).toBeHidden()
  await expect(barra.getByRole('button', { name: /^Cambiar los precios/ })).toBeHidden()
  await barra.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(tabla).toContainText(/10,00\s€.*15,00/)

  // Changed, looked at once more, and the change taken back: what is shown would start from prices that are no more.
  await barra.getByRole('button', { name: 'Cambiar los precios de 1 plato' }).click()
  await dicho(page, '1 plato: con precios nuevos.')
  await porcentaje.press('Enter')
  await expect(tabla).toContainText(/15,00\s€.*22,50/)
  await deshacer(page, '1 plato como antes.')
  await expect(tabla).toBeHidden()
  await barra.getByRole('button', { name: 'Ver los cambios' }).click()
  await expect(tabla).toContainText(/10,00\s€.*15,00/)

  // Another search: what was looked at was about other rows.
  await page.getByRole('searchbox', { name: 'Buscar platos' }).fill('croqueta')
  await expect.poll(() => filas(page)).toContain('Croqueta de jamón ibérico')
  await expect(tabla).toBeHidden()
})

test('the search forgives accents, the tabs count, and without JavaScript both and the order work', async ({
  panel: page,
  browser,
  baseURL,
  sql,
}) => {
  await page.goto(LISTA)
  await page.getByRole('searchbox', { name: 'Buscar platos' }).fill('JAMON IBERICO')
  await expect.poll(() => filas(page)).toContain('Croqueta de jamón ibérico')
  await expect(page).toHaveURL(/q=JAMON\+IBERICO/)
  await page.getByRole('link', { name: /^Ocultos/ }).click()
  await expect(page.getByText('Ningún plato coincide')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todo' }).click()
  await expect.poll(async () => (await filas(page)).length).toBe(50)
  await page.getByRole('link', { name: 'Siguientes' }).click()
  await expect
    .poll(async () => (await filas(page)).length)
    .toBe((await sql`select 1 from platos`).length - 50)

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await context.addCookies(await page.context().cookies())
  const plain = await context.newPage()
  await plain.goto(LISTA)
  const [first = '', second = ''] = await filas(plain)
  await menu(plain, second, 'Mover arriba')
  await expect.poll(() => filas(plain).then((all) => all.slice(0, 2))).toEqual([second, first])
  await menu(plain, second, 'Mover abajo')
  await expect.poll(() => filas(plain).then((all) => all.slice(0, 2))).toEqual([first, second])
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

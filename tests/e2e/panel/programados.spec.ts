import { inEveryWay } from '../support/panel/panel-modes.ts'
import { expect, saying, test, undo } from '../support/workshop.ts'

/** Point 18: changes with a date, on a dish that no other test knows by its price. */

type Dish = { id: string; nombre: string; formato: string; cents: number }
let dish: Dish

test.beforeEach(async ({ sql }) => {
  const [row] = await sql<Dish[]>`select p.id::text, p.nombre, x.formato, x.cents
    from platos p join plato_precios x on x.plato_id = p.id
    where p.visible and (select count(*) from plato_precios y where y.plato_id = p.id) = 1
    order by p.slug desc limit 1`
  if (!row) throw new Error('no dish')
  dish = row
})
test.afterEach(async ({ sql }) => {
  await sql`delete from private.programados where fila = ${dish.id}`
  await sql`update plato_precios set cents = ${dish.cents} where plato_id = ${dish.id} and cents <> ${dish.cents}`
})

test('point 18: a price from a day and hour on: previewed, called off, taken back, done once, told in the history @matrix', async ({
  panel: page,
  sql,
}) => {
  test.slow()
  const [planned] = await sql<{ day: string }[]>`select to_char(current_date + 30, 'YYYY-MM-DD') as day`
  const cents = async () =>
    (await sql`select cents from plato_precios where plato_id = ${dish.id}`)[0]?.cents as number
  const state = async () =>
    (await sql`select estado from private.programados where fila = ${dish.id}`)[0]?.estado as string
  await page.goto(`/almaenigma/platos/${dish.id}`)
  await expect(page.getByText('No hay ninguno previsto.')).toBeVisible()
  await page.getByRole('link', { name: 'Cambiar en una fecha' }).click()
  await page.waitForURL(/programados\/nuevo/)
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText(/^Di qué cambia/).first()).toBeVisible()
  await page.getByLabel('Día', { exact: true }).fill(planned?.day ?? '')
  await page.getByLabel('Hora', { exact: true }).fill('09:30')
  await page.getByLabel(/, en euros$/).fill('99,90')
  await page.getByRole('button', { name: /^Guardar/ }).click()
  await expect(page.getByText('Guardado. Se hará solo en su momento.')).toBeVisible()
  const preview = page.getByRole('list', { name: 'Vista previa' }).getByRole('listitem')
  await expect(preview.filter({ hasText: '(cambia)' })).toHaveCount(1)
  await expect(preview.filter({ hasText: '(cambia)' })).toContainText('99,90')
  expect(await inEveryWay(page)).toEqual([])
  expect(await cents()).toBe(dish.cents)

  await page.getByRole('button', { name: 'Borrar', exact: true }).click()
  await page.getByRole('button', { name: 'Sí, borrar' }).click()
  await saying(page, / se ha borrado\./)
  expect(await state()).toBe('cancelado')
  await undo(page, / vuelve a estar como antes\./)
  await expect.poll(state).toBe('pendiente')
  await page.goto('/almaenigma/programados')
  await expect(page.getByRole('main')).toContainText('a las 09:30')
  await expect(page.getByRole('main')).toContainText(dish.nombre)
  expect(await inEveryWay(page)).toEqual([])

  // Its moment comes, and the worker's clock finds it.
  await sql`update private.programados set en = now() where fila = ${dish.id}`
  await expect.poll(state, { timeout: 45_000 }).toBe('hecho')
  expect(await cents()).toBe(9990)
  await page.goto(`/almaenigma/historial?seccion=platos&fila=${dish.id}`)
  await expect(page.getByRole('main')).toContainText('99,90')
})

test('point 18: what is to change is chosen from a list, on a phone too @matrix', async ({ panel: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/almaenigma/programados/nuevo')
  await page.getByLabel('Qué va a cambiar').selectOption({ label: dish.nombre })
  await page.getByRole('button', { name: 'Seguir' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish.nombre)
  await expect(page.getByLabel(/^En la web/)).toBeVisible()
  expect(await inEveryWay(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
